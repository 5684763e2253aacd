import { sql } from 'drizzle-orm';
import { stoppedAfterMs } from '#contract/lisa/conversas.ts';
import { collectingStatuses, windowMs } from '#contract/lisa/lisa.ts';
import type { Db } from '#server/db/client.ts';
import { onboardingSessions } from '#server/db/schema/corretores.ts';
import { wakeContact } from '../contacts.ts';
import { questionPhrases } from '../conversation/phrases.ts';
import type { Session } from '../conversation/session.ts';
import { lastSaid } from '../last-said.ts';
import { enqueue } from '../outbox.ts';
import { saveSession } from '../sessions.ts';
import { reminderKey } from '../templates.ts';
import type { LisaTexts } from '../texts.ts';
import { isDaytime } from './daytime.ts';
import { type LockedConversa, lockConversa, recordDeed } from './lock.ts';

/** Reminders queued shortly before the window closes might be late. */
const latestMs = windowMs - 60 * 60_000;
/** Reminders per turn; the next turn continues. */
const most = 100;

/**
 * Whether a conversation has stalled and may be reminded: once per silence, and never after a request for
 * silence, a human or erasure, or a refusal.
 */
export function canRemind(session: Session, ultimaRecebidaEm: Date | null, now: Date): boolean {
  const { status, pergunta, memoria, assumidaPor } = session;
  if (!(collectingStatuses as readonly string[]).includes(status) || pergunta === null) return false;
  const { paradaEm, recusouEm, pediuPessoaEm, semLeituraDesde, confirmarApagar, lembreteEm } = memoria;
  if (assumidaPor !== null || paradaEm || recusouEm || confirmarApagar) return false;
  if (pediuPessoaEm || semLeituraDesde) return false;
  if (ultimaRecebidaEm === null) return false;
  const silence = now.getTime() - ultimaRecebidaEm.getTime();
  if (silence < stoppedAfterMs || silence > latestMs) return false;
  return lembreteEm === undefined || new Date(lembreteEm) < ultimaRecebidaEm;
}

/** Possibly stalled conversations; each is checked again under its lock. */
async function candidates(db: Db, canal: string, now: Date): Promise<number[]> {
  const before = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT s.id FROM ${onboardingSessions} s JOIN lisa_contatos c ON c.canal = ${canal} AND c.pessoa = s.whatsapp
    WHERE c.ultima_recebida_em BETWEEN ${before(latestMs)} AND ${before(stoppedAfterMs)}
      AND c.sem_promocoes_em IS NULL AND s.assumida_por IS NULL AND s.pergunta IS NOT NULL AND s.corretor_id IS NULL AND NOT c.esquecer
      AND (s.memoria->>'lembreteEm' IS NULL OR (s.memoria->>'lembreteEm')::timestamptz < c.ultima_recebida_em)
      AND NOT EXISTS (SELECT FROM lisa_recebidas r
        WHERE r.canal = ${canal} AND r.pessoa = s.whatsapp AND r.tratada_em IS NULL)
      AND NOT EXISTS (SELECT FROM lisa_enviadas e
        WHERE e.canal = ${canal} AND e.pessoa = s.whatsapp AND e.estado IN ('queued', 'sending'))
      AND s.memoria->>'paradaEm' IS NULL AND s.memoria->>'recusouEm' IS NULL
      AND s.memoria->>'pediuPessoaEm' IS NULL AND s.memoria->>'confirmarApagar' IS NULL
    ORDER BY c.ultima_recebida_em LIMIT ${most}`);
  return rows.map(({ id }) => id);
}

/** A single message: the reminder and the pending question. */
function reminderOf({ session, contact }: LockedConversa, { say }: LisaTexts, recent: readonly string[]) {
  const { nomeGuerra, nome, regiaoTrabalho: regiao, pergunta, memoria } = session;
  const name = nomeGuerra ?? nome?.split(' ')[0] ?? contact?.nomePerfil ?? null;
  const values = { nomeGuerra: name, regiao, trato: memoria.trato };
  const texto = `${say('lembrete', values, recent)}\n\n${say(questionPhrases[pergunta!], values, recent)}`;
  return { chave: reminderKey, texto, parametros: [name ?? 'corretor(a)'] };
}

/** Sends reminders to stalled conversations; returns how many. Safe in several processes at once. */
export async function sendReminders(deps: {
  db: Db;
  canal: string;
  now: () => Date;
  texts: () => Promise<LisaTexts>;
}): Promise<number> {
  const { db, canal, now } = deps;
  if (!isDaytime(now())) return 0;
  const texts = await deps.texts();
  let reminded = 0;
  for (const id of await candidates(db, canal, now()))
    reminded += await db.transaction(async (tx) => {
      const held = await lockConversa(tx, { id, canal }).catch(() => null);
      const at = now();
      if (!held || !canRemind(held.session, held.contact?.ultimaRecebidaEm ?? null, at)) return 0;
      const { pessoa, session } = held;
      const recent = await lastSaid(tx, { canal, pessoa });
      const memoria = { ...session.memoria, lembreteEm: at.toISOString() };
      await saveSession(tx, pessoa, { ...session, memoria }, at);
      await enqueue(tx, { canal, pessoa, messages: [reminderOf(held, texts, recent)], now: at });
      await wakeContact(tx, { canal, pessoa, at });
      await recordDeed(tx, { acao: 'lembrou', id, userId: null });
      return 1;
    });
  return reminded;
}
