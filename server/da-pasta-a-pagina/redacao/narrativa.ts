import { foldText } from '#contract/base/text.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { faltasDaLinha, frasesDe, isWhole } from '#contract/da-pasta-a-pagina/frases.ts';
import { type HotsiteStyle, hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { formatMonth } from '#contract/publico/page-format.ts';
import { areaPhrase, counted, dormitoriosPhrase, joined } from './phrases.ts';
import { vozes } from './voz.ts';

/** As long as a headline may be, on two or three lines of a phone. */
const longestHeadline = 110;
/** From this many words on, a sentence stands in one style alone. */
const ownWords = 6;

const words = (text: string) => foldText(text).match(/[a-z0-9]+/g) ?? [];
const key = (text: string) => words(text).join(' ');

/** The whole sentences of a text, paragraph by paragraph. */
const paragraphsOf = (text: string | null | undefined, nome: string): string[][] =>
  (text ?? '').split(/\n+/).map((part) => {
    const cut = new Set(faltasDaLinha(part.trim(), nome).map(({ frase }) => frase));
    return frasesDe(part).filter((frase) => !cut.has(frase));
  });

/** What the record says of itself in a line: its slogan, then the short sentences of its concept. */
function phrasesOf({ nome, ficha }: PageFacts): string[] {
  const slogan = ficha?.slogan && foldText(ficha.slogan) !== foldText(nome) ? [ficha.slogan] : [];
  const concept = paragraphsOf(ficha?.conceito, nome).flat().filter(isWhole);
  return [...slogan, ...concept].filter((phrase) => phrase.length <= longestHeadline);
}

/**
 * Each style's headline: the first style takes the slogan or the concept's first sentence, the others the next ones.
 * What is short enough to be a motto stands in all of them.
 */
function headlinesOf(facts: PageFacts): Record<HotsiteStyle, string> {
  const phrases = phrasesOf(facts);
  const motto = phrases[0] !== undefined && words(phrases[0]).length < ownWords;
  const of = (style: HotsiteStyle, at: number) => phrases[motto ? 0 : at] ?? vozes[style].chamada(facts);
  return Object.fromEntries(hotsiteStyles.map((style, at) => [style, of(style, at)])) as Record<
    HotsiteStyle,
    string
  >;
}

export const headline = (facts: PageFacts, style: HotsiteStyle): string => headlinesOf(facts)[style];

/** Leans on the sentence before: 'Foi dela que nasceu…', 'Nele cabem…'. */
const leaning =
  /^(?:el[ae]s?|nel[ae]s?|del[ae]s?|isso|isto|nisso|também|por isso|assim|ali|lá|esses?|essas?|nesses?|nessas?|todos|todas)[\s,]|^(?:foi|é|são|fica)\s.{0,24}\bdel[ae]s?\b/iu;

/** Sentences in as many runs as there are styles, in their order; none is torn from the one it leans on. */
function dealt(paragraphs: string[][], runs: number): string[][][] {
  const groups = paragraphs.flatMap((paragraph, at) => {
    const list: { at: number; frases: string[] }[] = [];
    for (const frase of paragraph) {
      const last = list.at(-1);
      if (last && leaning.test(frase)) last.frases.push(frase);
      else list.push({ at, frases: [frase] });
    }
    return list;
  });
  const deal: string[][][] = Array.from({ length: runs }, () => []);
  let paragraph = -1;
  let run = -1;
  for (const [index, { at, frases }] of groups.entries()) {
    const now = Math.floor((index * runs) / Math.max(groups.length, runs));
    if (now === run && at === paragraph) deal[now]!.at(-1)!.push(...frases);
    else deal[now]!.push([...frases]);
    [run, paragraph] = [now, at];
  }
  return deal;
}

/**
 * The text of a building: who makes it, and its style's part of the record's concept and description, or sentences built from its
 * figures. What a headline says and what was said before is not said again.
 */
export function aboutParagraphs(facts: PageFacts, style: HotsiteStyle): string[] {
  const told = new Set(Object.values(headlinesOf(facts)).map(key));
  const own = [facts.ficha?.conceito, facts.descricao]
    .flatMap((text) => paragraphsOf(text, facts.nome))
    .map((frases) =>
      frases.filter((frase) => {
        const said = key(frase);
        if (said === '' || told.has(said)) return false;
        told.add(said);
        return true;
      }),
    );
  const mine = dealt(own, hotsiteStyles.length)[hotsiteStyles.indexOf(style)]!;
  // What is as short as a motto may stand in every style.
  const short = own.flat().filter((frase) => words(frase).length < ownWords && !leaning.test(frase));
  const said = (mine.length > 0 ? mine : short.length > 0 ? [short] : []).map((frases) => frases.join(' '));
  if (said.length === 0) return factSentences(facts, style);
  return [vozes[style].apresenta(facts), ...shortened(said)];
}

function factSentences(facts: PageFacts, style: HotsiteStyle): string[] {
  const voz = vozes[style];
  const has = joined([
    dormitoriosPhrase(facts.dormitoriosMin, facts.dormitoriosMax),
    counted(facts.suitesMin, facts.suitesMax, 'suíte', 'suítes'),
    counted(facts.vagasMin, facts.vagasMax, 'vaga de garagem', 'vagas de garagem'),
  ]);
  const area = areaPhrase(facts.areaMin, facts.areaMax);
  const home = [area && `área privativa de ${area}`, has].filter(Boolean).join(', com ');
  const delivery = facts.status === 'pronto' ? null : formatMonth(facts.dataEntrega);
  return [voz.apresenta(facts), home && voz.medidas(home, facts), delivery && voz.entrega(delivery)].filter(
    (sentence): sentence is string => Boolean(sentence),
  );
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
