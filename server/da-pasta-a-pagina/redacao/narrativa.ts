import { foldText } from '#contract/base/text.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { faltasDaLinha, frasesDe, isWhole } from '#contract/da-pasta-a-pagina/frases.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { formatMonth } from '#contract/publico/page-format.ts';
import { areaPhrase, counted, dormitoriosPhrase, joined } from './phrases.ts';
import { vozes } from './voz.ts';

/** As long as a headline may be, on two or three lines of a phone. */
const longestHeadline = 110;

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

/** The slogan, the first short sentence of the concept, or the style's own words of what sets this home apart. */
export const headline = (facts: PageFacts, style: HotsiteStyle): string =>
  phrasesOf(facts)[0] ?? vozes[style].chamada(facts);

/**
 * The text of a building: who makes it, in its style's words, then the record's concept and description as they
 * are, or sentences built from its figures. What the headline says and what was said before is not said again.
 */
export function aboutParagraphs(facts: PageFacts, style: HotsiteStyle): string[] {
  const told = new Set([key(headline(facts, style))]);
  const own = [facts.ficha?.conceito, facts.descricao]
    .flatMap((text) => paragraphsOf(text, facts.nome))
    .map((frases) =>
      frases.filter((frase) => {
        const said = key(frase);
        if (said === '' || told.has(said)) return false;
        told.add(said);
        return true;
      }),
    )
    .filter((frases) => frases.length > 0)
    .map((frases) => frases.join(' '));
  return own.length > 0 ? [vozes[style].apresenta(facts), ...shortened(own)] : factSentences(facts, style);
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
