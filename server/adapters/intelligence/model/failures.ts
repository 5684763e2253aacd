import { HttpError } from '#server/kernel/http-client.ts';
import { IntelligenceError } from '../port.ts';
import { type ProviderId, providers } from './registry.ts';
import { requestedWait } from './requested-wait.ts';

/** The error cause we keep: never the request, its headers or the provider's text. */
export class ModelFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ModelFailure';
  }
}

/**
 * What a failed call means for the next one. 'dead': retrying is useless for a while; 'wait': it said when to
 * come back; 'passing': it may work in a moment; 'unsupported': it accepts the question but not this form of
 * it; 'final': this question has no answer there.
 */
export interface Failure {
  error: IntelligenceError;
  next: 'dead' | 'wait' | 'passing' | 'unsupported' | 'final';
  /** For 'wait': the requested delay. */
  waitMs?: number;
  /** For 'dead': whether all its models are affected. */
  whole?: boolean;
}

export interface Asked {
  id: ProviderId;
  /** Null when listing models. */
  modelId: string | null;
}

/** For calls without a model: only the error. */
export const explainTransport = (error: unknown): unknown =>
  error instanceof HttpError ? transportFailure(error).error : error;
export const explainStatus = (asked: Asked, answer: { status: number; body: string }): IntelligenceError =>
  answerFailure(asked, { ...answer, headers: {} }, 0).error;

export const unreadable = (cause: Error) =>
  new IntelligenceError('resposta-invalida', 'O modelo deu uma resposta que não pôde ser lida.', {
    retryable: true,
    cause,
  });

const sentences = {
  noConnection: 'Não há conexão com o provedor do modelo. Tente de novo.',
  noAnswer: 'O provedor do modelo não respondeu. Tente de novo.',
  keyRefused: 'O provedor do modelo recusou a chave.',
};
/** The provider's overall problem, derived from the stored message: a stored check has nothing else. */
export function providerProblemOf(problem: string): 'chave-recusada' | 'sem-resposta' | null {
  if (problem.startsWith(sentences.keyRefused)) return 'chave-recusada';
  return problem === sentences.noConnection || problem === sentences.noAnswer ? 'sem-resposta' : null;
}

/** Nobody there, or the wrong host: retrying in a second is useless. */
const noConnection =
  /ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/;

export function transportFailure(error: HttpError): Failure {
  const code = causes(error).flatMap((cause) =>
    cause instanceof Error && 'code' in cause ? [cause.code] : [],
  );
  const failed = (
    next: Failure['next'],
    kind: IntelligenceError['code'],
    message: string,
    retryable: boolean,
  ): Failure => ({ next, error: new IntelligenceError(kind, message, { retryable, cause: error }) });
  if (code.some((one) => noConnection.test(String(one))) || error.kind === 'host' || error.kind === 'address')
    return {
      ...failed('dead', 'indisponivel', sentences.noConnection, true),
      whole: true,
    };
  if (error.kind === 'timeout')
    return failed('final', 'tempo', 'O modelo demorou demais para responder. Tente de novo.', true);
  if (error.kind === 'too-large')
    return failed('final', 'resposta-invalida', 'O modelo deu uma resposta grande demais.', false);
  const passing = error.kind === 'network';
  return failed(passing ? 'passing' : 'dead', 'indisponivel', sentences.noAnswer, passing);
}

const noCredit = /insufficient_quota|credit_balance|billing|payment|insufficient_funds|saldo/i;
const badKey = /API_KEY_INVALID|invalid_api_key|API key not valid/;
const tooLong =
  /context_length_exceeded|maximum context|prompt is too long|exceeds the maximum number of tokens/;
const heldBack = /content_filter|content_policy|moderation/;
const noModel = /model_not_found|does not exist|not_found_error|is not found for API version/;
/** Request options that not every model accepts. */
const way =
  /schema|response_format|json_object|structured|reasoning|effort|thinking|max_tokens|max_output_tokens|max_completion_tokens|store/i;

export function answerFailure(
  { id, modelId }: Asked,
  { status, body, headers }: { status: number; body: string; headers: Record<string, string> },
  now: number,
): Failure {
  const cause = new ModelFailure(`${id} answered ${status}`);
  const { key, model } = providers[id].env;
  const failed = (
    next: Failure['next'],
    code: IntelligenceError['code'],
    message: string,
    more: { retryable?: boolean; waitMs?: number; whole?: boolean } = {},
  ): Failure => {
    const { retryable = false, ...rest } = more;
    return { next, ...rest, error: new IntelligenceError(code, message, { retryable, cause }) };
  };
  const refused = status >= 400 && status < 500;
  if (status === 402 || (refused && noCredit.test(body)))
    return failed('dead', 'indisponivel', 'A conta no provedor do modelo está sem créditos.', {
      whole: true,
    });
  if (refused && noModel.test(body) && modelId !== null)
    return failed('dead', 'indisponivel', gone(modelId, model));
  if (status === 401 || status === 403 || (status === 400 && badKey.test(body)))
    return failed('dead', 'sem-credencial', `${sentences.keyRefused} Confira ${key}.`, {
      whole: true,
    });
  if (status === 404 || status === 410)
    return modelId === null
      ? failed('dead', 'indisponivel', 'O provedor não tem uma lista de modelos neste endereço.')
      : failed('dead', 'indisponivel', gone(modelId, model));
  if (status === 429 || status === 529 || status >= 500) {
    const waitMs = requestedWait({ headers, body }, now);
    const message =
      status === 429
        ? 'O provedor do modelo está limitando os acessos. Tente de novo em alguns minutos.'
        : 'O provedor do modelo está fora do ar. Tente de novo em alguns minutos.';
    return waitMs === null
      ? failed('passing', 'indisponivel', message, { retryable: true })
      : failed('wait', 'indisponivel', message, { retryable: true, waitMs });
  }
  if (status === 413 || tooLong.test(body))
    return failed('final', 'tamanho', 'O conteúdo passa do tamanho que o modelo aceita.');
  if (refused && heldBack.test(body))
    return failed('final', 'recusa', 'O provedor do modelo recusou o conteúdo enviado.');
  if (refused)
    return failed(
      (status === 400 || status === 422) && way.test(body) ? 'unsupported' : 'final',
      'resposta-invalida',
      `O provedor do modelo recusou o pedido (${status}).`,
    );
  return { error: unreadable(cause), next: 'final' };
}

const gone = (modelId: string, variable: string) =>
  `O modelo “${modelId}” não existe ou foi desativado pelo provedor. Escolha outro em Modelos, ou confira ${variable}.`;

export function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let at = error; at !== undefined && at !== null && chain.length < 8; ) {
    chain.push(at);
    at = at instanceof Error ? at.cause : undefined;
  }
  return chain;
}
