import { availableParallelism } from 'node:os';
import type { Images } from './port.ts';
import { createSharpImages } from './sharp.ts';

/** The image library, one job per core at a time; it is loaded on first use. */
export function createImages(): Images {
  return createSharpImages({ jobs: availableParallelism() });
}
