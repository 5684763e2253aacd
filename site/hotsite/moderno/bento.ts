/** A tile's place in the grid; rows always close without a gap. */
export type Tile =
  | 'full'
  | 'big'
  | 'big-right'
  | 'tall'
  | 'upright'
  | 'side'
  | 'half'
  | 'third'
  | 'third-wide';

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

interface Placed<Picture> {
  picture: Picture;
  tile: Tile;
}

/**
 * The first pictures in their tiles: an upright one stands beside a wide one, three of them in a row of their own, so that
 * none is cut to the width of its tile.
 */
export function bento<Picture>(
  pictures: readonly Picture[],
  isUpright: (picture: Picture) => boolean,
): Placed<Picture>[] {
  const shown = pictures.slice(0, bentoLimit);
  const [first] = shown;
  const opens = first !== undefined && isUpright(first);
  const wide = shown.filter((picture) => !isUpright(picture));
  const upright = shown.filter(isUpright);
  const paired: Placed<Picture>[] = [];
  // Each beside a wide one, as long as one is left for it; the page opens as its order says.
  while (upright.length % 3 !== 0 && wide.length > 0) {
    const beside = wide.splice(opens ? 0 : -1, 1)[0]!;
    paired.push({ picture: upright.shift()!, tile: 'tall' }, { picture: beside, tile: 'big-right' });
  }
  // One or two that nothing is left for stand by themselves.
  const alone = upright.splice(0, upright.length % 3);
  const inRows = [
    ...alone.map((picture): Placed<Picture> => ({ picture, tile: alone.length === 1 ? 'full' : 'half' })),
    ...upright.map((picture): Placed<Picture> => ({ picture, tile: 'upright' })),
  ];
  const rest = bentoTiles(wide.length, false).map(
    (tile, at): Placed<Picture> => ({ picture: wide[at]!, tile }),
  );
  return opens ? [...paired, ...rest, ...inRows] : [...rest, ...paired, ...inRows];
}
