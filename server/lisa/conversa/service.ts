import { eq } from 'drizzle-orm';
import { dayMs, minuteMs } from '#contract/base/units.ts';
import { type AvisoTopic, avisoTopics } from '#contract/lisa/assistente.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { createPeriodicTask } from '#server/kernel/periodic-task.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { isReached } from './approvals/access-link.ts';
import { approvalRoutes } from './approvals/routes.ts';
import { awaitsApproval, awaitsDelivery } from './approvals/waiting.ts';
import { setAviso, stoppedTopics } from './assistente/set-avisos.ts';
import { createChannelCheck } from './canal/channel-check.ts';
import { canalRoutes } from './canal/routes.ts';
import { comunicadosRoutes } from './comunicados/routes.ts';
import { releaseAllContacts } from './contacts.ts';
import { awaitsAnswer, awaitsPerson } from './conversas/requests-person.ts';
import { deleteInactiveConversas } from './conversas/retention.ts';
import { conversasRoutes } from './conversas/routes.ts';
import type { WithEmail } from './email-link.ts';
import { leiturasRoutes } from './leituras/routes.ts';
import { closeLinks, readLink, useLink } from './links.ts';
import { whatsappMetrics } from './metrics.ts';
import { meusDadosRoutes } from './meus-dados-routes.ts';
import { sendPasswordLink } from './password-link.ts';
import { personOfCorretor } from './people/person-of-corretor.ts';
import { findTerritory } from './regiao/find-territory.ts';
import { bairrosIn as bairrosOfPlaces } from './regiao/territory.ts';
import { reportDecided } from './report-decided.ts';
import { createTalk, type TalkDeps } from './talk.ts';
import type { LisaTexts } from './texts.ts';
import { webhookRoutes } from './webhook-routes.ts';

/**
 * Conditions on `corretores` and `onboarding_sessions` for work waiting for the team, shared by all counts.
 */
export const waitsForTeam = {
  registration: awaitsApproval,
  delivery: awaitsDelivery,
  conversation: awaitsPerson,
  answer: awaitsAnswer,
};

const recebeOf = (parados: readonly AvisoTopic[]) => ({
  recebe: Object.fromEntries(avisoTopics.map((topic) => [topic, !parados.includes(topic)])) as Record<
    AvisoTopic,
    boolean
  >,
});

/** A corretor, as far as needed to write to him. */
interface Registered extends WithEmail {
  whatsappNormal: string | null;
}

/** The bairros of places of the territory, as they are now. */
export const bairrosIn = bairrosOfPlaces;

/** Lisa, the WhatsApp assistant: webhook, queue and approvals. */
export function createLisa(deps: TalkDeps) {
  const { db, channel, log, clock, storage } = deps;
  const talk = createTalk(deps);
  const { now, queue } = talk;
  const parts = { db, channel, clock, storage, wake: queue.wake, ...talk };
  return {
    slice: defineSlice({
      routes: [
        (app) => webhookRoutes(app, parts),
        (app) => meusDadosRoutes(app, parts),
        (app) => approvalRoutes(app, { ...parts, ...talk.approvals }),
        (app) => canalRoutes(app, parts),
        (app) => conversasRoutes(app, parts),
        (app) => leiturasRoutes(app, parts),
        (app) => comunicadosRoutes(app, parts),
      ],
      workers: () => [
        queue,
        createPeriodicTask({
          everyMs: 5 * minuteMs,
          log,
          failed: 'could not remind of conversations that stopped',
          work: talk.remind,
        }),
        createPeriodicTask({
          everyMs: minuteMs,
          log,
          failed: 'could not tell corretores of contacts',
          work: talk.notifyContatos,
        }),
        createPeriodicTask({
          everyMs: minuteMs,
          log,
          failed: 'could not send a message of the team to corretores',
          work: talk.workOffComunicados,
        }),
        createPeriodicTask({
          everyMs: 60 * minuteMs,
          firstMs: minuteMs,
          log,
          failed: 'could not tell corretores what is new',
          work: talk.notifyNews,
        }),
        createPeriodicTask({
          everyMs: dayMs,
          log,
          failed: 'could not forget old conversations',
          work: () => deleteInactiveConversas(deps),
        }),
      ],
      metrics: () => [whatsappMetrics],
      releaseAll: () => releaseAllContacts(db),
    }),
    /** The channel as an outside service. */
    check: createChannelCheck(parts),
    /** What a region in words means in the territory; null if nothing of it is there. */
    territoryOf: async (regiao: string, uf: string | null) =>
      findTerritory(await talk.places(), { regiao, message: regiao, uf }),
    /** What a corretor gets unasked, which his page turns off and on. */
    avisos: {
      read: async (corretorId: number) => recebeOf(await stoppedTopics(db, corretorId)),
      change: (corretorId: number, { assunto, recebe }: { assunto: AvisoTopic; recebe: boolean }) =>
        db.transaction(async (tx) => {
          await setAviso(tx, { corretorId, topic: assunto, on: recebe, now: now() });
          return recebeOf(await stoppedTopics(tx, corretorId));
        }),
    },
    /** What became of a corretor's request, told to him. */
    pedidos: {
      texts: talk.texts,
      /** Queues it in the decision's transaction; call `wake` after the commit. */
      decided: (tx: Tx, row: Parameters<typeof reportDecided>[2], { say }: Pick<LisaTexts, 'say'>) =>
        reportDecided(tx, { kind: channel.kind, now: now(), say }, row),
      wake: () => queue.wake(),
    },
    /** One-time password links, for the page that sets it. */
    passwordLinks: {
      read: (token: string) => readLink(db, 'senha', token, now()),
      use: (tx: Queryable, token: string) => useLink(tx, 'senha', token, now()),
      closeAll: (tx: Queryable, corretorId: number) => closeLinks(tx, 'senha', corretorId, now()),
      /** A new one, for an e-mail that leaves now. */
      async make({ corretorId }: { corretorId: number | null }): Promise<string> {
        const [row] = await db.select().from(corretores).where(eq(corretores.id, corretorId!));
        const pessoa = row ? await personOfCorretor(db, row) : null;
        return talk.makePasswordLink({ pessoa: pessoa ?? '', corretorId: corretorId! });
      },
      /** What `send` words the message with, read before its transaction. */
      texts: talk.texts,
      /** Queues a new one in the transaction; call `wake` after the commit. */
      async send(tx: Tx, corretor: Registered, { say }: Pick<LisaTexts, 'say'>): Promise<void> {
        const { id, whatsappNormal, email } = corretor;
        const pessoa = await personOfCorretor(tx, { id, whatsappNormal });
        if (pessoa !== null)
          await sendPasswordLink(
            tx,
            { canal: channel.kind, now: now(), say },
            { corretorId: id, pessoa, email },
          );
        const whom = { id, whatsappNormal };
        const reached = pessoa !== null && (await isReached({ ...parts, ...talk.approvals }, whom, tx));
        await talk.emailLink?.writeWhere(tx, corretor, { reached });
      },
      wake(): void {
        queue.wake();
        talk.emailLink?.wake();
      },
    },
  };
}
