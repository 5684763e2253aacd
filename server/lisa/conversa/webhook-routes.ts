import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { webhookCall, webhookHandshake } from '#contract/lisa/lisa.ts';
import {
  type ChannelNotice,
  ForgedWebhookError,
  MalformedWebhookError,
  type WhatsappChannel,
} from '#server/adapters/whatsapp/port.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/kernel/errors.ts';
import { mount, mountRaw } from '#server/kernel/http/mount.ts';
import type { Log } from '#server/kernel/log.ts';
import { createInbox } from './inbox.ts';

/** Processes a channel call: authenticates, stores and queues it. Returns how many events it had. */
export type TakeCall = (raw: Buffer, headers: IncomingHttpHeaders) => Promise<number>;

export interface WebhookDeps {
  db: Db;
  channel: WhatsappChannel;
  now: () => Date;
  /** Whether a template is ours: news about others is ignored. */
  isOurs: (template: string) => boolean;
  /** Called with channel notices once stored. */
  onNotices: (notices: ChannelNotice[]) => void;
  /** Wakes the queue. */
  wake: () => void;
  log: Log;
}

/** Throws AppError 401 for a forged call, 400 for an unreadable one. */
export function createTakeCall({ db, channel, now, wake, isOurs, onNotices, log }: WebhookDeps): TakeCall {
  const keep = createInbox(db, { canal: channel.kind, now, isOurs, log });
  return async (raw, headers) => {
    const events = received(channel, raw, headers);
    if ((await keep(events)) > 0) wake();
    const notices = events.filter((event) => event.kind === 'notice');
    const ours = notices.filter(({ modelo }) => modelo === undefined || isOurs(modelo));
    if (ours.length > 0) onNotices(ours);
    return events.filter(({ kind }) => kind !== 'omitted').length;
  };
}

/**
 * The WhatsApp webhook. A call is authenticated, stored and answered; its content is processed from the
 * queue. The body is kept as bytes, which the signature covers.
 */
export function webhookRoutes(
  app: FastifyInstance,
  { channel, takeCall }: { channel: WhatsappChannel; takeCall: TakeCall },
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    mountRaw(scope, webhookHandshake, ({ request, reply }) => {
      const challenge = channel.handshake(request.query as Record<string, unknown>);
      if (challenge === null) throw new AppError(403, 'proibido', 'Verificação recusada');
      return reply.type('text/plain; charset=utf-8').send(challenge);
    });

    mount(scope, webhookCall, async ({ request }) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      return { recebidas: await takeCall(raw, request.headers) };
    });
  });
}

function received(channel: WhatsappChannel, raw: Buffer, headers: IncomingHttpHeaders) {
  try {
    return channel.receive(raw, headers);
  } catch (error) {
    if (error instanceof ForgedWebhookError)
      throw new AppError(401, 'assinatura', 'Assinatura inválida', { cause: error });
    if (error instanceof MalformedWebhookError)
      throw new AppError(400, 'invalido', 'Conteúdo inválido', { cause: error });
    throw error;
  }
}
