import { numberWordValues } from '#contract/base/number-words.ts';
import { foldText } from '#contract/base/text.ts';
import { frasesDe } from '#contract/da-pasta-a-pagina/frases.ts';
import type { EmpreendimentoInput } from '#server/adapters/intelligence/port.ts';
import { item as leisure } from '#server/kernel/reading/leisure-words.ts';

/** What a description says of a building only if its record does; a last '*' stands for any ending. */
const claims = [
  // What lies around, and how far.
  'praias?|mar|orla|metro|estac(?:ao|oes)|shoppings?|escolas?|colegios?|universidades?|faculdades?|hospita(?:l|is)',
  'parques?|supermercados?|mercados?|farmacias?|padarias?|restaurantes?|comercios?|aeroporto|rodovia|lagoa|bosque',
  'perto|pertinho|proxim*|arredores|vizinhanca|poucos (?:minutos|passos|metros)|a caminho',
  // What is seen, and from where.
  'vistas?|panoramic*|nascente|poente|frente para|de frente ao',
  // Time, works and papers.
  'entreg*|pront[oa]s?|obras?|em construcao|lancamento|aprovad*|registrad*|alvara|habite-se',
  // Money.
  'financia*|parcel*|descont*|promoc*|entrada facilitada|subsidio*|consorcio|investi*|valoriz*|rentab*|lucr*|juros',
  'r\\$|precos?|condic(?:ao|oes) de pagamento',
  // Praise that somebody would have to answer for.
  'premi(?:o|os|ad*)|certific*|sustenta(?:vel|veis|bilidade)|exclusiv*|ultim[oa]s|garanti*|assinad*|inedit*|unic[oa]',
  // Parts of the building and of a home.
  'elevador*|torres?|andar(?:es)?|pavimento*|coberturas?|duplex|garden|varandas?|sacadas?|terracos?|suites?|vagas?',
  'lavabos?|closets?|dormitorios?|quartos?|portaria|gerador|automac*|mobiliad*|decorad*|climatiz*|bicicletario',
  'paisagis*|arquitet*',
];
const claim = new RegExp(`(?<![a-z])(?:${claims.join('|').replaceAll('*', '[a-z]*')})(?![a-z])`, 'g');

/** Small words, and those of every description. */
const joining = /^(?:d[aeo]s?|e|a|o|as|os|em|n[ao]s?|com|para|por|ao|aos)$/;
const everyday = new Set('brasil empreendimento residencial incorporadora bairro cidade estado'.split(' '));
const proper = /\p{Lu}[\p{L}’'-]+(?:\s+(?:(?:d[aeo]s?|e)\s+)?\p{Lu}[\p{L}’'-]+)*/gu;

const figures = /\d+(?:[.,]\d+)*/g;
/** '063,40' and '63.4' are one figure. */
function plain(figure: string): string {
  const isGrouped = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(figure);
  return String(Number((isGrouped ? figure.replace(/\./g, '') : figure).replace(',', '.')));
}
const counted =
  /(?<![a-z])([a-z]+) (?:dorm|quarto|suite|vaga|torre|andar|pavimento|elevador|unidade|apartamento|piscina|quadra|lote|casa|minuto|metro|quilometro|banheiro|bloco|ano|mes)/g;

interface Known {
  words: Set<string>;
  stems: Set<string>;
  numbers: Set<string>;
}
const stemOf = (word: string) => word.slice(0, Math.max(4, word.length - 3));

function knownBy(input: EmpreendimentoInput): Known {
  const said = foldText(Object.values(input).filter(Boolean).join('\n'));
  const words = new Set(said.match(/[a-z0-9]+/g) ?? []);
  return {
    words,
    stems: new Set([...words].filter((word) => word.length > 3).map(stemOf)),
    // '06/2029' is said with its year alone, '63,4' whole.
    numbers: new Set((said.match(figures) ?? []).map(plain)),
  };
}

/** Whether every word of a few stands in the record, in any form. */
const holds = (words: string, { words: own, stems }: Known) =>
  (words.match(/[a-z0-9]+/g) ?? []).every(
    (word) => joining.test(word) || own.has(word) || (word.length > 3 && stems.has(stemOf(word))),
  );

/**
 * What a text says of a building beyond its record, in its words: numbers (also spelled), names and places, amenities
 * and claims. Empty where the record says it all.
 */
export function beyondRecord(text: string, input: EmpreendimentoInput): string[] {
  const known = knownBy(input);
  const found = frasesDe(text).flatMap((sentence) => {
    const folded = foldText(sentence).replace(/\s+/g, ' ');
    const numbers = (sentence.match(figures) ?? []).filter((each) => !known.numbers.has(plain(each)));
    const spelled = [...folded.matchAll(counted)].flatMap(([words, word]) => {
      const value = numberWordValues[word!] ?? 0;
      return value > 1 && !known.numbers.has(String(value)) ? [words] : [];
    });
    const names = [...sentence.matchAll(proper)].flatMap((match) =>
      isNamed(match, sentence, known) ? [] : [match[0]],
    );
    const said = [...(folded.match(leisure) ?? []), ...(folded.match(claim) ?? [])];
    return [...numbers, ...spelled, ...names, ...said.filter((words) => !holds(words, known))];
  });
  return [...new Set(found)];
}

/** Whether the record has every word of a name; the first word of a sentence is written large by right. */
function isNamed({ 0: name, index }: RegExpExecArray, sentence: string, { words }: Known): boolean {
  const isFirst = /^[“"(]*$/.test(sentence.slice(0, index));
  const parts = foldText(name)
    .split(/[^a-z0-9]+/)
    .slice(isFirst ? 1 : 0);
  return parts.every((part) => joining.test(part) || words.has(part) || everyday.has(part));
}
