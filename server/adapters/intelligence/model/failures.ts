import { APICallError } from 'ai';
import { HttpError } from '#server/kernel/http-client.ts';
import { IntelligenceError } from '../port.ts';
import type { Provider } from './providers.ts';

/** What goes into an error's cause: never the request, its headers or what the provider wrote. */
class ModelFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ModelFailure';
  }
}

/** The failure of one call in our words. Prompts, answers and keys stay out of it. */
export function explainFailure(error: unknown, provider: Provider): IntelligenceError {
  if (error instanceof IntelligenceError) return error;
  const http = causes(error).find((cause) => cause instanceof HttpError);
  if (http instanceof HttpError) return transportFailure(http);
  const call = causes(error).find((cause) => APICallError.isInstance(cause));
  if (APICallError.isInstance(call)) return answerFailure(call, provider);
  const kind = error instanceof Error ? error.name : typeof error;
  return new IntelligenceError('resposta-invalida', 'O modelo deu uma resposta que não pôde ser lida.', {
    retryable: true,
    cause: new ModelFailure(kind),
  });
}

function transportFailure(error: HttpError): IntelligenceError {
  if (error.kind === 'timeout')
    return new IntelligenceError('tempo', 'O modelo demorou demais para responder. Tente de novo.', {
      retryable: true,
      cause: error,
    });
  if (error.kind === 'too-large')
    return new IntelligenceError('resposta-invalida', 'O modelo deu uma resposta grande demais.', {
      cause: error,
    });
  return new IntelligenceError('indisponivel', 'O provedor do modelo não respondeu. Tente de novo.', {
    retryable: error.kind === 'network',
    cause: error,
  });
}

function answerFailure(error: APICallError, { name, modelId }: Provider): IntelligenceError {
  const status = error.statusCode ?? 0;
  const body = error.responseBody ?? '';
  const cause = new ModelFailure(`${name} answered ${status}`);
  const variable = name.toUpperCase();
  const failure = (code: IntelligenceError['code'], message: string, retryable = false) =>
    new IntelligenceError(code, message, { retryable, cause });

  if (status === 401 || status === 403)
    return failure('sem-credencial', `O provedor do modelo recusou a chave. Confira ${variable}_API_KEY.`);
  if (status === 404)
    return failure(
      'indisponivel',
      `O modelo “${modelId}” não existe ou foi desativado pelo provedor. Confira ${variable}_MODEL.`,
    );
  if (status === 429 && body.includes('insufficient_quota'))
    return failure('indisponivel', 'A conta no provedor do modelo está sem créditos.');
  if (status === 429)
    return failure(
      'indisponivel',
      'O provedor do modelo está limitando os acessos. Tente de novo em alguns minutos.',
      true,
    );
  if (status === 413 || /context_length_exceeded|maximum context/.test(body))
    return failure('tamanho', 'O conteúdo passa do tamanho que o modelo aceita.');
  if (status === 400 && /content_filter|content_policy|moderation/.test(body))
    return failure('recusa', 'O provedor do modelo recusou o conteúdo enviado.');
  if (status >= 500)
    return failure(
      'indisponivel',
      'O provedor do modelo está fora do ar. Tente de novo em alguns minutos.',
      true,
    );
  if (status >= 400)
    return failure('resposta-invalida', `O provedor do modelo recusou o pedido (${status}).`);
  return failure('resposta-invalida', 'O modelo deu uma resposta que não pôde ser lida.', true);
}

function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let at = error; at !== undefined && at !== null && chain.length < 8; ) {
    chain.push(at);
    at = at instanceof Error ? at.cause : undefined;
  }
  return chain;
}
