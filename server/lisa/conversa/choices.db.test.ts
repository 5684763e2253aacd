import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSimulator } from '#server/adapters/whatsapp/simulator.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createPhone, phoneSecret } from '#tests/phone.ts';

let app: TestApp;
const simulator = createSimulator({
  secret: phoneSecret,
  now: () => app?.clock.now() ?? new Date(),
  newId: () => crypto.randomUUID(),
});

beforeAll(async () => {
  const whatsapp = { ...simulator, offersChoices: true };
  app = await startTestApp({ workers: true, deps: { outside: { whatsapp } } });
});
afterAll(() => app?.close());

it('a question with few answers goes out with them to tap, and a tap is a typed word (LIA-05 in part)', async () => {
  const phone = createPhone(app, '5571981234567');
  await phone.says('oi');
  expect(simulator.outbox.at(-1)!.content).toMatchObject({
    kind: 'choices',
    options: ['Sim, quero', 'Não quero'],
  });
  await phone.send({
    type: 'interactive',
    interactive: { type: 'button_reply', button_reply: { id: '1', title: 'Sim, quero' } },
  });
  expect(await phone.says('12345-F SP')).toEqual([
    'lisa_creci_request_message',
    'lisa_additional_info_message',
  ]);
  expect(simulator.outbox.at(-1)!.content.kind).toBe('text');
});
