import { expect, it } from 'vitest';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import { lidoOf } from './campos.ts';

const fact = (value: unknown, confidence: number, quote = String(value)) => ({
  value,
  confidence,
  evidence: [{ file: 'Book.pdf', page: 1, quote, box: null }],
  conflicts: [],
  rule: null,
});
const fatos = (change: Record<string, unknown>) => change as unknown as Fatos;

it('a list is as certain as its least certain item, and shows words that say two things once', () => {
  const amenidades = [fact('Piscina', 0.95, 'piscina e sauna'), fact('Sauna', 0.4, 'piscina e sauna')];
  expect(lidoOf(fatos({ amenidades }), 'amenidades')).toMatchObject({
    valor: ['Piscina', 'Sauna'],
    confianca: 0.4,
    evidencias: [{ quote: 'piscina e sauna' }],
  });
  expect(lidoOf(fatos({ amenidades: [] }), 'amenidades')).toBeNull();
});

it('a bairro is no more certain than the city that tells it from others', () => {
  const place = { bairro: fact('Centro', 0.9), cidade: fact('Itapema', 0.6), uf: fact('SC', 0.9) };
  expect(lidoOf(fatos(place), 'bairro')).toMatchObject({ valor: 'Centro, Itapema/SC', confianca: 0.6 });
  expect(lidoOf(fatos({ ...place, cidade: null, uf: null }), 'bairro')).toMatchObject({
    valor: 'Centro',
    confianca: 0.9,
  });
});
