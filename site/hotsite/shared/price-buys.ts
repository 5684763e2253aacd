import { foldText } from '#contract/base/text.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { figuresSaid } from '#contract/da-pasta-a-pagina/figuras-ditas.ts';
import { formatArea } from '#contract/publico/page-format.ts';

/**
 * What the lowest price buys: 'Tipo A · 63,42 m² · 2 dormitórios', by the one type of the table that is sold at it;
 * null where none is, and without what the figures beside it say of the whole building.
 */
export function whatPriceBuys(facts: PageFacts): string | null {
  const { precoInicial, tabela, tipologias } = facts;
  const [type, other] = (tabela?.tipos ?? []).filter(
    ({ precoMin, disponiveis }) =>
      precoMin !== null && disponiveis !== 0 && Number(precoMin) === Number(precoInicial),
  );
  if (precoInicial === null || !type || other) return null;
  const [own, twin] = tipologias.filter(({ nome }) => foldText(nome) === foldText(type.nome));
  const known = twin ? undefined : own;
  const area = type.areaMin !== undefined && type.areaMin === type.areaMax ? type.areaMin : known?.area;
  const rooms = known?.dormitorios;
  const parts = [
    type.nome,
    area && !type.nome.includes(formatArea(area)) ? `${formatArea(area)}\u00a0m²` : null,
    rooms && !/dorm|quarto|su[ií]te/i.test(type.nome)
      ? `${rooms} ${rooms === 1 ? 'dormitório' : 'dormitórios'}`
      : null,
  ].filter((part) => part !== null && figuresSaid(part, facts).length === 0);
  return parts.length > 0 ? parts.join(' · ') : null;
}
