import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { ChannelNoticeView } from '#contract/lisa/aprovacoes.ts';
import type { Queryable } from '#server/db/client.ts';
import { lisaAvisos, lisaOmitidas } from '#server/db/schema/lisa.ts';
import { users } from '#server/db/schema/sistema.ts';
import { shownName } from '#server/db/shown-name.ts';

/** Limit of returned problems and reasons. */
const most = 50;

/** Current channel problems, worst first. */
export async function readNotices(db: Queryable, canal: string): Promise<ChannelNoticeView[]> {
  const rows = await db
    .select({ aviso: lisaAvisos, vistoPor: shownName })
    .from(lisaAvisos)
    .leftJoin(users, eq(users.id, lisaAvisos.vistoPor))
    .where(and(eq(lisaAvisos.canal, canal), ne(lisaAvisos.gravidade, 'ok')))
    .orderBy(desc(lisaAvisos.gravidade), desc(lisaAvisos.desde), asc(lisaAvisos.chave))
    .limit(most);
  return rows.map(({ aviso: { chave, gravidade, titulo, fazer, detalhe, desde }, vistoPor }) => ({
    chave,
    titulo,
    fazer,
    detalhe,
    desde: desde.toISOString(),
    vistoPor,
    gravidade: gravidade as ChannelNoticeView['gravidade'],
  }));
}

/** Counts of ignored content by reason, most frequent first. */
export async function readOmitted(db: Queryable, canal: string) {
  const rows = await db
    .select()
    .from(lisaOmitidas)
    .where(eq(lisaOmitidas.canal, canal))
    .orderBy(desc(lisaOmitidas.total), asc(lisaOmitidas.motivo))
    .limit(most);
  return rows.map(({ motivo, total, ultimaEm }) => ({ motivo, total, ultimaEm: ultimaEm.toISOString() }));
}
