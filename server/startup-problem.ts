import { ConfigError } from '#server/config.ts';
import { DataFolderError } from '#server/data-folder.ts';
import { databaseProblem } from '#server/db/database-problem.ts';
import { DataDirLockedError } from '#server/db/embedded/lock.ts';
import { NewerDatabaseError } from '#server/db/known-migrations.ts';
import { TableInUseError } from '#server/db/migrate.ts';

/** PostgreSQL's refusal, of the error or of what caused it. */
const isDenied = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: string }).code === '42501' || isDenied(error.cause));

/** Explanation of a failed start for the person at the terminal; null for a bug. */
export function explainStartProblem(error: unknown): string | null {
  const speaking = [ConfigError, DataFolderError, DataDirLockedError, NewerDatabaseError, TableInUseError];
  if (speaking.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code === 'EADDRINUSE')
    return `A porta ${port} já está em uso em ${address}. Encerre o outro programa ou escolha outra com PORT.`;
  if (code === 'EACCES' && port !== undefined)
    return `Sem permissão para usar a porta ${port}. Escolha outra com PORT (acima de 1023).`;
  if (isDenied(error))
    return (
      'O usuário do banco de DATABASE_URL não tem permissão para preparar o banco. Faça dele o dono: ' +
      'ALTER DATABASE nome OWNER TO usuario, e GRANT ALL ON SCHEMA public TO usuario.'
    );
  const problem = databaseProblem(error);
  if (problem?.status === 507) return problem.message;
  if (problem?.status === 503)
    return 'Não foi possível conectar ao banco de dados de DATABASE_URL. Confira o endereço e se o servidor está no ar.';
  return null;
}
