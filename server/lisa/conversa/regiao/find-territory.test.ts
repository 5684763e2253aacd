import { describe, expect, it } from 'vitest';
import type { Lugar } from '#contract/lisa/lisa.ts';
import { findTerritory } from './find-territory.ts';
import { indexPlaces, type Place } from './place-index.ts';

let ids = 0;
const cidade = (nome: string, uf: string): Place => {
  const id = ++ids;
  return { tipo: 'cidade', id, nome, onde: uf, cidadeId: id, uf };
};
const inside = (tipo: Lugar['tipo'], nome: string, { id, nome: city, uf }: Place): Place => ({
  tipo,
  id: ++ids,
  nome,
  onde: `${city}/${uf}`,
  cidadeId: id,
  uf,
});

const [campinas, saoPaulo, goiania, curitiba, niteroi] = [
  cidade('Campinas', 'SP'),
  cidade('São Paulo', 'SP'),
  cidade('Goiânia', 'GO'),
  cidade('Curitiba', 'PR'),
  cidade('Niterói', 'RJ'),
];
const territory = indexPlaces([
  campinas!,
  saoPaulo!,
  goiania!,
  curitiba!,
  niteroi!,
  inside('bairro', 'Cambuí', campinas!),
  inside('bairro', 'Taquaral', campinas!),
  inside('bairro', 'Centro', campinas!),
  inside('bairro', 'Centro', saoPaulo!),
  inside('bairro', 'Centro', curitiba!),
  inside('bairro', 'Campinas', goiania!),
  inside('bairro', 'Setor Bueno', goiania!),
  inside('zona', 'Sul', saoPaulo!),
  inside('bairro', 'Moema', saoPaulo!),
  inside('bairro', 'Vila Olímpia', saoPaulo!),
  inside('bairro', 'Jardim Icaraí', niteroi!),
]);

const named = (lugares: readonly Lugar[]) => lugares.map(({ tipo, nome, onde }) => `${tipo} ${nome} ${onde}`);
const find = (regiao: string, uf: string | null = null, message = regiao) =>
  findTerritory(territory, { regiao, message, uf });

describe('the region in the territory', () => {
  it.each([
    ['moema', 'bairro Moema São Paulo/SP'],
    ['MOÊMA', 'bairro Moema São Paulo/SP'],
    ['vl olimpia', 'bairro Vila Olímpia São Paulo/SP'],
    ['vila olipmia', 'bairro Vila Olímpia São Paulo/SP'],
    ['jardin icarai', 'bairro Jardim Icaraí Niterói/RJ'],
    ['bueno', 'bairro Setor Bueno Goiânia/GO'],
    ['gyn', 'cidade Goiânia GO'],
    ['cwb', 'cidade Curitiba PR'],
    ['zs', 'zona Sul São Paulo/SP'],
    ['zona sul de São Paulo', 'zona Sul São Paulo/SP'],
    ['Centro de Curitiba', 'bairro Centro Curitiba/PR'],
  ])('LIA-06 in part: %j is found in spite of accents, nicknames and typos', (said, place) => {
    expect(named(find(said)?.lugares ?? [])).toEqual([place]);
    expect(find(said)?.escolhas).toEqual([]);
  });

  it('a city beside its bairros only says where they lie', () => {
    expect(named(find('Campinas, Cambuí e Taquaral')!.lugares)).toEqual([
      'bairro Cambuí Campinas/SP',
      'bairro Taquaral Campinas/SP',
    ]);
    expect(named(find('Campinas e Moema', 'SP')!.lugares)).toEqual([
      'cidade Campinas SP',
      'bairro Moema São Paulo/SP',
    ]);
  });

  it('several of one name are told apart by the city said, then by the state of the CRECI, else they are asked about', () => {
    expect(named(find('Centro', null, 'atendo o centro, em Campinas')!.lugares)).toEqual([
      'bairro Centro Campinas/SP',
    ]);
    expect(named(find('Centro', 'PR')!.lugares)).toEqual(['bairro Centro Curitiba/PR']);
    expect(named(find('Campinas', 'GO')!.lugares)).toEqual(['bairro Campinas Goiânia/GO']);
    const [asked] = find('Centro', 'SP')!.escolhas;
    expect(asked).toMatchObject({ dito: 'Centro' });
    expect(named(asked!.opcoes)).toEqual(['bairro Centro Campinas/SP', 'bairro Centro São Paulo/SP']);
  });

  it('a typo is mended in the words kept; what nobody knows stays as it was told', () => {
    expect(find('jardin icarai e Moema')).toMatchObject({ regiao: 'Jardim Icaraí e Moema', isWhole: false });
    expect(find('Moema, Vila Inventada')).toMatchObject({ regiao: 'Moema, Vila Inventada', isWhole: false });
    expect(find('Vila Inventada')).toBeNull();
    expect(find('Moema')!.isWhole).toBe(true);
    expect(findTerritory(indexPlaces([]), { regiao: 'Moema', message: 'Moema', uf: 'SP' })).toBeNull();
    expect(find('x'.repeat(4000))).toBeNull();
  });
});
