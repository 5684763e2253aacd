import type { Log } from '#server/kernel/log.ts';
import type { Finding, ServiceCheck } from '#server/kernel/service-check.ts';

/** Time limit of a service check. */
export const checkTimeoutMs = 10_000;

/** Checks one service. Always returns in time: timeouts and errors are findings too. */
export async function runCheck(
  check: ServiceCheck,
  log: Log,
  timeoutMs: number = checkTimeoutMs,
): Promise<Finding[]> {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<Finding[]>((resolve) => {
    timer = setTimeout(() => {
      late.abort(new Error('the check took too long'));
      resolve([unanswered(check, timeoutMs)]);
    }, timeoutMs);
  });
  try {
    // Called within a promise, so that a synchronous throw is handled like a rejection.
    return await Promise.race([Promise.resolve().then(() => check.check(late.signal)), silence]);
  } catch (error) {
    log.warn({ err: error, servico: check.servico }, 'a check of a service failed');
    return [broken(check)];
  } finally {
    clearTimeout(timer);
  }
}

const unanswered = ({ nome }: ServiceCheck, ms: number): Finding => ({
  chave: 'verificacao',
  nome: 'Resposta',
  estado: 'falha',
  mensagem: `${nome} não respondeu em ${ms / 1000} segundos.`,
  oQueFazer:
    'Verifique a conexão deste servidor com a internet e o endereço configurado; depois, verifique de novo.',
});
const broken = ({ nome }: ServiceCheck): Finding => ({
  chave: 'verificacao',
  nome: 'Resposta',
  estado: 'falha',
  mensagem: `A verificação de ${nome} falhou de um modo inesperado.`,
  oQueFazer: 'Verifique de novo; se continuar, o registro do servidor diz o motivo.',
});
