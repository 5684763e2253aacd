import { foldText } from '#contract/base/text.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import {
  illustrationNote,
  incorporadoraNote,
  priceNote,
  registrationNote,
} from '#contract/publico/legal-notes.ts';
import { formatMonth, formatPreco } from '#contract/publico/page-format.ts';
import { element, elementsOf, type HtmlNode, textOf } from '#server/kernel/html/tree.ts';

/**
 * What the law wants read, on a page whose writer left some of it out: the missing notes at the end of its footer, which
 * is made if there is none. Changes the nodes; says whether anything was added.
 */
export function addLegal(nodes: HtmlNode[], facts: PageFacts): boolean {
  const text = plain(textOf(nodes));
  const told = (value: string | null) => value === null || text.includes(plain(value));
  const all = [...elementsOf(nodes)];
  const isPriced = facts.precoInicial !== null && told(formatPreco(facts.precoInicial));
  const missing = [
    told(facts.registroIncorporacao) && told(facts.cartorio) ? null : registrationNote(facts),
    told(facts.incorporadora) ? null : incorporadoraNote(facts),
    isPriced && !told(formatMonth(facts.dataTabela)) ? priceNote(facts) : null,
    all.some(({ tag }) => tag === 'img') && !told('ilustrativ') ? illustrationNote : null,
  ].filter((note) => note !== null);
  if (missing.length === 0) return false;
  const block = element(
    'div',
    { class: 'legal-nosso' },
    missing.map((note) => element('p', {}, [note])),
  );
  const footer = all.findLast(({ tag }) => tag === 'footer');
  if (footer) footer.children.push(block);
  else nodes.push(element('footer', {}, [block]));
  return true;
}

const plain = (text: string) => foldText(text).replace(/\s+/g, '');

/** How it looks on a page that is not ours: in its own type and colours. */
export const ownLegalCss =
  '.legal-nosso{box-sizing:border-box;width:100%;max-width:60rem;margin:1.5rem auto 0;padding:0 1rem;font-size:.875rem;line-height:1.5;text-align:left}.legal-nosso p{margin:.25rem 0}';
