import { foldText } from '#contract/base/text.ts';
import type { Asset } from '#contract/da-pasta-a-pagina/assets.ts';
import type { CorretorPlaceholder, PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { formatPreco } from '#contract/publico/page-format.ts';
import { elementsOf, type HtmlElement, type HtmlNode, textOf } from '#server/kernel/html/tree.ts';
import type { Notes } from './notes.ts';

export interface SanitizedPage {
  nodes: HtmlNode[];
  css: string;
  js: string;
  placeholders: CorretorPlaceholder[];
}

/** Bytes of markup, style and script together that are noticeably slow on a phone. */
const heavyBytes = 200_000;

/** What a person should know before a page is shown: legal matters first, then craft (HOT-46). */
export function findFaults(
  page: SanitizedPage,
  facts: PageFacts,
  assets: ReadonlyMap<string, Asset>,
  notes: Notes,
): void {
  findShownFaults(page, facts, assets, notes);
  const bytes = Buffer.byteLength(JSON.stringify(page.nodes)) + page.css.length + page.js.length;
  if (bytes > heavyBytes)
    notes.find('yellow', 'pagina-pesada', `Os arquivos da página somam ${Math.round(bytes / 1000)} kB.`);
}

/** The same for a stored page, whose pictures are already inserted and weighed separately. */
export function findShownFaults(
  page: Pick<SanitizedPage, 'nodes' | 'placeholders'>,
  facts: PageFacts,
  assets: ReadonlyMap<string, Asset>,
  notes: Notes,
): void {
  law(textOf(page.nodes), facts, notes);
  identification(page, notes);
  craft([...elementsOf(page.nodes)], assets, notes);
}

function law(text: string, facts: PageFacts, notes: Notes): void {
  const folded = foldText(text);
  const shows = (value: string) => folded.replace(/\s/g, '').includes(foldText(value).replace(/\s/g, ''));
  if (facts.status === null)
    notes.find(
      'yellow',
      'status-sem-fonte',
      'O status ainda é o padrão do cadastro e ninguém o confirmou: a página não diz em que fase está a obra. Se for lançamento, a lei pede o registro da incorporação.',
    );
  if (facts.status === 'em_lancamento') {
    if (!facts.registroIncorporacao)
      notes.find(
        'red',
        'lancamento-sem-registro',
        'Lançamento sem número de registro da incorporação (Lei 4.591/64, art. 32).',
      );
    else if (!shows(facts.registroIncorporacao))
      notes.find('red', 'registro-ausente', 'A página não mostra o número de registro da incorporação.');
    if (!facts.cartorio)
      notes.find('red', 'lancamento-sem-cartorio', 'Lançamento sem o cartório de registro da incorporação.');
    else if (!shows(facts.cartorio))
      notes.find('red', 'cartorio-ausente', 'A página não mostra o cartório de registro da incorporação.');
  }
  if (!folded.includes('ilustrativ'))
    notes.find('yellow', 'sem-imagens-ilustrativas', 'Falta o aviso de que as imagens são ilustrativas.');
  if (facts.precoInicial && shows(formatPreco(facts.precoInicial)) && !facts.dataTabela)
    notes.find('yellow', 'preco-sem-data', 'O preço aparece sem a data da tabela de onde veio.');
}

function identification({ placeholders }: Pick<SanitizedPage, 'placeholders'>, notes: Notes): void {
  const has = (name: CorretorPlaceholder) => placeholders.includes(name);
  if (has('CORRETOR_NOME_GUERRA') && !has('CORRETOR_NOME'))
    notes.find(
      'yellow',
      'nome-de-guerra-sozinho',
      'A página mostra o nome de guerra sem o nome registrado do corretor.',
    );
  if ((has('CORRETOR_NOME') || has('CORRETOR_NOME_GUERRA')) && !has('CORRETOR_CRECI'))
    notes.find('yellow', 'corretor-sem-creci', 'A página mostra o corretor sem o número do CRECI.');
  if (!has('CORRETOR_WHATSAPP'))
    notes.find('yellow', 'sem-whatsapp', 'A página não tem botão de WhatsApp do corretor.');
}

function craft(elements: HtmlElement[], assets: ReadonlyMap<string, Asset>, notes: Notes): void {
  const headings = elements.filter(({ tag }) => tag === 'h1').length;
  if (headings !== 1)
    notes.find('yellow', 'titulo-principal', `A página tem ${headings} títulos principais em vez de um.`);
  const ids = elements.flatMap(({ attrs }) => attrs.id ?? []);
  const repeated = ids.find((id, i) => ids.indexOf(id) !== i);
  if (repeated) notes.find('yellow', 'id-repetido', `O identificador “${repeated}” se repete na página.`);
  for (const section of elements.filter(({ tag }) => tag === 'section')) {
    const name = section.attrs.id || section.attrs.class || 'sem nome';
    const media = [...elementsOf(section.children)].some(({ tag }) => tag === 'img' || tag === 'video');
    if (!media && textOf(section.children).trim() === '')
      notes.find('yellow', 'secao-vazia', `A seção “${name}” está vazia.`);
    if (/contato|contact/i.test(section.attrs.id ?? ''))
      notes.find('yellow', 'secao-contato', 'A página tem uma seção de contato, que não está prevista.');
  }
  for (const { tag, attrs } of elements) {
    if (tag !== 'img') continue;
    if (!attrs.alt && attrs['aria-hidden'] !== 'true' && attrs.role !== 'presentation')
      notes.find('yellow', 'imagem-sem-descricao', 'Há imagem sem texto alternativo.');
    const id = attrs['data-asset'] ?? attrs.src?.slice('asset:'.length) ?? '';
    if (assets.get(id)?.usage === 'reserva')
      notes.find('yellow', 'imagem-reserva', 'A página usa uma imagem que o catálogo guardou como reserva.');
  }
}
