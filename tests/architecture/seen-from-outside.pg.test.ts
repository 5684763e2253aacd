import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { route } from '#contract/base/routes.ts';
import { dayMs } from '#contract/base/units.ts';
import { createApp } from '#server/app.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { createHttpServer } from '#server/kernel/http/server.ts';
import { createHttpClient } from '#server/kernel/http-client.ts';
import { randomIds } from '#server/kernel/ids.ts';
import { createSignOfLife } from '#server/kernel/living-workers.ts';
import { createLog } from '#server/kernel/log.ts';
import { projectFile } from '#server/project-files.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { ApiError, errorText, splitTechnical } from '#web/kit/api/errors.ts';

const lines: string[] = [];
const log = createLog('trace', { write: (line) => void lines.push(line) });
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ log });
  await app.login();
});
afterAll(() => app?.close());

const text = (path: string) => readFileSync(projectFile(path), 'utf8');

describe('OPS-04 who runs it sees each process from outside, and nobody in its log', () => {
  it('health and metrics of every process, workers too; one that only serves is not ready when no worker lives anywhere', async () => {
    const start = (role: 'web' | 'worker') =>
      createApp({ ...app, config: { ...app.config, role }, log: createLog('silent'), ids: randomIds });
    const [web, worker] = await Promise.all([start('web'), start('worker')]);
    const headers = { authorization: `Bearer ${await app.login()}` };
    const statusOf = async ({ http }: typeof web, url: string) =>
      (await http.inject({ url, headers })).statusCode;
    try {
      for (const each of [web, worker])
        expect([await statusOf(each, '/health/live'), await statusOf(each, '/metrics')]).toEqual([200, 200]);
      expect(await statusOf(web, '/health/ready')).toBe(503);
      const sign = createSignOfLife({ db: app.db, log: createLog('silent'), owner: 'maquina:1' });
      sign.start();
      await expect.poll(() => statusOf(web, '/health/ready'), { interval: 20 }).toBe(200);
      await sign.stop();
      await app.pool.query(`UPDATE posses SET ate = now() - interval '1 second'`);
      expect(await statusOf(web, '/health/ready')).toBe(503);
    } finally {
      for (const { http, stopWorkers } of [web, worker]) {
        await http.close();
        await stopWorkers();
      }
    }
  });

  it('series for queues (depth, oldest), channel, providers, cost, backups and pages; the alert rules and the dashboard are files that use what is told', async () => {
    const metrics = (await app.get('/metrics')).text;
    const told = [...metrics.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name);
    expect(told).toEqual(
      expect.arrayContaining([
        'portal_queue_depth',
        'portal_queue_oldest_seconds',
        'portal_whatsapp_problems',
        'portal_service_state',
        'portal_model_calls_today',
        'portal_model_cost_today',
        'portal_backup_last_verified_seconds',
        'portal_pages',
      ]),
    );
    for (const file of ['deploy/prometheus/alertas.yml', 'deploy/grafana/portal.json']) {
      const used = [...text(file).matchAll(/\bportal_[a-z_]+?(?=_bucket|_sum|_count|[^a-z_])/g)];
      expect(used.length, file).toBeGreaterThan(5);
      for (const [name] of used) expect(told, `${name} of ${file}`).toContain(name);
    }
  });

  it('tokens for machines, made and revoked in the panel: with scopes for metrics, export and integrations, and an end', async () => {
    const make = async (escopos: string[]) =>
      (await app.post('/api/tokens', { nome: 'Máquina', escopos, dias: 30 })).body as {
        id: number;
        token: string;
      };
    const metrics = await make(['metricas']);
    const reading = await make(['leitura']);
    const writing = await make(['integracao']);
    const calls = {
      metrics: (token: string) => app.get('/metrics', { token }),
      sheet: (token: string) => app.post('/api/corretores/exportar', { escolha: { ids: [1] } }, { token }),
      write: (token: string) => app.post('/api/regioes', { nome: 'Sul', codigo: 'S' }, { token }),
      people: (token: string) => app.get('/api/administradores', { token }),
    };
    const opened = async (token: string) =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(calls).map(async ([name, call]) => [name, (await call(token)).status]),
        ),
      );
    expect(await opened(metrics.token)).toEqual({ metrics: 200, sheet: 403, write: 403, people: 403 });
    expect(await opened(reading.token)).toEqual({ metrics: 403, sheet: 200, write: 403, people: 403 });
    expect(await opened(writing.token)).toEqual({ metrics: 403, sheet: 200, write: 200, people: 403 });
    expect((await app.call('DELETE', `/api/tokens/${metrics.id}`)).status).toBe(200);
    expect((await calls.metrics(metrics.token)).status).toBe(401);
    app.clock.advance(30 * dayMs);
    expect((await calls.sheet(reading.token)).status).toBe(401);
    await app.login();
  });

  it('every request has a name of its own, in the technical details of a message; its trace comes in and goes out; OpenTelemetry is a documented preload', async () => {
    const heard: IncomingHttpHeaders[] = [];
    const service = createServer(({ headers }, response) => {
      heard.push(headers);
      response.end('{}');
    });
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const client = createHttpClient({ hosts: [], configured: [address] });
    const authenticate = async () => ({ id: 1, username: 'admin', sessionId: 1 });
    const http = createHttpServer({ log, trustProxy: false, authenticate, apiLimiter: null });
    mount(http, route({ method: 'GET', path: '/api/falha', responses: { 200: z.unknown() } }), async () => {
      await client.request(address);
      throw new Error('x');
    });
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = {
      authorization: `Bearer ${'a'.repeat(43)}`,
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
      'x-request-id': 'o-mesmo',
    };
    const answers = await Promise.all([1, 2].map(() => http.inject({ url: '/api/falha', headers })));
    await Promise.all([client.close(), http.close(), new Promise((done) => service.close(done))]);
    const names = answers.map((answer) => String(answer.headers['x-request-id']));
    expect(new Set([...names, 'o-mesmo']).size).toBe(3);
    for (const [index, { statusCode, body }] of answers.entries()) {
      const name = names[index]!;
      const said = errorText(new ApiError(statusCode, '', body, name));
      expect(splitTechnical(said)).toEqual(['Erro interno do servidor', `pedido ${name}`]);
      expect(lines.filter((line) => line.includes(name) && line.includes(traceId)).length).toBeGreaterThan(1);
    }
    for (const { traceparent } of heard)
      expect(traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
    expect(heard).toHaveLength(2);
    expect(text('docs/operations.md')).toContain('NODE_OPTIONS=--import=file:///opt/otel/');
  });

  it('the log names no person: not who writes himself into a record, a search, a log-in or an address', async () => {
    const person = { nome: 'Canária Quitéria', nomeGuerra: 'Quitéria', email: 'canaria@exemplo.com.br' };
    const made = await app.post('/api/corretores', {
      ...person,
      telefone: '11 98765-0911',
      whatsapp: '11 98765-0911',
      creci: 'CRECI 909911-F',
      senha: 'senha-canaria',
    });
    expect(made.status, made.text).toBe(200);
    await app.post('/api/login', { username: person.email, password: 'senha-canaria' }, { token: null });
    for (const name of [person.nome, person.email, '11987650911', 'canaria-quiteria'].map(encodeURIComponent))
      for (const path of [
        '/api/corretores/',
        '/api/nada/',
        '/corretor/',
        '/hotsite/',
        '/',
        '/api/corretores?busca=',
      ])
        await app.get(path + name);
    expect(lines.filter((line) => line.includes('"answered"')).length).toBeGreaterThan(20);
    expect(lines.filter((line) => /quit|can(a|%c3%a1|á)ria|98765|909911/i.test(line))).toEqual([]);
  });
});
