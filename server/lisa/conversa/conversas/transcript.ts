import { and, desc, eq, ne, notInArray, sql } from 'drizzle-orm';
import { conversasMessages, type Fala, type Transcript } from '#contract/lisa/conversas.ts';
import type { Leitura } from '#contract/lisa/leituras.ts';
import type { MessageContent, WhatsappChannel } from '#server/adapters/whatsapp/port.ts';
import type { Db } from '#server/db/client.ts';
import { lisaEnviadas, lisaRecebidas } from '#server/db/schema/lisa.ts';
import { users } from '#server/db/schema/sistema.ts';
import { shownName } from '#server/db/shown-name.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { outgoingView } from '../approvals/list.ts';
import type { ReceivedRow } from '../received-row.ts';
import { type OutgoingRow, windowOf } from '../send-next.ts';
import type { TemplateName } from '../templates.ts';
import type { LisaTexts } from '../texts.ts';
import { type ConversaRow, conversasQuery, conversaView } from './select.ts';

export interface TranscriptDeps {
  db: Db;
  channel: WhatsappChannel;
  templates: ReadonlyMap<string, TemplateName>;
  texts: () => Promise<LisaTexts>;
  now: () => Date;
}

/** A message with the time it arrived or was created here: the common order of both sides. */
interface Placed {
  at: number;
  fala: Fala;
}

/** Displayable content: its text, its caption, or a line describing it. */
function textOf(content: MessageContent): string {
  if (content.tipo === 'texto') return content.texto;
  return (content.tipo === 'imagem' ? content.legenda : (content.transcricao ?? content.detalhe)) ?? '';
}

function received(row: ReceivedRow): Placed {
  const content = row.conteudo as MessageContent;
  const { editada = false, revogada = false } = row.conteudo as { editada?: boolean; revogada?: boolean };
  return {
    at: row.recebidaEm.getTime(),
    fala: {
      chave: `r${row.id}`,
      de: 'pessoa',
      em: row.enviadaEm.toISOString(),
      tipo: row.tipo,
      texto: textOf(content),
      editada,
      revogada,
      autor: null,
      envio: null,
      problema: row.problema,
      leitura: row.leitura as Leitura | null,
    },
  };
}

function sent({ row, autor }: { row: OutgoingRow; autor: string | null }): Placed {
  const envio = outgoingView(row);
  return {
    at: row.criadoEm.getTime(),
    fala: {
      chave: `e${row.id}`,
      de: row.userId === null ? 'lisa' : 'equipe',
      tipo: 'texto',
      autor,
      envio,
      em: row.criadoEm.toISOString(),
      texto: envio.texto,
      problema: null,
      leitura: null,
      editada: false,
      revogada: false,
    },
  };
}

/** The latest messages of both sides, oldest first. */
async function readFalas(db: Db, canal: string, pessoa: string, limite: number) {
  const [theirs, ours] = await Promise.all([
    db
      .select()
      .from(lisaRecebidas)
      .where(
        and(
          eq(lisaRecebidas.canal, canal),
          eq(lisaRecebidas.pessoa, pessoa),
          notInArray(lisaRecebidas.tipo, ['situacao', 'edicao', 'identidade']),
          // Of erased messages only the id remains.
          sql`${lisaRecebidas.conteudo} <> '{}'::jsonb`,
        ),
      )
      .orderBy(desc(lisaRecebidas.id))
      .limit(limite + 1),
    db
      .select({ row: lisaEnviadas, autor: shownName })
      .from(lisaEnviadas)
      .leftJoin(users, eq(users.id, lisaEnviadas.userId))
      .where(
        and(
          eq(lisaEnviadas.canal, canal),
          eq(lisaEnviadas.pessoa, pessoa),
          ne(lisaEnviadas.estado, 'cancelled'),
        ),
      )
      .orderBy(desc(lisaEnviadas.id))
      .limit(limite + 1),
  ]);
  // With equal times a question precedes its answer: incoming ones come first, and the sort is stable.
  const all = [...theirs.reverse().map(received), ...ours.reverse().map(sent)].sort((a, b) => a.at - b.at);
  return { falas: all.slice(-limite).map(({ fala }) => fala), temMais: all.length > limite };
}

/** A conversation by id, as listed. Throws 404. */
async function readConversaRow(db: Db, canal: string, now: Date, id: number): Promise<ConversaRow> {
  const { rows } = await db.execute<ConversaRow>(
    sql`SELECT * FROM (${conversasQuery(canal, now)}) todas WHERE id = ${id}`,
  );
  if (!rows[0]) throw missingRecord('conversa');
  return rows[0];
}

/** The transcript, and what may be written now. */
export async function readTranscript(
  { db, channel, templates, texts, now }: TranscriptDeps,
  { id, limite, userId }: { id: number; limite: number; userId: number },
): Promise<Transcript> {
  const canal = channel.kind;
  const row = await readConversaRow(db, canal, now(), id);
  const [{ falas, temMais }, { say }] = await Promise.all([
    readFalas(db, canal, row.whatsapp, limite),
    texts(),
  ]);
  const ultimaRecebidaEm = row.ultima_recebida_em === null ? null : new Date(row.ultima_recebida_em);
  const modelo = templates.get('retomada')?.name ?? null;
  return {
    conversa: conversaView(row),
    minha: row.assumida_por === userId,
    falas,
    temMais,
    canal,
    janela: windowOf(channel, { ultimaRecebidaEm }, now()),
    retomada: {
      modelo,
      texto: say('retomada', { nomeGuerra: row.nome, regiao: null }),
      aviso: modelo === null ? conversasMessages.noTemplate : null,
    },
  };
}
