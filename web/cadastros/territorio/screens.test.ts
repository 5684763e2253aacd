import { expect, test } from 'vitest';
import type { Zona } from '#contract/cadastros/territorio.ts';
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

test('TER-07 zonas have a name and a city, with its UF in the table and in the choices of filter and dialog', () => {
  const { columns, filters = [], form } = zonasScreen;
  const estado = { id: 1, nome: 'São Paulo', sigla: 'SP' };
  const cidade = { id: 2, nome: 'Campinas', estadoId: 1, estado };
  const row: Zona = { id: 3, revisao: 1, nome: 'Leste', cidadeId: 2, cidade };
  expect(columns.map(({ label, value }) => [label, value(row)])).toEqual([
    ['Nome', 'Leste'],
    ['Cidade', 'Campinas (SP)'],
  ]);
  expect(filters.map(({ label, of }) => [label, of(row)])).toEqual([['Cidade', '2']]);
  expect(form.fields.map(({ label }) => label)).toEqual(['Nome', 'Cidade']);
  const choices = [filters[0]!.options, ...form.fields.map((field) => 'options' in field && field.options)];
  const sources = choices.filter((source) => typeof source === 'object' && 'option' in source);
  expect(sources.map(({ option }) => option(cidade).label)).toEqual(['Campinas (SP)', 'Campinas (SP)']);
});
