/** A tile's place in the grid; rows always close without a gap. */
export type Tile = 'full' | 'big' | 'big-right' | 'tall' | 'side' | 'half' | 'third' | 'third-wide';

const full: Tile[] = ['full'];
const pair: Tile[] = ['half', 'half'];
const trio: Tile[] = ['third-wide', 'third', 'third'];
const bigLeft: Tile[] = ['big', 'side', 'side'];
const bigRight: Tile[] = ['big-right', 'side', 'side'];
/** A tower stands whole beside a wide picture. */
const tallLeft: Tile[] = ['tall', 'big-right'];

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

/** Tiles for that many pictures, at most `bentoLimit`; one that is taller than wide may open them. */
export function bentoTiles(count: number, opensUpright: boolean): Tile[] {
  const shown = Math.min(count, bentoLimit);
  const rows = opensUpright && shown > 1 ? [tallLeft, ...(layouts[shown - 2] ?? [])] : layouts[shown];
  return (rows ?? []).flat();
}
