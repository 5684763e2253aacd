import type { FastifyInstance } from 'fastify';
import type { Images } from '#server/adapters/images/port.ts';
import type { CallContext, Intelligence } from '#server/adapters/intelligence/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { WhatsappChannel } from '#server/adapters/whatsapp/port.ts';
import type { Db, Queryable, Tx } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Ids } from '#server/kernel/ids.ts';
import type { Log } from '#server/kernel/log.ts';
import { approvalRoutes } from './approvals/routes.ts';
import { releaseAllContacts } from './contacts.ts';
import { closeLinks, makeLink, readLink, useLink } from './links.ts';
import { meusDadosRoutes } from './meus-dados-routes.ts';
import { sendPasswordLink } from './password-link.ts';
import type { OutgoingRow } from './send-next.ts';
import { readTemplates } from './templates.ts';
import { createTexts } from './texts.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { createLisaWorker } from './worker.ts';

export interface LisaDeps {
  db: Db;
  clock: Clock;
  ids: Ids;
  log: Log;
  channel: WhatsappChannel;
  intelligence: Intelligence;
  images: Images;
  storage: Storage;
  callContext: (signal: AbortSignal) => CallContext;
  publicUrl: string;
  publicPagesUrl: string;
  /** Names of approved templates, by message. */
  templates: string | undefined;
  random?: () => number;
  concurrency?: number;
}

/**
 * Lisa, the assistant on WhatsApp: her webhook, her queue and the approvals. Time, ids, chance and the
 * channel come in, so that a laboratory can run the same code on a clock of its own.
 */
export function createLisa(deps: LisaDeps) {
  const { db, clock, ids, channel, publicUrl, publicPagesUrl } = deps;
  const now = () => clock.now();
  const texts = createTexts(db);
  const templates = readTemplates(deps.templates);
  const linkFor = ({ chave, pessoa, corretorId }: OutgoingRow): Promise<string> => {
    const tipo = chave === 'meus_dados' ? 'dados' : 'senha';
    return makeLink(db, { now, secret: ids.secret, publicUrl }, { tipo, pessoa, corretorId });
  };
  const worker = createLisaWorker({
    tools: { ...deps, now, texts, templates, random: deps.random ?? Math.random, makeLink: linkFor },
    log: deps.log,
    ...(deps.concurrency ? { concurrency: deps.concurrency } : {}),
  });
  return {
    worker,
    releaseAll: () => releaseAllContacts(db),
    /** The one-time links to a password, for the page that sets it. */
    passwordLinks: {
      read: (token: string) => readLink(db, 'senha', token, now()),
      use: (tx: Queryable, token: string) => useLink(tx, 'senha', token, now()),
      closeAll: (tx: Queryable, corretorId: number) => closeLinks(tx, 'senha', corretorId, now()),
      /** Sends a new one with the transaction; call `kick` once it is committed. */
      send: (tx: Tx, whom: Parameters<typeof sendPasswordLink>[2]) =>
        sendPasswordLink(tx, { canal: channel.kind, now: now() }, whom),
      kick: worker.kick,
    },
    routes(app: FastifyInstance): void {
      const { kick } = worker;
      webhookRoutes(app, { db, channel, now, kick });
      meusDadosRoutes(app, { db, now });
      approvalRoutes(app, {
        ...{ db, now, texts, templates, channel, kick, canal: channel.kind, newId: ids.uuid },
        addresses: { publicUrl, publicPagesUrl },
      });
    },
  };
}
export type Lisa = ReturnType<typeof createLisa>;
