import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLocalIntelligence } from '#server/adapters/intelligence/local/create-local.ts';
import { createSimulator, type Simulator } from '#server/adapters/whatsapp/simulator.ts';
import { lisaRecebidas } from '#server/db/schema/lisa.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { noOcr } from '#tests/fakes/no-ocr.ts';
import { drawPhoto } from '#tests/fixtures/drawn-images.ts';
import { lisaSettled, phoneSecret } from '#tests/phone.ts';
import { createScopedPhone, storedOf } from '#tests/scoped-phone.ts';

let app: TestApp;
let simulator: Simulator;
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
    async readCreciCard() {
      asked.push('carteira');
      await gate;
      return { numero: '51515', uf: 'SP', tipo: 'F' };
    },
  };
  simulator = createSimulator({
    secret: phoneSecret,
    now: () => app?.clock.now() ?? new Date(),
    newId: () => crypto.randomUUID(),
  });
  app = await startTestApp({
    workers: true,
    env: { WHATSAPP_APP_SECRET: phoneSecret },
    deps: { outside: { intelligence, whatsapp: simulator } },
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
  const image = await (await drawPhoto({ width: 900, height: 600 })).jpeg().toBuffer();
  const creci = byId.write({
    type: 'image',
    image: { id: simulator.keepPicture(image), mime_type: 'image/jpeg' },
  });
  await expect.poll(() => asked.at(-1), { timeout: 30_000 }).toBe('carteira');
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
  expect(await one.session()).toMatchObject({
    email: 'uma.so@exemplo.com.br',
    memoria: { creciLido: { numero: '51515' } },
  });
  expect((await one.outbox()).map(({ chave }) => chave)).toEqual([
    ...['lisa_intro_message', 'lisa_creci_request_message', 'creci_lido'],
    'lisa_creci_request_message',
  ]);
  const all = await app.db.select().from(lisaRecebidas);
  expect(all.filter(({ tratadaEm }) => tratadaEm === null)).toEqual([]);
  expect([await storedOf(app, id).session(), await storedOf(app, id).outbox()]).toEqual([null, []]);
});
