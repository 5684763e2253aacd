import { linhaPadrao } from '#contract/cadastros/certeza.ts';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { ofJoined, privateAreas, soldAs } from './areas.ts';
import { type Candidate, stated } from './candidate.ts';
import { readComodos, suitesOnly } from './comodos.ts';
import { doubtFewest } from './doubt-fewest.ts';
import { doubtSingle } from './doubt-single.ts';
import { readNumbers } from './numbers.ts';
import { speaksOfOtherWork } from './other-work.ts';
import { readPassages, type Sentence, sentencesOf } from './passages.ts';
import { isReported } from './provas/reported.ts';
import { doubted, withRivals } from './rivals.ts';
import { readArea } from './row-area.ts';
import type { SourceLine } from './source.ts';
import { bareNumbers, foldFigures } from './spelled-figures.ts';

type Ranged =
  | 'areaMin'
  | 'areaMax'
  | 'dormitoriosMin'
  | 'dormitoriosMax'
  | 'suitesMin'
  | 'suitesMax'
  | 'vagasMin'
  | 'vagasMax';
type Ranges = Pick<Fatos, Ranged>;

/**
 * Reads the whole folder again, leniently, and holds the decided ranges against it: a figure beyond them, or a
 * sentence that states another range ('62 a 88 m²' where 62 to 187 was decided), makes the end it disagrees
 * with a question.
 */
export function doubtRanges(ranges: Ranges, lines: SourceLine[]): Ranges {
  const sentences = readPassages(lines)
    .flatMap(sentencesOf)
    .filter(
      (sentence) =>
        !speaksOfOtherWork(sentence.folded) &&
        !ofJoined.test(sentence.folded) &&
        !isReported(sentence.lines[0]!, lines, sentence, null),
    );
  const areas = sentences.map((sentence, index) => {
    const own = privateAreas(sentence).map(({ area }) => Number(area));
    // 'Doze têm 98 m²;' goes on with 'as outras, cento e trinta e sete.'
    const above = sentences[index - 1];
    const goesOn = above !== undefined && /;$/.test(above.text) && privateAreas(above).length > 0;
    return { sentence, values: withBareFigures(sentence.folded, own, goesOn) };
  });
  const counts = sentences.map((sentence) => ({ sentence, said: readComodos(sentence.folded) }));
  const listed = (kind: 'dormitorios' | 'suites' | 'vagas') =>
    counts.map(({ sentence, said }) => ({
      sentence,
      values:
        kind === 'dormitorios'
          ? [
              ...said.dormitorios,
              ...suitesOnly(sentence.folded, said),
              ...summed(sentence.folded),
              ...oneMore(sentence.folded),
            ]
          : [...said[kind], ...(kind === 'vagas' ? elided(sentence.folded) : [])],
    }));
  const nearly = (a: number, b: number) => Math.abs(a - b) < 1;
  const [areaMin, areaMax] = held(ranges.areaMin, ranges.areaMax, areas, nearly, String);
  const same = (a: number, b: number) => a === b;
  const [dormitoriosMin, dormitoriosMax] = held(
    ranges.dormitoriosMin,
    ranges.dormitoriosMax,
    listed('dormitorios'),
    same,
    Number,
  );
  const [suitesMin, suitesMax] = doubtSingle(
    held(ranges.suitesMin, ranges.suitesMax, listed('suites'), same, Number),
    ranges,
  );
  const [vagasMin, vagasMax] = doubtSingle(
    held(ranges.vagasMin, ranges.vagasMax, listed('vagas'), same, Number),
    ranges,
  );
  const sold = soldAs(lines);
  const mixedUp = mixedUpWith(
    sold === 'plots' ? notOnlyPlot : notOnlyHome,
    sold === 'houses' ? namedArea.houses : namedArea.flats,
  );
  const all = areas.flatMap(({ sentence, values }) => values.map((value) => ({ value, sentence })));
  return {
    areaMin: offering(
      mixedUp(areaMin),
      all.toSorted((a, b) => a.value - b.value),
    ),
    areaMax: offering(
      mixedUp(areaMax),
      all.toSorted((a, b) => b.value - a.value),
    ),
    dormitoriosMin: doubtFewest(dormitoriosMin, counts),
    dormitoriosMax,
    suitesMin,
    suitesMax,
    vagasMin,
    vagasMax,
  };
}

/** '3 suítes + 1 quarto' may be four bedrooms. */
const sum = /(\d) suites? (?:\+|mais|e) (\d|um) (?:dorm|quarto|demi)/g;
const summed = (folded: string): number[] =>
  [...folded.matchAll(sum)].map(([, suites, more]) => Number(suites) + (more === 'um' ? 1 : Number(more)));

/** 'Acrescida de um terceiro quarto'. */
const ordinal = /\b(segundo|terceiro|quarto|quinto) (?:dormitorio|quarto)\b/g;
const ordinals = ['segundo', 'terceiro', 'quarto', 'quinto'];
const oneMore = (folded: string): number[] =>
  [...folded.matchAll(ordinal)].map(([, said]) => ordinals.indexOf(said!) + 2);

/** '1 vaga por sala, 2 nas duplas e 12 por laje': figures that go on without their word. */
const goesOn = /\d+ vagas? (?:por|n[ao]s?|para) [^.;:]{3,80}/g;
/** 'As casas têm 2 vagas; a cobertura, de quatro'. */
const leftOut = /\bvagas?\b[^.;]{0,40}; [ao]s? [a-z ]{3,30}, (?:de |com )?(\d|[a-z]{4,6})(?=[.;,]|$)/g;
/** More than a home has may still be what a floor of offices has. */
const many = /\b(7|8|9|1\d|sete|oito|nove|dez|doze) vagas (?:privativas |cobertas )?(?:cada|por)\b/g;
const manyWords: Record<string, number> = { sete: 7, oito: 8, nove: 9, dez: 10, doze: 12 };
const elided = (folded: string): number[] => [
  ...[...folded.matchAll(many)].map(([, count]) => manyWords[count!] ?? Number(count)),
  ...[...folded.matchAll(goesOn)].flatMap(([said]) =>
    [...said.matchAll(/(?:,| e) (\d{1,2}) (?:por|n[ao]s?|para) /g)].map(([, count]) => Number(count)),
  ),
  ...[...folded.matchAll(leftOut)].flatMap(([, count]) => readNumbers(count!)),
];

/** 'De 24,6 a 33 metros quadrados; os de dois quartos, 58,9': a figure alone may be another area. */
const bareFigure = /(?<![\d.,$]|r\$ ?)\d{2,3},\d{1,2}(?!\d|[.,]\d|\s?(?:%|km|mil|milh|m\b))/g;
const withBareFigures = (folded: string, areas: number[], goesOn: boolean): number[] =>
  areas.length === 0 && !goesOn
    ? areas
    : [
        ...areas,
        ...(folded.match(bareFigure) ?? [])
          .map((figure) => Number(figure.replace(',', '.')))
          .filter((value) => value >= 15),
        ...bareNumbers(folded).filter((value) => value >= 15),
      ];

/** '61,32 m² de área privativa', 'área privativa de 61,32 m²': the words beside a figure say what it is. */
const named = (what: string) => ({
  before: new RegExp(`\\b(?:area )?(?:${what})(?: e)?(?: d[ea])?:? ?$`),
  after: new RegExp(
    `^ ?(?:m[²2]|metros quadrados),? (?:de (?:area )?|area )?(?:${what})\\b(?! (?:mais|com|e|\\+) )`,
  ),
});
const namedArea = {
  flats: named('privativ[ao]s?|priv(?:at)?\\.?|uteis|util'),
  houses: named('privativ[ao]s?|priv(?:at)?\\.?|uteis|util|construid[ao]s?'),
};
const figure = /\d{1,4}(?:\.\d{3})*(?:,\d{1,2})?/g;
const figuresIn = (text: string) => [...text.matchAll(figure)].map(([said]) => readArea(said));

function isNamed(quote: string, value: string, { before, after }: ReturnType<typeof named>): boolean {
  // 'Área construída | 118 m² | 142 m²': the row's label says it of each.
  const [label, ...cells] = quote.split('\t');
  if (before.test(`${label} `) && cells.some((cell) => figuresIn(cell).includes(value))) return true;
  return [...quote.matchAll(figure)].some(
    ({ 0: said, index }) =>
      readArea(said) === value &&
      (before.test(quote.slice(0, index)) || after.test(quote.slice(index + said.length))),
  );
}

const mixedUpWith =
  (words: RegExp, own: ReturnType<typeof named>) =>
  (fact: Ranges['areaMin']): Ranges['areaMin'] => {
    const isMixed = fact?.evidence
      .map(({ quote }) => foldFigures(quote))
      .every((quote) => words.test(quote) && !isNamed(quote, fact.value, own));
    if (!fact || !isMixed) return fact;
    return { ...fact, confidence: Math.min(fact.confidence, doubted) };
  };

/** A question about an end offers the other areas of homes, from that end on. */
function offering(
  fact: Ranges['areaMin'],
  others: { value: number; sentence: Sentence }[],
): Ranges['areaMin'] {
  if (!fact || fact.confidence >= linhaPadrao) return fact;
  const rivals = others.map(({ value, sentence }) => stated(String(value), 1, sentence));
  return withRivals(fact, rivals, (a, b) => Number(a) === Number(b));
}

interface Said {
  sentence: Sentence;
  values: number[];
}

function held<Value extends number | string>(
  min: Fact<Value> | null,
  max: Fact<Value> | null,
  said: Said[],
  same: (a: number, b: number) => boolean,
  write: (value: number) => string | number,
): [Fact<Value> | null, Fact<Value> | null] {
  const low = Number(min?.value ?? max?.value);
  const high = Number(max?.value ?? min?.value);
  const rivals: [Candidate<Value>[], Candidate<Value>[]] = [[], []];
  for (const { sentence, values } of said) {
    if (values.length === 0) continue;
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const rival = (value: number) => stated(write(value) as Value, 1, sentence);
    if (least < low && !same(least, low)) rivals[0].push(rival(least));
    if (most > high && !same(most, high)) rivals[1].push(rival(most));
  }
  const equal = (a: Value, b: Value) => same(Number(a), Number(b));
  return [withRivals(min, rivals[0], equal), withRivals(max, rivals[1], equal)];
}

/** Words that may make a figure another one's: doubtful where the only sentence of an end holds them. */
const another =
  'tota(?:l|is)|construid\\w*|lazer|comu(?:m|ns)|lojas?|terracos?|quintal|descobert\\w*|extern\\w*|minim[oa]|maxim[oa]';
const notOnlyPlot = new RegExp(`\\b(?:${another})\\b`);
const notOnlyHome = new RegExp(`\\b(?:${another}|terreno|lotes?)\\b`);
