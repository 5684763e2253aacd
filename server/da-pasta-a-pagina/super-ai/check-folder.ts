import { and, desc, eq, isNull } from 'drizzle-orm';
import type { FolderCheck } from '#contract/da-pasta-a-pagina/super-ai.ts';
import type { Db } from '#server/db/client.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import type { RunStore } from '#server/kernel/runs/run-store.ts';

/** What a folder already led to: an empreendimento to update, or a live run to follow. */
export async function checkFolder(
  { db, store }: { db: Db; store: RunStore },
  folderKey: string,
): Promise<FolderCheck> {
  const [[previous], live] = await Promise.all([
    db
      .select({
        empreendimentoId: empreendimentos.id,
        nome: empreendimentos.nome,
        rota: hotsites.rota,
        finishedAt: empreendimentos.atualizadoEm,
      })
      .from(empreendimentos)
      .leftJoin(hotsites, and(eq(hotsites.empreendimentoId, empreendimentos.id), isNull(hotsites.excluidoEm)))
      .where(and(eq(empreendimentos.driveKey, folderKey), isNull(empreendimentos.excluidoEm)))
      .orderBy(desc(empreendimentos.id))
      .limit(1),
    store.liveSession(folderKey),
  ]);
  return {
    previous: previous ? { ...previous, finishedAt: previous.finishedAt.toISOString() } : null,
    live: live ? { sessionId: live } : null,
  };
}
