import { isRefused } from '#web/kit/api/errors.ts';

/** Calls at once: a browser keeps six connections to a server, and the screen needs some. */
const usuallyAtOnce = 4;

export interface Ran {
  done: number[];
  /** Those the server would not do it to, and why. */
  refused: { id: number; error: unknown }[];
  /** What ended it before its end: no connection, no session. */
  failure: unknown;
}

interface Options {
  /** How many at once; one after another for what takes the server long. */
  atOnce?: number;
  /** Called after each. */
  onStep?: (done: number) => void;
  /** Ends it before the next one. */
  isStopped?: () => boolean;
}

/**
 * Does one thing to many records, a few at once. One the server refuses leaves the others to be done; what would happen
 * to every one of them ends it.
 */
export async function runMany(
  ids: readonly number[],
  act: (id: number) => Promise<unknown>,
  { atOnce = usuallyAtOnce, onStep, isStopped }: Options = {},
): Promise<Ran> {
  const ran: Ran = { done: [], refused: [], failure: null };
  const left = [...ids];
  async function work() {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      if (ran.failure || isStopped?.()) return;
      try {
        await act(id);
        ran.done.push(id);
      } catch (error) {
        if (isRefused(error)) ran.refused.push({ id, error });
        else ran.failure = error;
      }
      onStep?.(ran.done.length + ran.refused.length);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return ran;
}
