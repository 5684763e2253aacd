import { foldText } from '#contract/base/text.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { faltasDaLinha, frasesDe, isWhole } from '#contract/da-pasta-a-pagina/frases.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { saysFiguresAlone } from './repeated-figures.ts';
import { vozes } from './voz.ts';

/** As long as a headline may be, on two or three lines of a phone. */
const longestHeadline = 110;

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
/** 'É em volta delas que ficam…' needs the sentence before it. */
const refersBack = (frase: string | undefined): boolean =>
  frase !== undefined &&
  words(frase)
    .slice(0, 6)
    .some((word) => backward.has(word));
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

/**
 * The slogan, the first short sentence of concept or description, or the style's own words of what sets this home
 * apart; null where nothing does.
 */
export const headline = (facts: PageFacts, style: HotsiteStyle): string | null =>
  phrasesOf(facts)[0] ?? vozes[style].chamada(facts);

/**
 * The text of a building: who makes it, in its style's words, then the record's concept and description as they
 * are. What the headline and the figures beside it say, and what was said before, is not said again.
 */
export function aboutParagraphs(facts: PageFacts, style: HotsiteStyle): string[] {
  const told = new Set([key(headline(facts, style) ?? '')]);
  const own = [facts.ficha?.conceito, facts.descricao]
    .flatMap((text) => paragraphsOf(text, facts.nome))
    .map((frases) =>
      frases.filter((frase, at) => {
        const said = key(frase);
        const isSpare = saysFiguresAlone(frase, facts) && !refersBack(frases[at + 1]);
        if (said === '' || told.has(said) || isSpare) return false;
        told.add(said);
        return true;
      }),
    )
    .filter((frases) => frases.length > 0)
    .map((frases) => frases.join(' '));
  return [vozes[style].apresenta(facts), ...shortened(own)];
}

/** Complete sentences up to about 1,100 characters, paragraphs of at most 600. */
function shortened(paragraphs: string[]): string[] {
  const kept: string[] = [];
  let room = 1100;
  for (const paragraph of paragraphs) {
    let part = '';
    for (const sentence of paragraph.match(/.+?(?:[.!?](?=\s|$)|$)\s*/g) ?? []) {
      if (sentence.length > room) return pushed(kept, part);
      if (part.length + sentence.length > 600 && part) {
        kept.push(part.trim());
        part = '';
      }
      part += sentence.slice(0, 1200);
      room -= sentence.length;
    }
    pushed(kept, part);
  }
  return kept.slice(0, 4);
}

function pushed(list: string[], part: string): string[] {
  if (part.trim()) list.push(part.trim());
  return list;
}
