import { foldText } from '#contract/base/text.ts';
import { ficaPerto } from '#contract/da-pasta-a-pagina/blocos.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';

type Lugar = NonNullable<NonNullable<PageFacts['ficha']>['distancias']>[number];

const feminine =
  /^(?:praia|praca|orla|lagoa|estacao|beira|escola|universidade|faculdade|creche|padaria|farmacia|feira|clinica|upa|maternidade|avenida|rua|rodovia|marginal|ponte|rodoviaria|igreja|biblioteca)\b/;
const masculine =
  /^(?:parque|bosque|lago|jardim|horto|metro|terminal|mar|calcadao|shopping|mercado|supermercado|hipermercado|mall|outlet|colegio|campus|hospital|aeroporto|centro|museu|teatro|trem|vlt|brt|viaduto|pronto[- ]socorro)\b/;

/** 'a' or 'o' before the name of a place; null where its first word does not say. */
function artigoDoLugar(lugar: string): 'a' | 'o' | null {
  const word = foldText(lugar);
  return feminine.test(word) ? 'a' : masculine.test(word) ? 'o' : null;
}

/**
 * A place as a sentence names it: 'o' 'supermercado', 'a' 'Praia Central'; null where the article is not known. 'Praia de
 * Meia Praia' is 'praia' in Meia Praia, which would say its name twice.
 */
export function ditoNaFrase(
  { lugar }: Lugar,
  { bairro }: PageFacts,
): { artigo: 'a' | 'o'; lugar: string } | null {
  const artigo = artigoDoLugar(lugar);
  if (!artigo) return null;
  if (/^praia\b/i.test(lugar) && foldText(lugar).includes(foldText(bairro)))
    return { artigo, lugar: 'praia' };
  return { artigo, lugar: /\p{Lu}/u.test(lugar.slice(1)) ? lugar : lugar.toLowerCase() };
}

/** What a home is chosen for, the most wanted first. */
export const procurados: readonly Lugar['tipo'][] = ['praia', 'parque', 'transporte'];
const rankOf = ({ tipo }: Lugar) => procurados.indexOf(tipo);

/** 'a praia', 'o Lago Igapó': what a home is chosen for within a walk of it; null where nothing is. */
export function pertoDe(facts: PageFacts): string | null {
  const [place] = (facts.ficha?.distancias ?? [])
    .filter((one) => ficaPerto(one) && rankOf(one) >= 0)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || metres(a) - metres(b))
    .flatMap((one) => ditoNaFrase(one, facts) ?? []);
  return place ? `${place.artigo} ${place.lugar}` : null;
}

/** Minutes in metres, roughly: only their order counts. */
const perMinute = { 'a-pe': 80, 'de-carro': 600 };
const metres = ({ distancia, medida, modo }: Lugar) =>
  medida === 'm' ? distancia : distancia * perMinute[modo ?? 'de-carro'];
