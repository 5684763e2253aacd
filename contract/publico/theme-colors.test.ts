import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../da-pasta-a-pagina/contrast.ts';
import { themeColors } from './theme-colors.ts';

const color = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

describe('a chosen colour', () => {
  it('PUB-01 keeps every text readable, whichever it is', () => {
    fc.assert(
      fc.property(color, (chosen) => {
        const { fill, onFill, accent, tint } = themeColors(chosen);
        expect(contrastRatio(onFill, fill)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(accent, tint)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio('#57534e', tint)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('PUB-01 that is none is the programme’s own', () => {
    for (const odd of ['', 'red', '#fff', 'url(x)', '#12345g']) expect(themeColors(odd).fill).toBe('#d4af37');
  });
});
