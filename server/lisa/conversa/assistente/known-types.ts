import { foldText } from '#contract/base/text.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { formatArea } from '#contract/publico/page-format.ts';
import { type KnownType as Known, readUnitKind } from '#server/lisa/entendimento/service.ts';
import type { ShownPrices } from '#server/publico/paginas-publicas/service.ts';

type Tipo = ShownPrices['tipos'][number];
type Tipologia = PageFacts['tipologias'][number];

/** A type of the price table, and what the record's typologies say of it. */
export interface KnownType extends Known {
  tipo: Tipo;
}

const wordsOf = (nome: string) => foldText(nome).match(/[a-z0-9]+/g) ?? [];
const holds = (all: string[], some: string[]) => some.length > 0 && some.every((word) => all.includes(word));

/** Rounded areas of one plan differ by less. */
const roundedBy = 0.5;

const isWithin = (area: string | null, { areaMin, areaMax }: Tipo) =>
  area !== null &&
  areaMin !== undefined &&
  areaMax !== undefined &&
  Number(area) >= Number(areaMin) - roundedBy &&
  Number(area) <= Number(areaMax) + roundedBy;

/** The typologies that are a type of the table: those of its name, else those of its area. */
function typologiesOf(tipo: Tipo, tipologias: readonly Tipologia[]): readonly Tipologia[] {
  const own = wordsOf(tipo.nome);
  const named = tipologias.filter(({ nome }) => {
    const words = wordsOf(nome);
    return holds(words, own) || holds(own, words);
  });
  const same = named.filter(({ nome }) => wordsOf(nome).join() === own.join());
  if (same.length > 0) return same;
  return named.length > 0 ? named : tipologias.filter(({ area }) => isWithin(area, tipo));
}

const known = <Value>(values: (Value | null)[]): Value[] => [
  ...new Set(values.filter((value) => value !== null)),
];

/** What every unit of the building has, if all have the same. */
const common = (min: number | null, max: number | null) => (min !== null && min === max ? [min] : []);

export function knownTypes(tipos: readonly Tipo[], facts: PageFacts): KnownType[] {
  return tipos.map((tipo) => {
    const own = typologiesOf(tipo, facts.tipologias);
    const quartos = known(own.map(({ dormitorios }) => dormitorios));
    const suites = known(own.map(({ suites: some }) => some));
    const areas = known([...own.map(({ area }) => area), tipo.areaMin ?? null, tipo.areaMax ?? null]);
    return {
      tipo,
      nome: tipo.nome,
      quartos: quartos.length > 0 ? quartos : common(facts.dormitoriosMin, facts.dormitoriosMax),
      suites: suites.length > 0 ? suites : common(facts.suitesMin, facts.suitesMax),
      areas: areas.map(Number),
    };
  });
}

const counted = ([only, ...others]: readonly number[], one: string) =>
  only === undefined || others.length > 0 || only === 0 ? null : `${only} ${one}${only === 1 ? '' : 's'}`;

/** '3 quartos, 3 suítes, 109,60 m²': what the type's name does not say. */
export function typeDetails({ nome, quartos, suites, areas }: KnownType): string | null {
  const named = readUnitKind(nome);
  const least = Math.min(...areas);
  const most = Math.max(...areas);
  const [from, to] = [formatArea(String(least)), formatArea(String(most))];
  const parts = [
    named?.quartos == null ? counted(quartos, 'quarto') : null,
    named?.suites == null ? counted(suites, 'suíte') : null,
    areas.length === 0 || named?.area != null ? null : `${from === to ? from : `${from} a ${to}`} m²`,
  ];
  return parts.filter((part) => part !== null).join(', ') || null;
}
