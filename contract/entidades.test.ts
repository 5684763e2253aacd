import { describe, expect, it } from 'vitest';
import { declareEntities, entity, noun } from './base/entity.ts';
import { listAndShown, listsInvalidatedBy, publicLists } from './base/lists.ts';
import { nounOf } from './base/nouns.ts';
import { resourceRoutes } from './base/resource.ts';
import { entidades, parentsOf, trashedNames } from './entidades.ts';

const torre = entity({ name: 'torre', list: 'torres', noun: noun('torre', 'torres', 'f') });
const unit = { name: 'unidade', list: 'unidades', noun: noun('unidade', 'unidades', 'f') } as const;

describe('HSE-02 the record of entities', () => {
  it('is the one place that names lists, words, parents, the trash and what stands on public pages', () => {
    expect(nounOf('bairro')).toEqual({ one: 'bairro', many: 'bairros', gender: 'm' });
    expect(listAndShown('bairros')).toEqual(['bairros', 'zonas', 'cidades', 'estados']);
    expect(listsInvalidatedBy('cidades')).toEqual(
      expect.arrayContaining(['cidades', 'zonas', 'bairros', 'empreendimentos', 'auditoria', 'lixeira']),
    );
    expect(parentsOf('imovel-usado')).toEqual([
      ['corretorId', 'corretor'],
      ['bairroId', 'bairro'],
    ]);
    expect(trashedNames).not.toContain('user');
    expect(publicLists).not.toContain('regioes');
    expect(Object.entries(entidades).filter(([name, own]) => own.name !== name)).toEqual([]);
  });

  it('is refused by the compiler where it names what there is not', () => {
    expect(
      declareEntities({ torre, unidade: entity({ ...unit, parents: { torreId: 'torre' } }) }),
    ).toBeTruthy();
    // @ts-expect-error no such kind is there to belong to
    declareEntities({ torre, unidade: entity({ ...unit, parents: { blocoId: 'bloco' } }) });
    // @ts-expect-error no such list is there to show something of
    declareEntities({ torre, unidade: entity({ ...unit, shows: ['blocos'] }) });
    // @ts-expect-error it is known under another name
    declareEntities({ torre, bloco: entity(unit) });
    // @ts-expect-error a parent it goes along with is one it has
    declareEntities({ torre, unidade: entity({ ...unit, goesWith: 'torreId' }) });
    // @ts-expect-error without a word nothing can be told of it
    entity({ name: 'bloco', list: 'blocos' });
    // @ts-expect-error calls are only of what stands in the record and goes to the trash
    expect(() => resourceRoutes('torres', ...([] as never))).toThrow();
  });
});
