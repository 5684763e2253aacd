import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLocalIntelligence } from '#server/adapters/intelligence/local/create-local.ts';
import { lisaRecebidas } from '#server/db/schema/lisa.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { noOcr } from '#tests/fakes/no-ocr.ts';
import { lisaSettled, phoneSecret } from '#tests/phone.ts';
import { createScopedPhone, storedOf } from '#tests/scoped-phone.ts';

let app: TestApp;
/** What the engine waits for, and what it was asked. */
let gate: Promise<void> = Promise.resolve();
const asked: string[] = [];

beforeAll(async () => {
  const local = createLocalIntelligence({
    renderHotsite: () => Promise.reject(new Error('no page is written here')),
    ocr: noOcr,
    renderSection: () => '',
  });
  const intelligence: typeof local = {
    ...local,
    async understandMessage(input, context) {
      asked.push(input.message);
      await gate;
      return local.understandMessage(input, context);
    },
  };
  app = await startTestApp({
    workers: true,
    env: { WHATSAPP_APP_SECRET: phoneSecret },
    deps: { outside: { intelligence } },
  });
});
afterAll(() => app?.close());

it('WIR-03 who turns out to be somebody known while their message is read is answered once, as that one', async () => {
  const [id, number] = ['BR.5511900000001', '5511955551234'];
  const byId = createScopedPhone(app, { id });
  await byId.says('Oi', 'sim');
  let open = () => {};
  gate = new Promise((done) => {
    open = done;
  });
  const creci = byId.text('CRECI 51515-F SP');
  await expect.poll(() => asked.at(-1), { timeout: 30_000 }).toContain('51515');
  // A message that shows both comes while the engine is still at it.
  const both = byId.text('Ana Beatriz Lima, uma.so@exemplo.com.br', { id, number });
  await expect.poll(() => storedOf(app, number).contact(), { timeout: 30_000 }).not.toBeNull();
  const movedNow = await app.db.select().from(lisaRecebidas);
  expect(movedNow.filter(({ pessoa }) => pessoa === id)).toEqual([]);
  open();
  // The queue of the one that stays is its own again once the lease on the other has run out.
  const patience = setInterval(() => app.clock.advance(1_000), 50);
  await Promise.all([creci, both]);
  await lisaSettled(app);
  clearInterval(patience);
  const one = storedOf(app, number);
  expect(await one.session()).toMatchObject({ creci: '51515-F', email: 'uma.so@exemplo.com.br' });
  expect((await one.outbox()).map(({ chave }) => chave)).toEqual([
    ...['lisa_intro_message', 'lisa_creci_request_message', 'lisa_additional_info_message'],
    'pedir_nome_guerra',
  ]);
  const all = await app.db.select().from(lisaRecebidas);
  expect(all.filter(({ tratadaEm }) => tratadaEm === null)).toEqual([]);
  expect([await storedOf(app, id).session(), await storedOf(app, id).outbox()]).toEqual([null, []]);
});
