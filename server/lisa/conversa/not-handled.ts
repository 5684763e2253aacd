import { eq } from 'drizzle-orm';
import { dayMs } from '#contract/base/units.ts';
import { IntelligenceError } from '#server/adapters/intelligence/port.ts';
import type { Db } from '#server/db/client.ts';
import { lisaRecebidas } from '#server/db/schema/lisa.ts';
import { messageOf } from '#server/kernel/runs/step-error.ts';
import { isDaytime, nextDaytime } from './conversas/daytime.ts';
import { freshMessage } from './last-said.ts';
import { enqueue } from './outbox.ts';
import type { ReceivedRow } from './received-row.ts';
import { lockSession, saveSession } from './sessions.ts';
import type { LisaTexts } from './texts.ts';

/** Retries of a failing engine or download within half a minute. */
const mostAttempts = 5;
const againMs = 2_000;
/** Retry interval of an unread message. */
const readAgainMs = 10 * 60_000;
const longestHeldMs = dayMs;
/** Later answers are sent only in daytime. */
const promptMs = 60 * 60_000;

/** Engine failures unrelated to the message: it is read once an engine is available. */
const away: readonly IntelligenceError['code'][] = ['orcamento', 'sem-credencial', 'indisponivel', 'tempo'];

interface Tools {
  db: Db;
  now: () => Date;
  texts: () => Promise<LisaTexts>;
}

/** Whether a message waits for an engine; later messages do not wait for it. */
export const awaitsEngine = ({ problema, tratadaEm }: ReceivedRow): boolean =>
  tratadaEm === null && problema !== null;

/** What happens to a message that could not be handled: retry, wait to be read, or give up. */
export async function afterProblem(tools: Tools, row: ReceivedRow, error: unknown): Promise<void> {
  const { db, now } = tools;
  const ofEngine = error instanceof IntelligenceError ? error : null;
  if (row.tentativas + 1 < mostAttempts && (ofEngine === null || ofEngine.retryable)) {
    const tentarEm = new Date(now().getTime() + againMs * 2 ** row.tentativas);
    await update(db, row, { tentativas: row.tentativas + 1, tentarEm });
  } else if (ofEngine && away.includes(ofEngine.code)) await hold(tools, row, ofEngine.message);
  else await giveUp(tools, row, messageOf(error) || 'Erro interno ao tratar a mensagem');
}

/** Returns its owner now: two senders may have turned out to be one person. */
async function update(
  db: Pick<Db, 'update'>,
  { id, pessoa }: ReceivedRow,
  values: Partial<ReceivedRow>,
): Promise<string> {
  const [row] = await db
    .update(lisaRecebidas)
    .set(values)
    .where(eq(lisaRecebidas.id, id))
    .returning({ pessoa: lisaRecebidas.pessoa });
  return row?.pessoa ?? pessoa;
}

/**
 * Keeps a message until it can be read: the person is told once, and the team sees who waits and why. After a
 * day it only remains in the transcript for the team, who were called.
 */
async function hold(tools: Tools, row: ReceivedRow, problema: string): Promise<void> {
  const { db, now } = tools;
  const { canal, recebidaEm } = row;
  const at = now();
  const held = at.getTime() - recebidaEm.getTime();
  if (held > longestHeldMs) {
    await update(db, row, { tratadaEm: at, problema });
    return;
  }
  const next = new Date(at.getTime() + readAgainMs);
  const tentarEm = held < promptMs || isDaytime(next) ? next : nextDaytime(next);
  const texts = await tools.texts();
  await db.transaction(async (tx) => {
    const pessoa = await update(tx, row, { tentativas: row.tentativas + 1, tentarEm, problema });
    const { session } = await lockSession(tx, pessoa);
    if (session.memoria.semLeituraDesde) return;
    const memoria = { ...session.memoria, semLeituraDesde: at.toISOString() };
    await saveSession(tx, pessoa, { ...session, memoria }, at);
    const messages = [await freshMessage(tx, texts, { canal, pessoa, chave: 'sem_leitura' })];
    await enqueue(tx, { canal, pessoa, corretorId: session.corretorId, messages, now: at });
  });
}

/** Asks the person to rephrase: nobody is left without an answer. */
async function giveUp(tools: Tools, row: ReceivedRow, problema: string): Promise<void> {
  const { db, now } = tools;
  const { canal } = row;
  const texts = await tools.texts();
  await db.transaction(async (tx) => {
    const pessoa = await update(tx, row, { tratadaEm: now(), problema });
    const messages = [await freshMessage(tx, texts, { canal, pessoa, chave: 'com_defeito' })];
    await enqueue(tx, { canal, pessoa, messages, now: now() });
  });
}
