import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/database/open.ts';
import { callOf, newMessageId, phoneSecret, postWebhook } from '#tests/phone.ts';
import { startProcesses, type WebProcess } from '#tests/several-processes.ts';

/** A web process and a worker on one PostgreSQL. Neither looks for anything by itself for an hour: what is done at once was told. */
const undo: (() => unknown)[] = [];
let web: WebProcess;
let worker: Pick<WebProcess, 'text'>;
let database: pg.Client;

beforeAll(async () => {
  const files = await createTestDatabase('postgres');
  undo.push(() => files.remove());
  if (files.database.kind !== 'postgres') throw new Error('several processes need PostgreSQL');
  database = new pg.Client({ connectionString: files.database.url });
  await database.connect();
  undo.push(() => database.end());
  const started = await startProcesses(undo, files.dataDir, {
    DATABASE_URL: files.database.url,
    WHATSAPP_APP_SECRET: phoneSecret,
    RUN_CONCURRENCY: 'super-ai=1',
  });
  worker = started.worker;
  web = started.webs[0]!;
});
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

const patience = { timeout: 60_000, interval: 50 };
const ask = (sessionId: string, driveUrl: string) =>
  web.call('POST', '/api/super-ai/analyze-complete-with-progress', { driveUrl, maxPDFs: 10, sessionId });

it('a run that one process stores is taken by the other, whose events reach the stream of the first', async () => {
  const sessionId = randomUUID();
  const { frames } = await web.stream(`/api/super-ai/progress-stream/${sessionId}`);
  await expect.poll(() => frames.length, patience).toBe(1);
  // The folder is missing: the run fails in the worker, and says so.
  await ask(sessionId, 'file:///não-existe');
  await expect.poll(() => frames.map(({ data }) => data.type), patience).toContain('error');
  await expect
    .poll(async () => (await worker.text('/metrics')).includes('\nportal_signals_lost 0\n'), patience)
    .toBe(true);
  expect(await web.text('/metrics')).toContain('\nportal_signals_lost 0\n');
});

it('a list that the worker wrote is told to whoever watches lists at the web process', async () => {
  const { frames, stop } = await web.stream('/api/mudancas');
  await expect.poll(() => frames.length, patience).toBe(1);
  const sessionId = randomUUID();
  await ask(sessionId, 'file:///também-não');
  const told = () =>
    frames.slice(1).map(({ data }) => (data.versoes as Record<string, number>)?.execucoes ?? 0);
  // Asked for here; taken and failed there.
  await expect
    .poll(async () => {
      const { rows } = await database.query(
        `SELECT coalesce(sum(versao), 0)::int AS v FROM lista_versoes WHERE lista = 'execucoes'`,
      );
      const { rows: open } = await database.query(`SELECT FROM workflow_runs WHERE state = 'running'`);
      return open.length === 0 && told().includes(rows[0]!.v);
    }, patience)
    .toBe(true);
  stop();
});

it('a message taken in by the web process is answered by the worker', async () => {
  const raw = callOf({
    contacts: [{ wa_id: '5551911112222', profile: { name: 'Ana' } }],
    messages: [
      {
        id: newMessageId(),
        from: '5551911112222',
        timestamp: String(Math.floor(Date.now() / 1000)),
        type: 'text',
        text: { body: 'Oi' },
      },
    ],
  });
  expect((await postWebhook(web, raw)).status).toBe(200);
  await expect
    .poll(async () => {
      const { rows } = await database.query(`SELECT estado FROM lisa_enviadas`);
      return rows.map(({ estado }) => estado);
    }, patience)
    .toEqual(['sent']);
});

it('a run that nothing was told of is not looked for, and says its place on its stream and in the list; one word, and it is done', async () => {
  const sessions = [randomUUID(), randomUUID()];
  await database.query(`ALTER TABLE workflow_runs DISABLE TRIGGER avisar`);
  for (const [index, sessionId] of sessions.entries()) await ask(sessionId, `file:///espera-${index}`);
  const streams = await Promise.all(
    sessions.map((sessionId) => web.stream(`/api/super-ai/progress-stream/${sessionId}`)),
  );
  const placesOf = (index: number) =>
    streams[index]!.frames.filter(({ name }) => name === 'fila').map(
      ({ data }) => (data.data as { lugar: number }).lugar,
    );
  await expect.poll(() => [placesOf(0), placesOf(1)], patience).toEqual([[1], [2]]);
  const list = JSON.parse(await web.text('/api/execucoes/busca')) as { itens: { lugar: number | null }[] };
  expect(list.itens.slice(0, 2).map(({ lugar }) => lugar)).toEqual([2, 1]);
  // Longer than anybody looked apart before.
  await wait(3_000);
  const { rows } = await database.query(`SELECT tomada_em FROM workflow_runs WHERE state = 'running'`);
  expect(rows).toEqual([{ tomada_em: null }, { tomada_em: null }]);
  await database.query(`ALTER TABLE workflow_runs ENABLE TRIGGER avisar`);
  // One word, as of whoever writes a run, and both are done, one after the other.
  await database.query(`SELECT pg_notify('portal', 'runs:super-ai')`);
  await expect.poll(() => placesOf(1).at(-1), patience).toBeNull();
  for (const { frames } of streams)
    await expect.poll(() => frames.map(({ data }) => data.type), patience).toContain('error');
});

it('with nothing to do neither process asks its queues, its runs or its lists anything, with a panel open', async () => {
  const { frames } = await web.stream('/api/mudancas');
  await expect.poll(() => frames.length, patience).toBeGreaterThan(0);
  const asked = async () => {
    const { rows } = await database.query<{ query: string }>(
      `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
        AND query_start > now() - interval '5 seconds'`,
    );
    const queues = /workflow_|lisa_|emails|webhook_|lista_versoes|a_contar/;
    return rows.flatMap(({ query }) => (queues.test(query) ? [query.slice(0, 200)] : []));
  };
  await wait(5_000);
  // Whoever looked every second or two would never leave five of them empty.
  await expect.poll(asked, { timeout: 30_000, interval: 1_000 }).toEqual([]);
});
