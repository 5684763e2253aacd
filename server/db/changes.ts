import type pg from 'pg';

const counters = new WeakMap<pg.Pool, { value: number }>();

/** Whether a statement certainly changes nothing. When in doubt, it counts as a change. */
const onlyReads = (statement: unknown) => {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | null)?.text;
  return typeof text === 'string' && /^\s*select\b/i.test(text);
};

/**
 * Counts possible changes of a database only this process can open: before each statement that is not a plain
 * read, and again when it completes, before its caller is notified.
 */
export function countChanges(pool: pg.Pool): void {
  const counter = { value: 0 };
  counters.set(pool, counter);
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const counted = (...args: unknown[]): unknown => {
      if (onlyReads(args[0])) return query(...args);
      counter.value += 1;
      const done = () => {
        counter.value += 1;
      };
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const heard = (...results: unknown[]) => {
          done();
          callback(...results);
        };
        return query(...args.slice(0, -1), heard);
      }
      const result = query(...args);
      if (!(result instanceof Promise)) return result;
      return result.finally(done);
    };
    client.query = counted as typeof client.query;
  });
}

/**
 * The change count of a database: what was read at one count is valid while it lasts. Null if other processes
 * write too.
 */
export function changesOf(pool: pg.Pool): (() => number) | null {
  const counter = counters.get(pool);
  return counter ? () => counter.value : null;
}
