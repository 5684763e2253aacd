import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/base/errors.ts';
import type { Access } from '#contract/base/routes.ts';
import { databaseProblem } from '#server/db/database-problem.ts';
import { AppError } from '#server/kernel/errors.ts';

/**
 * Maps an adapter's error to the product's own, or null if it is none. The text may depend on the caller:
 * details an administrator must fix are shown to nobody else.
 */
export type ErrorMapper = (error: unknown, access?: Access) => AppError | null;

const bySeconds = { 429: 60, 503: 2 } as Record<number, number | undefined>;

const ofFramework: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'O conteúdo enviado é grande demais',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Tipo de conteúdo não aceito',
  FST_ERR_CTP_INVALID_JSON_BODY: 'O corpo da chamada não é um JSON válido',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'O tamanho informado não confere com o conteúdo enviado',
};
/** Default texts by status. */
export const ofStatus: Record<number, string> = {
  400: 'Chamada inválida',
  404: 'Endereço não encontrado',
  408: 'A chamada demorou demais',
  413: 'O conteúdo enviado é grande demais',
  415: 'Tipo de conteúdo não aceito',
  431: 'Cabeçalhos grandes demais',
};

function frameworkProblem(error: FastifyError): AppError | null {
  const status = error.statusCode;
  if (!status || status < 400 || status >= 500) return null;
  const message = ofFramework[error.code] ?? ofStatus[status] ?? 'Chamada inválida';
  return new AppError(status, 'chamada-invalida', message, { cause: error });
}

/** The public form of any error: never its cause, a path or a query. */
export function toAppError(error: unknown, mapError: ErrorMapper = () => null, access?: Access): AppError {
  if (error instanceof AppError) return error;
  return (
    mapError(error, access) ??
    databaseProblem(error) ??
    frameworkProblem(error as FastifyError) ??
    new AppError(500, 'interno', 'Erro interno do servidor', { cause: error })
  );
}

/** Body of an error answer (contract/base/errors.ts). */
export function errorBody(error: AppError): ErrorBody {
  const { message, code, field, detail, uses, change, segundoFator } = error;
  return { message, code, field, detail, uses, change, segundoFator };
}

export function createErrorHandler(mapError?: ErrorMapper) {
  return function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const problem = toAppError(error, mapError, request.routeOptions.config?.access);
    if (problem.status >= 500)
      request.log.error(
        {
          err: error,
          requestId: request.id,
          method: request.method,
          path: request.server.loggedPath(request),
        },
        'request failed',
      );
    const wait = (problem as { retryAfterSeconds?: number }).retryAfterSeconds ?? bySeconds[problem.status];
    if (wait !== undefined) reply.header('retry-after', String(wait));
    // Drops headers the handler had set for the answer that failed.
    reply.header('cache-control', 'no-store').removeHeader('etag').removeHeader('content-encoding');
    return reply.code(problem.status).type('application/json; charset=utf-8').send(errorBody(problem));
  };
}
