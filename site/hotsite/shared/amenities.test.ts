import { expect, it } from 'vitest';
import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { untold } from './amenities.ts';
import type { Page } from './page.ts';

const page = { asset: (id: number | null) => (id === null ? null : { id }) } as unknown as Page;
const section = (opening: string, ...itens: [titulo: string, asset: number | null][]) =>
  ({
    texto: [opening],
    itens: itens.map(([titulo, asset]) => ({ titulo, asset, grupo: null })),
  }) as unknown as Section;
const titlesOf = (one: Section) => untold(page, one).map(({ titulo }) => titulo);

it('what a picture shows is not listed again below it', () => {
  expect(titlesOf(section('O térreo é de todos.', ['Piscina', 1], ['Horta', null]))).toEqual(['Horta']);
});

it('one that its pictures leave alone in its group goes to the others, and a list of no group has no heading', () => {
  const of = (...itens: [titulo: string, grupo: string, asset: number | null][]) =>
    untold(page, {
      texto: [''],
      itens: itens.map(([titulo, grupo, asset]) => ({ titulo, asset, grupo })),
    } as unknown as Section).map(({ titulo, grupo }) => [titulo, grupo]);
  const rest: [string, string, number | null][] = [
    ['Piscina', 'Lazer', 1],
    ['Playground', 'Família', null],
    ['Horta', 'E mais', null],
  ];
  expect(of(...rest)).toEqual([
    ['Playground', null],
    ['Horta', null],
  ]);
  // One word by itself would look forgotten.
  expect(of(['Piscina', 'Lazer', 1], ['Playground', 'Família', null])).toEqual([['Playground', 'E mais']]);
  expect(of(['Sauna', 'Bem-estar', null], ['Spa', 'Bem-estar', null], ...rest)).toEqual([
    ['Sauna', 'Bem-estar'],
    ['Spa', 'Bem-estar'],
    ['Playground', 'E mais'],
    ['Horta', 'E mais'],
  ]);
});

it("one left alone joins the group of its kind where that has several: nobody looks for a court under 'E mais'", () => {
  const grupos = untold(page, {
    texto: [''],
    itens: [
      ['Academia', 'Esporte', 1],
      ['Quadra', 'Esporte', null],
      ['Sauna', 'Bem-estar', null],
      ['Spa', 'Bem-estar', null],
      ['Coworking', 'Trabalho', null],
      ['Lavanderia', 'Conveniência', null],
      ['Bicicletário', 'Conveniência', null],
    ].map(([titulo, grupo, asset]) => ({ titulo, asset, grupo })),
  } as unknown as Section).map(({ titulo, grupo }) => `${titulo}: ${grupo}`);
  expect(grupos).toContain('Quadra: Bem-estar');
  expect(grupos).toContain('Coworking: Conveniência');
  expect(grupos.join()).not.toContain('E mais');
});

it('nothing is listed where the opening sentence names the rest', () => {
  const one = section('Piscina, academia e espaço grill.', ['Piscina', 1], ['Espaço grill', null]);
  expect(titlesOf(one)).toEqual([]);
});

it('without pictures the list stands, whatever the opening says', () => {
  expect(titlesOf(section('Piscina e horta.', ['Piscina', null], ['Horta', null]))).toEqual([
    'Piscina',
    'Horta',
  ]);
});
