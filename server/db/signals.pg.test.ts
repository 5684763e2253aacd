import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#server/kernel/log.ts';
import { createTestDatabase, type TestDatabaseFiles, testEngine } from '#tests/database/open.ts';
import { createRun } from '#tests/factories/run.ts';
import { type Database, openDatabase } from './client.ts';
import { bumpLists } from './list-version.ts';
import { type Signal, signalsOf } from './signals.ts';

/** Two connections' worth of processes on one database; on the embedded engine, the one there is. */
let files: TestDatabaseFiles;
let here: Database;
let there: Database;
const lines: string[] = [];

beforeAll(async () => {
  files = await createTestDatabase();
  const log = createLog('info', { write: (line: string) => lines.push(line) });
  here = await openDatabase(files, createLog('silent'));
  there = testEngine === 'postgres' ? await openDatabase(files, log) : here;
});
afterAll(async () => {
  await here?.close();
  if (there !== here) await there?.close();
  await files?.remove();
});

/** What is heard there, from when it is heard at all. */
async function listen(...signals: Signal[]) {
  const heard: Signal[] = [];
  const stops = signals.map((signal) => signalsOf(there.db).on(signal, () => heard.push(signal)));
  await expect.poll(() => signalsOf(there.db).isHearing(), { timeout: 20_000 }).toBe(true);
  heard.length = 0;
  return { heard, stop: () => stops.forEach((each) => void each()) };
}

it('a list that is written is told after its commit, one that is rolled back never', async () => {
  const { heard, stop } = await listen('lists');
  await here.db.transaction(async (tx) => {
    await bumpLists(tx, 'cidades');
    await wait(100);
    expect(heard).toEqual([]);
    await tx.transaction((inner) => bumpLists(inner, 'zonas'));
  });
  await expect.poll(() => heard).toEqual(['lists']);
  await here.db
    .transaction(async (tx) => {
      await bumpLists(tx, 'cidades');
      throw new Error('undone');
    })
    .catch(() => {});
  await wait(200);
  expect(heard).toEqual(['lists']);
  stop();
});

it('many writes are told a few times, and the last of them always', async () => {
  const { heard, stop } = await listen('lists');
  for (let n = 0; n < 30; n += 1) await here.db.transaction((tx) => bumpLists(tx, 'cidades'));
  const before = heard.length;
  await here.db.transaction((tx) => bumpLists(tx, 'cidades'));
  await expect.poll(() => heard.length).toBeGreaterThan(before);
  expect(heard.length).toBeLessThanOrEqual(31);
  stop();
});

it('a run tells of itself by triggers, whoever writes it: that it may be taken, its place, its course, its stop', async () => {
  const { heard, stop } = await listen(
    'runs:super-ai',
    'queue:super-ai',
    'run:r1',
    'stopped:r1',
    'runs:hotsite',
  );
  const told = async (change: string): Promise<Signal[]> => {
    heard.length = 0;
    await here.pool.query(`UPDATE workflow_runs SET ${change} WHERE id = 'r1'`);
    await here.pool.query(`SELECT pg_notify('portal', 'runs:hotsite')`);
    await expect.poll(() => heard.includes('runs:hotsite')).toBe(true);
    return heard.filter((signal) => signal !== 'runs:hotsite').sort();
  };
  await createRun(here.db, { id: 'r1', kind: 'super-ai', state: 'running' });
  await expect.poll(() => [...heard].sort()).toEqual(['queue:super-ai', 'runs:super-ai']);
  expect(await told(`lease_owner = 'eu', lease_until = now() + interval '1 minute'`)).toEqual([
    'queue:super-ai',
    'run:r1',
  ]);
  expect(await told(`lease_until = now() + interval '2 minutes'`)).toEqual([]);
  expect(await told('last_event = last_event + 1')).toEqual(['run:r1']);
  expect(await told(`atualizado_em = now()`)).toEqual(['run:r1']);
  expect(await told('lease_owner = NULL, lease_until = NULL')).toEqual([
    'queue:super-ai',
    'run:r1',
    'runs:super-ai',
  ]);
  expect(await told(`state = 'waiting'`)).toEqual(['queue:super-ai', 'run:r1']);
  expect(await told(`state = 'running'`)).toEqual(['queue:super-ai', 'run:r1', 'runs:super-ai']);
  expect(await told(`state = 'interrupted'`)).toEqual(['queue:super-ai', 'run:r1', 'stopped:r1']);
  stop();
});

it('a contact that is due tells its channel, one that is held when it is given back', async () => {
  const { heard, stop } = await listen('inbox:evolution', 'inbox:cloud-api', 'sessions');
  const after = async (statement: string): Promise<number> => {
    heard.length = 0;
    await here.pool.query(statement);
    await here.pool.query(`SELECT pg_notify('portal', 'sessions')`);
    await expect.poll(() => heard.includes('sessions')).toBe(true);
    expect(heard).not.toContain('inbox:cloud-api');
    return heard.filter((signal) => signal === 'inbox:evolution').length;
  };
  const set = (change: string) => after(`UPDATE lisa_contatos SET ${change} WHERE canal = 'evolution'`);
  const values = `('evolution', '5551900000000', '5551900000000'`;
  expect(
    await after(`INSERT INTO lisa_contatos (canal, pessoa, endereco, pendente_em) VALUES ${values}, now())`),
  ).toBe(1);
  expect(await set(`reservado_ate = now() + interval '12 seconds'`)).toBe(0);
  expect(await set(`pendente_em = now()`)).toBe(0);
  expect(await set('reservado_ate = NULL')).toBe(1);
  expect(await set('pendente_em = NULL')).toBe(0);
  expect(await set(`nome_perfil = 'Ana'`)).toBe(0);
  stop();
});

describe.runIf(testEngine === 'postgres')('the connection that listens', () => {
  const endListening = () =>
    here.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND query ~ '^(LISTEN|NOTIFY)'`);

  it('is made again when it is lost: who waits looks once then, and hears as before; told in the log once', async () => {
    const { heard, stop } = await listen('emails');
    await endListening();
    await expect
      .poll(() => lines.some((line) => line.includes('does not hear of changes')), { timeout: 20_000 })
      .toBe(true);
    await expect.poll(() => signalsOf(there.db).isHearing(), { timeout: 20_000 }).toBe(true);
    // When it was lost, so that nobody waits in vain, and when it was found.
    expect(heard).toEqual(['emails', 'emails']);
    expect(lines.filter((line) => line.includes('hears of changes again'))).toHaveLength(1);
    await here.pool.query(`SELECT pg_notify('portal', 'emails')`);
    await expect.poll(() => heard).toHaveLength(3);
    stop();
  });

  it('is not there where nobody waits', async () => {
    const { rows } = await here.pool.query(`SELECT query FROM pg_stat_activity
      WHERE datname = current_database() AND query ~ '^LISTEN'`);
    expect(rows.length).toBeLessThanOrEqual(1);
    expect(signalsOf(here.db).isHearing()).toBe(false);
  });
});
