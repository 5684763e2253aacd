import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { pesquisas } from '#server/db/schema/runs.ts';

/** Who wrote a description, and from which pages. */
export interface Research {
  motor: string;
  /** Without a web search it is the engine's own knowledge. */
  buscou: boolean;
  fontes: { url: string; titulo: string | null }[];
  /** What the search found, beside the description. */
  achados: string | null;
  em: Date;
}

/** Sources of a record's description; null once a person wrote or chose it. */
export async function lastResearch(
  db: Queryable,
  { id, descricao }: { id: number; descricao: string | null },
): Promise<Research | null> {
  const [found] = await db
    .select()
    .from(pesquisas)
    .where(eq(pesquisas.empreendimentoId, id))
    .orderBy(desc(pesquisas.id))
    .limit(1);
  if (!found || found.texto !== descricao) return null;
  const { motor, buscou, fontes, achados, criadoEm } = found;
  return { motor, buscou, fontes, achados, em: criadoEm };
}
