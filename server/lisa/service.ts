import type { FastifyInstance } from 'fastify';
import type { Images } from '#server/adapters/images/port.ts';
import type { CallContext, Intelligence } from '#server/adapters/intelligence/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { WhatsappChannel } from '#server/adapters/whatsapp/port.ts';
import type { Db, Queryable, Tx } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Ids } from '#server/kernel/ids.ts';
import type { Log } from '#server/kernel/log.ts';
import { createRepeated } from '#server/kernel/repeated.ts';
import type { ApprovalDeps } from './approvals/decide.ts';
import { approvalRoutes } from './approvals/routes.ts';
import { awaitsApproval } from './approvals/waiting.ts';
import { releaseAllContacts } from './contacts.ts';
import { asksForPerson } from './conversas/asks.ts';
import { remindStopped } from './conversas/reminders.ts';
import { forgetSilent } from './conversas/retention.ts';
import { conversasRoutes } from './conversas/routes.ts';
import { closeLinks, makeLink, readLink, useLink } from './links.ts';
import { meusDadosRoutes } from './meus-dados-routes.ts';
import { sendPasswordLink } from './password-link.ts';
import type { OutgoingRow } from './send-next.ts';
import { readTemplates } from './templates.ts';
import { createTexts } from './texts.ts';
import { createTakeCall, webhookRoutes } from './webhook-routes.ts';
import { createLisaWorker } from './worker.ts';

/** Conditions on `corretores` and on `onboarding_sessions`: what waits for the team, by one rule everywhere. */
export const waitsForTeam = { registration: awaitsApproval, conversation: asksForPerson };

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
  /** How often the queue is looked at unasked. */
  pollMs?: number;
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
    ...(deps.pollMs ? { pollMs: deps.pollMs } : {}),
  });
  const { kick } = worker;
  const takeCall = createTakeCall({ db, channel, now, kick });
  const approvals: ApprovalDeps = {
    ...{ db, now, texts, canal: channel.kind, newId: ids.uuid },
    addresses: { publicUrl, publicPagesUrl },
  };
  const remind = () => remindStopped({ db, canal: channel.kind, now, texts });
  const care = [
    createRepeated({
      ...{ everyMs: 5 * 60_000, log: deps.log, failed: 'could not remind of conversations that stopped' },
      work: remind,
    }),
    createRepeated({
      ...{ everyMs: 24 * 60 * 60_000, log: deps.log, failed: 'could not forget old conversations' },
      work: () => forgetSilent(deps),
    }),
  ];
  return {
    /**
     * The queue alone, which knows its own channel only. Whoever runs this on another clock starts
     * nothing else: what is forgotten after its time is forgotten for every channel.
     */
    queue: worker,
    worker: {
      ...worker,
      start(): void {
        for (const each of [worker, ...care]) each.start();
      },
      async stop(): Promise<void> {
        await Promise.all([worker, ...care].map((each) => each.stop()));
      },
    },
    takeCall,
    /** What decisions are made with. */
    approvals,
    /** Reminds at once whose conversation has stopped: for a clock that is moved. */
    remind,
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
      webhookRoutes(app, { channel, takeCall });
      meusDadosRoutes(app, { db, now });
      approvalRoutes(app, { ...approvals, templates, channel, kick });
      conversasRoutes(app, { db, channel, templates, texts, now, kick });
    },
  };
}
export type Lisa = ReturnType<typeof createLisa>;
