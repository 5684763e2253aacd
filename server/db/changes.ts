import type pg from 'pg';

const counters = new WeakMap<pg.Pool, { value: number }>();

/** A statement that cannot change what others read. Anything in doubt counts as a change. */
const onlyReads = (statement: unknown) => {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | null)?.text;
  return typeof text === 'string' && /^\s*select\b/i.test(text);
};

/**
 * Counts what may have changed a database that this process alone can open: before each statement
 * that is no plain reading, and again when it is done, before its caller hears of it.
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
 * How often the database may have changed: what was read at one count holds as long as the count
 * does. Null where other processes write as well and only the database itself knows.
 */
export function changesOf(pool: pg.Pool): (() => number) | null {
  const counter = counters.get(pool);
  return counter ? () => counter.value : null;
}
