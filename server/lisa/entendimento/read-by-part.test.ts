import { expect, it } from 'vitest';
import { understand } from './service.ts';

const at = (message: string, over: object = {}) =>
  understand({
    message,
    asked: 'nada',
    pending: 'confirmar',
    last: [],
    regiao: 'Centro',
    nome: 'Renata Prado Lima',
    known: ['nome', 'creci', 'email', 'regiao'],
    ...over,
  });

it('a name that follows what was asked for is heard too, though it ends in a question', () => {
  const { data } = at('deia@x.com, ah e me chama de Déia, tá?', { pending: 'email', known: ['nome'] });
  expect(data).toMatchObject({ email: 'deia@x.com', nomeGuerra: 'Déia' });
});

it('two corrections in one message are both taken', () => {
  const { corrected } = at('faltou Moema na região, e o email é deia5@x.com');
  expect(corrected).toMatchObject({ regiao: 'Centro e Moema', email: 'deia5@x.com' });
});

it('a price beside a region is no place', () => {
  const { data, corrected } = at('a região é só Moema e o máximo é 1 milhão');
  expect(corrected.regiao ?? data.regiao).toBe('Moema');
});

it('the registration that is meant is not the one after "não"', () => {
  expect(at('meu creci é 22111, não 22110').corrected.creci?.numero).toBe('22111');
});
