import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '#contract/da-pasta-a-pagina/contrast.ts';
import { hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { measurePixels } from '#server/adapters/images/measures.ts';
import { colorDifference } from '#tests/color-difference.ts';
import { type DrawnBuilding, drawBuilding } from '#tests/fixtures/drawn-building.ts';
import { assetOf } from '#tests/fixtures/hotsite.ts';
import { colorScheme, colorSources } from './color-scheme.ts';
import { hexToOklch, oklchToHex } from './oklch.ts';
import { type Tinta, tintaDe, tintas, tomDe } from './tintas.ts';

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
        const { background, surface, text, muted, accent, onAccent } = colorScheme(style, {
          building: colors,
          logo: colors.slice(2),
        });
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

/** Six developments that nobody would take for one another, each under another sky. */
const developments: Record<string, DrawnBuilding> = {
  brick: { wall: '#a5503a', sky: ['#5b9bd8', '#cfe6f7'], trees: true },
  sand: { wall: '#d9c08c', sky: ['#7fb2e5', '#e8f2fa'], lawn: true },
  glass: { wall: '#3f7fb0', sky: ['#f2b27a', '#7a5a78'], trees: true },
  concrete: { wall: '#8e8f92', sky: ['#4f8fd0', '#b9d9f2'], lawn: true, trees: true },
  wood: { wall: '#5a3d28', sky: ['#dfe6ec', '#f4f6f8'], lawn: true },
  white: { wall: '#efeeea', sky: ['#2c3f66', '#8a93b8'], trees: true },
};
const tintaOf: Record<string, Tinta[]> = {
  brick: ['tijolo', 'vinho'],
  sand: ['ouro'],
  glass: ['azul'],
  concrete: ['concreto'],
  wood: ['castanho'],
  // Before a white sky nothing but its pavement is left of it.
  white: ['cal', 'concreto'],
};

const measured = async (building: DrawnBuilding) => measurePixels(await drawBuilding(building));
const schemeOf = async (
  style: (typeof hotsiteStyles)[number],
  name: string,
  change: Partial<DrawnBuilding> = {},
) => {
  const { own } = await measured({ ...developments[name]!, ...change });
  const facade = assetOf('f', { colors: own?.colors ?? [] });
  return colorScheme(style, colorSources([facade], facade));
};

describe('the colours of a page', () => {
  it.each(Object.keys(developments))('are those of the %s building, whatever is around it', async (name) => {
    const skies: [string, string][] = [
      ['#4f8fd0', '#b9d9f2'],
      ['#f2a25a', '#6a4a70'],
      ['#e9eef2', '#f6f8fa'],
    ];
    for (const sky of skies)
      for (const around of [{}, { trees: true }, { lawn: true }, { trees: true, lawn: true }]) {
        const { own } = await measured({ wall: developments[name]!.wall, sky, ...around });
        const facade = assetOf('f', { colors: own?.colors ?? [] });
        const { accent } = colorScheme('modern', colorSources([facade], facade));
        const inks = tintaOf[name]!.map((tinta) => oklchToHex(tomDe(tinta, 'modern')));
        expect(inks, `${name} ${sky} ${JSON.stringify(around)} ${own?.colors}`).toContain(accent);
      }
  });

  it.each(hotsiteStyles)(
    'differ by ΔE 15 and more between any two of six developments in %s',
    async (style) => {
      const names = Object.keys(developments);
      const accents = await Promise.all(names.map(async (name) => (await schemeOf(style, name)).accent));
      for (const [i, one] of accents.entries())
        for (const other of accents.slice(0, i))
          expect(colorDifference(one, other)).toBeGreaterThanOrEqual(15);
    },
  );

  it.each(hotsiteStyles)('are inks of which any two differ by ΔE 16 in %s', (style) => {
    const accents = Object.values(tintas).map((ink) => {
      const [l, c, h] = ink[style];
      return oklchToHex({ l, c, h });
    });
    for (const [i, one] of accents.entries())
      for (const other of accents.slice(0, i)) expect(colorDifference(one, other)).toBeGreaterThanOrEqual(16);
  });

  it('are the logo’s where the building has none, and not the paper of it', () => {
    const grey = assetOf('f', { colors: ['#8e8f92', '#d0d0d0'] });
    const logo = assetOf('l', { category: 'logo', colors: ['#ffffff', '#7a1f3d', '#161616'] });
    const { accent } = colorScheme('modern', colorSources([grey, logo], grey));
    expect(accent).toBe(oklchToHex(tomDe(tintaDe(hexToOklch('#7a1f3d')), 'modern')));
  });

  it('are the logo’s where no façade is known, and the opening picture’s only where there is no logo either', () => {
    const terrace = assetOf('t', { category: 'lazer', colors: ['#b5562f', '#7fb2e5'] });
    const logo = assetOf('l', { category: 'logo', colors: ['#7a1f3d'] });
    const accentOf = (...assets: (typeof logo)[]) =>
      colorScheme('modern', colorSources(assets, terrace)).accent;
    expect(accentOf(terrace, logo)).toBe(oklchToHex(tomDe(tintaDe(hexToOklch('#7a1f3d')), 'modern')));
    expect(accentOf(terrace)).toBe(oklchToHex(tomDe(tintaDe(hexToOklch('#b5562f')), 'modern')));
  });

  it('keep Luxo dark and Minimalista white', () => {
    const { background } = colorScheme('luxury', { building: ['#3355cc'], logo: [] });
    expect(hexToOklch(background).l).toBeLessThan(0.2);
    expect(colorScheme('minimalist', { building: ['#3355cc'], logo: [] }).background).toBe('#ffffff');
  });

  it('are told apart by a measure that knows its published pairs', () => {
    // Sharma, Wu, Dalal 2005: sRGB is rounded, so to one decimal.
    expect(colorDifference('#ff0000', '#00ff00')).toBeCloseTo(86.6, 1);
    expect(colorDifference('#ffffff', '#000000')).toBeCloseTo(100, 1);
    expect(colorDifference('#a5503a', '#a5503a')).toBe(0);
  });
});
