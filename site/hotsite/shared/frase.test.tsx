import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { plannedCase } from '#tests/fixtures/pagina.ts';
import { renderHotsite } from '../../entry-hotsite.tsx';
import { Frase, Nome } from './frase.tsx';

const markup = (nome: string) => renderToStaticMarkup(<Nome>{nome}</Nome>);

it.each([
  ['Apartamento (401/402/404)', 'Apartamento (401/<wbr/>402/<wbr/>404)'],
  ['Tipo A/B', 'Tipo A/<wbr/>B'],
  ['Cobertura duplex', 'Cobertura duplex'],
  ['/ 12', '/<wbr/> 12'],
])('the name of a unit may be broken after a stroke and nowhere else: %s', (nome, expected) => {
  expect(markup(nome)).toBe(expected);
  expect(markup(nome).replaceAll('<wbr/>', '')).toBe(nome);
});

it.each(hotsiteStyles)('a long name is broken so on a page in style %s, drawn or not', (style) => {
  const { facts, assets, blueprint } = plannedCase('full', style);
  const sections = blueprint.sections.map((section) => ({
    ...section,
    itens: section.itens.map((item) =>
      section.id === 'plantas' ? { ...item, titulo: `${item.titulo} (401/402)` } : item,
    ),
  }));
  const itens = sections.find(({ id }) => id === 'plantas')!.itens;
  itens.push({ ...itens[0]!, titulo: 'Sem desenho (501/502)', asset: null });
  const { html } = renderHotsite({ facts, assets, blueprint: { ...blueprint, sections } });
  const names = [...html.matchAll(/<h3>([^<]*\(.*?)<\/h3>/g)].map(([, name]) => name);
  expect(names).toHaveLength(itens.length);
  expect(names.every((name) => /\d\d\d\/<wbr\/>\d\d\d\)$/.test(name!))).toBe(true);
});

it('the name of a road is broken over no line', () => {
  expect(renderToStaticMarkup(<Frase>Pela BR-101 e pela SC-401.</Frase>)).toBe(
    'Pela <span class="junto">BR-101</span> e pela <span class="junto">SC-401</span>.',
  );
});
