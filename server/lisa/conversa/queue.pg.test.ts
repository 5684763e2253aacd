import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLocalIntelligence } from '#server/adapters/intelligence/local/create-local.ts';
import { createSimulator } from '#server/adapters/whatsapp/simulator.ts';
import { createCallContext } from '#server/call-context.ts';
import { lisaContatos, lisaEnviadas } from '#server/db/schema/lisa.ts';
import { randomIds } from '#server/kernel/ids.ts';
import { createLog } from '#server/kernel/log.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { noOcr } from '#tests/fakes/no-ocr.ts';
import { createPhone, lisaSettled, phoneSecret, registrationOf } from '#tests/phone.ts';
import { claimContacts, releaseContact, renewLease } from './contacts.ts';
import { createTalk, type TalkDeps } from './talk.ts';

/** Three workers on one database, like three processes; the first is the product's own. */
let app: TestApp;
const others: ReturnType<typeof createTalk>[] = [];
const sentTo: string[] = [];

beforeAll(async () => {
  app = await startTestApp({ workers: true, env: { WHATSAPP_APP_SECRET: phoneSecret } });
  const { db, clock } = app;
  for (let n = 0; n < 2; n += 1) {
    const channel = createSimulator({ secret: phoneSecret, now: () => clock.now(), newId: randomIds.uuid });
    const watched: typeof channel = {
      ...channel,
      send: async (message, signal) => {
        sentTo.push(message.to);
        return channel.send(message, signal);
      },
    };
    const intelligence = createLocalIntelligence({
      renderHotsite: () => Promise.reject(new Error('no page is written here')),
      ocr: noOcr,
      renderSection: () => Promise.reject(new Error('no page is written here')),
    });
    const unused = {} as Pick<TalkDeps, 'images' | 'storage' | 'pdf'>;
    const talk = createTalk({
      db,
      clock,
      ids: randomIds,
      log: createLog('silent'),
      channel: watched,
      intelligence,
      images: unused.images,
      storage: unused.storage,
      pdf: unused.pdf,
      transcriber: null,
      whatsappTemplates: undefined,
      callContext: (signal) => createCallContext(db, signal, null),
      publicUrl: app.url,
      publicPagesUrl: app.url,
      concurrency: 4,
    });
    others.push(talk);
    talk.queue.start();
  }
});
afterAll(async () => {
  await Promise.all(others.map(({ queue }) => queue.stop()));
  await app?.close();
});

it('R31 several workers on one queue answer each message once, in order, and share the work', async () => {
  const phones = Array.from({ length: 24 }, (_, n) => createPhone(app, `5551${960_000_000 + n}`));
  for (const body of ['Oi', ...registrationOf(0).slice(0, 1)]) {
    app.clock.advance(1000);
    await Promise.all(phones.map((phone) => phone.text(body)));
    for (const { queue } of others) queue.wake();
    await lisaSettled(app);
  }
  app.clock.advance(1000);
  await Promise.all(
    phones.flatMap((phone, n) => [
      phone.text(`CRECI ${40_000 + n} RS`),
      phone.text(`Ana Lima, fila${n}@exemplo.com`, { at: new Date(app.clock.now().getTime() + 1000) }),
    ]),
  );
  for (const { queue } of others) queue.wake();
  await lisaSettled(app);
  for (const [n, phone] of phones.entries()) {
    expect(await phone.session()).toMatchObject({ creci: String(40_000 + n), email: `fila${n}@exemplo.com` });
    expect((await phone.outbox()).map(({ chave, estado }) => [chave, estado])).toEqual([
      ['lisa_intro_message', 'sent'],
      ['lisa_creci_request_message', 'sent'],
      ['lisa_additional_info_message', 'sent'],
      ['pedir_nome_guerra', 'sent'],
    ]);
  }
  expect(sentTo.length).toBeGreaterThan(0);
  expect(sentTo.length).toBeLessThan(24 * 4);
});

it('R03 who loses a lease writes nothing more with it, and a late renewal takes none', async () => {
  const canal = 'evolution';
  const now = app.clock.now();
  await app.db
    .insert(lisaContatos)
    .values({ canal, pessoa: '5551900000000', endereco: '5551900000000', pendenteEm: now });
  const [first] = await claimContacts(app.db, { canal, now, limit: 5 });
  expect(await claimContacts(app.db, { canal, now, limit: 5 })).toEqual([]);
  // Its process died, and its lease ran out: somebody else goes on.
  await app.db.execute(
    sql`UPDATE lisa_contatos SET reservado_ate = now() - interval '1 millisecond' WHERE canal = ${canal}`,
  );
  const [second] = await claimContacts(app.db, { canal, now, limit: 5 });
  expect(second!.cerca).toBeGreaterThan(first!.cerca);
  expect(await renewLease(app.db, first!)).toBe(false);
  await releaseContact(app.db, first!, now);
  expect(await claimContacts(app.db, { canal, now, limit: 5 })).toEqual([]);
  await releaseContact(app.db, second!, now);
  expect(await renewLease(app.db, second!)).toBe(false);
  const [row] = await app.db.select().from(lisaContatos).where(sql`canal = ${canal}`);
  expect(row).toMatchObject({ reservadoAte: null, pendenteEm: null });
  expect(await app.db.$count(lisaEnviadas, sql`canal = ${canal}`)).toBe(0);
});
