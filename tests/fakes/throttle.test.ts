import { expect, it } from 'vitest';
import { createThrottle } from './throttle.ts';

/** A clock of its own, whose sleepers wake so late; one moment after the other. */
function lateClock(lateMs: number) {
  let time = 0;
  const sleepers: { at: number; wake: () => void }[] = [];
  const wait = (ms: number) => new Promise<void>((wake) => sleepers.push({ at: time + ms + lateMs, wake }));
  async function runOut(work: Promise<unknown>): Promise<number> {
    let over = false;
    void work.then(() => {
      over = true;
    });
    for (;;) {
      // What was woken goes on until it sleeps again.
      await new Promise(setImmediate);
      if (over) return time;
      sleepers.sort((a, b) => a.at - b.at);
      const next = sleepers.shift();
      if (!next) throw new Error('nobody sleeps, and it is not over');
      time = Math.max(time, next.at);
      next.wake();
    }
  }
  return { now: () => time, wait, runOut };
}

it.each([0, 5, 25, 300])(
  'keeps to its rate, shared by all transfers, where sleepers wake %i ms late',
  async (ms) => {
    const clock = lateClock(ms);
    const through = createThrottle(5_000_000, clock);
    const chunk = 32 * 1024;
    const transfer = async () => {
      for (let sent = 0; sent < 1_500_000; sent += chunk) await through(chunk);
    };
    const bytes = 4 * Math.ceil(1_500_000 / chunk) * chunk;
    const took = await clock.runOut(Promise.all([1, 2, 3, 4].map(transfer)));
    const rate = (bytes / took) * 1000;
    expect(rate / 5_000_000).toBeGreaterThan(0.95);
    expect(rate / 5_000_000).toBeLessThan(1.06);
  },
);
