import { sql } from 'drizzle-orm';
import type { ChannelNotice } from '#server/adapters/whatsapp/port.ts';
import type { Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { lisaAvisos } from '#server/db/schema/lisa.ts';

/** Keeps the latest notice per subject; out-of-order ones are dropped. */
function latest(notices: readonly ChannelNotice[]): ChannelNotice[] {
  const byKey = new Map<string, ChannelNotice>();
  for (const notice of notices) {
    const before = byKey.get(notice.chave);
    if (!before || before.at <= notice.at) byKey.set(notice.chave, notice);
  }
  return [...byKey.values()].sort((one, other) => (one.chave < other.chave ? -1 : 1));
}

/** Truncates foreign text. */
const cut = (text: string | null) => text?.slice(0, 500) ?? null;

/**
 * Stores channel notices, one row per subject. An unchanged one keeps its start and whether it was resolved.
 */
export async function storeNotices(tx: Tx, canal: string, notices: readonly ChannelNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = latest(notices).map(({ chave, gravidade, titulo, fazer, detalhe, at }) => ({
    canal,
    chave: chave.slice(0, 300),
    gravidade,
    titulo: titulo.slice(0, 300),
    fazer: cut(fazer),
    detalhe: cut(detalhe),
    desde: at,
    ultimaEm: at,
  }));
  const isSame = sql`(${lisaAvisos.gravidade} = excluded.gravidade AND ${lisaAvisos.titulo} = excluded.titulo)`;
  await tx
    .insert(lisaAvisos)
    .values(rows)
    .onConflictDoUpdate({
      target: [lisaAvisos.canal, lisaAvisos.chave],
      set: {
        gravidade: sql`excluded.gravidade`,
        titulo: sql`excluded.titulo`,
        fazer: sql`excluded.fazer`,
        detalhe: sql`excluded.detalhe`,
        desde: sql`CASE WHEN ${isSame} THEN ${lisaAvisos.desde} ELSE excluded.desde END`,
        ultimaEm: sql`excluded.ultima_em`,
        vistoPor: sql`CASE WHEN ${isSame} THEN ${lisaAvisos.vistoPor} END`,
        vistoEm: sql`CASE WHEN ${isSame} THEN ${lisaAvisos.vistoEm} END`,
      },
      setWhere: sql`${lisaAvisos.ultimaEm} <= excluded.ultima_em`,
    });
  await bumpLists(tx, 'admin/whatsapp/canal');
}
