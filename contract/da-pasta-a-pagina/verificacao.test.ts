import { expect, it } from 'vitest';
import { pedeMotivo, textoDoRascunho } from './verificacao.ts';

const red = { level: 'red', code: 'registro-ausente' };
const yellow = { level: 'yellow', code: 'imagem-pequena' };
const unsupported = { level: 'red', code: 'afirmacao-sem-fonte' };

it('SAF-03 in part: what the record does not hold is published with a reason alone, whatever the rule; a grave finding where the rule is on', () => {
  for (const bloqueia of [true, false]) {
    expect(pedeMotivo([unsupported], bloqueia)).toBe(true);
    expect(pedeMotivo([{ ...unsupported, level: 'yellow' }], bloqueia)).toBe(true);
    expect(pedeMotivo([red, yellow], bloqueia)).toBe(bloqueia);
    expect(pedeMotivo([yellow], bloqueia)).toBe(false);
    expect(pedeMotivo([], bloqueia)).toBe(false);
  }
});

it('PAG-12 in part: a page redder than the public one stays a draft, one as red takes its place', () => {
  const told = (achados: (typeof red)[], publica: (typeof red)[] | null) =>
    textoDoRascunho(achados, { publica, bloqueia: false });
  expect(told([red, red], [red, yellow])).toContain('mais pendências graves nela do que na página pública');
  expect(told([red, yellow], [red])).toBeNull();
  expect(told([red], null)).toBeNull();
});
