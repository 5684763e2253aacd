import { sql } from 'drizzle-orm';
import type { ChannelEvent } from '#server/adapters/whatsapp/port.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { lisaContatos, lisaRecebidas } from '#server/db/schema/lisa.ts';
import { createBatcher } from '#server/kernel/batcher.ts';
import type { Log } from '#server/kernel/log.ts';
import { countOmitted } from './canal/count-omitted.ts';
import { storeNotices } from './canal/store-notices.ts';
import { changeReceived, deletedEarly, editedEarly } from './change-received.ts';
import { attribute } from './people/attribute.ts';

/** Longest stored text: WhatsApp allows 4096 characters. */
const longestText = 5000;

type Told<K extends ChannelEvent['kind']> = Extract<ChannelEvent, { kind: K }>;
const only = <K extends ChannelEvent['kind']>(events: readonly ChannelEvent[], ...kinds: K[]) =>
  events.filter((event): event is Told<K> => (kinds as string[]).includes(event.kind));

function rowOf(event: Told<'message' | 'status'>, pessoa: string, n: number) {
  if (event.kind === 'status') {
    const { id, to, at, state, error } = event;
    return {
      n,
      mensagem_id: `situacao:${id}:${state}`,
      pessoa,
      endereco: to,
      nome: null,
      arroba: null,
      tipo: 'situacao',
      conteudo: { provedorId: id, state, error },
      enviada_em: at,
      provedor_id: id,
    };
  }
  const { id, from, name, username, at, content } = event;
  const conteudo =
    content.tipo === 'texto' ? { ...content, texto: content.texto.slice(0, longestText) } : content;
  return {
    n,
    mensagem_id: id,
    pessoa,
    endereco: from,
    nome: name?.slice(0, 200) ?? null,
    arroba: username?.slice(0, 100) ?? null,
    tipo: content.tipo,
    conteudo,
    enviada_em: at,
    provedor_id: null,
  };
}

/** Characters a database text cannot contain. */
const storable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value;

/**
 * Stores incoming messages and statuses in one statement: each once by id, making their contacts due.
 * Redeliveries change nothing. Returns how many were new.
 */
async function storeRows(
  tx: Tx,
  canal: string,
  rows: ReturnType<typeof rowOf>[],
  now: Date,
): Promise<number> {
  if (rows.length === 0) return 0;
  const json = JSON.stringify(rows, storable);
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows: stored } = await tx.execute<{ novas: number }>(sql`
    WITH chegou AS MATERIALIZED (
      SELECT * FROM json_to_recordset(${json}::json) AS d(n int, mensagem_id text, pessoa text,
        endereco text, nome text, arroba text, tipo text, conteudo jsonb, enviada_em timestamptz, provedor_id text)
    ), dados AS MATERIALIZED (
      SELECT c.n, c.mensagem_id, coalesce(e.pessoa, c.pessoa) AS pessoa, c.endereco, c.nome, c.arroba, c.tipo,
        c.conteudo, c.enviada_em
      FROM chegou c LEFT JOIN lisa_enviadas e ON e.canal = ${canal} AND e.provedor_id = c.provedor_id
    ), novas AS (
      INSERT INTO lisa_recebidas (canal, mensagem_id, pessoa, tipo, conteudo, enviada_em, recebida_em)
      SELECT ${canal}, mensagem_id, pessoa, tipo, conteudo, enviada_em, ${moment} FROM dados ORDER BY n
      ON CONFLICT (canal, mensagem_id) DO NOTHING
      RETURNING pessoa, tipo, enviada_em
    ), emendadas AS (
      -- Changed before it came: it is read as it is now.
      UPDATE lisa_recebidas r SET pessoa = d.pessoa, tipo = r.conteudo->>'tipo', enviada_em = d.enviada_em,
        recebida_em = ${moment}, tratada_em = NULL
      FROM dados d WHERE r.canal = ${canal} AND r.mensagem_id = d.mensagem_id AND r.tipo = ${editedEarly}
      RETURNING r.pessoa, r.tipo, r.enviada_em
    ), retiradas AS (
      -- Taken back before it came: it stands in the talk as such, and is handled by nobody.
      UPDATE lisa_recebidas r SET pessoa = d.pessoa, tipo = d.tipo, enviada_em = d.enviada_em, recebida_em = ${moment}
      FROM dados d WHERE r.canal = ${canal} AND r.mensagem_id = d.mensagem_id AND r.tipo = ${deletedEarly}
      RETURNING r.pessoa, r.tipo, r.enviada_em
    ), vindas AS (
      SELECT * FROM novas UNION ALL SELECT * FROM emendadas UNION ALL SELECT * FROM retiradas
    ), pessoas AS (
      SELECT pessoa, max(enviada_em) FILTER (WHERE tipo <> 'situacao') AS escreveu FROM vindas GROUP BY pessoa
    ), contatos AS (
      INSERT INTO lisa_contatos AS c
        (canal, pessoa, endereco, nome_perfil, arroba, ultima_recebida_em, pendente_em)
      SELECT ${canal}, p.pessoa, d.endereco, d.nome, d.arroba, p.escreveu, ${moment}
      FROM pessoas p JOIN LATERAL (
        SELECT endereco, nome, arroba FROM dados WHERE dados.pessoa = p.pessoa
        ORDER BY (tipo <> 'situacao') DESC, n DESC LIMIT 1) d ON true
      ORDER BY p.pessoa
      ON CONFLICT (canal, pessoa) DO UPDATE SET
        -- Answers go where the person wrote from, not where news of ours came from.
        endereco = CASE WHEN excluded.ultima_recebida_em IS NULL THEN c.endereco ELSE excluded.endereco END,
        nome_perfil = coalesce(excluded.nome_perfil, c.nome_perfil),
        arroba = coalesce(excluded.arroba, c.arroba),
        ultima_recebida_em = greatest(c.ultima_recebida_em, excluded.ultima_recebida_em),
        pendente_em = least(c.pendente_em, excluded.pendente_em)
      RETURNING 1
    )
    SELECT count(*)::int AS novas FROM vindas, (SELECT count(*) FROM contatos) feito`);
  return stored[0]!.novas;
}

/** Identity changes not applied before: repeated months later they would mislead. */
async function freshIdentities(tx: Tx, canal: string, events: Told<'identity'>[], now: Date) {
  if (events.length === 0) return new Set<string>();
  const rows = await tx
    .insert(lisaRecebidas)
    .values(
      events.map(({ id, at }) => ({
        canal,
        mensagemId: id,
        pessoa: 'canal',
        tipo: 'identidade',
        conteudo: {},
        enviadaEm: at,
        recebidaEm: now,
        tratadaEm: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: lisaRecebidas.mensagemId });
  return new Set(rows.map(({ id }) => id));
}

/**
 * Stores a promotion preference: the later one wins, whatever the order of arrival; of simultaneous ones the
 * opt-out.
 */
async function keepPreference(tx: Tx, canal: string, event: Told<'preference'>, pessoa: string) {
  const { at: preferenciaEm, marketing } = event;
  const wish = { preferenciaEm, semPromocoesEm: marketing ? null : preferenciaEm };
  const kept = sql`coalesce(${lisaContatos.preferenciaEm}, ${lisaContatos.semPromocoesEm}, 'epoch')`;
  const told = sql`${preferenciaEm.toISOString()}::timestamptz`;
  await tx
    .insert(lisaContatos)
    .values({ canal, pessoa, endereco: event.from, ...wish })
    .onConflictDoUpdate({
      target: [lisaContatos.canal, lisaContatos.pessoa],
      set: wish,
      setWhere: marketing ? sql`${kept} < ${told}` : sql`${kept} <= ${told}`,
    });
}

interface Arrived {
  canal: string;
  events: readonly ChannelEvent[];
  now: Date;
  /** Whether a template is ours; others are ignored. */
  isOurs: (template: string) => boolean;
}

async function storeAll(
  tx: Tx,
  { canal, events, now, isOurs }: Arrived,
): Promise<{ stored: number; reasons: string[] }> {
  const identities = only(events, 'identity');
  const fresh = await freshIdentities(tx, canal, identities, now);
  const personal = only(events, 'message', 'status', 'identity', 'preference').filter(
    (event) => event.kind !== 'identity' || fresh.has(event.id),
  );
  const whose = await attribute(tx, canal, personal);
  const rows = only(personal, 'message', 'status').map((event, n) => rowOf(event, whose.get(event)!, n));
  let stored = await storeRows(tx, canal, rows, now);
  // A concurrent edit may have taken an id meanwhile: now it is visible.
  if (stored < rows.length) stored += await storeRows(tx, canal, rows, now);
  for (const event of only(personal, 'preference')) await keepPreference(tx, canal, event, whose.get(event)!);
  const reasons = only(events, 'omitted').map(({ reason }) => reason);
  let changed = 0;
  for (const change of only(events, 'edit', 'revoke')) {
    if (await changeReceived(tx, { canal, change, now })) changed += 1;
    else reasons.push('mensagem-desconhecida');
  }
  const notices = only(events, 'notice');
  const ours = notices.filter(({ modelo }) => modelo === undefined || isOurs(modelo));
  reasons.push(...Array<string>(notices.length - ours.length).fill('modelo-alheio'));
  await storeNotices(tx, canal, ours);
  await countOmitted(tx, { canal, reasons, now });
  return { stored: stored + changed, reasons };
}

interface InboxDeps extends Pick<Arrived, 'canal' | 'isOurs'> {
  now: () => Date;
  log: Log;
}

/**
 * Stores concurrent webhook calls in one transaction: while one is running, new ones wait and share the next.
 * Each is answered when stored; a failure rejects all of them.
 */
export function createInbox(
  db: Db,
  { canal, now, isOurs, log }: InboxDeps,
): (events: ChannelEvent[]) => Promise<number> {
  const { add } = createBatcher<ChannelEvent[], number>({
    isTime: (_waiting, underWay) => underWay === 0,
    async work(told) {
      const events = told.flat();
      const kept = await db.transaction((tx) => storeAll(tx, { canal, events, now: now(), isOurs }));
      if (kept.reasons.length > 0)
        log.info(
          { canal, motivos: [...new Set(kept.reasons)], total: kept.reasons.length },
          'left out and counted',
        );
      return told.map(() => kept.stored);
    },
  });
  return (events) => (events.length === 0 ? Promise.resolve(0) : add(events));
}
