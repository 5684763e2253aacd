import type { Log } from './log.ts';

/** Work that is done at the start and then again and again, one at a time; a failure waits for the next turn. */
export function createRepeated({
  everyMs,
  work,
  log,
  failed,
}: {
  everyMs: number;
  work: () => Promise<unknown>;
  log: Log;
  /** What the log says of a failure. */
  failed: string;
}) {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | null = null;
  const turn = () => {
    working ??= work()
      .then(
        () => {},
        (error) => log.warn({ err: error }, failed),
      )
      .finally(() => {
        working = null;
      });
  };
  return {
    start(): void {
      timer = setInterval(turn, everyMs);
      timer.unref();
      turn();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await working;
    },
  };
}
