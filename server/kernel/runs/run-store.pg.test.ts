import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Database } from '#server/db/client.ts';
import { listsVersion } from '#server/db/list-version.ts';
import { runsTable } from '#server/db/schema/runs.ts';
import { createLog } from '#server/kernel/log.ts';
import { openTestDatabase } from '#tests/database/open.ts';
import { createFakeClock, type FakeClock } from '#tests/fake-clock.ts';
import type { DurableRun } from './durable-run.ts';
import { processClaim } from './process-claim.ts';
import { declareRun, readRunOf } from './run-kind.ts';
import { createRunStore, type RunStore, StaleLeaseError } from './run-store.ts';

let database: Database;
let store: RunStore;
let clock: FakeClock;
let counter = 0;

const left: string[] = [];
const kindOf = (kind: string) =>
  declareRun({
    kind,
    input: z.object({ nome: z.string().default('') }),
    result: z.object({ total: z.number() }),
    steps: () => [],
    stopped: async (_tx, { nome }, message) => void left.push(`${nome}: ${message}`),
  });
const kind = kindOf('teste');
const shown = declareRun({ ...kind, kind: 'mostrada', lists: ['super-ai/runs'] });

const newRun = (over: Partial<Parameters<RunStore['start']>[1]> = {}) => {
  counter += 1;
  return {
    id: `run-${counter}`,
    folderKey: `pasta-${counter}`,
    sessionId: `sessao-${counter}`,
    input: {},
    engine: 'Motor local',
    userId: null,
    ...over,
  };
};
const write = (lease: { runId: string; fence: number }, key: string) =>
  store.commit(lease, {
    work: async () => key,
    item: { substep: 'list-pdfs', key, inputHash: 'h' },
    events: () => [{ type: 'connected', message: key }],
  });
const claim = () => store.claim('teste', 'eu', 10_000);
/** As when whoever held it died more than a lease ago. */
const lapse = () =>
  database.db
    .update(runsTable)
    .set({ leaseUntil: sql`now() - interval '1 millisecond'` })
    .where(sql`lease_until IS NOT NULL`);

beforeAll(async () => {
  database = await openTestDatabase();
  clock = createFakeClock();
  store = createRunStore({ db: database.db, clock, kinds: [kind, shown] });
});
afterAll(() => database.close());

describe('starting', () => {
  it('SUP-37 the same folder from ten tabs at once is one run, followed by all', async () => {
    const folderKey = 'dez-abas';
    const runs = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        store.start(kind, newRun({ folderKey, sessionId: `aba-${index}` })),
      ),
    );
    expect(new Set(runs.map(({ run }) => run.id)).size).toBe(1);
    expect(runs.filter(({ created }) => created)).toHaveLength(1);
    for (let index = 0; index < 10; index += 1) {
      expect((await store.runBySession(`aba-${index}`))?.id).toBe(runs[0]?.run.id);
    }
    await store.interrupt(runs[0]!.run.id);
  });

  it('SUP-18 two clicks with one session id are one run, also after it has ended', async () => {
    const asked = newRun();
    const [first, second] = await Promise.all([
      store.start(kind, asked),
      store.start(kind, { ...asked, id: 'other' }),
    ]);
    expect(second.run.id).toBe(first.run.id);
    await store.interrupt(first.run.id);
    expect((await store.start(kind, { ...asked, id: 'third' })).run.id).toBe(first.run.id);
  });

  it('a folder whose run has ended may be run again', async () => {
    const one = await store.start(kind, newRun({ folderKey: 'de novo' }));
    await store.interrupt(one.run.id);
    const two = await store.start(kind, newRun({ folderKey: 'de novo' }));
    expect(two.created).toBe(true);
    expect(two.run.id).not.toBe(one.run.id);
    await store.interrupt(two.run.id);
  });
});

describe('working', () => {
  it('R05 many workers that look at once never hold the same run', async () => {
    const started = await Promise.all(Array.from({ length: 4 }, () => store.start(kind, newRun())));
    const claims = await Promise.all(Array.from({ length: 12 }, claim));
    const held = claims.flatMap((found) => (found ? [found.run.id] : []));
    expect(held.sort()).toEqual(started.map(({ run }) => run.id).sort());
    for (const { run } of started) await store.interrupt(run.id);
  });

  it('R04 a worker whose lease ran out and was taken over can write nothing any more', async () => {
    const { run } = await store.start(kind, newRun());
    const stale = await claim();
    await write(stale!.lease, 'a');
    await lapse();
    const fresh = await claim();
    expect(fresh?.run.id).toBe(run.id);
    await expect(write(stale!.lease, 'b')).rejects.toBeInstanceOf(StaleLeaseError);
    expect(await store.renew(stale!.lease, 10_000)).toBe(false);
    await write(fresh!.lease, 'c');
    const item = { substep: 'list-pdfs', key: 'd', inputHash: 'h', result: { de: 1 } };
    await expect(store.keep(stale!.lease, item)).rejects.toBeInstanceOf(StaleLeaseError);
    await store.keep(fresh!.lease, { ...item, result: null });
    await store.keep(fresh!.lease, item);
    expect([...(await store.items(run.id)).values()].map(({ result }) => result)).toEqual([
      'a',
      'c',
      { de: 1 },
    ]);
    expect((await store.events(run.id, 0)).map(({ n, event }) => [n, event.message])).toEqual([
      [1, 'a'],
      [2, 'c'],
    ]);
    await store.interrupt(run.id);
  });

  it('numbers events without gaps when writes come at once', async () => {
    const { run } = await store.start(kind, newRun());
    const { lease } = (await claim())!;
    await Promise.all(Array.from({ length: 20 }, (_, index) => write(lease, `k${index}`)));
    const numbers = (await store.events(run.id, 0)).map(({ n }) => n);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect((await store.events(run.id, 15)).map(({ n }) => n)).toEqual([16, 17, 18, 19, 20]);
    await store.interrupt(run.id);
  });

  it('work that fails stores neither its item nor its events', async () => {
    const { run } = await store.start(kind, newRun());
    const { lease } = (await claim())!;
    await expect(
      store.commit(lease, {
        work: async () => {
          throw new Error('no');
        },
        item: { substep: 's', key: 'k', inputHash: 'h' },
        events: () => [{ type: 'connected' }],
      }),
    ).rejects.toThrow('no');
    expect(await store.items(run.id)).toEqual(new Map());
    expect(await store.events(run.id, 0)).toEqual([]);
    await store.interrupt(run.id);
  });

  it('R06 a run that keeps killing its worker is given up with a reason', async () => {
    const { run } = await store.start(kind, newRun());
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await claim())?.run.id).toBe(run.id);
      await lapse();
    }
    expect(await claim()).toBeNull();
    const after = await store.readRun(run.id);
    expect(after?.state).toBe('failed');
    expect((await store.events(run.id, 0)).at(-1)?.event.type).toBe('error');
  });
});

describe('stopping and going on', () => {
  it('a stopped run refuses its worker at once, and a retry goes on with what is finished', async () => {
    const { run } = await store.start(kind, newRun());
    const first = (await claim())!;
    await write(first.lease, 'feito');
    expect((await store.interrupt(run.id))?.state).toBe('interrupted');
    await expect(write(first.lease, 'tarde')).rejects.toBeInstanceOf(StaleLeaseError);
    expect(await store.interrupt(run.id)).toBeNull();

    expect((await store.retry(run.id, []))?.state).toBe('running');
    const second = (await claim())!;
    expect(second.run.id).toBe(run.id);
    expect((await store.items(run.id)).size).toBe(1);
    const types = (await store.events(run.id, 0)).map(({ event }) => event.type);
    expect(types).not.toContain('error');
    await store.interrupt(run.id);
  });

  it('a retry may forget what is to be worked out anew', async () => {
    const { run } = await store.start(kind, newRun());
    await write((await claim())!.lease, 'pasta');
    await store.interrupt(run.id);
    await store.retry(run.id, ['list-pdfs']);
    expect((await store.items(run.id)).size).toBe(0);
    await store.interrupt(run.id);
  });

  it('an answer is kept with the run and clears its question', async () => {
    const { run } = await store.start(kind, newRun());
    const { lease } = (await claim())!;
    await store.commit(lease, {
      work: async () => null,
      events: () => [],
      set: () => ({ question: { kind: 'nome' }, state: 'waiting', leaseUntil: null }),
    });
    expect(await claim()).toBeNull();
    const answered = await store.answer(run.id, { kind: 'nome', nome: 'Aurora' });
    expect(answered).toMatchObject({
      state: 'running',
      question: null,
      answers: [{ kind: 'nome', nome: 'Aurora' }],
    });
    expect((await claim())?.run.id).toBe(run.id);
    await store.interrupt(run.id);
  });
});

it('API-22 a run that begins, is taken for the first time, fails, goes on or is stopped makes the list of runs old; one that goes along does not', async () => {
  const version = () => listsVersion(database.db, ['execucoes']);
  const seen = [await version()];
  const note = async () => {
    seen.push(await version());
    return new Set(seen).size;
  };
  const { run } = await store.start(kind, newRun());
  expect(await note()).toBe(2);
  const { lease } = (await claim())!;
  expect(await note()).toBe(3);
  await write(lease, 'um');
  await lapse();
  const again = (await claim())!;
  expect(await note()).toBe(3);
  await store.commit(again.lease, {
    work: async () => null,
    events: () => [],
    set: () => ({ state: 'failed' }),
  });
  expect(await note()).toBe(4);
  await store.retry(run.id, []);
  expect(await note()).toBe(5);
  await store.interrupt(run.id);
  expect(await note()).toBe(6);
});

it('HSE-07 a list of one slice is made old by the runs of that slice alone', async () => {
  const version = () => listsVersion(database.db, ['super-ai/runs']);
  const before = await version();
  const other = await store.start(kind, newRun());
  await store.interrupt(other.run.id);
  expect(await version()).toBe(before);
  const own = await store.start(shown, newRun());
  expect(await version()).not.toBe(before);
  await store.interrupt(own.run.id);
});

describe('HSE-08 a kind of run is declared', () => {
  it('what it does when stopped is done however it stops: by a person, given up', async () => {
    const stopped = await store.start(kind, newRun({ input: { nome: 'um' } }));
    await store.interrupt(stopped.run.id);
    await store.start(kind, newRun({ input: { nome: 'dois' } }));
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await claim();
      await lapse();
    }
    await claim();
    expect(left.slice(-2)).toEqual([
      'um: Execução interrompida a pedido',
      expect.stringMatching(/^dois: A execução foi interrompida várias vezes/),
    ]);
  });

  it('its columns are read by the declaration: what is none of it is not worked on', async () => {
    const { run } = await store.start(kind, newRun({ input: { nome: 'três' } }));
    expect(readRunOf(kind, run).input).toEqual({ nome: 'três' });
    expect(() => readRunOf(kind, { ...run, input: { nome: 3 } })).toThrow();
    expect(() => readRunOf(kind, { ...run, question: { text: 'Qual?' } })).toThrow();
    const failed = { ...run, error: { message: 'Sem pasta.', status: 400 } };
    expect(readRunOf(kind, failed).error).toEqual({ step: null, message: 'Sem pasta.', status: 400 });
    // What an earlier version made of it is not shown, and stands in nobody's way.
    expect(readRunOf(kind, { ...run, result: { soma: 1 } }).result).toBeNull();
    await store.interrupt(run.id);
  });

  it('it fails with its own words when its stored input is none, and completes with what it declares alone', async () => {
    const log = createLog('silent');
    const follow = vi.fn(async (durable: DurableRun) => {
      await durable.complete({ soma: 1 }, 'Pronto');
    });
    const work = async (id: string) => {
      const claimed = (await claim())!;
      expect(claimed.run.id).toBe(id);
      const signal = new AbortController().signal;
      await processClaim(
        { store, clock, log, mapError: () => null },
        { ...claimed, signal },
        { kind, failure: 'Não deu certo', follow },
      );
      return store.readRun(id);
    };
    const broken = await store.start(kind, newRun({ input: { nome: 7 } as never }));
    expect(await work(broken.run.id)).toMatchObject({ state: 'failed', error: { message: 'Não deu certo' } });
    expect(follow).not.toHaveBeenCalled();
    const other = await store.start(kind, newRun({ input: { nome: 'quatro' } }));
    expect(await work(other.run.id)).toMatchObject({ state: 'failed', result: null });
    expect(follow).toHaveBeenCalledOnce();
    expect(left.at(-1)).toBe('quatro: Não deu certo');
  });
});
