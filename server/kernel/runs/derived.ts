import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { derivados } from '#server/db/schema/runs.ts';

/**
 * Caches a result that depends only on a file's content, across runs: the same file again costs no transfer
 * and no work. `chave` must identify the content's version and the derivation.
 */
export async function derive<Result>(
  db: Db,
  tarefa: string,
  chave: string,
  work: () => Promise<Result>,
  keep: (result: Result) => boolean = () => true,
): Promise<Result> {
  const rows = await db
    .select({ resultado: derivados.resultado })
    .from(derivados)
    .where(and(eq(derivados.tarefa, tarefa), eq(derivados.chave, chave)));
  if (rows[0]) return rows[0].resultado as Result;
  const resultado = await work();
  if (keep(resultado)) await db.insert(derivados).values({ tarefa, chave, resultado }).onConflictDoNothing();
  return resultado;
}
