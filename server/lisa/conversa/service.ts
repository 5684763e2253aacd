import { dayMs, minuteMs } from '#contract/base/units.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { createRepeated } from '#server/kernel/repeated.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { approvalRoutes } from './approvals/routes.ts';
import { awaitsApproval } from './approvals/waiting.ts';
import { createChannelCheck } from './canal/channel-check.ts';
import { canalRoutes } from './canal/routes.ts';
import { releaseAllContacts } from './contacts.ts';
import { asksForPerson } from './conversas/asks.ts';
import { forgetSilent } from './conversas/retention.ts';
import { conversasRoutes } from './conversas/routes.ts';
import { closeLinks, readLink, useLink } from './links.ts';
import { whatsappMetrics } from './metrics.ts';
import { meusDadosRoutes } from './meus-dados-routes.ts';
import { sendPasswordLink } from './password-link.ts';
import { personOfCorretor } from './people/person-of-corretor.ts';
import { createTalk, type TalkDeps } from './talk.ts';
import { webhookRoutes } from './webhook-routes.ts';

/** Conditions on `corretores` and on `onboarding_sessions`: what waits for the team, by one rule everywhere. */
export const waitsForTeam = { registration: awaitsApproval, conversation: asksForPerson };

/** A corretor as far as writing to him asks. */
interface Registered {
  id: number;
  whatsappNormal: string | null;
  email: string;
}

/** Lisa, the assistant on WhatsApp: her webhook, her queue and the approvals. */
export function createLisa(deps: TalkDeps) {
  const { db, channel, log } = deps;
  const talk = createTalk(deps);
  const { now, queue } = talk;
  const parts = { db, channel, kick: queue.kick, ...talk };
  return {
    slice: defineSlice({
      routes: [
        (app) => webhookRoutes(app, parts),
        (app) => meusDadosRoutes(app, parts),
        (app) => approvalRoutes(app, { ...parts, ...talk.approvals }),
        (app) => canalRoutes(app, parts),
        (app) => conversasRoutes(app, parts),
      ],
      workers: () => [
        queue,
        createRepeated({
          everyMs: 5 * minuteMs,
          log,
          failed: 'could not remind of conversations that stopped',
          work: talk.remind,
        }),
        createRepeated({
          everyMs: dayMs,
          log,
          failed: 'could not forget old conversations',
          work: () => forgetSilent(deps),
        }),
      ],
      metrics: () => [whatsappMetrics],
      releaseAll: () => releaseAllContacts(db),
    }),
    /** How the channel fares, as one of the outside services. */
    check: createChannelCheck(parts),
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
      kick: queue.kick,
    },
  };
}
