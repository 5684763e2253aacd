import { expect, it } from 'vitest';
import { linhaPadrao } from '#contract/cadastros/certeza.ts';
import { agreementOf, reliabilityOf } from './reliability.ts';

it('a kind that proved right often and hardly ever wrong states by itself; one seen wrong does not', () => {
  expect(reliabilityOf('comodos', 'planta')).toBeGreaterThan(linhaPadrao);
  expect(reliabilityOf('endereco', 'rotulo')).toBeGreaterThan(linhaPadrao);
  expect(reliabilityOf('comodos', 'frase')).toBeLessThan(linhaPadrao);
  expect(reliabilityOf('comodos', 'relato')).toBeLessThan(0.1);
});

it('a kind never seen is worth nothing', () => {
  expect(reliabilityOf('preco', 'rodape')).toBe(0);
});

it('independent kinds that agree are worth more than each, and never everything', () => {
  const both = agreementOf([reliabilityOf('comodos', 'frase'), reliabilityOf('preco', 'frase')]);
  expect(both).toBeGreaterThan(reliabilityOf('comodos', 'frase'));
  expect(both).toBeLessThan(1);
});
