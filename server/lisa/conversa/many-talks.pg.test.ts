import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createPhone, lisaSettled, phoneSecret, registrationOf } from '#tests/phone.ts';

/** Concurrent conversations; more with TALKS (the complete goal is 1,000). */
const talks = Number(process.env.TALKS ?? 15);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ workers: true, env: { WHATSAPP_APP_SECRET: phoneSecret } });
});
afterAll(() => app?.close());

it('WPP-26 many people at once each end their own talk', async () => {
  const phones = Array.from({ length: talks }, (_, n) => createPhone(app, `5531${950_000_000 + n}`));
  for (let step = 0; step <= registrationOf(0).length; step += 1) {
    app.clock.advance(1000);
    const said = (n: number) => (step === 0 ? 'Oi' : registrationOf(10_000 + n)[step - 1]!);
    // All talk in this step; a hundred hold a connection at a time, as a channel's own servers do.
    for (let first = 0; first < talks; first += 100)
      await Promise.all(phones.slice(first, first + 100).map((phone, n) => phone.text(said(first + n))));
    await lisaSettled(app, 600_000);
  }
  const wrong: unknown[] = [];
  for (const [n, phone] of phones.entries()) {
    const session = await phone.session();
    const isRight = session?.status === 'waiting_approval' && session.creci === `${30_000 + n}-F`;
    if (!isRight || session.email !== `ana.lima${10_000 + n}@exemplo.com.br`) wrong.push(session);
  }
  expect(wrong).toEqual([]);
}, 1_200_000);
