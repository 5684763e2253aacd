import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { lisaEnviadas, lisaRecebidas } from '#server/db/schema/lisa.ts';
import type { ReceivedRow } from './handle-message.ts';

interface News {
  provedorId: string;
  state: 'sent' | 'delivered' | 'read' | 'failed';
  reason: string | null;
}

/** How far a message has come: news of an earlier moment changes nothing. */
const rank = { queued: 0, sending: 1, failed: 2, sent: 2, delivered: 3, read: 4, cancelled: 9 } as const;
const isWindow = (reason: string | null) => /131047/.test(reason ?? '');

/** News may come before the answer that names the message. */
const mostAttempts = 5;
const againMs = 3_000;

/** Takes news of a message of ours: delivered, read, failed; in any order, each once. */
export async function handleStatus(db: Db, row: ReceivedRow, now: Date): Promise<void> {
  const { provedorId, state, reason } = row.conteudo as News;
  await db.transaction(async (tx) => {
    const [message] = await tx
      .select({ id: lisaEnviadas.id, estado: lisaEnviadas.estado })
      .from(lisaEnviadas)
      .where(and(eq(lisaEnviadas.canal, row.canal), eq(lisaEnviadas.provedorId, provedorId)))
      .for('update');
    if (!message && row.tentativas + 1 < mostAttempts) {
      await tx
        .update(lisaRecebidas)
        .set({ tentativas: row.tentativas + 1, tentarEm: new Date(now.getTime() + againMs) })
        .where(eq(lisaRecebidas.id, row.id));
      return;
    }
    if (message && rank[state] > rank[message.estado as keyof typeof rank]) await move(message.id);
    else if (message && state === 'failed' && message.estado === 'sent') await move(message.id);
    await tx
      .update(lisaRecebidas)
      .set({ tratadaEm: now, problema: message ? null : 'mensagem desconhecida' })
      .where(eq(lisaRecebidas.id, row.id));

    async function move(id: number): Promise<void> {
      const at = row.enviadaEm;
      await tx
        .update(lisaEnviadas)
        .set({
          estado: state,
          ...(state === 'delivered' ? { entregueEm: at } : {}),
          ...(state === 'read'
            ? {
                lidaEm: at,
                entregueEm: sql`coalesce(${lisaEnviadas.entregueEm}, ${at.toISOString()}::timestamptz)`,
              }
            : {}),
          ...(state === 'failed'
            ? {
                motivo: reason ?? 'O WhatsApp não entregou a mensagem',
                motivoCodigo: isWindow(reason) ? 'fora-da-janela' : 'recusada',
              }
            : {}),
        })
        .where(eq(lisaEnviadas.id, id));
    }
  });
}
