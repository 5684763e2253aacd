import type { Sharp } from './load-sharp.ts';

/** Decoded pixels, 8 bits per channel, 3 or 4 channels (the 4th is alpha), row by row. */
export interface Raster {
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** A pipeline starting from decoded pixels. */
export const fromRaster = (sharp: Sharp, { data, width, height, channels }: Raster) =>
  sharp(data, { raw: { width, height, channels } });

/** Runs a pipeline and returns decoded pixels. */
export async function toRaster(pipeline: ReturnType<Sharp>): Promise<Raster> {
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 };
}

/** Whether any pixel is transparent. */
export function isTransparent({ data, channels }: Raster): boolean {
  if (channels === 3) return false;
  for (let i = 3; i < data.length; i += 4) if (data[i]! < 250) return true;
  return false;
}

/**
 * Gives the memory of pixels back at once; nobody may read them afterwards. Left to the garbage collector they make
 * it run once for every picture.
 */
export function release({ data: { buffer, byteLength } }: Raster): void {
  // Node 20 has no `transfer`: there the collector sees to it.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer?.(0);
}
