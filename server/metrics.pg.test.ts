import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { runsTable, usoModelos } from '#server/db/schema/runs.ts';
import { randomIds } from '#server/kernel/ids.ts';
import { createSignOfLife } from '#server/kernel/living-workers.ts';
import { createLog } from '#server/kernel/log.ts';
import { projectFile } from '#server/project-files.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

it('R32 metrics are closed to the public', async () => {
  expect((await app.get('/metrics')).status).toBe(401);
});

it('R32 metrics tell of the process, the answers, the runs and the database', async () => {
  await app.login();
  await app.db.insert(runsTable).values({
    id: 'r',
    kind: 'k',
    folderKey: 'f',
    state: 'completed',
    input: {},
    engine: 'local',
    lastEvent: 7,
  });
  await app.get('/health/live');
  const { status, headers, text } = await app.get('/metrics');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  expect(names).toEqual([
    'portal_build_info',
    'process_resident_memory_bytes',
    'nodejs_heap_used_bytes',
    'process_cpu_seconds_total',
    'nodejs_eventloop_delay_seconds',
    'portal_http_requests_total',
    'portal_http_request_duration_seconds',
    'portal_event_streams',
    'portal_database_up',
    'portal_database_connections',
    'portal_database_waiting',
    'portal_signals_lost',
    'portal_runs',
    'portal_run_events',
    'portal_model_cost_today',
    'portal_service_state',
    'portal_service_last_success_seconds',
    'portal_backup_last_verified_seconds',
    'portal_backups_unverified',
    'portal_whatsapp_omitted_total',
    'portal_whatsapp_problems',
    'portal_whatsapp_doubts',
    'portal_queue_depth',
    'portal_queue_oldest_seconds',
    'portal_model_calls_today',
    'portal_model_tokens_today',
    'portal_pages',
    'portal_data_folder_free_bytes',
    'portal_workers',
  ]);
  const alerts = readFileSync(projectFile('deploy/prometheus/alertas.yml'), 'utf8');
  for (const [name] of alerts.matchAll(/portal_[a-z_]+/g))
    expect(names, `${name} of an alert`).toContain(name.replace(/_bucket$/, ''));
  expect(text).toMatch(/^portal_http_requests_total\{status="2xx"\} [2-9]$/m);
  expect(text).toMatch(/^portal_http_requests_total\{status="4xx"\} 1$/m);
  expect(text).toMatch(/^portal_http_request_duration_seconds_bucket\{le="\+Inf"\} [3-9]$/m);
  expect(text).toContain('portal_runs{state="completed"} 1\n');
  expect(text).toContain('portal_run_events{state="completed"} 7\n');
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) .+|[a-z_]+(\{[a-z]+="[^"]+"\})? [\d.e+-]+)$/);
});

it('metrics tell how much waits in each queue and for how long, and what models were asked today', async () => {
  await app.login();
  await app.db.insert(runsTable).values({
    id: 'espera',
    kind: 'k',
    folderKey: 'outra',
    state: 'running',
    input: {},
    engine: 'local',
    criadoEm: new Date(Date.now() - 90_000),
  });
  await app.db.insert(usoModelos).values({
    tarefa: 't',
    provedor: 'openai',
    modelo: 'm',
    tokensEntrada: 7,
    tokensSaida: 3,
    duracaoMs: 1,
    resultado: 'ok',
    criadoEm: new Date(),
  });
  const { text } = await app.get('/metrics');
  expect(text).toContain('portal_queue_depth{queue="runs"} 1\n');
  expect(text).toContain('portal_queue_depth{queue="inbox"} 0\n');
  const [, oldest] = /^portal_queue_oldest_seconds\{queue="runs"\} (\S+)$/m.exec(text)!;
  expect(Number(oldest)).toBeGreaterThan(80);
  expect(text).toContain('portal_model_tokens_today{provider="openai",outcome="ok"} 10\n');
  expect(text).toContain('portal_pages{state="online"} 0\n');
});

it('every series of the dashboard and of the alert rules is one that is told, and each queue has its depth', async () => {
  await app.db.insert(usoModelos).values({
    tarefa: 't',
    provedor: 'openai',
    modelo: 'm',
    tokensEntrada: 1_000_000,
    tokensSaida: 0,
    duracaoMs: 1,
    resultado: 'ok',
    criadoEm: app.clock.now(),
  });
  const limites = (await app.get('/api/execucoes/limites')).body;
  const precos = [{ modelo: 'm', entrada: '2.5', saida: '10' }];
  expect((await app.call('PUT', '/api/execucoes/limites', { body: { ...limites, precos } })).status).toBe(
    200,
  );
  const { text } = await app.get('/metrics');
  const told = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
  const used = ['grafana/portal.json', 'prometheus/alertas.yml'].flatMap((file) => [
    ...readFileSync(join(import.meta.dirname, '../deploy', file), 'utf8').matchAll(
      /\b((?:portal|nodejs|process)_[a-z_]+?)(?:_bucket|_sum|_count)?\b(?=[{)[ ]|$)/gm,
    ),
  ]);
  expect(used.length).toBeGreaterThan(20);
  expect([...new Set(used.map(([, name]) => name))].filter((name) => !told.has(name))).toEqual([]);
  for (const queue of ['runs', 'inbox', 'outbox', 'webhooks'])
    expect(text).toContain(`portal_queue_depth{queue="${queue}"} `);
  expect(text).toMatch(/^portal_model_cost_today\{currency="\w+"\} 2\.5$/m);
});

it('a process that only serves pages is not ready unless a worker lives somewhere; one that works answers in its place', async () => {
  const { database } = app.config;
  if (database.kind !== 'postgres') throw new Error('several processes need PostgreSQL');
  const start = (role: 'web' | 'worker') =>
    createApp({
      config: { ...app.config, role },
      db: app.db,
      pool: app.pool,
      clock: app.clock,
      log: createLog('silent'),
      ids: randomIds,
    });
  const [web, worker] = await Promise.all([start('web'), start('worker')]);
  const ready = async () => {
    const { statusCode, body } = await web.http.inject('/health/ready');
    return [statusCode, JSON.parse(body).workers];
  };
  try {
    expect(await ready()).toEqual([503, 0]);
    const sign = createSignOfLife({ db: app.db, log: createLog('silent'), owner: 'maquina:1' });
    sign.start();
    await expect.poll(ready, { interval: 20 }).toEqual([200, 1]);
    await sign.stop();
    // Seen a moment ago: a worker may be restarted.
    expect(await ready()).toEqual([200, 1]);
    await app.pool.query(`UPDATE posses SET ate = now() - interval '1 second'`);
    expect(await ready()).toEqual([503, 0]);

    expect((await worker.http.inject('/health/live')).statusCode).toBe(200);
    expect((await worker.http.inject('/metrics')).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${await app.login()}` };
    const asked = async (url: string) => (await worker.http.inject({ url, headers })).statusCode;
    expect([await asked('/metrics'), await asked('/api/corretores')]).toEqual([200, 404]);
  } finally {
    await Promise.all(
      [web, worker].map(async ({ http, stopWorkers }) => [await http.close(), await stopWorkers()]),
    );
  }
});
