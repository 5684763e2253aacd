import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Page } from './page.ts';
import { planOffer } from './plan-type.ts';

/** Price and what is left; it goes when its table lapses (`data-tabela`). */
export function PlanOffer({ page, item }: { page: Page; item: Section['itens'][number] }) {
  const offer = planOffer(page.facts, item);
  return (
    offer && (
      <p className="plan-price" data-tabela="vigente">
        {offer}
      </p>
    )
  );
}
