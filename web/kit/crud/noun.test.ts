import { describe, expect, it } from 'vitest';
import { nouns } from '#contract/base/nouns.ts';
import { textsOf } from './noun.ts';

describe('the sentences of a noun', () => {
  it.each([
    ['regiao', 'Nova Região', 'Editar Região', 'Região', 'a'],
    ['estado', 'Novo Estado', 'Editar Estado', 'Estado', 'o'],
    ['cidade', 'Nova Cidade', 'Editar Cidade', 'Cidade', 'a'],
    ['zona', 'Nova Zona', 'Editar Zona', 'Zona', 'a'],
    ['bairro', 'Novo Bairro', 'Editar Bairro', 'Bairro', 'o'],
    ['incorporadora', 'Nova Incorporadora', 'Editar Incorporadora', 'Incorporadora', 'a'],
    ['imovel-usado', 'Novo Imóvel Usado', 'Editar Imóvel Usado', 'Imóvel usado', 'o'],
  ])(
    'TER-03 TER-55 TER-56 %s: “%s”, “%s”; once it is made, changed, deleted or brought back it says so of “%s”',
    (entidade, add, edit, subject, ending) => {
      expect(textsOf(nouns[entidade]!)).toMatchObject({
        add,
        edit,
        created: `${subject} criad${ending} com sucesso`,
        updated: `${subject} atualizad${ending} com sucesso`,
        removed: `${subject} excluíd${ending} com sucesso`,
        restored: `${subject} restaurad${ending} com sucesso`,
      });
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
