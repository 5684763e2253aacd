import { describe, expect, it } from 'vitest';
import { bento, bentoLimit, bentoTiles, type Tile } from './bento.ts';

/** Columns of six and rows that a tile takes on a wide screen, as moderno.css sets them. */
const room: Record<Tile, number> = {
  full: 6 * 9,
  big: 4 * 8,
  'big-right': 4 * 8,
  tall: 2 * 8,
  upright: 2 * 8,
  side: 2 * 4,
  half: 3 * 6,
  third: 2 * 4,
  'third-wide': 2 * 4,
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
  it('are tall for each upright picture, beside a wide one or in rows of three; every picture stands once', () => {
    const shapes = ['', 'u', 'w', 'wu', 'uw', 'uu', 'wuu', 'wwuwuw', 'uuuw', 'wuuuu', 'uuuuuu', 'wwwwwwwwu'];
    for (const shape of shapes) {
      const pictures = [...shape].map((kind, at) => ({ kind, at }));
      const placed = bento(pictures, ({ kind }) => kind === 'u');
      expect(placed.map(({ picture }) => picture.at).toSorted(), shape).toEqual([...pictures.keys()]);
      const isTall = ({ tile }: (typeof placed)[number]) => /^(?:tall|upright)$/.test(tile);
      const [upright = [], wide = []] = ['u', 'w'].map((kind) =>
        placed.filter(({ picture }) => picture.kind === kind),
      );
      expect(wide.filter(isTall), shape).toEqual([]);
      if (wide.length >= upright.length) expect(upright.every(isTall), shape).toBe(true);
      expect(placed.reduce((sum, { tile }) => sum + room[tile], 0) % 6, shape).toBe(0);
    }
    expect(bento([...'wwu'], (kind) => kind === 'u').map(({ tile }) => tile)).toEqual([
      'full',
      'tall',
      'big-right',
    ]);
  });
});
