import { isSamePrice } from '#contract/cadastros/preco.ts';
import { diasDeVigencia, mostraPreco, vigenciaDaTabela } from '#contract/cadastros/vigencia.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { HotsiteState } from './current-state.ts';

/** The price in a page's text. */
export type PagePrice = Pick<PageFacts, 'precoInicial' | 'dataTabela'> & Pick<Partial<PageFacts>, 'tabela'>;

/**
 * Whether a stored page's price may be shown on a day. If the record still has that price, the record's table
 * decides, so a renewed date suffices; a page with another price depends on its own table; a price removed
 * from the record is not shown.
 */
export function isPriceShown(page: PagePrice, record: HotsiteState['preco'], today: string): boolean {
  if (page.precoInicial !== null && record.valor === null) return false;
  const own = isSamePrice(page.precoInicial, record.valor) ? record.dataTabela : null;
  return mostraPreco(vigenciaDaTabela(own ?? page.dataTabela, diasDeVigencia(record.validade), today));
}

/**
 * Whether what a stored page tells of units and payment may be shown: its table is valid by the day the page
 * states and by the programme's days, and so is the page's price.
 */
export function isTableShown(page: PagePrice, record: HotsiteState['preco'], today: string): boolean {
  const { tabela } = page;
  if (!tabela || today > tabela.ate || !isPriceShown(page, record, today)) return false;
  return mostraPreco(vigenciaDaTabela(tabela.data, diasDeVigencia(record.validade), today));
}
