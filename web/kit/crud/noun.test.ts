import { describe, expect, it } from 'vitest';
import { nouns } from '#contract/base/nouns.ts';
import { textsOf } from './noun.ts';

describe('the sentences of a noun', () => {
  it.each([
    ['regiao', 'Nova Região', 'Região criada com sucesso', 'Região atualizada com sucesso'],
    ['estado', 'Novo Estado', 'Estado criado com sucesso', 'Estado atualizado com sucesso'],
    ['cidade', 'Nova Cidade', 'Cidade criada com sucesso', 'Cidade atualizada com sucesso'],
    ['zona', 'Nova Zona', 'Zona criada com sucesso', 'Zona atualizada com sucesso'],
    ['bairro', 'Novo Bairro', 'Bairro criado com sucesso', 'Bairro atualizado com sucesso'],
    [
      'incorporadora',
      'Nova Incorporadora',
      'Incorporadora criada com sucesso',
      'Incorporadora atualizada com sucesso',
    ],
  ])(
    'TER-55 TER-56 %s: “%s”, once it is made “%s”, once it is changed “%s”',
    (entidade, add, created, updated) => {
      expect(textsOf(nouns[entidade]!)).toMatchObject({ add, created, updated });
    },
  );

  it('UXT-13 one sentence ends without a full stop, and a question with its mark', () => {
    for (const noun of Object.values(nouns)) {
      const { fixed, confirm, loading, ...texts } = textsOf(noun);
      expect(loading).toBe('Carregando...');
      expect(confirm).toMatch(/^Tem certeza que deseja excluir (este|esta) .+\?$/);
      for (const text of Object.values(texts)) expect(text).not.toMatch(/[.!?]$/);
      expect(fixed).toEqual([]);
    }
  });
});
