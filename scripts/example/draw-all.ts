import { cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DrawJob } from './worker.ts';

/**
 * Draws every job, two (or as many as there are cores, at most four) at a time.
 * @throws the first drawing's error, once all workers have stopped.
 */
export async function drawAll(jobs: DrawJob[], onDone: (done: number) => void): Promise<void> {
  const queue = [...jobs];
  let done = 0;
  const count = Math.min(queue.length, Math.max(1, Math.min(4, cpus().length)));
  await Promise.all(Array.from({ length: count }, () => work()));

  async function work(): Promise<void> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    try {
      for (let job = queue.shift(); job; job = queue.shift()) {
        await drawOne(worker, job);
        onDone(++done);
      }
    } finally {
      await worker.terminate();
    }
  }
}

function drawOne(worker: Worker, job: DrawJob): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (answer: { error?: string }) => {
      worker.off('error', reject);
      if (answer.error) reject(new Error(`${job.drawing}: ${answer.error}`));
      else resolve();
    });
    worker.postMessage(job);
  });
}
