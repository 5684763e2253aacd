import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { drawAll } from './draw-all.ts';
import { drawings } from './drawings/registry.ts';
import type { Output } from './encode.ts';
import type { FolderPlan } from './folder.ts';
import type { DrawJob } from './worker.ts';

export interface MakeOptions {
  /** Folder the example folders stand in. */
  root: string;
  /** Share of the full size of every picture, for trying: 0.05 to 1. */
  scale: number;
  /** Writes it again although it is there. */
  again: boolean;
  onProgress: (text: string) => void;
}

/**
 * Makes one example folder under `root`, in a neighbour that is renamed at the end: a folder that is
 * there is whole. Returns whether it was written.
 */
export async function makeFolder(plan: FolderPlan, options: MakeOptions): Promise<boolean> {
  const target = join(options.root, plan.truth.folder);
  if (existsSync(target) && !options.again) return false;
  await mkdir(options.root, { recursive: true });
  const draft = await mkdtemp(join(options.root, '.em-preparo-'));
  try {
    const inside = join(draft, 'pasta');
    const sketches = join(draft, 'para-documentos');
    const jobs = drawJobs(plan, inside, sketches, options.scale);
    await drawAll(jobs, (done) =>
      options.onProgress(`${plan.truth.name}: ${done} de ${jobs.length} desenhos`),
    );
    const pictures = new Map<string, Buffer>();
    for (const name of Object.keys(drawings)) {
      const file = join(sketches, `${name}.jpg`);
      if (existsSync(file)) pictures.set(name, await readFile(file));
    }
    for (const other of plan.others) {
      const path = join(inside, other.path);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await other.make(plan.truth, pictures));
    }
    await rm(target, { recursive: true, force: true });
    await rename(inside, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return true;
}

/** One job per drawing: its files, and a smaller one for the documents. Slow ones go first. */
function drawJobs(plan: FolderPlan, inside: string, sketches: string, scale: number): DrawJob[] {
  const jobs = new Map<string, DrawJob>();
  for (const image of plan.images) {
    const job = jobs.get(image.drawing) ?? { drawing: image.drawing, scale, outputs: [] };
    jobs.set(image.drawing, job);
    const output: Output = {
      path: join(inside, image.path),
      width: Math.max(8, Math.round(image.width * scale)),
      height: Math.max(8, Math.round(image.height * scale)),
      quality: image.quality,
      grain: image.grain,
      regrade: image.regrade,
      transparent: image.transparent,
    };
    job.outputs.push(output);
  }
  for (const job of jobs.values()) {
    const largest = job.outputs.reduce((a, b) => (b.width > a.width ? b : a));
    const width = Math.min(1400, largest.width);
    const height = Math.round((width * largest.height) / largest.width);
    job.outputs.push({ path: join(sketches, `${basename(job.drawing)}.jpg`), width, height, quality: 78 });
  }
  const weight = (job: DrawJob) => job.outputs.reduce((sum, output) => sum + output.width * output.height, 0);
  return [...jobs.values()].sort((a, b) => weight(b) - weight(a));
}
