import { answersIn } from '../answers.ts';
import { type Candidate, stated } from '../candidate.ts';
import { speaksOfOtherWork } from '../other-work.ts';
import { readPassages, type Sentence, sentencesOf } from '../passages.ts';
import type { SourceLine } from '../source.ts';
import { counted, numberOf } from './counting.ts';
import {
  each,
  floor,
  homeNouns,
  isOffice,
  type Mention,
  mentionsIn,
  type Scope,
  tower,
  towersSaid,
} from './home-mentions.ts';

/** What is told at the stand or of the firm. */
const foreign =
  /\b(?:estande|stand|plantao|showroom|comissao|m² construidos)\b|\bem (?:[a-z]+|\d+) (?:cidades|estados)\b/;
const parts =
  /\b(?:complexo|masterplan|bairro planejado|(?:segunda|terceira|quarta|ultima|nova) (?:torre|fase|etapa))\b/;

const fewest = 4;
const most = 5000;

/** '140 e 96 apartamentos' in two towers is their sum. */
const both = new RegExp(`${counted} e ${counted} (?:${homeNouns})(?![a-z])`);
function ofTwoTowers({ folded }: Sentence): number | null {
  const [, one, other] = both.exec(folded) ?? [];
  const towers = numberOf(towersSaid.exec(folded)?.[1] ?? '');
  return one && other && towers === 2 ? numberOf(one) + numberOf(other) : null;
}

/** 'Unidades: 40 em cinco blocos', what a question about them is answered with. */
const answer = new RegExp(
  `^unidades: (?:sao |serao |ao todo,? )?${counted}(?!\\d| ?(?:${each} ?(?:${floor}|${tower})|[a-z]*%))`,
);

/**
 * How many homes the building has, of all that sentences count: a total said as such or that the others add up to, else
 * the only count of homes that nothing marks as a part.
 */
export function homesCounted(lines: SourceLine[]): Candidate<number>[] {
  const sentences = readPassages(lines)
    .flatMap(sentencesOf)
    .filter(({ folded }) => !speaksOfOtherWork(folded) && !foreign.test(folded));
  const all = sentences.flatMap(mentionsIn);
  const areHomes = all.some(({ noun }) => noun !== '' && !isOffice.test(noun));
  const mentions = all.filter(
    ({ value, noun }) => value >= 1 && value <= most && !(areHomes && isOffice.test(noun)),
  );
  const of = (...scopes: Scope[]) => mentions.filter(({ scope }) => scopes.includes(scope));
  const state = ({ value, sentence }: Mention, weight: number) => stated(value, weight, sentence);
  const sums = sentences.flatMap((sentence) => {
    const sum = ofTwoTowers(sentence);
    return sum === null ? [] : [stated(sum, 3, sentence)];
  });
  const answered = answersIn(sentences).flatMap((sentence) => {
    const value = numberOf(answer.exec(sentence.folded)?.[1] ?? '');
    return value >= fewest && value <= most ? [stated(value, 3, sentence)] : [];
  });
  const wholes = [
    ...of('whole')
      .filter(({ value }) => value >= fewest)
      .map((one) => state(one, 3)),
    ...sums,
    ...answered,
  ];
  const plains = of('plain').filter(({ value }) => value >= fewest);
  if (wholes.length > 0) {
    const whole = wholes[0]!.value;
    // Of a complex the whole may be another's, and a count beside it the building's own.
    const isComplex = lines.some(({ folded }) => parts.test(folded));
    const rivals = plains.filter(
      ({ value }) => isComplex && value !== whole && !plains.some((other) => other.value + value === whole),
    );
    return [...wholes, ...rivals.map((one) => state(one, 3))];
  }
  if (plains.length > 0) {
    const values = [...new Set(plains.map(({ value }) => value))];
    // The sum stands beside its parts: '96 apartamentos: 48 na torre A e 48 na torre B'.
    const largest = Math.max(...values);
    const rest = values.filter((value) => value !== largest);
    const isSum = rest.length > 1 && rest.reduce((sum, value) => sum + value, 0) === largest;
    const isOneOf = lines.some(
      ({ cells, folded }) => (cells.length === 1 && heading.test(folded)) || phase.test(folded),
    );
    // Beside several towers, and not in their sentence, a count may be of each.
    const several = sentences.some(({ folded }) => numberOf(towersSaid.exec(folded)?.[1] ?? '') > 1);
    // '208 no total' beside '204 consultórios': of what, another line says.
    const isShort = lines.some(({ folded }) => numberOf(inTotal.exec(folded)?.[1] ?? '') > largest);
    const named = plains.filter(({ sentence }) => ownName.test(sentence.folded));
    if (named.length > 1 && named.length === plains.length) return multiplied([], named);
    return plains
      .filter(({ value }) => !isSum || value === largest)
      .flatMap((one) => {
        const more = besides.exec(one.after);
        const isPart =
          more !== null && /\b(?:sendo|inclu\w+|d[ao]s quais|entre)\b/.test(one.after.slice(0, more.index));
        const isEach = several && !towersSaid.test(one.sentence.folded);
        const own = state(one, isOneOf || isEach || isShort ? doubtful : 2);
        return more === null || isPart
          ? [own]
          : [own, stated(one.value + numberOf(more[1]!), 2, one.sentence)];
      });
  }
  const [only, ...others] = of('kind');
  if (only && others.length === 0 && only.value >= fewest) return [state(only, doubtful)];
  return multiplied(of('tower'), of('part'));
}

/** '84 apartamentos e 4 coberturas' may be 84 or 88, '71 lofts, 4 lofts duplex' 71 or 75. */
const besides = new RegExp(
  `(?:,|\\be|\\bmais|\\+|\\balem de)\\s*(?:mais )?${counted} (?:unidades|coberturas?|penthouses?|gardens?|duplex|studios|lofts|flats|sobrados|casas)(?![a-z])`,
);
const inTotal = /(?:^|\s{2})\W*(\d{1,3}(?:\.?\d{3})?) (?:no total|ao todo)\W*$/;
/** Below the line of what is stated: a question that offers it. */
const doubtful = 0.5;
/** What stands below 'Torre A' may be that tower's alone. */
const heading = /^\W*(?:torre|bloco|fase|etapa) (?!unic[ao])(?:[a-z]{1,12}|\d{1,2})\W*$/;
/** 'Plataforma: 17 andares x 4 = 68 aptos' */
const ownName = /^\W*(?!unidades|apartamentos|casas|lotes|total|sao\b)[a-z][a-z ]{2,24}: /;
const phase = /\b(?:fase|etapa) (?:\d|[ivx]+)\b/;

/** '2 torres de 60 apartamentos cada'; 'Torre A: 64 unidades' and 'Torre B: 48 unidades'. */
function multiplied(ofEach: Mention[], ofParts: Mention[]): Candidate<number>[] {
  const products = ofEach.flatMap(({ value, sentence }) => {
    const towers = numberOf(towersSaid.exec(sentence.folded)?.[1] ?? '');
    const isSeveral = towers >= 2 && towers * value >= fewest && towers * value <= most;
    return isSeveral ? [stated(towers * value, 2, sentence)] : [];
  });
  if (products.length > 0 || ofParts.length < 2) return products;
  const sum = ofParts.reduce((all, { value }) => all + value, 0);
  return sum <= most ? [stated(sum, doubtful, ofParts[0]!.sentence)] : [];
}
