import { expect, it } from 'vitest';
import { autorizacaoLabel, autorizacaoOf, dayInSaoPaulo, isAuthorised } from './autorizacao.ts';

const day = '2026-11-21';

it.each([
  [null, null, 'Sem autorização', false],
  ['2026-11-22', null, 'Sem autorização', false],
  ['2026-11-21', null, 'Vigente', true],
  [null, '2027-03-31', 'Vigente', true],
  ['2026-01-01', '2026-12-22', 'Vigente', true],
  ['2026-01-01', '2026-12-21', 'Vence em 30 dias', true],
  ['2026-01-01', '2026-11-22', 'Vence amanhã', true],
  ['2026-01-01', '2026-11-21', 'Vence hoje', true],
  ['2026-01-01', '2026-11-20', 'Vencida', false],
])('USD-02 an authorisation from %s to %s reads “%s”', (autorizacaoEm, autorizacaoAte, label, shown) => {
  const of = { autorizacaoEm, autorizacaoAte };
  expect(autorizacaoLabel(autorizacaoOf(of, day))).toBe(label);
  expect(isAuthorised(of, day)).toBe(shown);
});

it('USD-02 the day is the one of São Paulo, not of the machine', () => {
  expect(dayInSaoPaulo(new Date('2026-11-22T02:30:00Z'))).toBe('2026-11-21');
});
