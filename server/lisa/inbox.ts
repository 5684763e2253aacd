import { sql } from 'drizzle-orm';
import type { ChannelEvent } from '#server/adapters/whatsapp/port.ts';
import type { Queryable } from '#server/db/client.ts';
import { personOf } from './person.ts';

/** Longest text that is kept of a message: WhatsApp itself takes 4096 characters. */
const longestText = 5000;

function rowOf(event: ChannelEvent, n: number) {
  if (event.kind === 'status') {
    const { id, to, at, state, reason } = event;
    return {
      ...{ n, mensagem_id: `situacao:${id}:${state}`, pessoa: personOf(to), endereco: to, nome: null },
      ...{ tipo: 'situacao', conteudo: { provedorId: id, state, reason }, enviada_em: at },
    };
  }
  const { id, from, name, at, content } = event;
  const conteudo =
    content.tipo === 'texto' ? { ...content, texto: content.texto.slice(0, longestText) } : content;
  return {
    ...{ n, mensagem_id: id, pessoa: personOf(from), endereco: from, nome: name?.slice(0, 200) ?? null },
    ...{ tipo: content.tipo, conteudo, enviada_em: at },
  };
}

/** Characters that a text of the database cannot hold. */
const storable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value;

/**
 * Keeps what a webhook told, by one statement: each message once by its id, and its person in the
 * queue. What was delivered before changes nothing. Answers how many were new.
 */
async function storeEvents(
  db: Queryable,
  { canal, events, now }: { canal: string; events: ChannelEvent[]; now: Date },
): Promise<number> {
  if (events.length === 0) return 0;
  const json = JSON.stringify(events.map(rowOf), storable);
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ novas: number }>(sql`
    WITH dados AS MATERIALIZED (
      SELECT * FROM json_to_recordset(${json}::json) AS d(n int, mensagem_id text, pessoa text,
        endereco text, nome text, tipo text, conteudo jsonb, enviada_em timestamptz)
    ), novas AS (
      INSERT INTO lisa_recebidas (canal, mensagem_id, pessoa, tipo, conteudo, enviada_em, recebida_em)
      SELECT ${canal}, mensagem_id, pessoa, tipo, conteudo, enviada_em, ${moment} FROM dados ORDER BY n
      ON CONFLICT (canal, mensagem_id) DO NOTHING
      RETURNING pessoa, tipo, enviada_em
    ), pessoas AS (
      SELECT pessoa, max(enviada_em) FILTER (WHERE tipo <> 'situacao') AS escreveu FROM novas GROUP BY pessoa
    ), contatos AS (
      INSERT INTO lisa_contatos AS c (canal, pessoa, endereco, nome_perfil, ultima_recebida_em, pendente_em)
      SELECT ${canal}, p.pessoa, d.endereco, d.nome, p.escreveu, ${moment}
      FROM pessoas p JOIN LATERAL (
        SELECT endereco, nome FROM dados WHERE dados.pessoa = p.pessoa ORDER BY n DESC LIMIT 1) d ON true
      ORDER BY p.pessoa
      ON CONFLICT (canal, pessoa) DO UPDATE SET
        endereco = excluded.endereco,
        nome_perfil = coalesce(excluded.nome_perfil, c.nome_perfil),
        ultima_recebida_em = greatest(c.ultima_recebida_em, excluded.ultima_recebida_em),
        pendente_em = least(c.pendente_em, excluded.pendente_em)
      RETURNING 1
    )
    SELECT count(*)::int AS novas FROM novas, (SELECT count(*) FROM contatos) feito`);
  return rows[0]!.novas;
}

/**
 * Keeps what calls of one moment tell by one statement: while one is stored, those that come wait and
 * share the next. Each is answered once what it told is there; where that fails, all of them hear it.
 */
export function createInbox(
  db: Queryable,
  { canal, now }: { canal: string; now: () => Date },
): (events: ChannelEvent[]) => Promise<number> {
  let next: { events: ChannelEvent[]; stored: Promise<number> } | null = null;
  let last: Promise<unknown> = Promise.resolve();

  function newBatch() {
    const events: ChannelEvent[] = [];
    const stored = last.then(() => {
      next = null;
      return storeEvents(db, { canal, events, now: now() });
    });
    last = stored.catch(() => {});
    return { events, stored };
  }

  return (events) => {
    if (events.length === 0) return Promise.resolve(0);
    next ??= newBatch();
    next.events.push(...events);
    return next.stored;
  };
}
