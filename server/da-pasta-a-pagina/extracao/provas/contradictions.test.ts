import { expect, it } from 'vitest';
import { duvidasEm } from '#contract/cadastros/certeza.ts';
import { emptyFatos, type Fatos } from '#contract/cadastros/fatos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { doubtContradictions } from './contradictions.ts';

const fact = <Value>(value: Value, quote = String(value)): Fact<Value> => ({
  value,
  confidence: 0.9,
  evidence: [{ file: 'Book.pdf', page: 1, quote, box: null }],
  conflicts: [],
  rule: null,
});
const asked = (some: Partial<Fatos>) => duvidasEm(doubtContradictions({ ...emptyFatos(), ...some })).sort();

it.each<[string, Partial<Fatos>, string[]]>([
  [
    'more suites than bedrooms',
    { dormitoriosMax: fact(2), suitesMax: fact(3) },
    ['dormitoriosMax', 'suitesMax'],
  ],
  ['a smallest above the largest', { areaMin: fact('98'), areaMax: fact('62') }, ['areaMax', 'areaMin']],
  [
    'four bedrooms in forty square metres',
    { dormitoriosMax: fact(4), areaMax: fact('40') },
    ['areaMax', 'dormitoriosMax'],
  ],
  ['a city of another state', { cidade: fact('Curitiba'), uf: fact('SC' as const) }, ['cidade', 'uf']],
  [
    'more homes than floors hold',
    { totalUnidades: fact(400), unidadesPorAndar: fact(4), pavimentos: fact(10), torres: fact(1) },
    ['pavimentos', 'totalUnidades', 'unidadesPorAndar'],
  ],
  [
    'a bairro read beside another street',
    {
      endereco: fact('Rua das Palmeiras, 120'),
      bairro: fact('Kobrasol', 'Rua Koesa, 298, Kobrasol, São José - SC'),
    },
    ['bairro'],
  ],
  [
    'a firm called as the building',
    { nome: fact('Aroeira'), incorporadora: fact('Aroeira Incorporadora') },
    ['incorporadora', 'nome'],
  ],
])('what cannot be true together is asked, each of it: %s', (_what, some, fields) => {
  expect(asked(some)).toEqual(fields);
});

it('what can be true together asks nothing', () => {
  expect(
    asked({
      dormitoriosMin: fact(2),
      dormitoriosMax: fact(3),
      suitesMax: fact(3),
      areaMin: fact('62'),
      areaMax: fact('88'),
      vagasMax: fact(2),
      totalUnidades: fact(80),
      unidadesPorAndar: fact(4),
      pavimentos: fact(20),
      cidade: fact('Curitiba'),
      uf: fact('PR' as const),
      endereco: fact('Rua das Palmeiras, 120'),
      bairro: fact('Batel', 'Rua das Palmeiras, 120, Batel, Curitiba/PR'),
      nome: fact('Aroeira'),
      incorporadora: fact('Aroeira SPE Ltda'),
    }),
  ).toEqual([]);
});
