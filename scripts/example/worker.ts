import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { drawings } from './drawings/registry.ts';
import { encode, type Output } from './encode.ts';

/** One drawing and the files it becomes. */
export interface DrawJob {
  drawing: string;
  /** Share of the full size it is drawn at. */
  scale: number;
  outputs: Output[];
}

sharp.concurrency(1);

parentPort!.on('message', async (job: DrawJob) => {
  try {
    const drawn = drawings[job.drawing]!(job.scale);
    for (const output of job.outputs) {
      await mkdir(dirname(output.path), { recursive: true });
      await writeFile(output.path, await encode(drawn, output));
    }
    parentPort!.postMessage({ drawing: job.drawing });
  } catch (cause) {
    parentPort!.postMessage({ drawing: job.drawing, error: String((cause as Error).stack) });
  }
});
