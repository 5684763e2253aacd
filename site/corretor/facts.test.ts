import { expect, it } from 'vitest';
import type { Oferta } from '#contract/publico/corretor-site.ts';
import { areaText, dormitoriosText, figures, priceText, suitesText, vagasText } from './facts.ts';

const unknown = { area: null, dormitorios: null, suites: null, vagas: null, preco: null };
const offer = (known: Partial<Oferta>) => ({ ...unknown, ...known }) as Oferta;
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

it('a range is said from its least to its most, in the number of its most', () => {
  expect(dormitoriosText(offer({ dormitorios: { min: 1, max: 3 } }))).toBe('1 a 3 dormitórios');
  expect(dormitoriosText(offer({ dormitorios: { min: 1, max: 1 } }))).toBe('1 dormitório');
  expect(suitesText(offer({ suites: { min: 0, max: 1 } }))).toBe('0 a 1 suíte');
  expect(vagasText(offer({ vagas: { min: 2, max: 2 } }))).toBe('2 vagas');
  expect(areaText(offer({ area: { min: 63.4, max: 110 } }))).toBe('63,40 a 110 m²');
});

it('what is unknown, or none, is not said; a price that is unknown is asked for', () => {
  expect([dormitoriosText(offer({})), vagasText(offer({ vagas: { min: 0, max: 0 } }))]).toEqual([null, null]);
  expect(figures(offer({ area: { min: 80, max: 80 }, dormitorios: { min: 1, max: 2 } }))).toEqual([
    '80 m²',
    '1 a 2 dorms.',
  ]);
  expect(plain(priceText(offer({ preco: '690000.00' })))).toBe('R$ 690.000');
  expect(priceText(offer({}))).toBe('Consulte');
});
