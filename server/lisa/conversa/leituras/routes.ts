import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/lisa/leituras.ts';
import type { WhatsappChannel } from '#server/adapters/whatsapp/port.ts';
import type { Db } from '#server/db/client.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { done, mount, mountRaw } from '#server/kernel/http/mount.ts';
import type { LisaTexts } from '../texts.ts';
import { listNotUnderstood } from './not-understood.ts';
import { dropPhrase, keepPhrase, labelPhrase, phrasesFile, readPhrases } from './phrases.ts';
import { stepsByWeek } from './steps-by-week.ts';

export interface LeiturasRoutesDeps {
  db: Db;
  channel: WhatsappChannel;
  texts: () => Promise<LisaTexts>;
  now: () => Date;
}

/** What Lisa understood and where people stop, and the phrases kept for her to learn from. */
export function leiturasRoutes(app: FastifyInstance, { db, channel, texts, now }: LeiturasRoutesDeps): void {
  mount(app, contract.readEntendimento, async () => {
    const of = { canal: channel.kind, now: now() };
    const [frases, semanas, { keptAnswers }] = await Promise.all([
      readPhrases(db),
      stepsByWeek(db, of),
      texts(),
    ]);
    const known = new Set(frases.map(({ texto, pergunta }) => `${pergunta ?? ''}|${texto}`));
    const kept = (texto: string, pergunta: string | null) => known.has(`${pergunta ?? ''}|${texto}`);
    const { grupos, total } = await listNotUnderstood(db, { ...of, kept });
    return { semanas, naoEntendidas: grupos, totalNaoEntendidas: total, frases, respostas: keptAnswers };
  });
  mount(app, contract.keepFrase, ({ body, request }) =>
    db.transaction((tx) => keepPhrase(tx, { ...body, userId: currentUser(request).id, now: now() })),
  );
  mount(app, contract.labelFrase, ({ params, body, request }) =>
    db.transaction((tx) => labelPhrase(tx, { ...params, ...body, userId: currentUser(request).id })),
  );
  mount(app, contract.dropFrase, async ({ params, request }) => {
    await db.transaction((tx) => dropPhrase(tx, { ...params, userId: currentUser(request).id }));
    return done;
  });
  mountRaw(app, contract.frasesFile, async ({ reply }) =>
    reply
      .header('content-disposition', 'attachment; filename="pessoas-painel.txt"')
      .type('text/plain; charset=utf-8')
      .send(phrasesFile(await readPhrases(db))),
  );
}
