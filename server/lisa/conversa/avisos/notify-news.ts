import { and, eq, like, not, sql } from 'drizzle-orm';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { dayMs } from '#contract/base/units.ts';
import type { AvisoTopic } from '#contract/lisa/assistente.ts';
import type { Novidade } from '#contract/lisa/novidades.ts';
import type { Db } from '#server/db/client.ts';
import { readDiasDeVigencia } from '#server/db/dias-de-vigencia.ts';
import { corretorNovidades, lisaContatos } from '#server/db/schema/lisa.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { readNovidades } from '#server/lisa/novidades/service.ts';
import { stoppedTopics } from '../assistente/set-avisos.ts';
import { isDaytime } from '../conversas/daytime.ts';
import { isWindowOpen } from '../send-next.ts';
import { newsKey } from '../templates.ts';
import { type AvisoTools, addressOf, notify, type Recipient } from './notify.ts';

/** News older than this is no news. */
const newsMs = 3 * dayMs;
/** Most news in the one message that a corretor gets a day. */
const mostNews = 5;
const batch = 200;

const topicOf: Partial<Record<Novidade['tipo'], AvisoTopic>> = {
  empreendimento: 'empreendimentos',
  tabela: 'tabelas',
  preco: 'precos',
};

/** Corretores who show an empreendimento that changed, and have had no news today. */
async function candidates(db: Db, { after, now }: { after: number; now: Date }) {
  const desde = new Date(now.getTime() - newsMs).toISOString();
  const dias = await readDiasDeVigencia(db);
  const today = dayInBrazil(now);
  const { rows } = await db.execute<{
    id: number;
    slug: string;
    nomeGuerra: string;
    whatsappNormal: string | null;
  }>(sql`
    WITH mudados AS (
      SELECT e.id, e.bairro_id FROM empreendimentos e
      WHERE e.ativo AND e.excluido_em IS NULL AND (
        e.criado_em > ${desde}::timestamptz
        OR EXISTS (SELECT FROM tabelas_de_unidades t WHERE t.empreendimento_id = e.id AND t.lida_em > ${desde}::timestamptz)
        OR (e.preco_inicial IS NOT NULL AND rpad(e.data_tabela, 10, '-01')
          BETWEEN to_char(${today}::date - ${dias}::int, 'YYYY-MM-DD') AND to_char(${today}::date - ${dias}::int + 7, 'YYYY-MM-DD')))),
    alcancados AS (
      SELECT cb.corretor_id AS id FROM corretor_bairros cb JOIN mudados m ON m.bairro_id = cb.bairro_id
      UNION SELECT a.corretor_id FROM associacoes a JOIN mudados m ON m.id = a.empreendimento_id AND a.ativo
      UNION SELECT a.corretor_id FROM associacoes a WHERE a.ativo AND a.criado_em > ${desde}::timestamptz)
    SELECT c.id, c.slug, c.nome_guerra AS "nomeGuerra", c.whatsapp_normal AS "whatsappNormal"
    FROM corretores c JOIN alcancados USING (id)
    WHERE c.id > ${after} AND c.ativo AND c.aprovado AND c.rejeitado_em IS NULL AND c.excluido_em IS NULL AND c.apagado_em IS NULL
    ORDER BY c.id LIMIT ${batch}`);
  return rows;
}

/** Whether he has had his news of this day: one message a day. */
async function hadNews(db: Db, corretorId: number, now: Date): Promise<boolean> {
  const [last] = await db
    .select({ em: sql<Date>`max(${corretorNovidades.em})`.mapWith(corretorNovidades.em) })
    .from(corretorNovidades)
    .where(
      and(eq(corretorNovidades.corretorId, corretorId), not(like(corretorNovidades.chave, 'contato:%'))),
    );
  return last?.em != null && dayInBrazil(last.em) === dayInBrazil(now);
}

/** Whether a message would reach him: news that cannot is in his space, and need not wait for him. */
async function isReachable(
  { db, channel, templates, now }: AvisoTools,
  corretor: Recipient,
): Promise<boolean> {
  const pessoa = await addressOf(db, channel.kind, corretor);
  if (pessoa === null) return false;
  const [contact] = await db
    .select()
    .from(lisaContatos)
    .where(and(eq(lisaContatos.canal, channel.kind), eq(lisaContatos.pessoa, pessoa)));
  const isOpen = isWindowOpen(channel, contact ?? { ultimaRecebidaEm: null }, now());
  return isOpen || (templates.has(newsKey) && contact?.semPromocoesEm == null);
}

/** Tells corretores what is new for them: by day, one message a day, nothing twice. Returns how many were told. */
export async function notifyNews(
  tools: AvisoTools & { clock: Clock },
  signal?: AbortSignal,
): Promise<number> {
  const { db, clock, now } = tools;
  if (!isDaytime(now())) return 0;
  let told = 0;
  for (let after = 0; ; ) {
    const rows = await candidates(db, { after, now: now() });
    for (const corretor of rows) {
      if (signal?.aborted) return told;
      if ((await hadNews(db, corretor.id, now())) || !(await isReachable(tools, corretor))) continue;
      if (await notifyOne({ ...tools, clock }, corretor)) told += 1;
    }
    if (rows.length < batch) return told;
    after = rows.at(-1)!.id;
  }
}

async function notifyOne(
  tools: AvisoTools & { clock: Clock },
  corretor: Recipient & { slug: string },
): Promise<boolean> {
  const { db, now } = tools;
  const desde = new Date(now().getTime() - newsMs);
  const off = await stoppedTopics(db, corretor.id);
  const before = await db
    .select({ chave: corretorNovidades.chave })
    .from(corretorNovidades)
    .where(eq(corretorNovidades.corretorId, corretor.id));
  const known = new Set(before.map(({ chave }) => chave));
  const news = (await readNovidades(tools, { corretor, desde })).filter(({ tipo, chave }) => {
    const topic = topicOf[tipo];
    return topic !== undefined && !off.includes(topic) && !known.has(chave);
  });
  const first = news[0];
  if (!first) return false;
  const shown = news.slice(0, mostNews);
  const { say } = await tools.texts();
  return db.transaction((tx) =>
    notify(
      tx,
      { ...tools, say },
      {
        corretor,
        topic: topicOf[first.tipo]!,
        chaves: news.map(({ chave }) => chave),
        message: (word) => {
          const lines = shown.map(({ texto }) => texto);
          const more =
            news.length > shown.length ? `\ne mais ${news.length - shown.length}, no seu espaço.` : '';
          return {
            chave: newsKey,
            texto: word('aviso_novidades', {
              dados: `${lines.map((line) => `• ${line}`).join('\n')}${more}`,
            }),
            parametros: [corretor.nomeGuerra, lines.join(' ')],
          };
        },
      },
    ),
  );
}
