import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '#server/db/client.ts';
import { runsTable } from '#server/db/schema/runs.ts';
import { openTestDatabase } from '#tests/database/open.ts';
import { createFakeClock } from '#tests/fake-clock.ts';
import { declareRun } from './run-kind.ts';
import { placesOf } from './run-queue.ts';
import { createRunStore, type RunStore } from './run-store.ts';

let database: Database;
let store: RunStore;
const clock = createFakeClock();
const kindOf = (kind: string) =>
  declareRun({ kind, input: z.object({}), result: z.object({}), steps: () => [] });
const kind = kindOf('teste');
const other = kindOf('outra');

beforeAll(async () => {
  database = await openTestDatabase();
  store = createRunStore({ db: database.db, clock, kinds: [kind, other] });
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(runsTable));

/** Somebody asks for runs with these names, in this order. */
async function ask(userId: number | null, ...names: string[]): Promise<void> {
  for (const id of names) {
    clock.advance(1000);
    await store.start(kind, { id, folderKey: id, sessionId: id, input: {}, engine: 'Motor local', userId });
  }
}
const claim = async (from = kind) => (await store.claim(from.kind, 'eu', 60_000))?.run.id ?? null;
const end = (id: string) =>
  database.db.update(runsTable).set({ state: 'completed', leaseUntil: null }).where(eq(runsTable.id, id));
/** Waiting runs by their place. */
async function places(): Promise<string[]> {
  const found = await placesOf(database.db, await database.db.select().from(runsTable));
  return [...found].sort(([, one], [, two]) => one - two).map(([id]) => id);
}
/** Takes and ends one after the other, `atOnce` at a time; the order they were taken in. */
async function workOff(atOnce: number): Promise<string[]> {
  const order: string[] = [];
  const held: string[] = [];
  for (;;) {
    while (held.length < atOnce) {
      const next = await claim();
      if (!next) break;
      held.push(next);
      order.push(next);
    }
    const [first] = held.splice(0, 1);
    if (!first) return order;
    await end(first);
  }
}

it('who asks for many runs does not keep others waiting: administrators take turns, each in the order asked for', async () => {
  await ask(1, 'a1', 'a2', 'a3', 'a4');
  await ask(2, 'b1', 'b2');
  await ask(null, 's1');
  expect(await workOff(1)).toEqual(['a1', 'b1', 's1', 'a2', 'b2', 'a3', 'a4']);
});

it('with several at once, whoever has fewest at work comes first, also one who comes late', async () => {
  await ask(1, 'a1', 'a2', 'a3', 'a4');
  expect([await claim(), await claim()]).toEqual(['a1', 'a2']);
  await ask(2, 'b1', 'b2');
  expect(await claim()).toBe('b1');
  await end('a1');
  // One of each is at work; the last of 1 was taken longer ago.
  expect(await claim()).toBe('a3');
  await end('b1');
  // 1 has two at work and 2 none, also where the last of 2 was taken later.
  expect(await claim()).toBe('b2');
  await end('b2');
  await ask(2, 'b3');
  expect(await claim()).toBe('b3');
});

it('one alone is taken as it was asked for, and turns are kept by kind', async () => {
  await ask(1, 'a1', 'a2', 'a3');
  await store.start(other, {
    id: 'o1',
    folderKey: 'o1',
    sessionId: 'o1',
    input: {},
    engine: 'Motor local',
    userId: 1,
  });
  expect(await claim(other)).toBe('o1');
  expect(await workOff(2)).toEqual(['a1', 'a2', 'a3']);
});

it('what had begun goes on before what waits, and a retry takes its turn again', async () => {
  await ask(1, 'a1');
  expect(await claim()).toBe('a1');
  await ask(2, 'b1', 'b2');
  await database.db
    .update(runsTable)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(eq(runsTable.id, 'a1'));
  expect(await claim()).toBe('a1');
  await store.interrupt('a1');
  await store.retry('a1', []);
  expect(await places()).toEqual(['a1', 'b1', 'b2']);
  await ask(1, 'a2');
  expect(await workOff(1)).toEqual(['a1', 'b1', 'a2', 'b2']);
});

it('a waiting run says its place, which is the one it is taken in; nothing else has one', async () => {
  await ask(1, 'a1', 'a2', 'a3');
  await ask(2, 'b1');
  await ask(3, 'c1', 'c2');
  expect(await claim()).toBe('a1');
  const told = await places();
  expect(told).toEqual(['b1', 'c1', 'a2', 'c2', 'a3']);
  await end('a1');
  expect(await workOff(1)).toEqual(told);
  expect(await places()).toEqual([]);
});

it('several workers that look at once take different runs', async () => {
  await ask(1, 'a1', 'a2', 'a3');
  await ask(2, 'b1', 'b2', 'b3');
  const taken = await Promise.all(Array.from({ length: 9 }, () => claim()));
  expect(taken.filter(Boolean).sort()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3']);
});

it('leases go by the database’s clock: that of a process may be hours off', async () => {
  await ask(1, 'a1');
  clock.advance(-10 * 60 * 60_000);
  const first = await store.claim(kind.kind, 'eu', 60_000);
  expect(first?.run.id).toBe('a1');
  clock.advance(20 * 60 * 60_000);
  expect(await claim()).toBeNull();
  expect(await store.renew(first!.lease, 60_000)).toBe(true);
  const ms = await store.nextLapseMs(kind.kind);
  expect(ms).toBeGreaterThan(30_000);
  expect(ms).toBeLessThanOrEqual(60_000);
});

it('a free run that nobody could take just now, since somebody was writing it, is looked for again at once', async () => {
  expect(await store.nextLapseMs(kind.kind)).toBeNull();
  await ask(1, 'a1');
  expect(await store.nextLapseMs(kind.kind)).toBe(0);
});
