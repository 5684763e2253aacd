import { foldText } from '#contract/base/text.ts';
import { ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { findCidade, isBairro, readAddress } from './address-line.ts';
import { type Candidate, candidate, stated } from './candidate.ts';
import { inSmallLetters } from './lettering.ts';
import type { Sentence } from './passages.ts';
import type { SourceLine } from './source.ts';

const proper =
  "(?:Jd\\.|Pq\\.|Vl\\.|St\\.|Sto\\.|Sta\\.|\\p{Lu}[\\p{L}’']*)(?: (?:d[aeo]s? |e )?(?:\\p{Lu}[\\p{L}’']*|[IVX]+))*";
const inPlace = new RegExp(
  `(?<![\\p{L}])(?:[Nn][oa]|[Ee]m|[Bb]airro:?|[Cc]ora[çc][ãa]o d[aeo]|[Ss]etor)\\s+(${proper})`,
  'gu',
);
const located =
  /\b(?:rua|r\.|av|avenida|alameda|al\.|praca|zona|vizinh\w+|fica|localiz\w+|bairro|nasce|endereco|regiao|entre|coracao)\b|\/[a-z]{2}\b|[-–] ?[a-z]{2}\b/;

/** Bairros: what sentences are in, what stands beside a city. */
export function possiblePlaces(sentences: Sentence[]): Candidate<string>[] {
  return sentences.flatMap((sentence) => {
    const weight = located.test(sentence.folded) ? 2 : 0.5;
    const named = [...sentence.text.matchAll(inPlace)].map((match) => match[1]!);
    const city = findCidade(sentence.text);
    const beside = city
      ? sentence.text
          .slice(0, city.index)
          .split(/\s+[-–—|•·]\s+|[,;|\t•·–—/(]|\.\s/)
          .map((part) => part.trim())
          .filter((part) => part !== '')
          .slice(-1)
      : [];
    const cidade = city?.cidade ?? null;
    const addressed = readAddress(sentence.text).bairro;
    const kinds = [...sentence.text.matchAll(ofItsKind)].map((match) => match[0]);
    return [
      ...(addressed ? [stated(addressed, 2.5, sentence)] : []),
      ...named.filter((name) => isBairro(name, cidade)).map((name) => stated(name, weight, sentence)),
      ...kinds
        .filter((name) => isBairro(name, cidade))
        .map((name) => stated(name, Math.max(weight, 1.2), sentence)),
      ...segmentsBesideCity(sentence.text)
        .filter((name) => isBairro(name, null))
        .map((name) => stated(name, 2.5, sentence)),
      ...beside.filter((name) => isBairro(name, cidade)).map((name) => stated(name, 2.5, sentence)),
    ];
  });
}

/** Words that a bairro's name begins with. */
const ofItsKind = new RegExp(
  `(?<![\\p{L}])(?:Jardim|Jd\\.|Vila|Vl\\.|Setor|St\\.|Parque|Pq\\.|Conjunto|Loteamento|Recanto|Chácaras?) ${proper}`,
  'gu',
);

const abbreviations: [RegExp, string][] = [
  [/^Jd\. /, 'Jardim '],
  [/^Vl\. /, 'Vila '],
  [/^Pq\. /, 'Parque '],
  [/^St\. /, 'Setor '],
  [/^Sto\. /, 'Santo '],
  [/^Sta\. /, 'Santa '],
];
/** 'Bairro Jd. Botânico de Curitiba' → 'Jardim Botânico', `cities` being those of the documents, folded. */
export function bairroNamed(said: string, cities: ReadonlySet<string>): string {
  const bare = said.replace(/^(?:bairro|cora[çc][ãa]o d[aeo])\s+/i, '').replace(/\.$/, '');
  const name = abbreviations.reduce((text, [short, long]) => text.replace(short, long), bare);
  const cut = [...name.matchAll(/ d[aeo] (?=\p{Lu})/gu)].find(({ 0: joint, index }) =>
    cities.has(foldText(name.slice(index + joint.length))),
  );
  return cut ? name.slice(0, cut.index) : name;
}

/** 'Batel · Curitiba · PR', 'Aparecida de Goiânia — Setor Buena Vista': what stands next to a city. */
function segmentsBesideCity(text: string): string[] {
  if (text.length > 120) return [];
  const parts = text
    .split(/\s*[-–—|•·,;\t/(]\s*/)
    .map((part) => part.replace(/[.)\s]+$/, ''))
    .filter((part) => part !== '');
  return parts.flatMap((part, index) =>
    ufsOfCidade(part).size > 0 ? [parts[index - 1], parts[index + 1]].filter((one) => one !== undefined) : [],
  );
}

/** Short lines of names alone on the first page, as a place stands below a title. */
export const alone = (pages: SourceLine[][]): Candidate<string>[] =>
  pages
    .filter(([line]) => line!.page <= 2)
    .flatMap((page) =>
      page.flatMap((line, position) =>
        line.text.split(/\t|\s[-–—|•·]\s|[|•·,:/]/).flatMap((part) => {
          const text = part.trim();
          const name = inSmallLetters({ text, folded: line.folded, lines: [line] }).text;
          return isBairro(name, null) ? [candidate(name, position < 8 ? 0.3 : 0.1, line)] : [];
        }),
      ),
    );
