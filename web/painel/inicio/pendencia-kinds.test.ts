import { expect, test } from 'vitest';
import { pendenciaKinds } from './pendencia-kinds.ts';

test('the rest of a kind opens its list with those records alone', () => {
  const conditions = (tipo: keyof typeof pendenciaKinds) =>
    new URL(pendenciaKinds[tipo].all, 'http://painel').searchParams.getAll('condicao');
  expect(conditions('tabelas-vencidas')).toEqual(['tabela=vencida', 'ativo=Ativo']);
  expect(conditions('tabelas-vencendo')).toEqual(['tabela=vencendo', 'ativo=Ativo']);
  expect(conditions('paginas-com-achados')).toEqual(['avisos=com', 'ativo=Ativo']);
});
