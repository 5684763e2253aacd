import { expect, it } from 'vitest';
import { linesOf, readHtml } from './read-page.ts';

it('words of elements side by side stay apart, those of a sentence together', () => {
  const html = '<nav><a href="#a">Sobre</a><a href="#b">Imagens</a></nav><p>Tem 63 m<sup>2</sup>.</p>';
  expect(linesOf(readHtml(html))).toEqual(['Sobre Imagens', 'Tem 63 m2.']);
});
