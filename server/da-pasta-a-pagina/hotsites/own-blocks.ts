import { type Bloco, blocosDa, type Linha } from '#contract/da-pasta-a-pagina/blocos.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { type SectionId, sectionIds } from '#contract/da-pasta-a-pagina/sections.ts';
import { element, elementsOf, type HtmlElement, type HtmlNode, textOf } from '#server/kernel/html/tree.ts';
import { plainText } from './sanitize/prosa/plain-text.ts';

/**
 * The record's further facts on a page whose writer left them out: each section gets, at its end, the blocks it does
 * not tell yet (`contract/da-pasta-a-pagina/blocos.ts`). Changes the nodes; says whether anything was added.
 */
export function addOwnBlocks(nodes: HtmlNode[], facts: PageFacts): boolean {
  const sections = [...elementsOf(nodes)];
  const added = sectionIds.map((id) => {
    const section = sections.find(({ attrs }) => attrs.id === id);
    return section !== undefined && addTo(section, id, facts);
  });
  return added.includes(true);
}

function addTo(section: HtmlElement, id: SectionId, facts: PageFacts): boolean {
  const said = plain(textOf(section.children));
  const missing = blocosDa(id, facts).filter((bloco) => !isTold(bloco, section, said));
  if (missing.length > 0)
    section.children.push(element('div', { class: `blocos blocos-${id}` }, missing.map(blockOf)));
  return missing.length > 0;
}

const plain = (text: string) => plainText(text).replace(/[^a-z0-9]+/g, ' ');

/** Shown by our own styles, or in the writer's own words: every line with its value. */
function isTold({ id, titulo, linhas }: Bloco, section: HtmlElement, said: string): boolean {
  const own = [...elementsOf(section.children)].filter(({ attrs }) =>
    (attrs.class ?? '').split(' ').includes(`bloco-${id}`),
  );
  if (own.some(({ children }) => titulo === null || plain(textOf(children)).includes(plain(titulo).trim())))
    return true;
  const links = [...elementsOf(section.children)].flatMap(({ attrs }) => attrs.href ?? []);
  return linhas.every((linha) =>
    linha.href === undefined
      ? [linha.titulo, linha.nota, ...(linha.texto?.split('\n') ?? [])].every(
          (part) => !part || said.includes(plain(part).trim()),
        )
      : links.includes(linha.href),
  );
}

function blockOf({ id, titulo, linhas, nota, daTabela }: Bloco): HtmlElement {
  const block = element('div', { class: `bloco bloco-${id}` }, [
    ...(titulo ? [element('h3', {}, [titulo])] : []),
    ...linesOf(id, linhas),
    ...(nota ? [element('p', { class: 'bloco-nota' }, [nota])] : []),
  ]);
  if (daTabela) block.attrs['data-tabela'] = 'vigente';
  return block;
}

function linesOf(id: Bloco['id'], linhas: Linha[]): HtmlElement[] {
  switch (id) {
    case 'pesquisa':
      return linhas.map(({ titulo }) => element('p', {}, [titulo]));
    case 'mapas':
    case 'filmes':
    case 'downloads':
    case 'fontes':
      return [element('ul', { class: 'saidas' }, linhas.map(linkOf))];
    case 'perguntas':
      return linhas.map(({ titulo, texto = '' }) =>
        element('details', { class: 'pergunta' }, [
          element('summary', {}, [titulo]),
          element(
            'ul',
            {},
            texto.split('\n').map((answer) => element('li', {}, [answer])),
          ),
        ]),
      );
    case 'diferenciais':
      return [
        element(
          'ul',
          { class: 'pontos' },
          linhas.map(({ titulo }) => element('li', {}, [titulo])),
        ),
      ];
    default:
      return [element('dl', { class: 'linhas' }, linhas.map(rowOf))];
  }
}

const linkOf = ({ titulo, href = '' }: Linha) =>
  element('li', {}, [
    element('a', { class: 'saida', href, target: '_blank', rel: 'noopener noreferrer' }, [titulo]),
  ]);
const rowOf = ({ titulo, nota, texto }: Linha) =>
  element('div', {}, [
    element('dt', {}, [titulo]),
    ...(nota ? [element('dd', { class: 'linha-nota' }, [nota])] : []),
    ...(texto ? [element('dd', { class: 'linha-valor' }, [texto])] : []),
  ]);

/** How they look on a page that is not ours: in its own type and colours. */
export const ownBlocksCss = [
  '.blocos{display:grid;gap:2rem;box-sizing:border-box;width:100%;max-width:60rem;margin:2rem auto 0;padding:0 1rem;text-align:left}',
  '.blocos .linhas,.blocos ul,.blocos dd{margin:0;padding:0;list-style:none}',
  '.blocos .linhas>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.125rem 1.5rem;padding:.75rem 0;border-top:1px solid currentColor}',
  '.blocos .saidas{display:flex;flex-wrap:wrap;gap:.75rem}',
  '.blocos .saida{display:inline-block;padding:.75rem 1.25rem;border:1px solid currentColor;color:inherit}',
  '.blocos .pergunta summary{padding:.875rem 0;cursor:pointer}',
  '.blocos .pontos li{padding:.375rem 0}',
].join('');
