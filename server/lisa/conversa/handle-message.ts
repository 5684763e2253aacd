import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Leitura } from '#contract/lisa/leituras.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { databaseProblem } from '#server/db/database-problem.ts';
import { lisaEnviadas, lisaRecebidas } from '#server/db/schema/lisa.ts';
import { answerOwn } from './assistente/answer-own.ts';
import { markAnswered } from './assistente/own-contacts.ts';
import type { OwnTools, OwnWords } from './assistente/own-view.ts';
import { requestChange } from './assistente/request-change.ts';
import { requestPhoto } from './assistente/request-photo.ts';
import { setAvisos } from './assistente/set-avisos.ts';
import { advance } from './conversation/advance.ts';
import { collect } from './conversation/collect.ts';
import { sees } from './conversation/sees.ts';
import type { Incoming, Outcome, OwnAnswer, Session, World } from './conversation/session.ts';
import { valuesOf } from './conversation/values.ts';
import { correctPendente, createPendente, reopenCorretor } from './effects.ts';
import { type ErasePersonTools, erasePerson } from './erase-person.ts';
import { forBuyer } from './for-buyer.ts';
import { lastSaid } from './last-said.ts';
import { readingOf } from './leituras/reading-of.ts';
import { enqueue } from './outbox.ts';
import { hasNumber } from './people/person.ts';
import { type ReadTools, readMessage } from './read-message.ts';
import type { ReceivedRow } from './received-row.ts';
import { readTerritory } from './regiao/region-in-territory.ts';
import {
  type CorretorRow,
  corretorOf,
  lockSession,
  readSession,
  saveSession,
  seenCorretor,
} from './sessions.ts';
import { readTaken, TakenError } from './taken.ts';
import type { LisaTexts } from './texts.ts';

export interface MessageTools extends ReadTools, ErasePersonTools, OwnTools {
  db: Db;
  now: () => Date;
  texts: () => Promise<LisaTexts>;
  /** Where corretores have their pages. */
  publicPagesUrl: string;
}

/** Retries of a message when the conversation changed concurrently. */
const mostRounds = 20;

/** What an approved corretor is answered from his own data; null if he asks for nothing of it. */
async function ownAnswer(
  tools: MessageTools,
  {
    corretor,
    session,
    message,
    ...spoken
  }: {
    corretor: CorretorRow | null;
    session: Session;
    message: Incoming;
    say: World['say'];
    kept: OwnWords['kept'];
    recent: readonly string[];
  },
): Promise<OwnAnswer | null> {
  const isSpoken = message.text !== null && session.assumidaPor === null;
  if (!corretor || !isSpoken || seenCorretor(corretor)?.situacao !== 'aprovado') return null;
  return answerOwn({ ...tools, ...spoken }, { corretor, memoria: session.memoria, text: message.text! });
}

const noneTaken = { creci: false, email: false };

/** Checks whether stated values belong to someone else. */
async function takenBy(db: Db, session: Session, message: Incoming): Promise<World['taken']> {
  const values = valuesOf(session, message);
  if (!values) return noneTaken;
  const { session: candidate, filled } = collect(session, values, false);
  return filled.some((field) => ['creci', 'uf', 'email'].includes(field))
    ? readTaken(db, candidate)
    : noneTaken;
}

/** Whether an unread message has been read after all. */
const hasBeenRead = ({ problema }: ReceivedRow, { understanding }: Incoming): boolean =>
  problema !== null || understanding !== null;

function withoutWaiting(session: Session): Session {
  const { semLeituraDesde: _, ...memoria } = session.memoria;
  return { ...session, memoria };
}

/**
 * Handles one message: interprets it, advances the conversation and stores the change, effects, replies and
 * the handled mark in one transaction. An already handled message has no effect. Returns whether the person
 * asked for erasure.
 */
export async function handleMessage(
  tools: MessageTools,
  row: ReceivedRow,
  signal: AbortSignal,
  read = (session: Session) => readMessage(tools, row, session, signal),
): Promise<boolean> {
  let message: Incoming | null = null;
  let asked: string | null = null;
  let clash = noneTaken;
  for (let round = 1; ; round += 1) {
    const { session, state } = await readSession(tools.db, row.pessoa);
    // Cached per question: engine results and downloads are not repeated.
    if (message === null || asked !== session.pergunta) {
      message = await read(session);
      asked = session.pergunta;
    }
    const told = await readTerritory(tools.places, session, message);
    message = told.message;
    const { territory, unknown, asked: askedPlaces } = told;
    const corretor = await corretorOf(tools.db, row.pessoa, session);
    const found = await takenBy(tools.db, session, message);
    const { say, consentVersion, identity, kept } = await tools.texts();
    const recent = await lastSaid(tools.db, row);
    const world: World = {
      now: tools.now(),
      consentVersion,
      say,
      identity,
      recent,
      kept: message.text && kept(message.text),
      corretor: seenCorretor(corretor),
      hasNumber: hasNumber(row.pessoa),
      taken: { creci: found.creci || clash.creci, email: found.email || clash.email },
      territory,
      unknown,
      asked: askedPlaces,
      own: await ownAnswer(tools, { corretor, session, message, say, kept, recent }),
      forBuyer: sees(message, 'comprador')
        ? await forBuyer(tools, { pessoa: row.pessoa, text: message.text ?? '' })
        : null,
    };
    const outcome = advance(hasBeenRead(row, message) ? withoutWaiting(session) : session, message, world);
    const leitura = readingOf(session, message, outcome);
    try {
      if (await store(tools, row, { outcome, leitura, state })) return outcome.effects.includes('apagar');
    } catch (error) {
      // Someone registered the same concurrently: refused like any taken value.
      const field = clashingField(error);
      if (field === null || round >= mostRounds) throw error;
      clash = { creci: clash.creci || field === 'creci', email: clash.email || field === 'email' };
    }
    if (round >= mostRounds) throw new Error(`the conversation of message ${row.id} keeps changing`);
  }
}

/** The value taken concurrently; null for any other error. */
function clashingField(error: unknown): string | null {
  if (error instanceof TakenError) return error.field;
  const problem = databaseProblem(error);
  return problem?.code === 'duplicado' ? (problem.field ?? '') : null;
}

/** Stores a message's effects; returns false if the conversation has changed since it was read. */
function store(
  tools: MessageTools,
  row: ReceivedRow,
  { outcome, leitura, state }: { outcome: Outcome; leitura: Leitura | null; state: string },
): Promise<boolean> {
  const { pessoa, canal } = row;
  const now = tools.now();
  return tools.db.transaction(async (tx) => {
    const [ours] = await tx
      .update(lisaRecebidas)
      .set({ tratadaEm: now, problema: null, leitura })
      .where(and(eq(lisaRecebidas.id, row.id), isNull(lisaRecebidas.tratadaEm)))
      .returning({ pessoa: lisaRecebidas.pessoa });
    if (!ours) return true;
    const asBefore = () =>
      tx
        .update(lisaRecebidas)
        .set({ tratadaEm: null, problema: row.problema, leitura: null })
        .where(eq(lisaRecebidas.id, row.id));
    // The sender turned out to be a known person: the message is handled in their queue.
    if (ours.pessoa !== pessoa) {
      await asBefore();
      return true;
    }
    const held = await lockSession(tx, pessoa);
    if (held.state !== state) {
      await asBefore();
      return false;
    }
    const session = await applyEffects(tx, tools, row, outcome);
    if (session) await saveSession(tx, pessoa, session, now);
    const { corretorId = null } = session ?? {};
    await enqueue(tx, { canal, pessoa, corretorId, messages: outcome.replies, now });
    return true;
  });
}

/** Applies a message's effects; returns the session to store, or null if erased. */
async function applyEffects(
  tx: Tx,
  tools: MessageTools,
  { pessoa, canal }: ReceivedRow,
  { session, effects, mudanca }: Outcome,
): Promise<Session | null> {
  let kept = session;
  await freeWaiting(tx, canal, pessoa, tools.now());
  for (const effect of effects) {
    if (effect === 'apagar') {
      await erasePerson(tx, tools, { canal, pessoa, corretorId: kept.corretorId });
      return null;
    }
    if (effect === 'criar-corretor')
      kept = { ...kept, corretorId: await createPendente(tx, { pessoa, canal }, kept) };
    const corretor = await corretorOf(tx, pessoa, kept);
    if (!corretor) continue;
    if (effect === 'atualizar-corretor') await correctPendente(tx, corretor, kept, pessoa);
    if (effect === 'reabrir') await reopenCorretor(tx, corretor.id, null);
    if (effect === 'pedir-foto')
      await requestPhoto(tx, { corretorId: corretor.id, foto: kept.foto!, now: tools.now() });
    if (effect === 'pedir-mudanca' && mudanca)
      await requestChange(tx, { corretor, mudanca, now: tools.now() });
    if (effect === 'atendeu') await markAnswered(tx, corretor.id);
    await setAvisos(tx, { corretorId: corretor.id, effect, now: tools.now() });
  }
  return kept;
}

/** A message from the person reopens the window: messages waiting for it are sent now. */
async function freeWaiting(tx: Tx, canal: string, pessoa: string, now: Date): Promise<void> {
  await tx
    .update(lisaEnviadas)
    .set({
      estado: 'queued',
      motivo: null,
      motivoCodigo: null,
      tentativas: 0,
      tentarEm: null,
      liberadaEm: now,
    })
    .where(
      and(
        eq(lisaEnviadas.canal, canal),
        eq(lisaEnviadas.pessoa, pessoa),
        eq(lisaEnviadas.estado, 'failed'),
        sql`${lisaEnviadas.motivoCodigo} = 'fora-da-janela'`,
      ),
    );
}
