import { foldText } from '#contract/base/text.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { figuresSaid, withoutFigures } from '#contract/da-pasta-a-pagina/figuras-ditas.ts';
import { faltasDaLinha, frasesDe, isWhole } from '#contract/da-pasta-a-pagina/frases.ts';
import { apelido } from '#contract/da-pasta-a-pagina/nomes.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { cadencias, inner, isLong, type Unidade } from './cadencia.ts';
import { isAppealing, isDull } from './interesse.ts';
import { aPe, perto } from './perto.ts';
import { bairroPhrase, capitalized, cidadePhrase, roomsPhrase } from './phrases.ts';
import { withoutRepetition } from './repetition.ts';
import { resolved } from './retomada.ts';
import { type SecaoComTema, temaDa } from './temas.ts';
import { vozes } from './voz.ts';

/** As long as a headline may be, on two or three lines of a phone. */
const longestHeadline = 110;
/** Two sentences, of which one leans on the other. */
const longestPair = 130;
/** With what a style adds to it. */
const longestWithHome = 145;

const words = (text: string) => foldText(text).match(/[a-z0-9]+/g) ?? [];
const key = (text: string) => words(text).join(' ');

/** What a book was copied with is no part of its words, and an area of whole metres has no decimals. */
const withoutMarkup = (text: string) =>
  text.replace(/<\/?[a-z][^>]*>/gi, '').replace(/(\d),0+(?=\s?m²)/g, '$1');

/** The whole sentences of a text, paragraph by paragraph. */
const paragraphsOf = (text: string | null | undefined, nome: string): string[][] =>
  withoutMarkup(text ?? '')
    .split(/\n+/)
    .map((part) => {
      const cut = new Set(faltasDaLinha(part.trim(), nome).map(({ frase }) => frase));
      return frasesDe(part).filter(
        (frase) => !cut.has(frase) && !reservation.test(foldText(frase)) && !address.test(frase),
      );
    });
/** What a book reserves itself is no word about its building. */
const reservation =
  /\b(?:nao fazem parte d|podem? (?:variar|sofrer)|meramente ilustrativ|perspectivas? ilustra|sujeit[oa]s? a (?:alterac|disponib)|sem aviso previo|valores? (?:apresentad|sob consulta|mediante))/;

/** 'Rua das Acácias, 12, 3º andar, Centro.' stands with its place. */
const address =
  /^(?:Rua|R\.|Av\.|Avenida|Alameda|Travessa|Rodovia|Estrada|Praça)\s[^,]+,\s(?:nº\s?)?\d[\d.]*(?:,\s(?:\d+º\sandar|\p{Lu}[^,]*)){1,4}[.]$/u;

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

/** What may be said of a record in a line, and the sentences of it that are told by that. */
interface Frase {
  line: string;
  of: string[];
}
const asPhrase = (frase: string): Frase => ({ line: frase, of: [frase] });
const fits = ({ line, of }: Frase) => line.length <= (of.length > 1 ? longestPair : longestHeadline);

/** Its slogan, then the short sentences of its concept. */
function ownPhrases({ nome, ficha }: PageFacts): Frase[] {
  const said = withoutMarkup(ficha?.slogan ?? '').trim();
  const slogan = said && foldText(said) !== foldText(nome) ? [said] : [];
  const concept = paragraphsOf(ficha?.conceito, nome).flatMap(alone).filter(isWhole);
  return [...slogan, ...concept].map(asPhrase).filter(fits);
}

/** A building's own words: it is called with its kind and without it. */
const ofBuilding = (name: string) =>
  words(name)
    .filter((word) => !/^(?:residencial|residence|condominio|edificio|empreendimento)$/.test(word))
    .join(' ');

/** 'Solar das Águas — a poucos passos do mar.', 'Solar (Porto Construtora): casas a…': what a book says of the name, a headline by itself; else null. */
function saidOfName(frase: string, facts: PageFacts): string | null {
  const [, name = '', tail = ''] =
    /^(.+?)(?:\s\([^)]*\))?(?:\s[—–]|:)\s([^—–]{12,})$/.exec(frase.trim()) ?? [];
  const isName = ofBuilding(name) !== '' && ofBuilding(name) === ofBuilding(facts.nome);
  return isName && isWhole(tail) ? capitalized(tail) : null;
}

/** Names of amenities in a row say nothing that their list doesn't. */
const isListed = (line: string, { amenidades }: PageFacts) =>
  amenidades.filter((name) => foldText(line).includes(foldText(name))).length > 1;

/**
 * Sentences of its description that are neither its name again nor its figures: what it says of the name, one alone, one
 * that the next can name again, then one with the next that leans on it, then what a dash adds to one ('… — um lar com
 * vida'). What a home is chosen for comes first.
 */
function describedPhrases(facts: PageFacts): Frase[] {
  const { nome, descricao } = facts;
  const paragraphs = paragraphsOf(descricao, nome);
  const isOwn = ({ line }: Frase) =>
    !/\d/.test(line) && !foldText(line).includes(foldText(nome)) && !isListed(line, facts) && !isDull(line);
  const ofName = paragraphs.flat().flatMap((frase) => {
    const tail = saidOfName(frase, facts);
    return tail ? [{ line: tail, of: [frase] }] : [];
  });
  const single = paragraphs.flatMap(alone).filter(isWhole).map(asPhrase);
  const leaned = paragraphs.flatMap((frases) =>
    frases.flatMap((frase, at) => {
      const next = frases[at + 1];
      const isPair =
        next !== undefined && refersBack(next) && !refersBack(frase) && !refersBack(frases[at + 2]);
      return isPair && isWhole(frase) && isWhole(next)
        ? [{ line: `${frase} ${next}`, of: [frase, next] }]
        : [];
    }),
  );
  // What leans on it goes on without it where it can name it again.
  const led = paragraphs.flatMap((frases) =>
    frases.filter((frase, at) => {
      const next = frases[at + 1];
      const goesOn = next !== undefined && refersBack(next) && resolved(next, frase) !== null;
      return goesOn && !refersBack(frase) && !refersBack(frases[at + 2]) && isWhole(frase);
    }),
  );
  const added = paragraphs.flat().flatMap((frase) => {
    const [, tail] = /\s[—–]\s(uma? [^—–]{20,})$/.exec(frase) ?? [];
    return tail && !refersBack(frase) ? [{ line: capitalized(tail), of: [frase] }] : [];
  });
  // Bairro and town stand above a headline: what tells them again comes last.
  const tellsPlace = ({ line }: Frase) =>
    [facts.bairro, facts.cidade].some((place) => foldText(line).includes(foldText(place)));
  const isPlain = ({ line }: Frase) => !isAppealing(line);
  return [...ofName, ...single, ...led.map(asPhrase), ...leaned, ...added]
    .filter((phrase) => isOwn(phrase) && fits(phrase))
    .toSorted(
      (one, other) =>
        Number(tellsPlace(one)) - Number(tellsPlace(other)) || Number(isPlain(one)) - Number(isPlain(other)),
    );
}

const trait =
  /^(?:apartamentos?|casas?|unidades?|studios?|residências?|todos?)(?!\p{L})[^.;:]*?\scom\s((?:sacada|varanda|terraço|quintal|jardim|churrasqueira|vista|lareira)s?(?!\p{L})[^.;:,]*)[.]$/iu;
const mostOfTrait = 5;
/** 'Sacada e churrasqueira a carvão' of 'Apartamentos de 2 dormitórios com sacada e churrasqueira a carvão.': what a home has, in few words. */
function homePhrases({ descricao, nome }: PageFacts): Frase[] {
  return paragraphsOf(descricao, nome)
    .flatMap(alone)
    .flatMap((frase) => {
      const said = trait.exec(frase)?.[1]?.trim();
      const isShort = said !== undefined && said.split(/\s+/).length <= mostOfTrait;
      return isShort && !/\d/.test(said) && !isDull(said) ? [{ line: capitalized(said), of: [frase] }] : [];
    });
}

/** 'Em Mar Grosso, sofisticação a poucos passos do mar'; without a place at its end that is told above it. */
function atItsPlace(said: string, facts: PageFacts): string | null {
  const folded = foldText(said);
  const isThere = [facts.bairro, facts.cidade].some((place) => folded.includes(foldText(place)));
  // 'Em Meia Praia, a luz mora aqui' would say where twice.
  if (!isThere && /\baqui\b/.test(folded)) return `${facts.bairro}: ${said}`;
  if (!isThere) return `${capitalized(bairroPhrase(facts))}, ${said}`;
  const [, head = '', tail = ''] = /^(.+),\s([^,]+)$/.exec(said) ?? [];
  const ends = [facts.bairro, facts.cidade].some((place) => foldText(tail).endsWith(foldText(place)));
  return ends && words(head).length >= shortestHead ? capitalized(head) : null;
}
const shortestHead = 4;

/** 'Um quintal no meio da cidade, na Gleba Palhano'; null where the place is told. */
function withItsPlace(said: string, facts: PageFacts): string | null {
  const folded = foldText(said);
  const isThere = [facts.bairro, facts.cidade].some((place) => folded.includes(foldText(place)));
  return isThere ? null : `${capitalized(said)}, ${bairroPhrase(facts)}`;
}
/** 'Em Londrina, as três figueiras do terreno foram preservadas' */
function inItsTown(said: string, facts: PageFacts): string | null {
  return foldText(said).includes(foldText(facts.cidade))
    ? null
    : `${capitalized(cidadePhrase(facts))}, ${said}`;
}

/** A long phrase as each style sets it: as it stands, at its place, with its place; null where that is no sentence. */
function inStyle(phrase: string, facts: PageFacts, style: HotsiteStyle, isOwn: boolean): string | null {
  if (style === 'modern' || !frasesDe(phrase).some(isLong)) return phrase;
  const within = inner(isWhole(phrase) ? phrase : `${phrase}.`, facts);
  if (!within || within.includes(':')) return null;
  const home = roomsPhrase(facts);
  const said =
    style === 'luxury'
      ? atItsPlace(within, facts)
      : isOwn
        ? (withItsPlace(within, facts) ?? (home && `${capitalized(within)} — ${home}`))
        : inItsTown(within, facts);
  return said !== null && said.length <= longestWithHome ? said : null;
}

/** Two sentences in a line: as they stand, or as one period; the shortest style takes none. */
function pairLine([first = '', second = '']: string[], facts: PageFacts, style: HotsiteStyle): string | null {
  if (style === 'modern') return `${first} ${second}`;
  const [one, other] = [first.trim().replace(/[.!]$/, ''), inner(second, facts)];
  return style === 'luxury' && other ? `${one}; ${other}.` : null;
}

const lineOf = ({ line, of }: Frase, facts: PageFacts, style: HotsiteStyle, isOwn: boolean) =>
  of.length > 1 ? pairLine(of, facts, style) : inStyle(line, facts, style, isOwn);

interface Chamada {
  said: string | null;
  /** The record's sentences it is made of; none where it is the style's own. */
  of: string[];
  /** The place it tells. */
  near: ReturnType<typeof perto>;
}

function headlineOf(facts: PageFacts, style: HotsiteStyle): Chamada {
  const [own] = ownPhrases(facts);
  const near = own ? null : perto(facts);
  if (near) return { said: vozes[style].perto(near), of: [], near };
  for (const phrase of own ? [own] : describedPhrases(facts)) {
    const said = lineOf(phrase, facts, style, phrase === own);
    if (said) return { said, of: phrase.of, near };
  }
  const walk = own ? null : perto(facts, aPe);
  if (walk) return { said: vozes[style].perto(walk), of: [], near: walk };
  const [home] = homePhrases(facts);
  if (home) return { said: home.line, of: home.of, near };
  return { said: vozes[style].chamada(facts), of: [], near };
}

/**
 * The slogan, the first short sentence of the concept, what lies at the door, one of the description, or the style's
 * own words of what sets this home apart; null where nothing does.
 */
export const headline = (facts: PageFacts, style: HotsiteStyle): string | null =>
  headlineOf(facts, style).said;

/** Whether the headline tells what lies at the door. */
export const isNearSaid = (facts: PageFacts, style: HotsiteStyle): boolean =>
  headlineOf(facts, style).near !== null;

/** Whether a sentence tells how far a place is. */
const tellsHowFar = (frase: string, place: NonNullable<Chamada['near']>): boolean =>
  [place.lugar, place.distancia].every((part) => key(frase).includes(key(part)));

/**
 * What lies within a walk, below a headline that tells something else: 'A 180 m da praia'. Null where nothing does, or
 * where the record says so in a sentence of its own, which the text keeps.
 */
export function lineBelow(facts: PageFacts, style: HotsiteStyle): string | null {
  const { said, near } = headlineOf(facts, style);
  const place = near || said === null ? null : (perto(facts) ?? perto(facts, aPe));
  const own = [said, facts.ficha?.conceito, facts.descricao].flatMap((text) => frasesDe(text ?? ''));
  if (!place || own.some((frase) => tellsHowFar(frase, place))) return null;
  // 'A 400 m a pé da Praia Central' is said by nobody.
  if (style === 'modern' && place.distancia.endsWith('a pé')) return null;
  return vozes[style].perto(place).replace(/[.]$/, '');
}

/** The record's own sentences, each once, with those that lean on them; none that headline and figures tell. */
function ownOf(facts: PageFacts, style: HotsiteStyle): Unidade[][] {
  const { said: headlineSaid, of, near } = headlineOf(facts, style);
  const saysNear = (frase: string) => near !== null && tellsHowFar(frase, near);
  const told = new Set([headlineSaid ?? '', ...of].map(key));
  const figures = new Set(figuresSaid(of.join(' '), facts));
  const earlier = headlineSaid === null ? [] : [headlineSaid];
  return [facts.ficha?.conceito, facts.descricao]
    .flatMap((text) => paragraphsOf(text, facts.nome))
    .map((given) => {
      const led = new Set(of.map(key));
      const frases = given.map((frase, at) => {
        const before = given[at - 1];
        return before !== undefined && led.has(key(before)) && !led.has(key(frase))
          ? (resolved(frase, before) ?? frase)
          : frase;
      });
      const kept = frases.flatMap((frase, at) => {
        const said = key(frase);
        if (said === '' || told.has(said) || (saysNear(frase) && !refersBack(frases[at + 1]))) return [];
        told.add(said);
        const plain = withoutFigures(saidOfName(frase, facts) ?? frase, facts);
        const left = plain && withoutRepetition(plain, earlier, [facts.nome, apelido(facts)]);
        const counted = figuresSaid(left ?? '', facts);
        if (left !== null && !counted.some((figura) => figures.has(figura))) {
          for (const figura of counted) figures.add(figura);
          earlier.push(left);
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
  /** The record's own sentences in it. */
  own: string[];
  abre: Partial<Record<SectionId, string>>;
}

const longestOpening = 300;

/**
 * What a page says in sentences: the record's own, in the style's cadence, each in the section it is about; who makes it
 * where the record says nothing. `secoes` are those the page has.
 */
export function narrar(facts: PageFacts, style: HotsiteStyle, secoes: readonly SectionId[]): Narrativa {
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
    if (id === 'hero' || id === 'sobre' || id === 'galeria') return [];
    const said = cadencia.opening(taken[id] ?? [], id, facts);
    return said === null ? [] : [[id, said]];
  };
  const own = shortened(kept.filter((unidades) => unidades.length > 0));
  return {
    sobre: cadencia.text(vozes[style].apresenta(facts), own, facts),
    own: own.flat(2),
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
