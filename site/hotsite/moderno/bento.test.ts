import { describe, expect, it } from 'vitest';
import { bentoLimit, bentoTiles, type Tile } from './bento.ts';

/** Columns of six and rows that a tile takes on a wide screen, as moderno.css sets them. */
const room: Record<Tile, number> = {
  full: 6 * 2,
  big: 4 * 2,
  'big-right': 4 * 2,
  tall: 2 * 2,
  side: 2,
  half: 3,
  third: 2,
  'third-wide': 2,
};

describe('the tiles of a gallery', () => {
  const counts = Array.from({ length: bentoLimit + 3 }, (_, count) => count);
  it.each([false, true])(
    'show every picture up to the limit and close their rows (opens upright: %s)',
    (upright) => {
      for (const count of counts) {
        const tiles = bentoTiles(count, upright);
        expect(tiles).toHaveLength(Math.min(count, bentoLimit));
        expect(tiles.reduce((sum, tile) => sum + room[tile], 0) % 6).toBe(0);
      }
    },
  );
  it('give a tower that opens them a place as tall as it is, beside a wide picture', () => {
    expect(bentoTiles(6, true).slice(0, 2)).toEqual(['tall', 'big-right']);
    expect(bentoTiles(6, false)).not.toContain('tall');
  });
});
