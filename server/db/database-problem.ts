import { AppError } from '#server/kernel/errors.ts';
import { constraints } from './constraints.ts';

interface PgError {
  code?: string;
  constraint?: string;
  column?: string;
}

const invalid = (message: string, field?: string) => new AppError(400, 'invalido', message, { field });

/** User-facing errors by SQLSTATE. Any other is our bug: 500. */
const bySqlState: Record<string, (error: PgError) => AppError> = {
  '23505': (error) => {
    const known = constraints[error.constraint ?? ''];
    return new AppError(409, known?.code ?? 'duplicado', known?.message ?? 'Este registro já existe', {
      field: known?.field,
    });
  },
  '23503': () =>
    new AppError(409, 'em-uso', 'Este registro está ligado a outros, ou a um que não existe mais'),
  '23502': (error) => invalid('Campo obrigatório', error.column),
  '23514': () => invalid('Valor fora do permitido'),
  '22001': () => invalid('Texto longo demais'),
  '22003': () => invalid('Número fora do permitido'),
  '22021': () => invalid('Texto com caracteres inválidos'),
  '22P02': () => invalid('Valor inválido'),
  '22P05': () => invalid('Texto com caracteres inválidos'),
  '22007': () => invalid('Data inválida'),
  '22008': () => invalid('Data inválida'),
  '53100': () =>
    new AppError(
      507,
      'cheio',
      'O disco do banco de dados está cheio: nada foi gravado. Libere espaço e tente de novo.',
    ),
};

/**
 * Connection lost, refused or timed out; the server starting, stopping, full, out of space or with a broken
 * disk; a statement timed out or deadlocked: not the caller's fault, worth a retry.
 */
function isUnreachable(error: Error & { code?: string }): boolean {
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|57P0\d|57014|08\w{3}|53\d{3}|58030|25006|40001|40P01)$/.test(
      error.code ?? '',
    ) || /^(Connection terminated|Client has encountered a connection error|timeout e)/.test(error.message)
  );
}

/** Maps a database error, at any depth of `cause`; null if unknown. */
export function databaseProblem(error: unknown): AppError | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const known = bySqlState[(cause as PgError).code ?? '']?.(cause as PgError);
    if (known) return known;
    if (isUnreachable(cause))
      return new AppError(
        503,
        'indisponivel',
        'O sistema está indisponível no momento. Tente novamente em instantes.',
        { cause: error },
      );
  }
  return null;
}

/**
 * Whether the database said itself that a statement failed: it is undone as a whole, and the connection lives. Of a
 * connection that was lost nobody knows what it still did.
 */
export function isUndone(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++)
    if (/^(22|23|40|42|44|55|P0)\w{3}$|^57014$/.test((cause as PgError).code ?? '')) return true;
  return false;
}
