import { expect, it } from 'vitest';
import { corretorMessages } from '#contract/cadastros/corretores.ts';
import { refusalText } from './refusal-text.ts';

it('BRK-22 in part: what is required and missing is told before another fault, wherever that stands', () => {
  const [missing, long] = [
    { message: corretorMessages.incomplete },
    { message: 'Use no máximo 200 caracteres' },
  ];
  const told = 'Nome completo, nome de guerra, email e CRECI são obrigatórios';
  expect(refusalText({ nome: long, creci: missing })).toBe(told);
  expect(refusalText({ creci: missing, senha: { message: corretorMessages.senha } })).toBe(told);
  expect(refusalText({ nome: long, senha: { message: corretorMessages.senha } })).toBe(long.message);
});
