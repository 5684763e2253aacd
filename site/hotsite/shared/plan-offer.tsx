import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Page } from './page.ts';
import { planOffer } from './plan-type.ts';

/** Price and what is left; it goes when its table lapses (`data-tabela`). */
export function PlanOffer({ page, item }: { page: Page; item: Section['itens'][number] }) {
  const [first, left] = planOffer(page.facts, item)?.split(' · ') ?? [];
  return (
    first && (
      <p className="plan-price" data-tabela="vigente">
        <span>{first}</span> {left && <span className="plan-left">{left}</span>}
      </p>
    )
  );
}
