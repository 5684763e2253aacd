import { describe, expect, it } from 'vitest';
import { findTerritory } from './find-territory.ts';
import { indexPlaces, type Place } from './place-index.ts';
import { readPlaces } from './read-places.ts';
import { regionInTerritory } from './region-in-territory.ts';

const bairros = `Jardim Primavera,Vila Santo Expedito,Alto da Colina,Colina,Mirante do Vale,Mirante do Porto,Lagoa Nova I,
  Lagoa Nova II,Cidade Industrial de Jacaré,D'Ajuda,Graças,15 de Novembro,Ponta Verde,Figueira`;
const index = indexPlaces([
  { tipo: 'cidade', id: 1, nome: 'Jacaré', onde: 'SP', cidadeId: 1, uf: 'SP' },
  ...bairros.split(/,\s*/).map((nome, n): Place => {
    return { tipo: 'bairro', id: n + 2, nome, onde: 'Jacaré/SP', cidadeId: 1, uf: 'SP' };
  }),
]);
const read = (text: string) =>
  readPlaces(index, text, 'SP').named.map(({ places }) => places.map(({ nome }) => nome));

describe('the names of the territory in what somebody says', () => {
  it.each([
    ['jd primavera / vl. sto. expedito', [['Jardim Primavera'], ['Vila Santo Expedito']]],
    ['1. Figueira\n2. Pta Verde', [['Figueira'], ['Ponta Verde']]],
    ['Figueira 🌳 Colina 🌳 Dajuda', [['Figueira'], ['Colina'], ["D'Ajuda"]]],
    ['alto da colina e colina', [['Alto da Colina'], ['Colina']]],
    ['FIGUEIRA PONTA VERDE ALTO DA COLINA', [['Figueira'], ['Ponta Verde'], ['Alto da Colina']]],
    ['figeira, primavera', [['Figueira'], ['Jardim Primavera']]],
    ['mirante', [['Mirante do Vale', 'Mirante do Porto']]],
    ['Mirante (do Vale)', [['Mirante do Vale']]],
    ['Lagoa Nova 1 e 2', [['Lagoa Nova I'], ['Lagoa Nova II']]],
    ['CIJ e figueira', [['Cidade Industrial de Jacaré'], ['Figueira']]],
    ['15 de novembro', [['15 de Novembro']]],
  ])('%j', (text, names) => {
    expect(read(text)).toEqual(names);
  });

  it.each([
    ['tudo certo graças a Deus, atendo a Figueira', [['Figueira']]],
    ['Moro na Figueira mas trabalho só no Alto da Colina', [['Alto da Colina']]],
    ['Figueira, Colina. Ponta Verde não pego', [['Figueira'], ['Colina']]],
    ['volto de viagem dia 15 de novembro, aí te conto', []],
    ['perdi o emprego e minha paz', []],
  ])('%j names only what is meant', (text, names) => {
    expect(read(text)).toEqual(names);
  });

  it('everywhere but some is all others of their city, and never those', () => {
    const text = 'Todos os bairros, menos Figueira e a Colina';
    const found = findTerritory(index, {
      regiao: regionInTerritory(index, { text, read: null, uf: 'SP' })!,
      message: text,
      uf: 'SP',
    });
    const names = found!.lugares.map(({ nome }) => nome);
    expect(names).toHaveLength(12);
    expect(names).not.toContain('Figueira');
    expect(names).not.toContain('Colina');
  });

  it('initials mean a place of the state one is registered in', () => {
    const named = (uf: string) => readPlaces(index, 'CIJ', uf).named.map(({ places }) => places[0]?.nome);
    expect(named('SP')).toEqual(['Cidade Industrial de Jacaré']);
    expect(named('SC')).toEqual([]);
  });

  const told = (text: string, read: string | null = null) =>
    regionInTerritory(index, { text, read, uf: 'SP' });
  it('the region is told in the territory’s own spelling, what is not of it stays beside', () => {
    expect(told('figeira, vl sto expedito e Bairro Novo', 'figeira e Bairro Novo')).toBe(
      'Figueira, Vila Santo Expedito e Bairro Novo',
    );
    expect(told('não sei ainda')).toBeNull();
  });

  it('a country of cities is called by whole names alone, and by ear only in the person’s state', () => {
    const cities = indexPlaces(
      ['Feliz Deserto/AL', 'Espera Feliz/MG', 'Porto Belo/SC', 'Periquito/MG', 'Itapema/SC'].map(
        (each, n): Place => {
          const [nome, uf] = each.split('/') as [string, string];
          return { tipo: 'cidade', id: n, nome, onde: uf, cidadeId: n, uf };
        },
      ),
    );
    const named = (text: string, uf: string) =>
      readPlaces(cities, text, uf).named.map(({ places }) => places[0]!.nome);
    for (const text of ['espera, já te digo', 'perfeitooo', 'feliz demais', 'PB', 'vou parar no porto'])
      expect(named(text, 'SC'), text).toEqual([]);
    expect(named('porto belo e itapemma', 'SC')).toEqual(['Porto Belo', 'Itapema']);
    expect(named('porto belo e itapemma', 'MG')).toEqual(['Porto Belo']);
  });
});
