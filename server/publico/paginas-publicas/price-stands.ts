import { isSamePrice } from '#contract/cadastros/preco.ts';
import { diasDeValidade, mostraPreco, vigenciaDaTabela } from '#contract/cadastros/vigencia.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { HotsiteState } from './current-state.ts';

/** The price a page was written with. */
export type PagePrice = Pick<PageFacts, 'precoInicial' | 'dataTabela'>;

/**
 * Whether the price of a stored page may be shown on a day. While the record has that very price, the
 * record's table decides, so a renewed date is enough; a page with another price stands by the table
 * it was written from; a price the record has no more is not shown.
 */
export function priceStands(page: PagePrice, record: HotsiteState['preco'], today: string): boolean {
  if (page.precoInicial !== null && record.valor === null) return false;
  const own = isSamePrice(page.precoInicial, record.valor) ? record.dataTabela : null;
  return mostraPreco(vigenciaDaTabela(own ?? page.dataTabela, diasDeValidade(record.validade), today));
}
