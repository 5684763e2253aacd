import { and, eq, sql } from 'drizzle-orm';
import type { ChannelFault } from '#server/adapters/whatsapp/port.ts';
import type { Db } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { lisaEnviadas, lisaRecebidas } from '#server/db/schema/lisa.ts';
import { errorCodes, explainCode } from '#server/kernel/whatsapp-error-codes.ts';
import { faultNotice } from './canal/fault-notice.ts';
import { storeNotices } from './canal/store-notices.ts';
import type { Undelivered } from './email-link.ts';
import type { ReceivedRow } from './received-row.ts';
import { contactKey } from './templates.ts';

interface News {
  provedorId: string;
  state: 'sent' | 'delivered' | 'read' | 'failed';
  error?: ChannelFault | null;
  /** Format from before details were stored. */
  reason?: string | null;
}
export interface StatusTools {
  db: Db;
  now: () => Date;
  /** Sends by e-mail what this channel did not deliver. */
  emailInstead?: ((message: Undelivered) => Promise<void>) | undefined;
}

/** Delivery states in order: earlier ones are ignored. */
const rank = {
  queued: 0,
  sending: 1,
  doubt: 1,
  failed: 2,
  sent: 2,
  delivered: 3,
  read: 4,
  cancelled: 9,
} as const;

/** A status may arrive before the answer that contains the message's id. */
const mostAttempts = 5;
const againMs = 3_000;

/** Applies a status of an outgoing message: delivered, read, failed; in any order, idempotently. */
export async function handleStatus(
  { db, now: clock, emailInstead }: StatusTools,
  row: ReceivedRow,
): Promise<void> {
  const { provedorId, state, error = null, reason = null } = row.conteudo as News;
  const now = clock();
  const undelivered = await db.transaction(async (tx) => {
    const [message] = await tx
      .select({
        id: lisaEnviadas.id,
        estado: lisaEnviadas.estado,
        chave: lisaEnviadas.chave,
        corretorId: lisaEnviadas.corretorId,
        criadoEm: lisaEnviadas.criadoEm,
      })
      .from(lisaEnviadas)
      .where(and(eq(lisaEnviadas.canal, row.canal), eq(lisaEnviadas.provedorId, provedorId)))
      .for('update');
    if (!message && row.tentativas + 1 < mostAttempts) {
      await tx
        .update(lisaRecebidas)
        .set({ tentativas: row.tentativas + 1, tentarEm: new Date(now.getTime() + againMs) })
        .where(eq(lisaRecebidas.id, row.id));
      return null;
    }
    if (message && rank[state] > rank[message.estado as keyof typeof rank]) await move(message.id);
    else if (message && state === 'failed' && message.estado === 'sent') await move(message.id);
    await tx
      .update(lisaRecebidas)
      .set({ tratadaEm: now, problema: message ? null : 'mensagem desconhecida' })
      .where(eq(lisaRecebidas.id, row.id));

    if (state === 'failed' && error) await storeNotices(tx, row.canal, faultNotice(error, row.enviadaEm));
    return state === 'failed' && message ? message : null;

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
                ...whyFailed(error, reason),
                erro: error,
              }
            : {}),
        })
        .where(eq(lisaEnviadas.id, id));
      // The list of contacts says how far each was told.
      if (message?.chave === contactKey) await bumpLists(tx, 'contatos');
    }
  });
  if (undelivered) await emailInstead?.(undelivered);
}

/** Why a message was not delivered, in the administrator's words; else in the channel's own. */
function whyFailed(error: ChannelFault | null, reason: string | null) {
  const codigo = error?.codigo ?? null;
  const known = codigo === null ? undefined : errorCodes[codigo];
  const said = [error?.titulo, error?.detalhes].filter(Boolean).join(': ');
  const number = codigo === null ? '' : ` (código ${codigo})`;
  return {
    motivo:
      (codigo === null ? null : explainCode(codigo)) ??
      (said ? `O WhatsApp não entregou a mensagem: ${said}${number}` : null) ??
      reason ??
      'O WhatsApp não entregou a mensagem',
    motivoCodigo: known?.falha ?? (/131047/.test(reason ?? '') ? 'fora-da-janela' : 'recusada'),
  };
}
