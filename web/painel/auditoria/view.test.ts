import { expect, it } from 'vitest';
import type { AuditEntry } from '#contract/painel/auditoria.ts';
import { groupByDay } from './days.ts';
import { isWhole, readView, writeView } from './view.ts';

it('the view of the log stands in the address and is read from it again', () => {
  const params = writeView(new URLSearchParams('acao=criou&de=2026-01-01'), {
    acao: '',
    busca: 'São João',
    quem: '3',
  });
  expect(params.toString()).toBe('de=2026-01-01&busca=S%C3%A3o+Jo%C3%A3o&quem=3');
  expect(readView(params)).toEqual({
    quem: '3',
    entidade: '',
    entidadeId: '',
    acao: '',
    acessos: '',
    de: '2026-01-01',
    ate: '',
    busca: 'São João',
  });
  expect(isWhole(readView(params))).toBe(false);
  expect(isWhole(readView(new URLSearchParams('outra=1')))).toBe(true);
});

it('entries stand under their day in São Paulo', () => {
  const at = (quando: string) => ({ quando }) as AuditEntry;
  const groups = groupByDay(['2026-03-02T03:00:00Z', '2026-03-02T02:59:00Z', '2026-03-01T12:00:00Z'].map(at));
  expect(groups.map(({ day, entries }) => [day, entries.length])).toEqual([
    ['segunda-feira, 2 de março de 2026', 1],
    ['domingo, 1 de março de 2026', 2],
  ]);
});
