import { foldText } from '#contract/base/text.ts';
import { ficaPerto } from '#contract/da-pasta-a-pagina/blocos.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';

type Lugar = NonNullable<NonNullable<PageFacts['ficha']>['distancias']>[number];

const feminine =
  /^(?:praia|praca|orla|lagoa|estacao|beira|escola|universidade|faculdade|creche|padaria|farmacia|feira|clinica|upa|maternidade|avenida|rua|rodovia|marginal|ponte|rodoviaria|igreja|biblioteca)\b/;
const masculine =
  /^(?:parque|bosque|lago|jardim|horto|metro|terminal|mar|calcadao|shopping|mercado|supermercado|hipermercado|mall|outlet|colegio|campus|hospital|aeroporto|centro|museu|teatro|trem|vlt|brt|viaduto|pronto[- ]socorro)\b/;

/** 'a' or 'o' before the name of a place; null where its first word does not say. */
export function artigoDoLugar(lugar: string): 'a' | 'o' | null {
  const word = foldText(lugar);
  return feminine.test(word) ? 'a' : masculine.test(word) ? 'o' : null;
}

/** A place as a sentence names it: 'o' 'supermercado', 'a' 'Praia Central'; none where the article is not known. */
function named(place: Lugar): { artigo: 'a' | 'o'; lugar: string }[] {
  const artigo = artigoDoLugar(place.lugar);
  const isName = /\p{Lu}/u.test(place.lugar.slice(1));
  return artigo ? [{ artigo, lugar: isName ? place.lugar : place.lugar.toLowerCase() }] : [];
}

/** What a home is chosen for, the most wanted first. */
export const procurados: readonly Lugar['tipo'][] = ['praia', 'parque', 'transporte'];
const rankOf = ({ tipo }: Lugar) => procurados.indexOf(tipo);

/** 'a praia', 'o Lago Igapó': what a home is chosen for within a walk of it; null where nothing is. */
export function pertoDe({ bairro, ficha }: PageFacts): string | null {
  const [place] = (ficha?.distancias ?? [])
    .filter((one) => ficaPerto(one) && rankOf(one) >= 0)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || metres(a) - metres(b))
    .flatMap(named);
  if (!place) return null;
  // 'Meia Praia, perto da Praia de Meia Praia' says its name twice.
  const isBeach = /^praia\b/i.test(place.lugar) && foldText(place.lugar).includes(foldText(bairro));
  return isBeach ? 'a praia' : `${place.artigo} ${place.lugar}`;
}

/** 'do mercado à universidade': of what can be named the nearest and the farthest; null where fewer than three can. */
export function doMaisPerto({ ficha }: PageFacts): string | null {
  const places = (ficha?.distancias ?? [])
    .toSorted((a, b) => metres(a) - metres(b))
    .flatMap((place) => named(place).map((one) => ({ ...one, isHeaded: rankOf(place) >= 0 })));
  const from = places.find(({ isHeaded }) => !isHeaded);
  const to = places.at(-1);
  if (!from || !to || places.length < 3 || from.lugar === to.lugar) return null;
  return `d${from.artigo} ${from.lugar} ${to.artigo === 'a' ? 'à' : 'ao'} ${to.lugar}`;
}
/** Minutes in metres, roughly: only their order counts. */
const perMinute = { 'a-pe': 80, 'de-carro': 600 };
const metres = ({ distancia, medida, modo }: Lugar) =>
  medida === 'm' ? distancia : distancia * perMinute[modo ?? 'de-carro'];
