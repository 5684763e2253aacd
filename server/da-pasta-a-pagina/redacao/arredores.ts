import { foldText } from '#contract/base/text.ts';
import { distanciaEmPalavras, ficaPerto } from '#contract/da-pasta-a-pagina/blocos.ts';
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

/** A place as a sentence names it: 'o' 'supermercado', 'a' 'Praia Central'; its distance as its list tells it. */
export interface Arredor {
  artigo: 'a' | 'o';
  lugar: string;
  distancia: string;
}

/** None where the article is not known. */
function named(place: Lugar): Arredor[] {
  const artigo = artigoDoLugar(place.lugar);
  const isName = /\p{Lu}/u.test(place.lugar.slice(1));
  const lugar = isName ? place.lugar : place.lugar.toLowerCase();
  return artigo ? [{ artigo, lugar, distancia: distanciaEmPalavras(place) }] : [];
}

/** What people ask for first. */
const wanted: Lugar['tipo'][] = [
  'praia',
  'parque',
  'transporte',
  'compras',
  'ensino',
  'saude',
  'outro',
  'via',
];
const most = 2;

/** The places a walk away that a sentence may open with, one of a kind; none without two of them. */
export function arredores({ ficha }: PageFacts): Arredor[] {
  const near = (ficha?.distancias ?? [])
    .filter(ficaPerto)
    .toSorted((a, b) => wanted.indexOf(a.tipo) - wanted.indexOf(b.tipo) || a.distancia - b.distancia);
  const ofKinds = near.filter(({ tipo }, at) => near.findIndex((other) => other.tipo === tipo) === at);
  const places = ofKinds.flatMap(named).slice(0, most);
  return places.length < most ? [] : places;
}
