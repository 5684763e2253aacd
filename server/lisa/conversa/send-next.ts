import { and, asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { dayMs } from '#contract/base/units.ts';
import { windowMs, type windowSchema } from '#contract/lisa/lisa.ts';
import {
  type ChannelNotice,
  type OutgoingMessage,
  SendError,
  type WhatsappChannel,
} from '#server/adapters/whatsapp/port.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { onboardingSessions } from '#server/db/schema/corretores.ts';
import { lisaEnviadas } from '#server/db/schema/lisa.ts';
import type { Log } from '#server/kernel/log.ts';
import { faultNotice } from './canal/fault-notice.ts';
import { resolveNotices } from './canal/resolve-notices.ts';
import { storeNotices } from './canal/store-notices.ts';
import { choicesOf, withNumbers } from './choices.ts';
import type { Contact } from './contacts.ts';
import { decideReminder } from './conversas/reminder-decision.ts';
import { linkMark } from './conversation/phrases.ts';
import type { Undelivered } from './email-link.ts';
import { contactKey, numberRequestKey, promotionKeys, reminderKey, type TemplateName } from './templates.ts';

export interface SendTools {
  db: Db;
  channel: WhatsappChannel;
  now: () => Date;
  /** Like Math.random, 0 to 1. */
  random: () => number;
  templates: ReadonlyMap<string, TemplateName>;
  log: Log;
  /** Generates a message's one-time link on sending. */
  makeLink: (message: OutgoingRow) => Promise<string>;
  /** Sends by e-mail what this channel did not deliver. */
  emailInstead?: ((message: Undelivered) => Promise<void>) | undefined;
}
export type OutgoingRow = typeof lisaEnviadas.$inferSelect;

const firstWaitMs = 5_000;
const longestWaitMs = 5 * 60_000;
/** An undeliverable message is given up after this time. */
const giveUpMs = dayMs;

/** Reason of a message left by a process that died while sending it. */
const doubtReason =
  'O sistema parou durante o envio, e não se sabe se a mensagem saiu. Ela não é enviada de novo sozinha: confira a conversa no aparelho e escolha o que fazer.';
const preferenceReason =
  'A pessoa pediu ao WhatsApp para não receber promoções, e esta mensagem é uma delas fora da conversa. Espere que ela escreva.';

export const noTemplateReason =
  'A pessoa não escreve há mais de 24 horas, e não há modelo aprovado para esta mensagem. Peça a quem cuida do WhatsApp do programa que cadastre o modelo e envie de novo, ou espere a pessoa escrever: a mensagem sai sozinha.';

/** Whether free text may be sent to a person now. */
export function isWindowOpen(
  { hasWindow }: Pick<WhatsappChannel, 'hasWindow'>,
  { ultimaRecebidaEm }: Pick<Contact, 'ultimaRecebidaEm'>,
  now: Date,
): boolean {
  if (!hasWindow) return true;
  return ultimaRecebidaEm !== null && now.getTime() - new Date(ultimaRecebidaEm).getTime() < windowMs;
}

/** The same for display, with the closing time. */
export function windowOf(
  channel: Pick<WhatsappChannel, 'hasWindow'>,
  contact: Pick<Contact, 'ultimaRecebidaEm'>,
  now: Date,
): z.infer<typeof windowSchema> {
  const aberta = isWindowOpen(channel, contact, now);
  const shuts = () => new Date(new Date(contact.ultimaRecebidaEm!).getTime() + windowMs).toISOString();
  return { existe: channel.hasWindow, aberta, ate: channel.hasWindow && aberta ? shuts() : null };
}

/** Session step after each approval message is sent (WPP-24, WPP-25). */
const stepOf: Record<string, number> = {
  lisa_welcome_approved_message: 10,
  credenciais: 11,
  site: 12,
  lisa_final_message: 13,
};

/**
 * Sends a person's next message if due: strictly in order. It is marked before sending; a mark left by a dead
 * process causes a resend, which the person may receive twice. Returns whether there may be more.
 */
export async function sendNext(tools: SendTools, contact: Contact, signal: AbortSignal): Promise<boolean> {
  const { db, now } = tools;
  const [head] = await db
    .select()
    .from(lisaEnviadas)
    .where(
      and(
        eq(lisaEnviadas.canal, contact.canal),
        eq(lisaEnviadas.pessoa, contact.pessoa),
        inArray(lisaEnviadas.estado, ['queued', 'sending']),
      ),
    )
    .orderBy(asc(lisaEnviadas.id))
    .limit(1);
  if (!head) return false;
  const fate = head.chave === reminderKey ? await decideReminder(db, contact, head, now()) : null;
  if (fate?.kind === 'dropped') {
    await settle(tools, head, { estado: 'cancelled' });
    return true;
  }
  if (head.liberadaEm > now() || (head.tentarEm ?? head.liberadaEm) > now()) return false;
  if (fate?.kind === 'waits') {
    await settle(tools, head, { estado: 'queued', tentarEm: fate.until });
    return false;
  }
  // Sent by a process that died: the person may have it already.
  if (head.estado === 'sending' && tools.channel.doubts) {
    await settle(tools, head, { estado: 'doubt', motivoCodigo: 'em-duvida', motivo: doubtReason });
    return true;
  }
  const content = contentOf(tools, contact, head);
  if (content !== null && content.kind === 'template' && isUnwanted(contact, head)) {
    await settle(
      tools,
      head,
      fate
        ? { estado: 'cancelled' }
        : { estado: 'failed', motivoCodigo: 'preferencia', motivo: preferenceReason },
    );
    return true;
  }
  // Too late: an outdated reminder is not resent.
  if (content === null && fate) {
    await settle(tools, head, { estado: 'cancelled' });
    return true;
  }
  if (content === null) {
    await settle(tools, head, { estado: 'failed', motivoCodigo: 'fora-da-janela', motivo: noTemplateReason });
    return true;
  }
  // Undone or cancelled concurrently.
  const { rowCount } = await db
    .update(lisaEnviadas)
    .set({
      estado: 'sending',
      tentativas: head.tentativas + 1,
      talvezRepetida: head.talvezRepetida || head.estado === 'sending',
    })
    .where(and(eq(lisaEnviadas.id, head.id), eq(lisaEnviadas.estado, head.estado)));
  if (rowCount === 0) return true;
  try {
    const { id } = await tools.channel.send(
      { to: contact.endereco, content: await withLink(tools, head, content) },
      signal,
    );
    await settle(tools, head, {
      estado: 'sent',
      provedorId: id,
      enviadaEm: now(),
      motivo: null,
      motivoCodigo: null,
      erro: null,
      tentarEm: null,
      modelo: content.kind === 'template' ? content.name : null,
    });
    await resolveNotices(db, contact.canal, { at: now(), isTemplate: content.kind === 'template' });
    await moveSession(db, head, now());
    return true;
  } catch (error) {
    if (signal.aborted) throw error;
    if (!(error instanceof SendError))
      tools.log.error({ err: error, id: head.id }, 'a message could not be sent');
    const failure = error instanceof SendError ? error : unexpected(error);
    await settle(tools, head, afterFailure(tools, head, failure));
    const notices = failureNotices(tools, failure);
    if (notices.length > 0) await db.transaction((tx) => storeNotices(tx, contact.canal, notices));
    return !failure.retryable;
  }
}

/** Free text within the window, else the template; null if there is none. */
function contentOf(tools: SendTools, contact: Contact, head: OutgoingRow): OutgoingMessage['content'] | null {
  if (isWindowOpen(tools.channel, contact, tools.now())) {
    const asks = tools.channel.asksNumber && head.chave === numberRequestKey;
    const offered = tools.channel.offersChoices ? choicesOf(head.chave, head.texto) : null;
    if (offered) return { kind: 'choices', text: offered.text, options: offered.options };
    return { kind: asks ? 'ask-number' : 'text', text: withNumbers(head.chave, head.texto) };
  }
  const template = tools.templates.get(head.chave);
  return template ? { kind: 'template', ...template, parameters: head.parametros as string[] } : null;
}

/** Whether an unsolicited message would go to someone who opted out. */
const isUnwanted = ({ semPromocoesEm }: Pick<Contact, 'semPromocoesEm'>, { chave }: OutgoingRow): boolean =>
  semPromocoesEm !== null && promotionKeys.includes(chave);

/** Channel notices implied by a failure. */
function failureNotices({ now, channel }: SendTools, { code, fault, message }: SendError): ChannelNotice[] {
  const at = now();
  if (channel.kind === 'evolution' && code === 'desconectado')
    return [
      {
        kind: 'notice',
        chave: 'conexao',
        at,
        gravidade: 'parado',
        titulo: 'O aparelho do WhatsApp está desconectado',
        fazer: message,
        detalhe: null,
      },
    ];
  return faultNotice(channel.kind === 'evolution' ? null : fault, at);
}

async function withLink(
  tools: SendTools,
  head: OutgoingRow,
  content: OutgoingMessage['content'],
): Promise<OutgoingMessage['content']> {
  const texts = content.kind === 'template' ? content.parameters : [content.text];
  if (!texts.some((text) => text.includes(linkMark))) return content;
  const link = await tools.makeLink(head);
  const filled = texts.map((text) => text.replaceAll(linkMark, () => link));
  return content.kind === 'template' ? { ...content, parameters: filled } : { ...content, text: filled[0]! };
}

const unexpected = (cause: unknown) =>
  new SendError('indisponivel', 'O envio falhou de um jeito inesperado. Ele é tentado de novo.', {
    retryable: true,
    isUncertain: true,
    cause,
  });

function afterFailure(
  { now, random }: SendTools,
  head: OutgoingRow,
  { code, message, retryable, isUncertain, fault }: SendError,
): Partial<OutgoingRow> {
  const isOld = now().getTime() - head.liberadaEm.getTime() > giveUpMs;
  const wait =
    Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(head.tentativas, 10)) * (0.5 + random() / 2);
  return {
    estado: code === 'em-duvida' ? 'doubt' : retryable && !isOld ? 'queued' : 'failed',
    motivoCodigo: code,
    motivo: message,
    erro: fault,
    ...(isUncertain && code !== 'em-duvida' ? { talvezRepetida: true } : {}),
    tentarEm: retryable && !isOld ? new Date(now().getTime() + wait) : null,
  };
}

async function settle(tools: SendTools, head: OutgoingRow, values: Partial<OutgoingRow>) {
  await store(tools, head, values);
  if (values.estado === 'failed') await tools.emailInstead?.(head);
}

async function store({ db }: SendTools, { id, chave }: OutgoingRow, values: Partial<OutgoingRow>) {
  const move = (at: Queryable) => at.update(lisaEnviadas).set(values).where(eq(lisaEnviadas.id, id));
  if (chave !== contactKey) return move(db);
  // The list of contacts says how far each was told.
  return db.transaction(async (tx) => {
    await move(tx);
    await bumpLists(tx, 'contatos');
  });
}

async function moveSession(db: Db, { chave, pessoa, atoId }: OutgoingRow, now: Date): Promise<void> {
  const passo = atoId === null ? undefined : stepOf[chave];
  if (passo === undefined) return;
  await db
    .update(onboardingSessions)
    .set({ passo, ...(passo === 13 ? { status: 'finished' } : {}), atualizadoEm: now })
    .where(and(eq(onboardingSessions.whatsapp, pessoa), eq(onboardingSessions.status, 'approved')));
}
