import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { priceDate } from '#contract/publico/legal-notes.ts';
import { PedidoLink } from './corretor.tsx';
import type { Page } from './page.ts';
import { whatPriceBuys } from './price-buys.ts';

type Figure = Section['destaques'][number];

/** The price is separate from the other figures, with its table's date and what it buys. */
export const isPrice = ({ rotulo, valor }: Figure) => valor.startsWith('R$') || rotulo === 'Valores';

/** The hero's figures without the price. */
export function figuresOf(section: Section): Figure[] {
  return section.destaques.filter((figure) => !isPrice(figure));
}

export function Figures({ figures }: { figures: Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="figures">
      {figures.map(({ rotulo, valor }) => (
        <div key={rotulo}>
          <dt>{rotulo}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Price({ page, section }: { page: Page; section: Section }) {
  const price = section.destaques.find(isPrice);
  if (!price) return null;
  const note = priceDate(page.facts);
  const known = price.valor.startsWith('R$');
  const buys = known && whatPriceBuys(page.facts);
  return (
    <div className={known ? 'price' : 'price price-unsaid'}>
      <p className="price-label">{price.rotulo}</p>
      <p className="price-value">{price.valor}</p>
      {buys && (
        <p className="price-buys" data-tabela="vigente">
          {buys}
        </p>
      )}
      {note && known && (
        <p className="price-note" data-preco="dito">
          {note}
        </p>
      )}
      <p className="price-ask" data-preco={known ? 'calado' : undefined}>
        <PedidoLink quiet page={page} pedido="tabela" />
      </p>
    </div>
  );
}

/** Font size of a name: 'xl' for short words, 's' for the longest. */
export function nameSize(nome: string): 'xl' | 'l' | 'm' | 's' {
  const letters = Math.max(...nome.split(/\s+/).map((word) => word.length));
  // Capitals are wider.
  const longest = nome === nome.toUpperCase() ? letters * 1.8 : letters;
  const weight = longest + (nome.length > 26 ? 4 : nome.length > 18 ? 2 : 0);
  if (weight <= 7) return 'xl';
  if (weight <= 10) return 'l';
  return weight <= 14 ? 'm' : 's';
}
