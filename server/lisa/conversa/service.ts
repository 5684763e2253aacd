import type { FastifyInstance } from 'fastify';
import { dayMs, minuteMs } from '#contract/base/units.ts';
import type { Images } from '#server/adapters/images/port.ts';
import type { CallContext, Intelligence } from '#server/adapters/intelligence/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { ChannelNotice, WhatsappChannel } from '#server/adapters/whatsapp/port.ts';
import type { Db, Queryable, Tx } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Ids } from '#server/kernel/ids.ts';
import type { Log } from '#server/kernel/log.ts';
import { createRepeated } from '#server/kernel/repeated.ts';
import type { NoteFindings } from '#server/kernel/service-check.ts';
import type { ApprovalDeps } from './approvals/decide.ts';
import { approvalRoutes } from './approvals/routes.ts';
import { awaitsApproval } from './approvals/waiting.ts';
import { channelService, createChannelCheck, findingOf } from './canal/channel-check.ts';
import { canalRoutes } from './canal/routes.ts';
import { releaseAllContacts } from './contacts.ts';
import { asksForPerson } from './conversas/asks.ts';
import { remindStopped } from './conversas/reminders.ts';
import { forgetSilent } from './conversas/retention.ts';
import { conversasRoutes } from './conversas/routes.ts';
import { closeLinks, makeLink, readLink, useLink } from './links.ts';
import { whatsappMetrics } from './metrics.ts';
import { meusDadosRoutes } from './meus-dados-routes.ts';
import { sendPasswordLink } from './password-link.ts';
import { personOfCorretor } from './people/person-of-corretor.ts';
import type { OutgoingRow } from './send-next.ts';
import { readTemplates } from './templates.ts';
import { createTexts } from './texts.ts';
import { createTakeCall, webhookRoutes } from './webhook-routes.ts';
import { createLisaWorker } from './worker.ts';

/** Conditions on `corretores` and on `onboarding_sessions`: what waits for the team, by one rule everywhere. */
export const waitsForTeam = { registration: awaitsApproval, conversation: asksForPerson };

/** A corretor as far as writing to him asks. */
interface Registered {
  id: number;
  whatsappNormal: string | null;
  email: string;
}

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
  /** Takes what the channel tells of itself between two checks. */
  note?: NoteFindings;
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
  const tell = (notices: ChannelNotice[]) =>
    deps
      .note?.(channelService, notices.map(findingOf))
      .catch((error) => deps.log.warn({ err: error }, 'could not tell how the channel fares'));
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
  const ourTemplates = new Set([...templates.values()].map(({ name }) => name));
  const isOurs = (template: string) => ourTemplates.has(template);
  const takeCall = createTakeCall({
    db,
    channel,
    now,
    kick,
    isOurs,
    log: deps.log,
    onNotices: (notices) => tell(notices),
  });
  const approvals: ApprovalDeps = {
    db,
    now,
    texts,
    canal: channel.kind,
    newId: ids.uuid,
    addresses: { publicUrl, publicPagesUrl },
  };
  const remind = () => remindStopped({ db, canal: channel.kind, now, texts });
  const care = [
    createRepeated({
      everyMs: 5 * minuteMs,
      log: deps.log,
      failed: 'could not remind of conversations that stopped',
      work: remind,
    }),
    createRepeated({
      everyMs: dayMs,
      log: deps.log,
      failed: 'could not forget old conversations',
      work: () => forgetSilent(deps),
    }),
  ];
  return {
    /**
     * The queue alone, which knows its own channel only. Whoever runs this on another clock starts
     * nothing else: what is forgotten after its time is forgotten for every channel.
     */
    queue: worker,
    workers: [worker, ...care],
    metrics: [whatsappMetrics],
    takeCall,
    /** How the channel fares, as one of the outside services. */
    check: createChannelCheck({ db, channel, isOurs }),
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
      async send(tx: Tx, { id, whatsappNormal, email }: Registered): Promise<void> {
        const pessoa = await personOfCorretor(tx, { id, whatsappNormal });
        if (pessoa !== null)
          await sendPasswordLink(tx, { canal: channel.kind, now: now() }, { corretorId: id, pessoa, email });
      },
      kick: worker.kick,
    },
    routes(app: FastifyInstance): void {
      webhookRoutes(app, { channel, takeCall });
      meusDadosRoutes(app, { db, now });
      approvalRoutes(app, { ...approvals, templates, channel, kick });
      canalRoutes(app, { db, channel, now, isOurs, kick });
      conversasRoutes(app, { db, channel, templates, texts, now, kick });
    },
  };
}
export type Lisa = ReturnType<typeof createLisa>;
