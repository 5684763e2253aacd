import { describe, expect, it } from 'vitest';
import { blocosDa } from '#contract/da-pasta-a-pagina/blocos.ts';
import { sectionIds } from '#contract/da-pasta-a-pagina/sections.ts';
import { elementsOf, serialize, textOf } from '#server/kernel/html/tree.ts';
import { assetOf, blueprintFixture, catalogOf, factsOf } from '#tests/fixtures/hotsite.ts';
import { wholeFicha, wholeTabela } from '#tests/fixtures/pagina.ts';
import { addOwnBlocks, ownBlocksCss } from './own-blocks.ts';
import { sanitizeKept } from './sanitize/sanitize-kept.ts';
import { sanitizePage } from './sanitize/sanitize-page.ts';
import { readHtml } from './verificacao/read-page.ts';

const pagamento = wholeFicha.pagamento ?? [];
const facts = factsOf({ ficha: wholeFicha, tabela: { ...wholeTabela, pagamento } });
const bare = (inside = '') =>
  `<main id="conteudo"><h1>Residencial Aurora</h1>${sectionIds
    .filter((id) => id !== 'hero')
    .map(
      (id) => `<section id="${id}"><h2>${id === 'galeria' ? 'Imagens' : 'Plantas'}</h2>${inside}</section>`,
    )
    .join('')}</main>`;
const written = (html: string) => {
  const source = { html, css: 'body{color:#111}', js: '' };
  const result = sanitizePage(source, facts, catalogOf([assetOf('a1')]), blueprintFixture);
  if (!result.ok) throw new Error(result.reasons.map(({ message }) => message).join(' '));
  return result.page;
};

describe('the blocks of the record', () => {
  it('stand in their sections, line by line, and what hangs on the table says so', () => {
    const { nodes, css } = written(bare());
    for (const id of sectionIds) {
      const section = [...elementsOf(nodes)].find(({ attrs }) => attrs.id === id);
      const text = section ? textOf(section.children) : '';
      for (const { titulo, linhas } of blocosDa(id, facts))
        for (const part of [
          titulo,
          ...linhas.flatMap((linha) => [linha.titulo, linha.texto?.split('\n')[0]]),
        ])
          expect(text.replace(/\s/g, ' ')).toContain((part ?? '').replace(/\s/g, ' '));
    }
    const marked = [...elementsOf(nodes)].filter(({ attrs }) => attrs['data-tabela'] === 'vigente');
    expect(marked.map(({ attrs }) => attrs.class)).toEqual(['bloco bloco-unidades', 'bloco bloco-pagamento']);
    expect(css).toContain('.blocos .saida');
  });

  it('are as they are when the page is kept, and added once alone', () => {
    const page = written(bare());
    const again = structuredClone(page.nodes);
    expect(addOwnBlocks(again, facts)).toBe(false);
    const kept = sanitizeKept({ html: serialize(page.nodes), css: page.css, js: '' }, facts, catalogOf([]));
    expect(kept).toMatchObject({ ok: true, page: { css: page.css } });
    expect(kept.ok && serialize(kept.page.nodes)).toBe(serialize(page.nodes));
    expect(page.css).toContain(ownBlocksCss);
  });

  it('are not said again where the writer has told every line of one', () => {
    const told = '<dl><dt>Arquitetura</dt><dd>Marina Alves Arquitetura</dd></dl>';
    const few = factsOf({ ficha: { arquitetura: ['Marina Alves Arquitetura'] }, endereco: null });
    const nodes = readHtml(`<main><section id="sobre">${told}</section></main>`);
    expect(addOwnBlocks(nodes, few)).toBe(false);
  });
});
