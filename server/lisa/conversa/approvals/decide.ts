import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { aprovacoesMessages } from '#contract/lisa/aprovacoes.ts';
import { undoMs } from '#contract/lisa/lisa.ts';
import { normalForms, refuseUnreadySite } from '#server/cadastros/corretores/service.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { lisaAtos } from '#server/db/schema/lisa.ts';
import { users } from '#server/db/schema/sistema.ts';
import { shownName } from '#server/db/shown-name.ts';
import { changedFields, recordAudit } from '#server/kernel/audit.ts';
import { AppError } from '#server/kernel/errors.ts';
import { wakeContact } from '../contacts.ts';
import type { Session } from '../conversation/session.ts';
import type { EmailLink } from '../email-link.ts';
import { isLaboratorio, laboratorioCanal } from '../laboratorio/number.ts';
import { enqueue, type Outgoing } from '../outbox.ts';
import { personOfCorretor } from '../people/person-of-corretor.ts';
import { type CorretorRow, lockSession, saveSession } from '../sessions.ts';
import type { LisaTexts } from '../texts.ts';
import { type Addresses, approvalMessages, rejectionMessages } from './messages.ts';
import { undecided } from './waiting.ts';

export interface ApprovalDeps {
  db: Db;
  canal: string;
  now: () => Date;
  newId: () => string;
  texts: () => Promise<LisaTexts>;
  addresses: Addresses;
  /** The second channel; none in the laboratory. */
  emailLink?: EmailLink | undefined;
}

interface Wanted {
  whatsapp: string;
  corretorId?: number | undefined;
  userId: number;
}

/** The state before a decision, enough to undo it. */
export interface Before {
  corretor: Pick<CorretorRow, 'aprovado' | 'ativo' | 'siteAtivo' | 'motivoRejeicao'> & {
    rejeitadoEm: string | null;
  };
  session: { status: string; passo: number; pergunta: string | null; corretorId: number | null } | null;
  /** The record's `revisao` after the decision: undoing requires it to be unchanged. */
  revisao: number;
}

/** Locks the registration waiting under a number. Throws 404 or 409 (WPP-08, WPP-22). */
async function holdPendente(tx: Tx, canal: string, { whatsapp, corretorId }: Wanted): Promise<CorretorRow> {
  const normal = normalForms.whatsapp(whatsapp);
  // A laboratory registration is decided there, and none of its messages leave by a real channel.
  const isElsewhere = isLaboratorio(normal) !== (canal === laboratorioCanal);
  const rows =
    normal === null || isElsewhere
      ? []
      : await tx
          .select()
          .from(corretores)
          .where(and(eq(corretores.whatsappNormal, normal), undecided))
          .orderBy(corretores.id)
          .for('update');
  const chosen = corretorId === undefined ? rows : rows.filter(({ id }) => id === corretorId);
  if (chosen.length > 1)
    throw new AppError(409, 'varios-pendentes', aprovacoesMessages.several, { field: 'corretorId' });
  if (!chosen[0])
    throw new AppError(404, 'nao-encontrado', aprovacoesMessages.none, {
      field: 'whatsapp',
      detail: normal === null ? undefined : await decidedBy(tx, normal),
    });
  return chosen[0];
}

/** Who has decided about this number meanwhile, if anybody. */
async function decidedBy(tx: Tx, normal: string): Promise<string | undefined> {
  const [act] = await tx
    .select({ tipo: lisaAtos.tipo, username: shownName })
    .from(lisaAtos)
    .innerJoin(corretores, eq(corretores.id, lisaAtos.corretorId))
    .innerJoin(users, eq(users.id, lisaAtos.userId))
    .where(and(eq(corretores.whatsappNormal, normal), isNull(lisaAtos.desfeitoEm)))
    .orderBy(desc(lisaAtos.feitoEm))
    .limit(1);
  if (!act) return undefined;
  return `${act.username} já ${act.tipo === 'aprovou' ? 'aprovou' : 'rejeitou'} este cadastro`;
}

/** A conversation's state and its corretor. */
const placeOf = ({ status, passo, pergunta, corretorId }: Session) => ({
  status,
  passo,
  pergunta,
  corretorId,
});

interface Decision {
  tipo: 'aprovou' | 'rejeitou';
  change: Partial<CorretorRow>;
  status: 'approved' | 'rejected';
  messages: Outgoing[];
}

/** Stores a decision with all its effects; nothing is sent while it can be undone. */
async function decide(
  tx: Tx,
  { canal, now, newId }: ApprovalDeps,
  held: CorretorRow,
  { userId, decision: { tipo, change, status, messages } }: { userId: number; decision: Decision },
) {
  const at = now();
  const desfazerAte = new Date(at.getTime() + undoMs);
  const pessoa = (await personOfCorretor(tx, held))!;
  const [corretor] = await tx
    .update(corretores)
    .set({ ...change, revisao: sql`${corretores.revisao} + 1` })
    .where(eq(corretores.id, held.id))
    .returning();
  const { session, state } = await lockSession(tx, pessoa);
  const before: Before = {
    corretor: {
      aprovado: held.aprovado,
      ativo: held.ativo,
      siteAtivo: held.siteAtivo,
      motivoRejeicao: held.motivoRejeicao,
      rejeitadoEm: held.rejeitadoEm?.toISOString() ?? null,
    },
    session: state === 'null' ? null : placeOf(session),
    revisao: corretor!.revisao,
  };
  await saveSession(
    tx,
    pessoa,
    { ...session, status, corretorId: held.id, pergunta: null, passo: Math.max(session.passo, 9) },
    at,
  );
  const acaoId = newId();
  await tx
    .insert(lisaAtos)
    .values({ id: acaoId, tipo, corretorId: held.id, userId, antes: before, feitoEm: at, desfazerAte });
  await enqueue(tx, {
    canal,
    pessoa,
    messages,
    now: at,
    liberadaEm: desfazerAte,
    atoId: acaoId,
    corretorId: held.id,
  });
  await wakeContact(tx, { canal, pessoa, at: desfazerAte });
  await recordAudit(tx, {
    userId,
    acao: tipo,
    entidade: 'corretor',
    entidadeId: held.id,
    revisao: corretor!.revisao,
    ...changedFields(held, corretor!, ['revisao', 'atualizadoEm', 'motivoRejeicao']),
  });
  await bumpLists(tx, 'corretores');
  return { corretor: corretor!, acaoId, desfazerAte };
}

/** Approves the registration under a number (WPP-18); with his site only if the administrator says so (LIA-06). */
export async function approve(
  deps: ApprovalDeps,
  { ligarSite = false, ...wanted }: Wanted & { ligarSite?: boolean | undefined },
  /** Whether WhatsApp brings him his access. */
  isReached: (tx: Tx, corretor: CorretorRow) => Promise<boolean> = async () => true,
) {
  const texts = await deps.texts();
  return deps.db.transaction(async (tx) => {
    const held = await holdPendente(tx, deps.canal, wanted);
    // The laboratory's people are shown nowhere in public.
    const turnsOn = ligarSite && !held.teste;
    if (turnsOn) await refuseUnreadySite(tx, held.id);
    const siteAtivo = turnsOn || held.siteAtivo;
    const messages = approvalMessages({ ...held, siteAtivo }, texts, deps.addresses);
    const change = { aprovado: true, siteAtivo };
    const decision: Decision = { tipo: 'aprovou', change, status: 'approved', messages };
    const decided = await decide(tx, deps, held, { userId: wanted.userId, decision });
    const reached = await isReached(tx, held);
    const { acaoId: atoId, desfazerAte: from } = decided;
    const porEmail = (await deps.emailLink?.writeWhere(tx, held, { reached, from, atoId })) ?? false;
    return { ...decided, porEmail, reached };
  });
}

/** Rejects the registration under a number: the record is kept, inactive, with date and reason (WPP-16). */
export async function reject(deps: ApprovalDeps, { reason, ...wanted }: Wanted & { reason: string | null }) {
  const texts = await deps.texts();
  return deps.db.transaction(async (tx) => {
    const held = await holdPendente(tx, deps.canal, wanted);
    const decision: Decision = {
      tipo: 'rejeitou',
      change: { ativo: false, rejeitadoEm: deps.now(), motivoRejeicao: reason },
      status: 'rejected',
      messages: rejectionMessages(held, reason, texts),
    };
    return decide(tx, deps, held, { userId: wanted.userId, decision });
  });
}
