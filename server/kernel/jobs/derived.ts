import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { derivados } from '#server/db/schema/workflow.ts';

/**
 * A result that depends on nothing but a file's content, kept across runs: the same file again
 * costs no transfer and no work. `chave` must name the content's version and the way it was made.
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
