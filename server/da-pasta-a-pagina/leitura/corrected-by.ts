import { sql } from 'drizzle-orm';
import type { CampoLido } from '#contract/da-pasta-a-pagina/leitura.ts';
import type { Queryable } from '#server/db/client.ts';
import { auditoria, users } from '#server/db/schema/sistema.ts';
import { shownName } from '#server/db/shown-name.ts';

type Correction = NonNullable<CampoLido['corrigido']>;

/** Who last changed each of these fields of an empreendimento by hand, and when. */
export async function correctedBy(
  db: Queryable,
  id: number,
  campos: readonly string[],
): Promise<Map<string, Correction>> {
  if (campos.length === 0) return new Map();
  const { rows } = await db.execute<{ campo: string; por: string | null; em: string | Date }>(sql`
    SELECT DISTINCT ON (campo) campo, CASE WHEN ${users.id} IS NOT NULL THEN ${shownName} END AS por,
      ${auditoria.quando} AS em
    FROM ${auditoria} CROSS JOIN LATERAL jsonb_object_keys(coalesce(${auditoria.dados}->'depois', '{}'::jsonb)) AS campo
      LEFT JOIN ${users} ON ${users.id} = ${auditoria.userId}
    WHERE ${auditoria.entidade} = 'empreendimento' AND ${auditoria.entidadeId} = ${String(id)}
      AND campo = ANY(${sql.param([...campos])}::text[])
    ORDER BY campo, ${auditoria.id} DESC`);
  return new Map(rows.map(({ campo, por, em }) => [campo, { por, em: new Date(em).toISOString() }]));
}
