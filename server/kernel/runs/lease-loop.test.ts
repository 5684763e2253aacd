import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hourMs } from '#contract/base/units.ts';
import { createListeners, type Signal, type Signals } from '#server/db/signals.ts';
import { createLog } from '#server/kernel/log.ts';
import { createLeaseLoop, leaseMs } from './lease-loop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A loop over a queue of names; `next` says when the next may be had. */
function loopOf({ hearing = true, next = async (): Promise<number | null> => null, concurrency = 2 } = {}) {
  const { on, tell, again } = createListeners();
  const state = { hearing };
  const signals: Signals = {
    on,
    again,
    send: tell,
    isHearing: () => state.hearing,
    isLost: () => !state.hearing,
  };
  const waiting: string[] = [];
  const held = new Set<string>();
  const begun: string[] = [];
  const ended = new Map<string, () => void>();
  let looks = 0;
  const loop = createLeaseLoop<string>({
    what: 'test',
    log: createLog('silent'),
    concurrency,
    signals,
    signal: 'runs:teste',
    stoppedBy: (name): Signal => `stopped:${name}`,
    nextMs: next,
    async claim(limit) {
      looks += 1;
      const names = waiting.splice(0, limit);
      for (const name of names) held.add(name);
      return names;
    },
    renew: async (name) => held.has(name),
    release: async (name) => void held.delete(name),
    work: (name, signal) => {
      begun.push(name);
      return new Promise<void>((resolve, reject) => {
        ended.set(name, resolve);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    },
    nameOf: (name) => ({ name }),
    lost: (name) => new Error(`lost ${name}`),
  });
  const { advanceTimersByTimeAsync: pass } = vi;
  return {
    loop,
    state,
    waiting,
    held,
    begun,
    tell,
    again,
    pass,
    end: (name: string) => ended.get(name)!(),
    looks: () => looks,
  };
}

it('an idle loop looks once and then asks nothing, but for once an hour', async () => {
  const { loop, pass, looks } = loopOf();
  loop.start();
  await pass(hourMs - 1000);
  expect(looks()).toBe(1);
  await pass(2000);
  expect(looks()).toBe(2);
  await loop.stop();
});

it('a signal wakes it, one told while it looks too; its own alone, and none after its end', async () => {
  const { loop, pass, looks, tell, waiting, begun } = loopOf();
  loop.start();
  await pass(10);
  tell('runs:outra');
  await pass(10);
  expect(looks()).toBe(1);
  waiting.push('um');
  tell('runs:teste');
  tell('runs:teste');
  await pass(10);
  expect(begun).toEqual(['um']);
  await loop.stop();
  const before = looks();
  tell('runs:teste');
  await pass(hourMs);
  expect(looks()).toBe(before);
});

it('sleeps until the next lease runs out or time comes', async () => {
  const { loop, pass, looks } = loopOf({ next: async () => 7_000 });
  loop.start();
  await pass(6_900);
  expect(looks()).toBe(1);
  await pass(200);
  expect(looks()).toBe(2);
  await loop.stop();
});

it('what is overdue and cannot be had is asked for with pauses', async () => {
  const { loop, pass, looks } = loopOf({ next: async () => -5 });
  loop.start();
  await pass(1000);
  expect(looks()).toBeGreaterThan(10);
  expect(looks()).toBeLessThan(25);
  await loop.stop();
});

it('where signals do not arrive it looks every two seconds, as after a failure', async () => {
  const deaf = loopOf({ hearing: false });
  deaf.loop.start();
  await deaf.pass(9_000);
  expect(deaf.looks()).toBe(5);
  await deaf.loop.stop();
  let isAway = true;
  const failing = loopOf({
    next: async () => {
      if (isAway) throw new Error('away');
      return null;
    },
  });
  failing.loop.start();
  await failing.pass(3_000);
  expect(failing.looks()).toBe(2);
  isAway = false;
  await failing.pass(hourMs / 2);
  expect(failing.looks()).toBe(3);
  await failing.loop.stop();
});

it('one connection lost and found again is one look', async () => {
  const { loop, pass, looks, again } = loopOf();
  loop.start();
  await pass(1000);
  again();
  await pass(1000);
  expect(looks()).toBe(2);
  await loop.stop();
});

it('with no room it does not look: the end of one is what wakes it', async () => {
  const { loop, pass, looks, tell, waiting, begun, end } = loopOf({ concurrency: 1, next: async () => 10 });
  waiting.push('um', 'dois');
  loop.start();
  await pass(leaseMs * 3);
  const before = looks();
  await pass(leaseMs * 3);
  expect(looks()).toBe(before);
  expect(begun).toEqual(['um']);
  end('um');
  await pass(10);
  expect(begun).toEqual(['um', 'dois']);
  tell('runs:teste');
  await loop.stop();
});

it('one stopped from outside, in any process, ends at once and not at its next renewal', async () => {
  const { loop, pass, tell, waiting, held } = loopOf();
  waiting.push('um');
  loop.start();
  await pass(10);
  held.delete('um');
  tell('stopped:um');
  await pass(10);
  await loop.settled();
  await loop.stop();
});
