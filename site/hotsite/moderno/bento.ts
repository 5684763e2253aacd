/** A tile's place in the grid; rows always close without a gap. */
export type Tile = 'full' | 'big' | 'big-right' | 'side' | 'half' | 'third' | 'third-wide';

const full: Tile[] = ['full'];
const pair: Tile[] = ['half', 'half'];
const trio: Tile[] = ['third-wide', 'third', 'third'];
const bigLeft: Tile[] = ['big', 'side', 'side'];
const bigRight: Tile[] = ['big-right', 'side', 'side'];

const layouts: Tile[][][] = [
  [],
  [full],
  [pair],
  [bigLeft],
  [full, trio],
  [bigLeft, pair],
  [bigLeft, bigRight],
  [bigLeft, full, trio],
  [bigLeft, pair, bigRight],
  [bigLeft, trio, bigRight],
];

export const bentoLimit = layouts.length - 1;

/** Tiles for that many pictures, at most `bentoLimit`. */
export const bentoTiles = (count: number): Tile[] => (layouts[Math.min(count, bentoLimit)] ?? []).flat();
