import { and, desc, eq, sql } from 'drizzle-orm';
import type { Motor } from '#contract/da-pasta-a-pagina/motores.ts';
import type { Queryable } from '#server/db/client.ts';
import { hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { runsTable } from '#server/db/schema/runs.ts';
import type { VersionRow } from './editing-state.ts';

/** A version an engine made to be compared, and the `revisao` of the edição it was made of. */
export interface Candidate {
  motor: Motor;
  version: VersionRow;
  revisao: number;
}

/** The newest page each engine made to be compared, or one of them. */
export async function findCandidates(
  db: Queryable,
  hotsiteId: number,
  versaoId?: number,
): Promise<Candidate[]> {
  const asked = sql<Motor>`${runsTable.input}->>'motor'`;
  return db
    .selectDistinctOn([asked], {
      version: hotsiteVersoes,
      motor: asked,
      revisao: sql<number>`(${runsTable.input}->>'revisao')::int`,
    })
    .from(hotsiteVersoes)
    .innerJoin(runsTable, eq(runsTable.id, hotsiteVersoes.runId))
    .where(
      and(
        eq(hotsiteVersoes.hotsiteId, hotsiteId),
        sql`${runsTable.input}->>'task' = 'escrever'`,
        sql`${runsTable.input}->>'motor' IS NOT NULL`,
        versaoId === undefined ? undefined : eq(hotsiteVersoes.id, versaoId),
      ),
    )
    .orderBy(asked, desc(hotsiteVersoes.numero));
}
