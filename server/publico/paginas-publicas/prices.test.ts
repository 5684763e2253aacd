import { describe, expect, test } from 'vitest';
import { cpuMsOf } from '#tests/cpu-time.ts';
import { editionValues } from './edition.ts';
import { summaryWithoutPrice, withoutPrice } from './prices.ts';
import { compileTemplate, render } from './template.ts';

const show = (html: string, without = true) =>
  render(compileTemplate(html), editionValues(null, [], { withoutPrice: without }));

describe('a page whose price does not hold', () => {
  test.each([
    // As our own styles write it, at every time.
    [
      '<div class="price"><p class="price-label">A partir de</p><p class="price-value">R$&nbsp;690.000</p><p class="price-note">Valor de janeiro de 2026.</p></div><p>Valor da tabela de janeiro de 2026, sujeito a alteração.</p>',
      '<div class="price"><p class="price-label">Valores</p><p class="price-value">Consulte</p><p class="price-note">Peça a um corretor a tabela atual.</p></div><p></p>',
    ],
    // The note alone, where a model left the price out.
    ['<p>Valor de janeiro de 2026.</p>', '<p>Peça a um corretor a tabela atual.</p>'],
    ['<p>A partir de R$ 690.000</p><p>63 m²</p>', '<p>Consulte</p><p>63 m²</p>'],
    ['<dt>A partir de:</dt>\n<dd>R$ 690 mil</dd>', '<dt>Valores:</dt>\n<dd>Consulte</dd>'],
    ['<p><small>a partir de</small> <b>R$ 690.000,00</b></p>', '<p><small>Consulte</small><b></b></p>'],
    ['<p>R$ <strong>690</strong>.000</p>', '<p>Consulte<strong></strong></p>'],
    // As a model may write it.
    ['<p>A partir de R$ 690.000, de 63 a 110,5 m².</p>', '<p>Consulte o preço, de 63 a 110,5 m².</p>'],
    [
      '<p>Apartamentos a partir de R$ 690 mil no Centro. São 18.000 m².</p>',
      '<p>Apartamentos com preço sob consulta no Centro. São 18.000 m².</p>',
    ],
    ['<p>Custa 690.000 reais.</p>', '<p>Custa preço sob consulta.</p>'],
    ['<p>Custa R$ 0,7 milhão hoje</p>', '<p>Custa preço sob consulta hoje</p>'],
    [
      '<img alt="Planta, a partir de R$ 690.000" src="/media/a.jpg">',
      '<img alt="Planta, com preço sob consulta" src="/media/a.jpg">',
    ],
    ['<p>2 vagas reais de garagem, 240 por andar</p>', '<p>2 vagas reais de garagem, 240 por andar</p>'],
  ])('says in %s that one asks', (html, without) => {
    expect(show(html)).toBe(without);
    expect(show(html, false)).toBe(html);
  });

  test('a long run of blanks, of figures or of words before a price is read in no time', () => {
    for (const piece of [' ', '1.', 'a partir de ', 'R$ ', '1', 'reais ']) {
      const text = `a partir de ${piece.repeat(60_000)} R$`;
      expect(
        cpuMsOf(() => withoutPrice(text)),
        piece,
      ).toBeLessThan(2000);
    }
  });

  test.each([
    [
      'Aurora, Centro, Itapema/SC: 2 a 3 dormitórios, 63 m², a partir de R$\u00a0690.000.',
      'Aurora, Centro, Itapema/SC: 2 a 3 dormitórios, 63 m². Consulte o preço.',
    ],
    ['Aurora, Centro, Itapema/SC: a partir de R$ 690.000.', 'Aurora, Centro, Itapema/SC. Consulte o preço.'],
    [
      'Aurora, Centro, Itapema/SC: 63 m², a partir de R$ 6…',
      'Aurora, Centro, Itapema/SC: 63 m². Consulte o preço.',
    ],
    ['Aurora, Centro, Itapema/SC: 63 m².', 'Aurora, Centro, Itapema/SC: 63 m².'],
  ])('its line in a link preview: %s', (line, without) => {
    expect(summaryWithoutPrice(line)).toBe(without);
  });
});
