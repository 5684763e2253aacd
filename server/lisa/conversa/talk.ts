import type { Images } from '#server/adapters/images/port.ts';
import type { CallContext, Intelligence } from '#server/adapters/intelligence/port.ts';
import type { Pdf } from '#server/adapters/pdf/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Transcriber } from '#server/adapters/transcription/port.ts';
import type { WhatsappChannel } from '#server/adapters/whatsapp/port.ts';
import type { Db } from '#server/db/client.ts';
import { signalsOf } from '#server/db/signals.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Ids } from '#server/kernel/ids.ts';
import type { Log } from '#server/kernel/log.ts';
import type { NoteFindings } from '#server/kernel/service-check.ts';
import type { EmailsService } from '#server/sistema/emails/service.ts';
import type { ApprovalDeps } from './approvals/decide.ts';
import { notifyContatos } from './avisos/notify-contatos.ts';
import { notifyNews } from './avisos/notify-news.ts';
import { channelService, findingOf } from './canal/channel-check.ts';
import { workOffComunicados } from './comunicados/work-off.ts';
import { sendReminders } from './conversas/reminders.ts';
import { createEmailLink } from './email-link.ts';
import { makeLink } from './links.ts';
import { createPlaceIndex } from './regiao/territory.ts';
import type { OutgoingRow } from './send-next.ts';
import { readTemplates } from './templates.ts';
import { createTexts } from './texts.ts';
import { createTakeCall } from './webhook-routes.ts';
import { createLisaWorker } from './worker.ts';

export interface TalkDeps {
  db: Db;
  clock: Clock;
  ids: Ids;
  log: Log;
  channel: WhatsappChannel;
  intelligence: Intelligence;
  transcriber: Transcriber | null;
  images: Images;
  pdf: Pick<Pdf, 'renderPage'>;
  storage: Storage;
  callContext: (signal: AbortSignal) => CallContext;
  publicUrl: string;
  publicPagesUrl: string;
  /** Receives channel findings between two checks. */
  note?: NoteFindings;
  /** Names of approved templates, by message. */
  whatsappTemplates: string | undefined;
  /** The second channel; none in the laboratory. */
  emails?: EmailsService;
  random?: () => number;
  concurrency?: number;
  /** Whether nothing is done unless it is asked for. */
  driven?: true;
}

/**
 * The conversation on one channel: incoming, queue and outgoing. Time, ids, randomness and channel are
 * injected, so that a laboratory can run the same code on its own clock.
 */
export function createTalk(deps: TalkDeps) {
  const { db, clock, ids, channel, log, publicUrl, publicPagesUrl } = deps;
  const now = () => clock.now();
  const texts = createTexts(db);
  const templates = readTemplates(deps.whatsappTemplates);
  const ours = new Set([...templates.values()].map(({ name }) => name));
  const isOurs = (template: string) => ours.has(template);
  const emailLink = deps.emails && createEmailLink({ db, emails: deps.emails });
  const links = { now, secret: ids.secret, publicUrl };
  const places = createPlaceIndex(db);
  /** The queue is limited to its channel. */
  const queue = createLisaWorker({
    tools: {
      ...deps,
      now,
      texts,
      templates,
      emailInstead: emailLink?.instead,
      random: deps.random ?? Math.random,
      places,
      makeLink: ({ chave, pessoa, corretorId }: OutgoingRow) => {
        const tipo = chave === 'meus_dados' ? 'dados' : 'senha';
        return makeLink(db, links, { tipo, pessoa, corretorId });
      },
    },
    log,
    concurrency: deps.concurrency,
    signals: deps.driven ? null : signalsOf(db),
  });
  const approvals: ApprovalDeps = {
    db,
    now,
    texts,
    canal: channel.kind,
    newId: ids.uuid,
    emailLink,
    addresses: { publicUrl, publicPagesUrl },
  };
  return {
    now,
    texts,
    templates,
    isOurs,
    places,
    queue,
    emailLink,
    /** What decisions are made with. */
    approvals,
    makePasswordLink: (to: { pessoa: string; corretorId: number }) =>
      makeLink(db, links, { tipo: 'senha', ...to }),
    takeCall: createTakeCall({
      db,
      channel,
      now,
      isOurs,
      log,
      wake: queue.wake,
      onNotices: (notices) =>
        deps
          .note?.(channelService, notices.map(findingOf))
          .catch((error) => log.warn({ err: error }, 'could not tell how the channel fares')),
    }),
    /** Sends reminders to stalled conversations immediately. */
    remind: () => sendReminders({ db, canal: channel.kind, now, texts }),
    /** Tells corretores of the contacts visitors left them. */
    notifyContatos: () => notifyContatos({ db, now, channel, templates, texts }),
    /** Goes on with what the team tells a selection of corretores. */
    workOffComunicados: (signal?: AbortSignal) =>
      workOffComunicados({ db, now, channel, templates, texts }, signal),
    /** Tells corretores what is new for them. */
    notifyNews: (signal?: AbortSignal) => notifyNews({ db, now, clock, channel, templates, texts }, signal),
  };
}
