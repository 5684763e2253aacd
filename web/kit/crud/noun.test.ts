import { describe, expect, it } from 'vitest';
import { nouns } from '#contract/base/nouns.ts';
import { textsOf } from './noun.ts';

describe('the sentences of a noun', () => {
  it.each([
    ['regiao', 'Nova Região', 'Região criada com sucesso'],
    ['estado', 'Novo Estado', 'Estado criado com sucesso'],
    ['cidade', 'Nova Cidade', 'Cidade criada com sucesso'],
    ['zona', 'Nova Zona', 'Zona criada com sucesso'],
    ['bairro', 'Novo Bairro', 'Bairro criado com sucesso'],
    ['incorporadora', 'Nova Incorporadora', 'Incorporadora criada com sucesso'],
  ])('TER-55 %s: “%s”, and once it is made “%s”', (entidade, add, created) => {
    expect(textsOf(nouns[entidade]!)).toMatchObject({ add, created });
  });

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
