import { describe, expect, it } from 'vitest';
import { iconLink, initialOf } from './favicon.ts';

describe('the icon of a public page', () => {
  it.each([
    ['Residencial Aurora', 'A'],
    ['Âmbar Meia Praia', 'Â'],
    ['Pátio das Figueiras', 'F'],
    ['Edifício', 'E'],
    ['—', ''],
  ])('%s is known by %s', (nome, letter) => {
    expect(initialOf(nome)).toBe(letter);
  });

  it('is a drawing in the page itself, in its colours', () => {
    const link = iconLink('Residencial Aurora', { fill: '#7a3b20', onFill: '#ffffff' });
    const svg = decodeURIComponent(/href="data:image\/svg\+xml,([^"]+)"/.exec(link)?.[1] ?? '');
    expect(svg).toMatch(/^<svg [^>]*>.*<\/svg>$/);
    expect(svg).toContain('fill="#7a3b20"');
    expect(svg).toContain('>A<');
    expect(link.length).toBeLessThan(500);
  });

  it('draws a house for a name without a letter, and lets no name out of its place', () => {
    expect(decodeURIComponent(iconLink('***', { fill: '#000000', onFill: '#ffffff' }))).toContain('<path');
    expect(iconLink('"><script>', { fill: '#000000', onFill: '#ffffff' })).not.toContain('<script');
  });
});
