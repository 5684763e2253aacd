import { expect, test } from 'vitest';
import { bairrosScreen } from './bairros.tsx';
import { cidadesScreen } from './cidades.tsx';
import { estadosScreen } from './estados.tsx';
import { regioesScreen } from './regioes.tsx';
import { zonasScreen } from './zonas.tsx';

test.each([
  ['região', regioesScreen],
  ['estado', estadosScreen],
  ['cidade', cidadesScreen],
  ['zona', zonasScreen],
  ['bairro', bairrosScreen],
])(
  'TER-51 TER-52 %s: where the server gives no message, its screen says what could not be done',
  (one, { texts }) => {
    expect(texts.createFailed).toBe(`Erro ao criar ${one}`);
    expect(texts.updateFailed).toBe(`Erro ao atualizar ${one}`);
  },
);
