import { and, desc, eq, isNull } from 'drizzle-orm';
import type { LisaMemory, OnboardingStatus, Question } from '#contract/lisa/lisa.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { corretores, onboardingSessions } from '#server/db/schema/corretores.ts';
import { newSession, type Session, type World } from './conversation/session.ts';

type SessionRow = typeof onboardingSessions.$inferSelect;
export type CorretorRow = typeof corretores.$inferSelect;

export interface StoredSession {
  session: Session;
  /** Detects concurrent changes since it was read. */
  state: string;
}

function fromRow(row: SessionRow): Session {
  const { id: _id, whatsapp: _whatsapp, criadoEm: _made, atualizadoEm: _changed, ...rest } = row;
  return {
    ...rest,
    status: row.status as OnboardingStatus,
    pergunta: row.pergunta as Question | null,
    memoria: row.memoria as LisaMemory,
  };
}

const stored = (row: SessionRow | undefined): StoredSession => ({
  session: row ? fromRow(row) : newSession,
  state: JSON.stringify(row ?? null),
});

/** A person's conversation, or a new one. */
export async function readSession(db: Queryable, pessoa: string): Promise<StoredSession> {
  const [row] = await db.select().from(onboardingSessions).where(eq(onboardingSessions.whatsapp, pessoa));
  return stored(row);
}

/** The same, locked until the transaction ends. */
export async function lockSession(tx: Tx, pessoa: string): Promise<StoredSession> {
  const [row] = await tx
    .select()
    .from(onboardingSessions)
    .where(eq(onboardingSessions.whatsapp, pessoa))
    .for('update');
  return stored(row);
}

export async function saveSession(tx: Queryable, pessoa: string, session: Session, now: Date): Promise<void> {
  const values = { ...session, atualizadoEm: now };
  await tx
    .insert(onboardingSessions)
    .values({ whatsapp: pessoa, criadoEm: now, ...values })
    .onConflictDoUpdate({ target: onboardingSessions.whatsapp, set: values });
}

const live = isNull(corretores.excluidoEm);

/** The corretor of a conversation, else the one with its number. */
export async function corretorOf(
  db: Queryable,
  pessoa: string,
  { corretorId }: Pick<Session, 'corretorId'>,
): Promise<CorretorRow | null> {
  const whose = corretorId === null ? eq(corretores.whatsappNormal, pessoa) : eq(corretores.id, corretorId);
  const rows = await db
    .select()
    .from(corretores)
    .where(and(whose, live))
    .orderBy(desc(corretores.aprovado), desc(corretores.id))
    .limit(1);
  return rows[0] ?? null;
}

/** A corretor as the state machine sees him. */
export function seenCorretor(row: CorretorRow | null): World['corretor'] {
  if (!row) return null;
  const { id, nomeGuerra, rejeitadoEm, motivoRejeicao, ativo, aprovado } = row;
  const situacao = rejeitadoEm ? 'rejeitado' : !ativo ? 'inativo' : aprovado ? 'aprovado' : 'pendente';
  return { id, nomeGuerra, situacao, rejeitadoEm, motivo: motivoRejeicao, siteUrl: null };
}
