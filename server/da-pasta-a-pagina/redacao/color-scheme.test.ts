import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '#contract/da-pasta-a-pagina/contrast.ts';
import { hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { colorScheme } from './color-scheme.ts';
import { hexToOklch, oklchToHex } from './oklch.ts';

const hex = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

it('goes to OKLCH and back without losing a colour', () => {
  fc.assert(fc.property(hex, (color) => oklchToHex(hexToOklch(color)) === color));
});

describe.each(hotsiteStyles)('colours of %s', (style) => {
  it('can be read whatever the façade looks like (WCAG AA)', () => {
    fc.assert(
      fc.property(fc.array(hex, { maxLength: 5 }), (colors) => {
        const { background, surface, text, muted, accent, onAccent } = colorScheme(style, colors);
        const pairs: [string, string][] = [
          [text, background],
          [text, surface],
          [muted, background],
          [muted, surface],
          [onAccent, accent],
          ...(style === 'modern'
            ? []
            : ([
                [accent, background],
                [accent, surface],
              ] as [string, string][])),
        ];
        for (const [front, ground] of pairs) expect(contrastRatio(front, ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

it('takes the colour of the building, not of the sky behind it', () => {
  const { h } = hexToOklch(colorScheme('modern', ['#78a8d8', '#a8d0f0', '#a04030', '#e8e0d8']).accent);
  expect(h).toBeGreaterThan(15);
  expect(h).toBeLessThan(45);
});
it('makes a quiet green of a lawn', () => {
  const { l, c } = hexToOklch(colorScheme('modern', ['#7ea043']).accent);
  expect(l).toBeLessThan(0.5);
  expect(c).toBeLessThan(0.12);
});
it('keeps Luxo dark with gold and Minimalista white', () => {
  const { background, accent } = colorScheme('luxury', ['#3355cc']);
  expect(hexToOklch(background).l).toBeLessThan(0.2);
  expect(hexToOklch(accent).h).toBeGreaterThan(70);
  expect(hexToOklch(accent).h).toBeLessThan(95);
  expect(colorScheme('minimalist', ['#3355cc']).background).toBe('#ffffff');
});
