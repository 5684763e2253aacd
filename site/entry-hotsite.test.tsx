import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { isLinkDaPagina } from '#contract/da-pasta-a-pagina/page-links.ts';
import { unknownNumbers } from '#contract/da-pasta-a-pagina/page-numbers.ts';
import { hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { assetOf } from '#tests/fixtures/hotsite.ts';
import { type PageCaseName, pageCases, plannedCase } from '#tests/fixtures/pagina.ts';
import { renderHotsite } from './entry-hotsite.tsx';

const names = Object.keys(pageCases) as PageCaseName[];
const pages = hotsiteStyles.flatMap((style) => names.map((name) => [style, name] as const));

function render(style: (typeof hotsiteStyles)[number], name: PageCaseName) {
  const planned = plannedCase(name, style);
  const source = renderHotsite(planned);
  return { ...planned, ...source, elements: [...walk(parseFragment(source.html))] };
}

function* walk(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* walk(child);
  }
}
const attribute = (element: Tree.Element, name: string) =>
  element.attrs.find((attr) => attr.name === name)?.value;
const textOf = (node: Tree.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : '';

describe.each(pages)('the page in style %s of the record "%s"', (style, name) => {
  const page = render(style, name);
  const all = (tag: string) => page.elements.filter(({ tagName }) => tagName === tag);

  it('has one h1, then headings without a gap, under landmarks', () => {
    const levels = page.elements.flatMap(({ tagName }) => (/^h\d$/.test(tagName) ? Number(tagName[1]) : []));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    expect(levels.every((level, i) => i === 0 || level <= (levels[i - 1] ?? 0) + 1)).toBe(true);
    expect([all('header'), all('main'), all('footer')].map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  it('PUB-05 holds at most the six sections and no contact section or form', () => {
    expect(all('section').length).toBeLessThanOrEqual(6);
    expect(page.html).not.toMatch(/<(form|input|iframe|script)|contato/i);
  });

  it('says of every plan and map, and of no other picture, that it can be enlarged', () => {
    const links = all('a').filter((link) => attribute(link, 'data-lightbox'));
    const isDrawing = (link: Tree.Element) =>
      [...walk(link)].some((one) => attribute(one, 'data-fit') === 'contain');
    const says = (link: Tree.Element) => textOf(link).trim() === 'Ampliar';
    expect(links.map(says)).toEqual(links.map(isDrawing));
    const drawings = page.blueprint.sections
      .filter(({ id }) => id === 'plantas' || id === 'localizacao')
      .flatMap(({ id, itens, assets }) => (id === 'plantas' ? itens.map(({ asset }) => asset) : assets))
      .filter((asset) => asset !== null);
    expect(links.filter(isDrawing).map((link) => attribute(link, 'href'))).toEqual(
      drawings.map((asset) => `asset:${asset}`),
    );
  });

  it('says no number and shows no picture that the record does not hold', () => {
    const spoken = page.elements.flatMap((element) =>
      ['alt', 'aria-label', 'title'].map((key) => attribute(element, key) ?? ''),
    );
    const text = textOf(parseFragment(page.html));
    expect(unknownNumbers([text, ...spoken].join(' \n '), page.facts)).toEqual([]);
    const known = new Set(page.assets.map(({ id }) => `asset:${id}`));
    const sources = all('img').map((image) => attribute(image, 'src') ?? '');
    expect(sources.filter((source) => source !== '{{CORRETOR_FOTO}}' && !known.has(source))).toEqual([]);
    expect(all('img').every((image) => attribute(image, 'alt') !== undefined)).toBe(true);
  });

  it('shows in each section the pictures it was given', () => {
    const shown = (id: string) =>
      [...walk(all('section').find((section) => attribute(section, 'id') === id) as Tree.Element)].flatMap(
        (element) => attribute(element, 'src') ?? [],
      );
    for (const { id, assets } of page.blueprint.sections)
      expect(shown(id)).toEqual(expect.arrayContaining(assets.map((asset) => `asset:${asset}`)));
  });

  it('goes nowhere but to itself, its pictures, WhatsApp, and the maps and films of its record', () => {
    const every = all('a').map((link) => attribute(link, 'href') ?? '');
    const hrefs = every.filter((href) => !isLinkDaPagina(href, page.facts));
    expect(
      hrefs.filter((href) => !/^(#[\w-]+$|asset:|https:\/\/wa\.me\/\{\{CORRETOR_WHATSAPP\}\}\?)/.test(href)),
    ).toEqual([]);
    const ids = new Set(page.elements.map((element) => attribute(element, 'id')));
    expect(hrefs.filter((href) => href.startsWith('#') && !ids.has(href.slice(1)))).toEqual([]);
    const unlinked = page.html.replaceAll(/href="[^"]*"/g, '');
    expect(unlinked + page.css + page.js).not.toMatch(/https?:\/\//);
    expect(page.css).not.toMatch(/url\(|@import|@font-face/);
  });

  it('carries no style attribute, no event attribute, no id twice', () => {
    const attrs = page.elements.flatMap((element) => element.attrs.map((attr) => attr.name));
    expect(attrs.filter((attr) => attr === 'style' || attr.startsWith('on'))).toEqual([]);
    const ids = page.elements.flatMap((element) => attribute(element, 'id') ?? []);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('PUB-07 keeps the placeholders inside parts that go without a corretor, CRECI beside the name', () => {
    const placeholders = [...page.html.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]);
    expect(new Set(placeholders)).toEqual(
      new Set(['CORRETOR_FOTO', 'CORRETOR_NOME', 'CORRETOR_CRECI', 'CORRETOR_UF_CRECI', 'CORRETOR_WHATSAPP']),
    );
    const kept = (node: Tree.ParentNode): string =>
      node.childNodes
        .map((child) => {
          if (!('tagName' in child)) return textOf(child);
          const own = child.attrs.map(({ value }) => value).join(' ');
          return /^(com|foto|whatsapp)$/.test(attribute(child, 'data-corretor') ?? '')
            ? ''
            : `${own} ${kept(child)}`;
        })
        .join(' ');
    expect(kept(parseFragment(page.html))).not.toContain('{{');
    const creci =
      /\{\{CORRETOR_NOME\}\}<\/strong> <small>Corretor de Imóveis · CRECI\u00a0\{\{CORRETOR_CRECI\}\}\/\{\{CORRETOR_UF_CRECI\}\}/g;
    expect([...page.html.matchAll(creci)]).toHaveLength(2);
  });

  it('closes with what the law wants read', () => {
    const footer = textOf(all('footer')[0] as Tree.Element).replace(/\s+/g, ' ');
    expect(footer).toContain('Imagens meramente ilustrativas.');
    expect(footer).toContain(`Incorporação: ${page.facts.incorporadora}`);
    expect(
      footer.includes('Incorporação registrada sob nº R.3/12.345 no 2º Ofício de Registro de Imóveis.'),
    ).toBe(page.facts.registroIncorporacao !== null);
    expect(footer.includes('Valor da tabela de janeiro de 2026, sujeito a alteração.')).toBe(
      page.facts.precoInicial !== null,
    );
  });

  it('loads one picture at once, the others when they come near', () => {
    const pictures = all('img').filter((image) => attribute(image, 'src')?.startsWith('asset:'));
    const eager = pictures.filter((image) => attribute(image, 'fetchpriority') === 'high');
    expect(eager.length).toBeLessThanOrEqual(1);
    expect(pictures.every((image) => eager.includes(image) || attribute(image, 'loading') === 'lazy')).toBe(
      true,
    );
    expect(pictures.every((image) => /\d+vw/.test(attribute(image, 'sizes') ?? ''))).toBe(true);
  });
});

it('writes a description that holds a number of its own as the class alone', () => {
  const { facts, assets, blueprint } = plannedCase('five', 'modern');
  const renamed = assets.map((asset, i) => (i === 2 ? { ...asset, description: 'Sala de 35 m²' } : asset));
  const { html } = renderHotsite({ facts, assets: renamed, blueprint });
  expect(html).toContain('Ambiente interno');
  expect(html).not.toContain('35 m²');
});

it.each([
  ['modern', 'Vamos conversar sobre o Aurora?'],
  ['luxury', 'Conheça o Aurora de perto'],
  ['minimalist', 'Dúvidas sobre o Aurora?'],
] as const)('a page in style %s ends with its own call, beside who shows it: %s', (style, call) => {
  const { html, elements } = render(style, 'full');
  const calls = elements.filter((element) => attribute(element, 'class') === 'footer-call');
  expect(calls.map(textOf)).toEqual([call]);
  expect(html.split(call)).toHaveLength(2);
  const end = elements.find((element) => attribute(element, 'class') === 'footer-corretor')!;
  expect(end.childNodes.flatMap((child) => ('tagName' in child ? attribute(child, 'class') : []))).toEqual([
    'footer-call',
    'corretor corretor-large',
    'button whatsapp',
    'pedidos',
  ]);
});

it('lays the three styles out differently, not only in other colours', () => {
  // What has no name of its own (a line, a word, an icon's path) is laid out by what it stands in.
  const shapes = hotsiteStyles.map((style) =>
    render(style, 'full').elements.flatMap((element) => {
      const name = attribute(element, 'class');
      return name ? [`${element.tagName}.${name}`] : [];
    }),
  );
  const [modern, luxury, minimalist] = shapes.map((shape) => new Set(shape));
  const share = (a?: Set<string>, b?: Set<string>) =>
    [...(a ?? [])].filter((entry) => b?.has(entry)).length / (a?.size ?? 1);
  expect(share(modern, luxury)).toBeLessThan(0.75);
  expect(share(luxury, minimalist)).toBeLessThan(0.75);
  expect(share(minimalist, modern)).toBeLessThan(0.75);
});

it('leads from a type of the table to its plan, which says what is left of it', () => {
  for (const style of hotsiteStyles) {
    const { elements } = render(style, 'told');
    const [link, ...more] = elements.filter(
      (element) =>
        element.tagName === 'a' &&
        /^#planta-/.test(attribute(element, 'href') ?? '') &&
        textOf(element) === 'Garden',
    );
    expect(more).toEqual([]);
    const plan = elements.find((element) => `#${attribute(element, 'id')}` === attribute(link!, 'href'));
    expect(textOf(plan!)).toMatch(/Garden.*Nenhuma disponível/);
  }
});

it('in the place of a table that has lapsed stand its month and the way to the one of today', () => {
  for (const style of hotsiteStyles)
    for (const name of ['told', 'toldUnseen'] as const) {
      const lapsed = render(style, name).elements.filter(
        (element) => attribute(element, 'data-tabela') === 'vencida',
      );
      expect(lapsed.map(textOf)).toEqual([
        'Unidades e valores Última tabela: janeiro de 2026. Pedir a tabela atual',
      ]);
      const [asks] = [...walk(lapsed[0]!)].filter((element) => attribute(element, 'data-pedido'));
      expect(attribute(asks!, 'href')).toMatch(
        /^https:\/\/wa\.me\/\{\{CORRETOR_WHATSAPP\}\}\?text=.*tabela%20atual/,
      );
    }
});

describe('the logo', () => {
  const logoOf = (id: string, inks: string[]) => ({
    ...assetOf(id, { category: 'logo', colors: inks }),
    inks,
  });
  const dark = logoOf('escura', ['#161616', '#7a1f3d']);
  const light = logoOf('branca', ['#ffffff']);
  const shown = (style: (typeof hotsiteStyles)[number], logos: (typeof dark)[], height = 900) => {
    const { facts, assets, blueprint } = plannedCase('five', style);
    const pictures = assets.map((asset) => ({ ...asset, width: 1600, height }));
    const { html } = renderHotsite({ facts, assets: [...pictures, ...logos], blueprint });
    return [...html.matchAll(/<div class="logo ([^"]*)"><img src="asset:(\w+)"/g)].map(
      ([, name, id]) => `${id} ${name}`,
    );
  };

  it('stands in header and footer, the one that is seen on their ground', () => {
    expect(shown('minimalist', [light, dark])).toEqual([
      'escura logo-header logo-on-paper',
      'escura logo-footer logo-on-paper',
    ]);
    expect(shown('luxury', [dark, light])).toEqual(['branca logo-header', 'branca logo-footer']);
    // Moderno's header is of the page's colour, whatever picture stands below it.
    for (const height of [900, 1200])
      expect(shown('modern', [dark, light], height)).toEqual([
        'escura logo-header',
        'escura logo-footer logo-on-paper',
      ]);
  });

  it('is printed in black or white where its one ink would not be seen, one of more inks stands on a plate, and no page without one has a hole', () => {
    expect(shown('luxury', [dark])[0]).toBe('escura logo-header logo-in-white');
    expect(shown('minimalist', [light])[0]).toBe('branca logo-header logo-in-black');
    const colourful = logoOf('duas', ['#f2c230', '#5a3d10']);
    expect(shown('minimalist', [colourful])[0]).toBe('duas logo-header logo-on-black');
    const onWhite = logoOf('duas', ['#f2c230', '#3a2a10']);
    expect(shown('luxury', [onWhite])[0]).toBe('duas logo-header logo-on-white');
    // Where the page is all but white there is no plate to be seen: its own white takes the page's colour.
    expect(shown('minimalist', [onWhite])[0]).toBe('duas logo-header logo-on-paper');
    expect(shown('minimalist', [])).toEqual([]);
  });
});
