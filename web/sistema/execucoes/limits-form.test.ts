import { describe, expect, it } from 'vitest';
import type { LimitesAnswer } from '#contract/sistema/execucoes.ts';
import { limitesOf, typedOf } from './limits-form.ts';

const answer: LimitesAnswer = {
  execucao: { chamadas: 80, tokens: 2_000_000 },
  dia: { chamadas: 1_000, tokens: 20_000_000 },
  moeda: 'USD',
  precos: [{ modelo: 'modelo-a', entrada: '1.25', saida: '10' }],
  usaModelos: true,
  hoje: { chamadas: 0, tokensEntrada: 0, tokensSaida: 0, custo: null },
  modelos: ['modelo-a', 'modelo-b'],
};

describe('the limits as they are typed', () => {
  it('are shown as they are written here, with a line for each model that was used', () => {
    expect(typedOf(answer)).toMatchObject({
      execucaoTokens: '2.000.000',
      precos: [
        { modelo: 'modelo-a', entrada: '1,25', saida: '10' },
        { modelo: 'modelo-b', entrada: '', saida: '' },
      ],
    });
  });

  it('come back as they were, without models nobody priced', () => {
    const { execucao, dia, moeda, precos } = answer;
    expect(limitesOf(typedOf(answer))).toEqual({ limites: { execucao, dia, moeda, precos } });
  });

  it('say what will not do, and where', () => {
    const typed = typedOf(answer);
    expect(limitesOf({ ...typed, diaChamadas: 'muitas' })).toEqual({
      problem: 'Informe um número inteiro de chamadas',
      field: 'diaChamadas',
    });
    expect(limitesOf({ ...typed, diaTokens: '' })).toEqual({
      problem: 'Informe um número inteiro de tokens',
      field: 'diaTokens',
    });
    expect(limitesOf({ ...typed, precos: [{ modelo: 'modelo-b', entrada: '3', saida: ' ' }] })).toEqual({
      problem: 'Informe os dois preços de modelo-b, ou nenhum',
      field: 'modelo-b.saida',
    });
    expect(limitesOf({ ...typed, precos: [{ modelo: 'modelo-b', entrada: 'caro', saida: '1' }] })).toEqual({
      problem: 'Preço inválido: use até 4 casas decimais',
      field: 'modelo-b.entrada',
    });
  });
});
