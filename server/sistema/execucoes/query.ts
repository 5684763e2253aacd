import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { hotsites } from '#server/db/schema/empreendimentos.ts';
import { execucoesListadas, runSessions, runsTable } from '#server/db/schema/runs.ts';

const { id, tipo, nome, pasta, quem, empreendimentoId, hotsiteId } = execucoesListadas;

/** Runs with the names of their subjects and initiators. */
export const selectRuns = (db: Queryable) =>
  db
    .select({
      run: runsTable,
      tipo,
      nome,
      pasta,
      quem,
      empreendimentoId,
      hotsite: {
        id: hotsites.id,
        rota: hotsites.rota,
        ativo: hotsites.ativo,
        excluidoEm: hotsites.excluidoEm,
      },
      sessao: sql<string | null>`(SELECT min(${runSessions.sessionId}) FROM ${runSessions}
        WHERE ${runSessions.runId} = ${runsTable.id})`,
    })
    .from(runsTable)
    .innerJoin(execucoesListadas, eq(id, runsTable.numero))
    .leftJoin(hotsites, eq(hotsites.id, hotsiteId))
    .$dynamic();
export type FoundRun = Awaited<ReturnType<typeof selectRuns>>[number];
