import { expect, it } from 'vitest';
import { autorizacaoLabel, autorizacaoOf } from './autorizacao.ts';

const day = '2026-11-21';

it.each([
  [null, null, 'Sem autorização'],
  ['2026-11-01', null, 'Sem autorização'],
  [null, '2027-03-31', 'Sem autorização'],
  ['2026-11-22', '2027-03-31', 'Sem autorização'],
  ['2026-11-21', '2027-03-31', 'Vigente'],
  ['2026-01-01', '2026-12-22', 'Vigente'],
  ['2026-01-01', '2026-12-21', 'Vence em 30 dias'],
  ['2026-01-01', '2026-11-22', 'Vence amanhã'],
  ['2026-11-21', '2026-11-21', 'Vence hoje'],
  ['2026-01-01', '2026-11-20', 'Vencida'],
])('USD-02 an authorisation from %s to %s reads “%s”', (autorizacaoEm, autorizacaoAte, label) => {
  expect(autorizacaoLabel(autorizacaoOf({ autorizacaoEm, autorizacaoAte }, day))).toBe(label);
});
