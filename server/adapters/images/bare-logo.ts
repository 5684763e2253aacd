import type { Raster } from './raster.ts';

/** Pixels this alike (sum of channel differences) are of one ground. */
const alike = 24;
/** From here on a pixel is the mark's alone; below it is the edge of a letter. */
const solid = 72;
/** So much of the picture's edge is of one colour where a mark stands on a ground. */
const groundShare = 0.92;

/** A mark without the even ground it was drawn on, as its maker would have sent it; null where there is no such ground. */
export function withoutGround({ data, width, height, channels }: Raster): Raster | null {
  const ground = groundOf({ data, width, height, channels });
  if (!ground) return null;
  const bare = Buffer.alloc(width * height * 4);
  for (let from = 0, to = 0; from < data.length; from += channels, to += 4) {
    const far = distance(data, from, ground);
    const alpha = Math.min(Math.max((far - alike) / (solid - alike), 0), 1);
    bare[to + 3] = Math.round(alpha * 255);
    // What the ground had mixed into an edge is taken out of it.
    for (let c = 0; c < 3; c++) {
      const own =
        alpha === 0 ? 0 : ground[c]! + (data[from + c]! - ground[c]!) / Math.max(alpha, far / solid, 0.05);
      bare[to + c] = Math.min(Math.max(Math.round(alpha === 1 ? data[from + c]! : own), 0), 255);
    }
  }
  return { data: bare, width, height, channels: 4 };
}

const distance = (data: Buffer, at: number, [r, g, b]: number[]) =>
  Math.abs(data[at]! - r!) + Math.abs(data[at + 1]! - g!) + Math.abs(data[at + 2]! - b!);

/** The colour along the edges, where they are of one. */
function groundOf({ data, width, height, channels }: Raster): number[] | null {
  const edge: number[] = [];
  for (let x = 0; x < width; x++) edge.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) edge.push(y * width, y * width + width - 1);
  const at = edge.map((pixel) => pixel * channels);
  const middle = (c: number) => at.map((i) => data[i + c]!).toSorted((a, b) => a - b)[at.length >> 1]!;
  const ground = [middle(0), middle(1), middle(2)];
  const same = at.filter((i) => distance(data, i, ground) <= alike).length;
  return same >= at.length * groundShare ? ground : null;
}
