import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq, gt } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { webhookEntregas } from '#server/db/schema/integracoes.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { randomIds } from '#server/kernel/ids.ts';
import { createLog } from '#server/kernel/log.ts';
import { createSignatures } from '#server/kernel/signatures.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { emptyTables } from '#tests/database/empty-tables.ts';
import { createContato } from '#tests/factories/contato.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { createDeliveries } from './deliver.ts';

interface Heard {
  headers: Record<string, string>;
  body: string;
}
let heard: Heard[] = [];
/** What the receiver answers, one after the other; then 200. 'hang': nothing, now or when it is told again. */
let answers: (number | 'hang')[] = [];
const hung = new Set<unknown>();
const receiver = createServer(async (request: IncomingMessage, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  heard.push({
    headers: request.headers as Record<string, string>,
    body: Buffer.concat(parts).toString(),
  });
  const id = request.headers['webhook-id'];
  const answer = request.url === '/preso' || hung.has(id) ? 'hang' : (answers.shift() ?? 200);
  if (answer === 'hang') hung.add(id);
  if (answer !== 'hang') response.writeHead(answer).end('ok');
});

let app: TestApp;
let origin: string;
beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  app = await startTestApp({ env: { WEBHOOK_ORIGINS: origin } });
  await app.login();
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await app?.close();
});
beforeEach(async () => {
  heard = [];
  answers = [];
  await emptyTables(app.db, 'webhook_entregas', 'webhooks', 'auditoria');
});

const subscribe = async (entidades: string[], path = '/avisos') =>
  (await app.post('/api/webhooks', { url: origin + path, entidades })).body as {
    id: number;
    segredo: string;
  };
const deliveriesOf = async (id: number) => (await app.get(`/api/webhooks/${id}/entregas`)).body;
const worker = () => {
  const { db, clock } = app;
  const signatures = createSignatures({ db, ids: randomIds });
  const log = createLog('silent');
  return createDeliveries({
    db,
    clock,
    log,
    signatures,
    publicUrl: 'https://painel.exemplo.com.br',
    webhookOrigins: [origin],
  });
};
async function deliver(): Promise<void> {
  const working = worker();
  working.start();
  await working.settled();
  await working.stop();
}
const due = () => app.db.execute(`UPDATE webhook_entregas SET proxima_em = now() - interval '1 second'`);

it('OPS-07 a change is told to who asked for its kind, signed by the Standard Webhooks specification, without a person’s data', async () => {
  const { id, segredo } = await subscribe(['empreendimento', 'contato']);
  await subscribe(['corretor'], '/outro');
  const { id: record } = await createEmpreendimento(app.db, { nome: 'Torre Azul' });
  const { status } = await app.call('DELETE', `/api/empreendimentos/${record}`);
  expect(status).toBe(200);
  await deliver();
  expect(heard).toHaveLength(1);
  const [{ headers, body }] = heard as [Heard];
  // The specification's own library, which knows nothing of ours.
  const read = new Webhook(segredo).verify(body, headers) as { type: string; data: unknown };
  expect(read).toMatchObject({
    type: 'empreendimento.excluiu',
    data: {
      entidade: 'empreendimento',
      id: record,
      acao: 'excluiu',
      portal: 'https://painel.exemplo.com.br',
    },
  });
  expect(body).not.toContain('Torre Azul');
  expect(() => new Webhook(segredo).verify(`${body} `, headers)).toThrow();
  expect(await deliveriesOf(id)).toMatchObject([
    { tipo: 'empreendimento.excluiu', estado: 'entregue', tentativas: 1, resposta: 'respondeu 200' },
  ]);
});

it('OPS-07 what happens to corretores, empreendimentos, pages and contacts is told', async () => {
  await subscribe(['corretor', 'empreendimento', 'hotsite', 'contato']);
  const hotsite = await createHotsite(app.db);
  const [corretor, contato] = [await createCorretor(app.db), await createContato(app.db)];
  await app.call('DELETE', `/api/hotsites/${hotsite.id}`);
  await app.call('DELETE', `/api/empreendimentos/${hotsite.empreendimentoId}`);
  await app.call('DELETE', `/api/corretores/${corretor.id}`);
  await app.call('PUT', `/api/contatos/${contato.id}`, { body: { estado: 'atendido' } });
  await deliver();
  const told = heard.map(({ body }) => JSON.parse(body) as { type: string; data: { id: number } });
  const named = told.map(({ type, data }) => `${type} ${data.id}`).toSorted();
  expect(named).toEqual(
    [
      `contato.alterou ${contato.id}`,
      `corretor.excluiu ${corretor.id}`,
      `empreendimento.excluiu ${hotsite.empreendimentoId}`,
      `hotsite.excluiu ${hotsite.id}`,
    ].toSorted(),
  );
});

it('OPS-07 what failed is tried again under the same name, then given up, and sent again from the panel', async () => {
  const { id } = await subscribe(['empreendimento']);
  await app.call('DELETE', `/api/empreendimentos/${(await createEmpreendimento(app.db)).id}`);
  for (let n = 0; n < 9; n += 1) {
    answers = [500];
    await deliver();
    await due();
  }
  await deliver();
  const [given] = await deliveriesOf(id);
  expect(given).toMatchObject({ estado: 'falhou', tentativas: 9, resposta: 'respondeu 500' });
  expect(heard).toHaveLength(9);
  expect((await app.post(`/api/webhooks/entregas/${given.id}/repetir`, {})).status).toBe(200);
  expect((await app.post(`/api/webhooks/entregas/${given.id}/repetir`, {})).status).toBe(409);
  await deliver();
  expect(new Set(heard.map(({ headers }) => headers['webhook-id']))).toHaveLength(1);
  expect(await deliveriesOf(id)).toMatchObject([{ estado: 'entregue' }]);
});

it('a receiver that is gone is told nothing more, and one that is switched off waits', async () => {
  const { id } = await subscribe(['empreendimento']);
  answers = [410];
  const remove = async () =>
    app.call('DELETE', `/api/empreendimentos/${(await createEmpreendimento(app.db)).id}`);
  await remove();
  await deliver();
  expect((await app.get('/api/webhooks')).body).toMatchObject([
    { ativo: false, motivo: 'O endereço respondeu que não existe mais (410).' },
  ]);
  await remove();
  await deliver();
  expect(heard).toHaveLength(1);
  expect((await app.call('PUT', `/api/webhooks/${id}`, { body: { ativo: true } })).status).toBe(200);
  await remove();
  await deliver();
  expect(heard).toHaveLength(2);
});

it('what waits for an address that is switched off goes once it is on again', async () => {
  const { id } = await subscribe(['empreendimento']);
  await app.call('DELETE', `/api/empreendimentos/${(await createEmpreendimento(app.db)).id}`);
  await app.call('PUT', `/api/webhooks/${id}`, { body: { ativo: false } });
  await deliver();
  expect(heard).toEqual([]);
  expect(await deliveriesOf(id)).toMatchObject([{ estado: 'pendente' }]);
  await app.call('PUT', `/api/webhooks/${id}`, { body: { ativo: true } });
  await deliver();
  expect(heard).toHaveLength(1);
});

it('several processes tell each change once; one that hangs is given up and the others go on', async () => {
  await subscribe(['empreendimento']);
  for (let n = 0; n < 12; n += 1)
    await app.call('DELETE', `/api/empreendimentos/${(await createEmpreendimento(app.db)).id}`);
  answers = ['hang'];
  const workers = [worker(), worker()];
  for (const each of workers) each.start();
  const told = () => heard.map(({ headers }) => headers['webhook-id']);
  await expect.poll(() => new Set(told()).size).toBe(12);
  const others = told().filter((id) => !hung.has(id));
  expect(others).toHaveLength(new Set(others).size);
  const delivered = () => app.db.$count(webhookEntregas, eq(webhookEntregas.estado, 'entregue'));
  await expect.poll(delivered).toBe(11);
  await Promise.all(workers.map((each) => each.stop()));
  const { rows } = await app.db.execute(
    `SELECT estado, count(*)::int AS n FROM webhook_entregas GROUP BY estado ORDER BY estado`,
  );
  expect(rows).toEqual([
    { estado: 'entregue', n: 11 },
    { estado: 'pendente', n: 1 },
  ]);
});

it('an address that hangs with everything it is to be told holds up no other', async () => {
  const { id: held } = await subscribe(['corretor'], '/preso');
  const { id } = await subscribe(['corretor']);
  await app.db.insert(auditoria).values(
    Array.from({ length: 60 }, (_, n) => ({
      acao: 'alterou',
      entidade: 'corretor',
      entidadeId: String(n),
    })),
  );
  const working = worker();
  working.start();
  const told = () =>
    app.db.$count(
      webhookEntregas,
      and(eq(webhookEntregas.webhookId, id), eq(webhookEntregas.estado, 'entregue')),
    );
  await expect.poll(told, { timeout: 60_000 }).toBe(60);
  // Before the first call to the one that hangs is given up.
  const givenUp = and(eq(webhookEntregas.webhookId, held), gt(webhookEntregas.tentativas, 0));
  expect(await app.db.$count(webhookEntregas, givenUp)).toBe(0);
  await working.stop();
});

it.each([
  'http://exemplo.com.br/avisos',
  'https://127.0.0.1/avisos',
  'https://[::1]/avisos',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/avisos',
  'https://exemplo.com.br:8443/avisos',
  'https://ana:senha@exemplo.com.br/avisos',
  'ftp://exemplo.com.br',
  'avisos',
])('%s is no address to tell', async (url) => {
  const { status, body } = await app.post('/api/webhooks', { url, entidades: ['contato'] });
  expect([status, body.field]).toEqual([400, 'url']);
});
