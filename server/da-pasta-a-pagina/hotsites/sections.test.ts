import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PageSource } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { sectionIds } from '#contract/da-pasta-a-pagina/sections.ts';
import { serialize } from '#server/kernel/html/tree.ts';
import { renderHotsite } from '#site/entry-hotsite.tsx';
import { catalogOf } from '#tests/fixtures/hotsite.ts';
import { type PageCaseName, plannedCase } from '#tests/fixtures/pagina.ts';
import { sanitizePage } from './sanitize/sanitize-page.ts';
import { scopeSheet } from './section-styles.ts';
import { copySection, sectionOf, sectionsOf, withSection } from './sections.ts';

type Style = (typeof hotsiteStyles)[number];

const sheets = {
  modern: ['shared/base.css', 'moderno/moderno.css'],
  luxury: ['shared/base.css', 'luxo/luxo.css'],
  minimalist: ['shared/base.css', 'minimalista/minimalista.css'],
};

/** A page of the local engine, sanitised, as stored in a version. */
function kept(style: Style, name: PageCaseName = 'full'): PageSource {
  const planned = plannedCase(name, style);
  const source = renderHotsite(planned);
  // The test runner reads no sheets.
  const css = source.css + sheets[style].map((file) => readFileSync(`site/hotsite/${file}`, 'utf8')).join('');
  const check = sanitizePage({ ...source, css }, planned.facts, catalogOf(planned.assets));
  if (!check.ok) throw new Error(check.reasons.map(({ message }) => message).join('\n'));
  return { html: serialize(check.page.nodes), css: check.page.css, js: check.page.js };
}

describe.each(hotsiteStyles)('the sections of a page in style %s', (style) => {
  const page = kept(style);
  const planned = plannedCase('full', style).blueprint.sections;

  it('are found in the page’s order, each by its id and first heading', () => {
    const sections = sectionsOf(page.html);
    expect(sections.map(({ id }) => id)).toEqual(planned.map(({ id }) => id));
    expect(sections.map(({ titulo }) => titulo)).toEqual(planned.map(({ titulo }) => titulo));
    for (const { id, html } of sections) {
      expect(html).toMatch(new RegExp(`^<section[^>]* id="${id}"`));
      expect(html.endsWith('</section>')).toBe(true);
      expect(page.html).toContain(html);
    }
  });

  it.each(sectionIds)('are replaced one by one, all the rest byte for byte: %s', (id) => {
    const old = sectionOf(page, id)!;
    const changed = withSection(page, id, { html: `<section id="${id}"><h2>Novo</h2></section>`, css: '' });
    const [before, after] = page.html.split(old.html);
    expect(changed).toEqual({
      ...page,
      html: `${before}<section id="${id}"><h2>Novo</h2></section>${after}`,
    });
    expect(withSection(changed, id, old)).toEqual(page);
  });

  it('are taken out and come back where their kind usually stands', () => {
    const old = sectionOf(page, 'localizacao')!;
    const without = withSection(page, 'localizacao', null);
    expect(sectionsOf(without.html).map(({ id }) => id)).not.toContain('localizacao');
    expect(withSection(without, 'localizacao', old)).toEqual(page);
  });

  it('with rules of their own carry them, and lose them when they are replaced', () => {
    const own = '#galeria h2{color:red}';
    const styled = withSection(page, 'galeria', { ...sectionOf(page, 'galeria')!, css: own });
    expect(sectionOf(styled, 'galeria')?.css).toBe(own);
    expect(sectionOf(styled, 'sobre')?.css).toBe('');
    expect(styled.css.startsWith(page.css)).toBe(true);
    expect(withSection(styled, 'galeria', sectionOf(page, 'galeria')!)).toEqual(page);
    const planned = plannedCase('full', style);
    const check = sanitizePage(styled, planned.facts, catalogOf(planned.assets));
    expect(check.ok && check.page.css).toBe(styled.css);
  });
});

it('the hero is found in a page from before it carried an id, and nothing inside a section is one', () => {
  const html =
    '<main><section class="hero"><h1>Aurora</h1><p id="sobre">x</p></section><div id="galeria"><h2>Fotos &amp; mais</h2></div></main>';
  expect(sectionsOf(html)).toEqual([
    {
      id: 'hero',
      titulo: 'Aurora',
      html: '<section class="hero"><h1>Aurora</h1><p id="sobre">x</p></section>',
    },
    { id: 'galeria', titulo: 'Fotos & mais', html: '<div id="galeria"><h2>Fotos &amp; mais</h2></div>' },
  ]);
  expect(sectionsOf('<p>Nada</p>')).toEqual([]);
});

describe('a section copied from another page', () => {
  it('comes as it is where both share a sheet, and takes the new page’s colours', () => {
    const old = kept('modern', 'noPlans');
    const page = kept('modern');
    const recoloured = { ...old, css: old.css.replace(/--accent:#\w+/, '--accent:#123456') };
    const copied = copySection(recoloured, page, 'sobre')!;
    expect(sectionOf(copied, 'sobre')).toEqual({ html: sectionOf(old, 'sobre')!.html, css: '' });
    expect(copied.css).toBe(page.css);
  });

  it('of another style brings its look along, held to itself, and passes the check unchanged', () => {
    const page = kept('modern');
    const old = kept('luxury');
    const copied = copySection(old, page, 'galeria')!;
    expect(sectionOf(copied, 'galeria')!.html).toBe(sectionOf(old, 'galeria')!.html);
    expect(copied.css.startsWith(page.css)).toBe(true);
    expect(sectionOf(copied, 'galeria')!.css).toContain(':is(#galeria,#galeria *)');
    const { facts, assets } = plannedCase('full', 'modern');
    const check = sanitizePage(copied, facts, catalogOf(assets));
    expect(check.ok && { html: serialize(check.page.nodes), css: check.page.css, js: check.page.js }).toEqual(
      copied,
    );
    expect(copySection(page, copied, 'galeria')).toEqual(page);
  });

  it('that the other page does not have is null', () => {
    expect(copySection(kept('modern', 'empty'), kept('modern'), 'plantas')).toBeNull();
  });
});

it('a sheet held to a section reaches nothing around it', () => {
  const sheet = `:root{--a:#fff}body{margin:0}body:has(.bar){padding:1px}h2,.x .y::before{color:red}
    @media (min-width:9px){.z:hover{animation:glide 1s}}@keyframes glide{from{left:0}}`;
  expect(scopeSheet(sheet, 'sobre')).toBe(
    '#sobre{--a:#fff}#sobre{margin:0}h2:is(#sobre,#sobre *),.x .y:is(#sobre,#sobre *)::before{color:red}' +
      '@media (min-width:9px){.z:hover:is(#sobre,#sobre *){animation:glide-sobre 1s}}@keyframes glide-sobre{from{left:0}}',
  );
});
