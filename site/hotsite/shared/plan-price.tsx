import { foldText } from '#contract/base/text.ts';
import type { PageFacts, Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { formatArea, formatPreco } from '#contract/publico/page-format.ts';
import type { Page } from './page.ts';

type Item = Section['itens'][number];

/** 'A partir de R$ 961.000': by the one type of the table that bears the plan's name or is of its size; else null. */
export function planPrice({ tabela }: Pick<PageFacts, 'tabela'>, { titulo, texto }: Item): string | null {
  const said = `${titulo} ${texto ?? ''}`;
  const types = tabela?.tipos ?? [];
  const named = types.filter(({ nome }) => foldText(nome) === foldText(titulo));
  const sized = types.filter(
    ({ areaMin, areaMax }) =>
      areaMin !== undefined && areaMin === areaMax && said.includes(`${formatArea(areaMin)}\u00a0m²`),
  );
  const [own, other] = named.length > 0 ? named : sized;
  if (!own?.precoMin || other) return null;
  const from = formatPreco(own.precoMin);
  return own.precoMax === own.precoMin ? from : `A partir de ${from}`;
}

/** It goes when its table lapses (`data-tabela`). */
export function PlanPrice({ page, item }: { page: Page; item: Item }) {
  const price = planPrice(page.facts, item);
  return (
    price && (
      <p className="plan-price" data-tabela="vigente">
        {price}
      </p>
    )
  );
}
