import { expect, it } from 'vitest';
import { createLog } from '#server/kernel/log.ts';
import { noSignals } from '#tests/fakes/signals.ts';
import { leaseMs } from './lease-loop.ts';
import type { RunStore } from './run-store.ts';
import { createRunWorker } from './worker.ts';

/** Log lines of a worker with this store. */
async function linesOf(store: Partial<RunStore>, handle: (signal: AbortSignal) => Promise<void>) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line: string) => lines.push(JSON.parse(line)) });
  let claimed = false;
  let done = () => {};
  const ended = new Promise<void>((resolve) => {
    done = resolve;
  });
  const worker = createRunWorker({
    store: {
      renew: async () => true,
      nextLapseMs: async () => null,
      release: async () => {},
      claim: async () => {
        if (claimed) return null;
        claimed = true;
        return { run: { id: 'run-1' }, lease: { runId: 'run-1', fence: 3 }, lapsed: 'outra-maquina:7' };
      },
      ...store,
    } as unknown as RunStore,
    kind: 'teste',
    owner: 'esta-maquina:8',
    signals: noSignals,
    log,
    // Once what became of it is logged.
    handle: ({ signal }) => handle(signal).finally(() => void setTimeout(done)),
  });
  worker.start();
  await ended;
  await worker.stop();
  return lines;
}

it(
  'SAF-09 lost leases are logged: one that is lost, by whom it was held',
  async () => {
    const lines = await linesOf(
      { renew: async () => false },
      (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'lost the lease on a run',
        runId: 'run-1',
        owner: 'esta-maquina:8',
        fence: 3,
        level: 40,
      }),
    );
  },
  leaseMs + 10_000,
);

it('SAF-09 lost leases are logged: one that has run out, by whoever takes the run over', async () => {
  const lines = await linesOf({}, async () => {});
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: 'took over a run whose lease had run out',
      runId: 'run-1',
      owner: 'esta-maquina:8',
      from: 'outra-maquina:7',
    }),
  );
});

it('a run that ends with an error that nobody awaited is logged with it', async () => {
  const lines = await linesOf({}, () => Promise.reject(new Error('disco cheio')));
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: 'a run ended with an unexpected error',
      runId: 'run-1',
      err: expect.objectContaining({ message: 'disco cheio' }),
      level: 50,
    }),
  );
});
