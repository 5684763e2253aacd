import { afterEach, expect, it, vi } from 'vitest';
import type { Servicos } from '#contract/sistema/servicos.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { startFakeDrive } from '#tests/fakes/drive.ts';
import { file, folder } from '#tests/fakes/drive-tree.ts';
import { startS3 } from '#tests/fakes/s3.ts';
import { startFakeWhatsapp } from '#tests/fakes/whatsapp.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
const silent = 'http://127.0.0.1:9';

async function start(env: Record<string, string>, workers = false): Promise<TestApp> {
  const app = await startTestApp({ env, workers });
  closing.push(() => app.close());
  await app.login();
  return app;
}
const verify = async (app: TestApp) => {
  const began = performance.now();
  const { status, body } = await app.post('/api/servicos/verificar');
  expect(status).toBe(200);
  expect(performance.now() - began).toBeLessThan(15_000);
  const states = (body as Servicos).servicos.map(({ servico, estado }) => [servico, estado]);
  return { found: body as Servicos, states: Object.fromEntries(states) };
};

it('WIR-07 a new installation names all services: what is not configured is no fault', async () => {
  const { states } = await verify(await start({}));
  expect(states).toEqual({
    armazenamento: 'ok',
    drive: 'desligado',
    modelos: 'desligado',
    whatsapp: 'desligado',
  });
});

it('WIR-07 every configured service that does not answer, or refuses, stands in the one place with what to do', async () => {
  const fake = await startFakeDrive({ tree: folder('Aurora', [file('Book.pdf')]) });
  const s3 = await startS3('portal');
  closing.push(fake.stop, s3.close);
  fake.on({}, { status: 400, reason: 'keyInvalid' }, 9);
  const app = await start({
    STORAGE: 's3',
    S3_ENDPOINT: s3.options.endpoint,
    S3_BUCKET: 'apagado',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    GOOGLE_DRIVE_URL: fake.url,
    GOOGLE_API_KEY: 'chave-apagada',
    INTELLIGENCE: 'model',
    OPENAI_BASE_URL: silent,
    OPENAI_API_KEY: 'k',
    OPENAI_MODEL: 'modelo-proprio',
    WHATSAPP: 'evolution',
    EVOLUTION_URL: silent,
    EVOLUTION_API_KEY: 'k',
    EVOLUTION_INSTANCE: 'i',
    EVOLUTION_WEBHOOK_TOKEN: 't'.repeat(32),
    PUBLIC_URL: 'https://portal.exemplo.com.br',
  });
  const { found, states } = await verify(app);
  expect(states).toEqual({ armazenamento: 'falha', drive: 'falha', modelos: 'falha', whatsapp: 'falha' });
  expect(JSON.stringify(found)).toContain('O bucket “apagado” não existe.');
  expect(JSON.stringify(found)).not.toMatch(/chave-apagada|S3RVER/);
  const { text } = await app.get('/metrics');
  for (const servico of Object.keys(states))
    expect(text).toContain(`portal_service_state{service="${servico}"} 2\n`);
});

it('WIR-04 ‘Webhook by Events’ is found at the start, without anybody asking', async () => {
  const fake = await startFakeWhatsapp();
  closing.push(fake.stop);
  fake.evolution.webhook.webhookByEvents = true;
  // The first look comes within fifteen seconds of the start, at a moment drawn by lot.
  const lot = vi.spyOn(Math, 'random').mockReturnValue(0);
  const app = await start(
    {
      WHATSAPP: 'evolution',
      EVOLUTION_URL: fake.url,
      EVOLUTION_API_KEY: 'k',
      EVOLUTION_INSTANCE: 'portal',
      EVOLUTION_WEBHOOK_TOKEN: 'token-do-webhook',
      PUBLIC_URL: 'https://portal.exemplo.com.br',
      SERVICE_CHECK_HOURS: '24',
    },
    true,
  ).finally(() => lot.mockRestore());
  const told = async () => JSON.stringify((await app.get('/api/servicos')).body);
  await expect.poll(told, { timeout: 20_000 }).toContain('Webhook by Events');
  expect((await app.get('/api/admin/whatsapp/canal')).body.avisos).toMatchObject([
    { chave: 'webhook', gravidade: 'parado', fazer: expect.stringContaining('desligue') },
  ]);
});
