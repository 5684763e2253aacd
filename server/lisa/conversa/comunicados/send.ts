import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { comunicadosMessages, type Previa, reached, type Selecao } from '#contract/lisa/comunicados.ts';
import type { Db } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretorNovidades, lisaComunicados, lisaEnviadas } from '#server/db/schema/lisa.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { LisaTexts } from '../texts.ts';
import { compose, costOf } from './compose.ts';
import { type ReachTools, reachOf, recipientsOf } from './recipients.ts';

export interface ComunicadosDeps extends ReachTools {
  db: Db;
  texts: () => Promise<LisaTexts>;
}
interface Draft {
  texto: string;
  selecao: Selecao;
  precoDoModelo: string | null;
}

const mostExamples = 3;
const listName = 'admin/whatsapp/comunicados';

/** Whom a message reaches, at which cost, and how the first ones read it. */
export async function preview(deps: ComunicadosDeps, draft: Draft): Promise<Previa> {
  const all = await recipientsOf(deps, draft.selecao);
  const alcance = reachOf(all);
  const { say } = await deps.texts();
  const told = all.filter(({ way }) => way === 'conversa' || way === 'modelo');
  return {
    alcance,
    amanha: told.filter(({ hadNews }) => hadNews).length,
    custo: costOf(alcance.modelo, draft.precoDoModelo),
    exemplos: told.slice(0, mostExamples).map(({ nomeGuerra }) => ({
      nome: nomeGuerra,
      texto: compose(draft.texto, nomeGuerra, say('comunicado_parar', { nomeGuerra, regiao: null })).texto,
    })),
  };
}

/** Begins to send: to whom is fixed now. Throws 409 if that is not what the preview said, or costs more. */
export async function begin(
  deps: ComunicadosDeps,
  { recebem, porModelo, userId, ...draft }: Draft & { recebem: number; porModelo: number; userId: number },
): Promise<{ id: number }> {
  return deps.db.transaction(async (tx) => {
    // Two at once would write to the same people twice.
    await tx.execute(sql`LOCK TABLE lisa_comunicados IN SHARE ROW EXCLUSIVE MODE`);
    const running = await tx
      .select({ id: lisaComunicados.id })
      .from(lisaComunicados)
      .where(and(isNull(lisaComunicados.concluidoEm), isNull(lisaComunicados.paradoEm)))
      .limit(1);
    if (running.length > 0) throw new AppError(409, 'ja-sai-um', comunicadosMessages.running);
    const all = await recipientsOf({ ...deps, db: tx }, draft.selecao);
    const reach = reachOf(all);
    const now = reached(reach);
    if (now === 0) throw new AppError(409, 'ninguem', comunicadosMessages.nobody);
    if (now !== recebem || reach.modelo > porModelo)
      throw new AppError(409, 'mudou', comunicadosMessages.changed);
    const [row] = await tx
      .insert(lisaComunicados)
      .values({ ...draft, destinatarios: all.map(({ id }) => id), userId, criadoEm: deps.now() })
      .returning({ id: lisaComunicados.id });
    await recordAudit(tx, {
      userId,
      acao: 'comunicou',
      entidade: 'comunicado',
      entidadeId: row!.id,
      dados: { quem: draft.selecao.quem, recebem },
    });
    await bumpLists(tx, listName);
    return { id: row!.id };
  });
}

/** Stops a message: nobody else is told, and what waits in the queue is taken out. Throws 404 or 409. */
export async function stop(deps: ComunicadosDeps, { id, userId }: { id: number; userId: number }) {
  await deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(lisaComunicados).where(eq(lisaComunicados.id, id)).for('update');
    if (!row) throw missingRecord('comunicado');
    const waiting = await tx
      .update(lisaEnviadas)
      .set({ estado: 'cancelled' })
      .where(
        and(
          eq(lisaEnviadas.estado, 'queued'),
          inArray(
            lisaEnviadas.id,
            tx
              .select({ id: corretorNovidades.enviadaId })
              .from(corretorNovidades)
              .where(eq(corretorNovidades.chave, `comunicado:${id}`)),
          ),
        ),
      )
      .returning({ id: lisaEnviadas.id });
    const isOver = row.concluidoEm !== null || row.paradoEm !== null;
    if (isOver && waiting.length === 0) throw new AppError(409, 'terminou', comunicadosMessages.over);
    await tx
      .update(lisaComunicados)
      .set({ paradoEm: row.paradoEm ?? deps.now() })
      .where(eq(lisaComunicados.id, id));
    await recordAudit(tx, { userId, acao: 'parou', entidade: 'comunicado', entidadeId: id });
    await bumpLists(tx, listName);
  });
}
