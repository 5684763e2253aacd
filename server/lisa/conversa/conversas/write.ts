import { and, eq, inArray } from 'drizzle-orm';
import { conversasMessages } from '#contract/lisa/conversas.ts';
import type { Tx } from '#server/db/client.ts';
import { lisaEnviadas } from '#server/db/schema/lisa.ts';
import { AppError } from '#server/kernel/errors.ts';
import { wakeContact } from '../contacts.ts';
import { lastSaid } from '../last-said.ts';
import { enqueue, type Outgoing } from '../outbox.ts';
import { windowOf } from '../send-next.ts';
import { type LockedConversa, lockConversa, recordDeed } from './lock.ts';
import type { TranscriptDeps } from './transcript.ts';

/** Refuses a write in a conversation. */
export const refuse = (code: string, message: string, detail?: string) =>
  new AppError(409, code, message, { ...(detail ? { detail } : {}) });

/** Throws 409 unless the user has taken the conversation over, so that nobody interferes with Lisa. */
function holdOwn(held: LockedConversa, userId: number): void {
  if (held.session.assumidaPor !== userId) throw refuse('nao-assumida', conversasMessages.notYours);
}

/** Puts a message of the team into the queue. */
export async function send(
  tx: Tx,
  { channel, now }: TranscriptDeps,
  { pessoa, session }: LockedConversa,
  { id, userId, message }: { id: number; userId: number; message: Outgoing },
): Promise<void> {
  const canal = channel.kind;
  const { corretorId } = session;
  await enqueue(tx, { canal, pessoa, corretorId, userId, messages: [message], now: now() });
  await wakeContact(tx, { canal, pessoa, at: now() });
  await recordDeed(tx, { acao: 'escreveu', id, userId });
}

const janelaOf = ({ channel, now }: TranscriptDeps, { contact }: LockedConversa) =>
  windowOf(channel, { ultimaRecebidaEm: contact?.ultimaRecebidaEm ?? null }, now());

/** Throws 409 where free text is not allowed now. */
export function refuseShut(deps: TranscriptDeps, held: LockedConversa): void {
  if (janelaOf(deps, held).aberta) return;
  const detail = deps.templates.has('retomada') ? undefined : conversasMessages.noTemplate;
  throw refuse('fora-da-janela', conversasMessages.shut, detail);
}

/** Writes to a person in the team's name, while free text is allowed. */
export function write(
  deps: TranscriptDeps,
  { id, texto, userId }: { id: number; texto: string; userId: number },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const held = await lockConversa(tx, { id, canal: deps.channel.kind });
    holdOwn(held, userId);
    refuseShut(deps, held);
    await send(tx, deps, held, { id, userId, message: { chave: 'equipe', texto } });
  });
}

/** Sends the approved template asking the person to write, when nothing else is allowed. */
export async function resume(
  deps: TranscriptDeps,
  { id, userId }: { id: number; userId: number },
): Promise<void> {
  const { say } = await deps.texts();
  await deps.db.transaction(async (tx) => {
    const held = await lockConversa(tx, { id, canal: deps.channel.kind });
    holdOwn(held, userId);
    if (!deps.templates.has('retomada')) throw refuse('sem-modelo', conversasMessages.noTemplate);
    const { pessoa, session, contact } = held;
    if (contact?.semPromocoesEm && !janelaOf(deps, held).aberta)
      throw refuse('sem-promocoes', conversasMessages.noPromotions);
    const waiting = await tx
      .select({ id: lisaEnviadas.id })
      .from(lisaEnviadas)
      .where(
        and(
          eq(lisaEnviadas.canal, deps.channel.kind),
          eq(lisaEnviadas.pessoa, pessoa),
          eq(lisaEnviadas.chave, 'retomada'),
          inArray(lisaEnviadas.estado, ['queued', 'sending']),
        ),
      )
      .limit(1);
    if (waiting.length > 0) throw refuse('ja-na-fila', conversasMessages.waiting);
    const name = session.nomeGuerra ?? session.nome?.split(' ')[0] ?? contact?.nomePerfil ?? null;
    const recent = await lastSaid(tx, { canal: deps.channel.kind, pessoa });
    const texto = say('retomada', { nomeGuerra: name, regiao: null }, recent);
    const message = { chave: 'retomada', texto, parametros: [name ?? 'corretor(a)'] };
    await send(tx, deps, held, { id, userId, message });
  });
}
