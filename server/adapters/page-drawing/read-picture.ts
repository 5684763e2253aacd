import { constants, open } from 'node:fs/promises';
import { megabyte } from '#contract/base/units.ts';
import { loadSharp } from '../images/load-sharp.ts';

/** What a browser left where its picture was to be: never followed elsewhere, never waited for, never endless. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
const mostBytes = 64 * megabyte;

/** The picture a browser wrote, as small as a model reads. Throws if there is none. */
export async function readPicture(path: string): Promise<Uint8Array> {
  const file = await open(path, flags);
  try {
    const found = await file.stat();
    if (!found.isFile() || found.size > mostBytes) throw new Error('no picture was written');
    const sharp = await loadSharp();
    return await sharp(await file.readFile())
      .resize({ width: 720, height: 4800, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 72 })
      .toBuffer();
  } finally {
    await file.close();
  }
}
