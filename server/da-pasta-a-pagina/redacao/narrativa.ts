import { foldText } from '#contract/base/text.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { figuresSaid, withoutFigures } from '#contract/da-pasta-a-pagina/figuras-ditas.ts';
import { faltasDaLinha, frasesDe, isWhole } from '#contract/da-pasta-a-pagina/frases.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { cadencias, inner, isLong, type Unidade } from './cadencia.ts';
import { capitalized, roomsPhrase } from './phrases.ts';
import { type SecaoComTema, temaDa } from './temas.ts';
import { type Mostrado, vozes } from './voz.ts';

/** As long as a headline may be, on two or three lines of a phone. */
const longestHeadline = 110;
/** What a style says of its own beside it. */
const longestWithHome = 145;

const words = (text: string) => foldText(text).match(/[a-z0-9]+/g) ?? [];
const key = (text: string) => words(text).join(' ');

/** What a book was copied with is no part of its words. */
const withoutMarkup = (text: string) => text.replace(/<\/?[a-z][^>]*>/gi, '');

/** The whole sentences of a text, paragraph by paragraph. */
const paragraphsOf = (text: string | null | undefined, nome: string): string[][] =>
  withoutMarkup(text ?? '')
    .split(/\n+/)
    .map((part) => {
      const cut = new Set(faltasDaLinha(part.trim(), nome).map(({ frase }) => frase));
      return frasesDe(part).filter((frase) => !cut.has(frase));
    });

const backward = new Set(
  'ele ela eles elas dele dela deles delas nele nela neles nelas isso disso nisso ali lá'
    .split(' ')
    .map(foldText),
);
const leaning =
  /^(?:tod[oa]s (?!os?\b|as?\b)|ambos|ambas|tambem|assim|por isso|alem d|ess[ea]s?\b|est[ea]s?\b|aquel|seus?\b|suas?\b|outr[oa]s?\b|ja\b|mas\b|e\b|porem)/;
/** 'É em volta delas que ficam…', 'Todos têm varanda' need the sentence before them. */
const refersBack = (frase: string | undefined): boolean =>
  frase !== undefined &&
  (leaning.test(foldText(frase)) ||
    words(frase)
      .slice(0, 6)
      .some((word) => backward.has(word)));
/** Those that stand by themselves, and whose next one does not lean on them. */
const alone = (frases: string[]): string[] =>
  frases.filter((frase, at) => !refersBack(frase) && !refersBack(frases[at + 1]));

/**
 * What the record says of itself in a line: its slogan, then the short sentences of its concept, then those of its
 * description that are neither its name again nor its figures.
 */
function phrasesOf(facts: PageFacts): string[] {
  const { nome, ficha } = facts;
  const said = withoutMarkup(ficha?.slogan ?? '').trim();
  const slogan = said && foldText(said) !== foldText(nome) ? [said] : [];
  const concept = paragraphsOf(ficha?.conceito, nome).flatMap(alone).filter(isWhole);
  const described = paragraphsOf(facts.descricao, nome)
    .flatMap(alone)
    .filter((phrase) => isWhole(phrase) && !/\d/.test(phrase) && !foldText(phrase).includes(foldText(nome)));
  return [...slogan, ...concept, ...described].filter((phrase) => phrase.length <= longestHeadline);
}

/** A long phrase beside the home in figures, as each style sets them; null where they do not go together. */
function besideHome(phrase: string, facts: PageFacts, style: HotsiteStyle): string | null {
  if (style === 'modern' || !frasesDe(phrase).some(isLong)) return phrase;
  const home = roomsPhrase(facts);
  const within = inner(isWhole(phrase) ? phrase : `${phrase}.`, facts);
  if (!home || !within || within.includes(':')) return null;
  const said = style === 'luxury' ? `${capitalized(within)}: ${home}` : `${capitalized(home)}: ${within}`;
  return said.length <= longestWithHome ? said : null;
}

/** The headline, and the record's phrase it is made of; null where it is the style's own. */
function headlineOf(facts: PageFacts, style: HotsiteStyle): { said: string | null; of: string | null } {
  const [phrase = null] = phrasesOf(facts);
  const said = phrase && besideHome(phrase, facts, style);
  return said ? { said, of: phrase } : { said: vozes[style].chamada(facts), of: null };
}

/**
 * The slogan, the first short sentence of concept or description, or the style's own words of what sets this home
 * apart; null where nothing does.
 */
export const headline = (facts: PageFacts, style: HotsiteStyle): string | null =>
  headlineOf(facts, style).said;

/** The record's own sentences, each once, with those that lean on them; none that headline and figures tell. */
function ownOf(facts: PageFacts, style: HotsiteStyle): Unidade[][] {
  const { said: headlineSaid, of } = headlineOf(facts, style);
  const told = new Set([key(headlineSaid ?? ''), key(of ?? '')]);
  const figures = new Set(figuresSaid(of ?? '', facts));
  return [facts.ficha?.conceito, facts.descricao]
    .flatMap((text) => paragraphsOf(text, facts.nome))
    .map((frases) => {
      const kept = frases.flatMap((frase, at) => {
        const said = key(frase);
        if (said === '' || told.has(said)) return [];
        told.add(said);
        const left = withoutFigures(frase, facts);
        const counted = figuresSaid(left ?? '', facts);
        if (left !== null && !counted.some((figura) => figures.has(figura))) {
          for (const figura of counted) figures.add(figura);
          return left;
        }
        return refersBack(frases[at + 1]) ? frase : [];
      });
      const unidades: Unidade[] = [];
      for (const frase of kept) {
        if (refersBack(frase) && unidades.length > 0) unidades.at(-1)!.push(frase);
        else unidades.push([frase]);
      }
      return unidades;
    })
    .filter((unidades) => unidades.length > 0);
}

export interface Narrativa {
  sobre: string[];
  abre: Partial<Record<SectionId, string>>;
}

const longestOpening = 300;

/**
 * What a page says in sentences: the record's own, in the style's cadence, each in the section it is about, and the
 * style's where the record says nothing. `secoes` are those the page has.
 */
export function narrar(
  facts: PageFacts,
  style: HotsiteStyle,
  shown: Mostrado,
  secoes: readonly SectionId[],
): Narrativa {
  const cadencia = cadencias[style];
  const taken: Partial<Record<SecaoComTema, Unidade[]>> = {};
  const paragraphs = ownOf(facts, style);
  // What the text begins with introduces the building, whatever it is about.
  const kept = paragraphs.map((unidades, paragraph) =>
    unidades.filter((unidade, at) => {
      const tema = paragraph + at === 0 ? null : temaDa(unidade.join(' '), facts);
      const place = tema && secoes.includes(tema) ? tema : null;
      const before = place && (taken[place] ?? []);
      if (!place || !before || before.length > 1) return true;
      if ([...before.flat(), ...unidade].join(' ').length > longestOpening) return true;
      taken[place] = [...before, unidade];
      return false;
    }),
  );
  const opening = (id: SectionId) => {
    if (id === 'hero' || id === 'sobre') return [];
    const line = vozes[style].abre[id](facts, shown);
    return [[id, id === 'galeria' ? line : cadencia.opening(line, taken[id] ?? [], id, facts)]];
  };
  return {
    sobre: cadencia.text(
      vozes[style].apresenta(facts),
      shortened(kept.filter((unidades) => unidades.length > 0)),
      facts,
    ),
    abre: Object.fromEntries(secoes.flatMap(opening)),
  };
}

/** Complete sentences up to about 1,100 characters, paragraphs of at most 600, four at most. */
function shortened(paragraphs: Unidade[][]): Unidade[][] {
  const kept: Unidade[][] = [];
  let room = 1100;
  for (const paragraph of paragraphs) {
    let part: Unidade[] = [];
    for (const unidade of paragraph) {
      const { length } = unidade.join(' ');
      if (length > room) return closed(kept, part);
      if (part.flat().join(' ').length + length > 600) {
        closed(kept, part);
        part = [];
      }
      part.push(unidade);
      room -= length;
    }
    closed(kept, part);
  }
  return kept.slice(0, 4);
}

function closed(list: Unidade[][], part: Unidade[]): Unidade[][] {
  if (part.length > 0) list.push(part);
  return list;
}
