import { foldText } from '#contract/base/text.ts';
import { emEstoque } from '#contract/da-pasta-a-pagina/blocos.ts';
import type { PageFacts, Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { formatArea, formatPreco } from '#contract/publico/page-format.ts';

type Item = Pick<Section['itens'][number], 'titulo' | 'texto'>;
type Tabela = Pick<PageFacts, 'tabela'>;

/** The one type of the table that bears the plan's name or is of its size; else null. */
function typeOf({ tabela }: Tabela, { titulo, texto }: Item) {
  const said = `${titulo} ${texto ?? ''}`;
  const types = tabela?.tipos ?? [];
  const named = types.filter(({ nome }) => foldText(nome) === foldText(titulo));
  const sized = types.filter(
    ({ areaMin, areaMax }) =>
      areaMin !== undefined && areaMin === areaMax && said.includes(`${formatArea(areaMin)}\u00a0m²`),
  );
  const [own, other] = named.length > 0 ? named : sized;
  return own && !other ? own : null;
}

/** 'A partir de R$ 961.000 · 12 disponíveis': what the table says of a plan; null where it says nothing. */
export function planOffer(facts: Tabela, item: Item): string | null {
  const type = typeOf(facts, item);
  if (!type) return null;
  const from = type.precoMin && formatPreco(type.precoMin);
  const price = from && (type.precoMax === type.precoMin ? from : `A partir de ${from}`);
  const left = type.disponiveis === null ? null : emEstoque(type.disponiveis);
  return [type.disponiveis === 0 ? null : price, left].filter((part) => part).join(' · ') || null;
}

/** Where the first plan of a type of the table stands among a section's; null where none does. */
export function planOfType(facts: Tabela, itens: readonly Item[], nome: string): number | null {
  const at = itens.findIndex((item) => typeOf(facts, item)?.nome === nome);
  return at < 0 ? null : at;
}
