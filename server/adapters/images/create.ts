import { availableParallelism } from 'node:os';
import type { Images } from './port.ts';
import { createSharpImages } from './sharp.ts';

/**
 * The image library, loaded on first use. One job more than there are cores: between the steps of one
 * picture a core would wait (23 s instead of 18 s for 79 photographs on two cores, 17.5 s the library
 * alone); a fourth gains nothing and takes another 75 MB.
 */
export function createImages(): Images {
  return createSharpImages({ jobs: availableParallelism() + 1 });
}
