import { answersIn } from '../answers.ts';
import { type Candidate, stated } from '../candidate.ts';
import { speaksOfOtherWork } from '../other-work.ts';
import { readPassages, sentencesOf } from '../passages.ts';
import type { SourceLine } from '../source.ts';
import { counted, numberOf } from './counting.ts';
import { homesCounted } from './homes-counted.ts';
import { homesProven } from './homes-proven.ts';
import { labelled, ownSentences } from './labelled.ts';

interface Rule {
  /** The cell or words before a colon. */
  label: string;
  /** What follows the number in running text; without it only the label counts. */
  noun?: string;
  /** Sentences that count something else. */
  not?: RegExp;
  from: number;
  to: number;
}

const firstNumber = new RegExp(
  `^${counted}(?![\\d.,]*\\d|\\s*(?:(?:a|ou|e|ate|-|/)\\s?\\d|[-/º°ª%]|m²|m2|m(?![a-z])))`,
);
/** The number before is one end of a range, or numbers a tower: 'Torre 1 Torre 2'. */
const range =
  /(?:\b(?:a|ou|e|ate|entre|no maximo|maximo de|mais de|cerca de|torre|bloco|fase|etapa|final|unidade)|[-/–+x])\s*$/;

function figure(lines: SourceLine[], { label, noun, not, from, to }: Rule): Candidate<number>[] {
  const fits = (value: number) => Number.isInteger(value) && value >= from && value <= to;
  const under = labelled(lines, label).flatMap((each) => {
    if (/^(?:unic[ao]|uma?)\b(?! (?:de|por))/.test(each.folded) && from === 1) return [each.stated(1, 3)];
    const value = numberOf(each.folded.match(firstNumber)?.[1] ?? '');
    // '2 torres | 16 pavimentos' are two figures.
    const [, noun] = counts.exec(each.folded) ?? [];
    if (noun && !new RegExp(label).test(noun)) return [];
    return fits(value) && !/\+/.test(each.folded) && !not?.test(each.folded) ? [each.stated(value, 3)] : [];
  });
  if (noun === undefined) return under;
  const inText = new RegExp(`${counted}(?: \\([a-z ]+\\))?[ \\t](?:${noun})`, 'g');
  const said = ownSentences(lines).flatMap((sentence) => {
    if (not?.test(sentence.folded) || speaksOfOtherWork(sentence.folded)) return [];
    return [...sentence.folded.matchAll(inText)].flatMap((match) => {
      const value = numberOf(match[1]!);
      return fits(value) && !range.test(sentence.folded.slice(0, match.index))
        ? [stated(value, 2, sentence)]
        : [];
    });
  });
  return [...under, ...said];
}

/** What else a building has so many of. */
const counts =
  /^\d+ (pavimentos|andares|torres|blocos|apartamentos|aptos|unidades|vagas|elevadores|casas|lotes|salas)\b/;

const count = '(?:n[ºo°.]*\\s?(?:de )?|numero (?:total )?de |quantidade de |total de )?';

const notAllTowers =
  /\b(?:fase|etapa|outras|(?:torres?|predios?) vizinh\w+|por torre|cada torre|das torres)\b/;
/** 'Torre única', 'em 1 só torre' */
const oneTower =
  /\b(?:torre unica|unica torre|(?<!(?:torre|bloco|fase|etapa|final) )(?:uma|1) (?:so |unica )?torre(?! (?:comercial|de (?:escritorios|salas)))(?: so)?|(?:so|apenas|somente) (?:uma|1) torre|single tower|(?:unico|um so|1 so) (?:bloco|predio|edificio)|(?:bloco|predio|edificio) unico|um (?:predio|edificio|bloco) so|1 bloco|monotorre)\b/;
const notOneTower =
  /\b(?:outras|(?:torre|predio) vizinh\w+|por torre|cada torre|das torres|(?:mais|entre) uma torre)\b|(?<!(?:compost|formad|constituid)[oa] )\bde uma torre\b/;
/** 'Em quatro prédios de cinco andares' */
const buildings = new RegExp(
  `\\b(?:sao|em|compost[oa] (?:de|por)|formad[oa] por|divid\\w+ em|distribuid\\w+ em|reune|tera) ${counted} (?:edificios|predios)(?! (?:entregues|vizinhos|historicos|antigos|comerciais))`,
);
const towersAnswered = new RegExp(`^torres: (?:sao |serao )?(?:so |apenas )?(?:(uma|unica)|${counted})`);
export const torres = (lines: SourceLine[]) => [
  ...figure(lines, {
    label: `${count}(?:torres?|blocos)`,
    noun: '(?:torres?|blocos)\\b(?! (?:de (?!\\d+ (?:andares|pavimentos))|comercia))',
    not: notAllTowers,
    from: 1,
    to: 40,
  }),
  ...answersIn(readPassages(lines).flatMap(sentencesOf)).flatMap((sentence) => {
    const [, only, several] = towersAnswered.exec(sentence.folded) ?? [];
    const value = only ? 1 : numberOf(several ?? '');
    return value >= 1 && value <= 40 ? [stated(value, 2, sentence)] : [];
  }),
  ...ownSentences(lines).flatMap((sentence) => {
    const value = numberOf(buildings.exec(sentence.folded)?.[1] ?? '');
    return value >= 1 &&
      value <= 40 &&
      !notAllTowers.test(sentence.folded) &&
      !speaksOfOtherWork(sentence.folded)
      ? [stated(value, 2, sentence)]
      : [];
  }),
  ...ownSentences(lines).flatMap((sentence) =>
    oneTower.test(sentence.folded) &&
    !notOneTower.test(sentence.folded) &&
    !speaksOfOtherWork(sentence.folded)
      ? [stated(1, 2, sentence)]
      : [],
  ),
];

export const pavimentos = (lines: SourceLine[]) =>
  figure(lines, {
    label: `${count}(?:pavimentos|andares|pavtos\\.?)(?: por torre)?|gabarito`,
    noun: '(?:pavimentos|pavtos|andares)\\b(?! ?\\.?,? ?(?:de (?:garage|lazer|subsolo|apart|estaciona)|intern|tipo|comun|residenciai|acima|abaixo))',
    not: /\bterreo\s*\+|\b(?:casas?|sobrados?|duplex|triplex|subsolos?|lotes?|garagem|edificios)\b|\([^)]*pav|\btorres\b.*\btorres?\b/,
    from: 3,
    to: 90,
  });

const homes = '(?:unid(?:ade)?s?|unds?|apartamentos|aptos?|aps|casas|lotes|salas|residencias|studios)\\.?';
export const totalUnidades = (lines: SourceLine[]) => [
  ...homesCounted(lines),
  ...homesProven(lines),
  ...figure(lines, {
    label: `(?:(?:n[ºo°.]*\\s?(?:total )?de |numero (?:total )?de |quantidade (?:total )?de |qtde?\\.? (?:de )?|total (?:geral )?de )${homes}(?: residenciais| habitacionais| autonomas)?|(?:office )?(?:total de )?un(?:idades(?: residenciais| autonomas| habitacionais| privativas)?|its)(?: \\(total\\))?|apartamentos|aptos?\\.?|casas|lotes|total d[oe] (?:empreendimento|condominio|projeto|edificio|residencial))`,
    not: new RegExp(
      `${more.source}|\\b(?:torre|bloco|fase|etapa|predios|obras|familias|estudios?|studios?|coberturas?|lofts?|lojas?|salas?|tipo|final|quartos?|dorm\\w*|suites?|vagas?)\\b|^\\S+ (?:[a-z.]+ )?(?:por|p/|/) ?(?:andar|pav|torre|bloco)`,
    ),
    from: 4,
    to: 5000,
  }),
];
/** Other homes in the same breath: the figure is not of all of them. */
const more =
  /\b(?:mais|alem de|sendo|e) (?:\d+ )?(?:unidades|coberturas?|salas?|lojas?|estudios|studios|gardens?)\b|\bmais \d/;

const perFloor = 'por (?:andar|pavimento)';
export const unidadesPorAndar = (lines: SourceLine[]) => [
  ...figure(lines, {
    label: `${count}(?:unidades|aptos?\\.?|apartamentos|residencias) ${perFloor}`,
    noun: `(?:(?:unidades|aptos?\\.?|apartamentos|residencias) )?${perFloor}\\b`,
    not: /\b(?:torres \w+ (?:tem|com)|duplex|cobertura)\b/,
    from: 1,
    to: 60,
  }),
  // In a phrase about floors the article is a number.
  ...ownSentences(lines).flatMap((sentence) =>
    new RegExp(`(?:^|[\\s(])uma? (?:(?:unidade|apto\\.?|apartamento|residencia) )?${perFloor}\\b`).test(
      sentence.folded,
    )
      ? [stated(1, 2, sentence)]
      : [],
  ),
];

/** '2 sociais + 1 de serviço' is three. */
const kinds =
  /(\d) (?:elevadores? )?soci(?:ais|al) (?:e|\+|mais) (\d|um) (?:elevador(?:es)? )?(?:de )?servico/;
export function elevadores(lines: SourceLine[]): Candidate<number>[] {
  const both = (folded: string) => {
    const found = folded.match(kinds);
    return found ? Number(found[1]) + (found[2] === 'um' ? 1 : Number(found[2])) : null;
  };
  const not =
    /\bpor (?:torre|bloco)\b|\bpor andar\b.*\belevador|\bsoci(?:ais|al)\b|\bde servico\b(?! exclusiv)/;
  const found = [
    ...labelled(lines, `${count}elevadores`).flatMap((each) => {
      const sum = both(each.folded);
      return sum === null ? [] : [each.stated(sum, 3)];
    }),
    ...ownSentences(lines).flatMap((sentence) => {
      const sum = /elevador/.test(sentence.folded) ? both(sentence.folded) : null;
      return sum === null ? [] : [stated(sum, 2, sentence)];
    }),
    ...figure(lines, { label: `${count}elevadores`, noun: 'elevador(?:es)?\\b', not, from: 1, to: 40 }),
  ];
  // Said of one tower somewhere, the figure may be one tower's everywhere.
  const ofEach = lines.some(({ folded }) => /\belevador\w* por (?:torre|bloco)\b/.test(folded));
  return ofEach ? found.map((each) => ({ ...each, weight: 0.5 })) : found;
}

const squareMetres = '(\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,2})?|\\d{3,7}(?:,\\d{1,2})?) ?m[²2]';
const otherGround = /\b(?:lotes?|terrenos|casas? (?:com|em)|quintal|a partir|chacaras?|cada)\b/;
export function areaTerreno(lines: SourceLine[]): Candidate<string>[] {
  const areaOf = (figureText: string) => {
    const value = figureText.replaceAll('.', '').replace(',', '.');
    return Number(value) >= 150 && Number(value) <= 5_000_000 ? value : null;
  };
  const under = labelled(lines, '(?:area (?:total )?do )?terreno').flatMap((each) => {
    const value = areaOf(each.folded.match(new RegExp(`^${squareMetres}`))?.[1] ?? '');
    return value === null ? [] : [each.stated(value, 3)];
  });
  const forms = [
    new RegExp(`\\bterreno (?:(?:com|de|tem|possui)(?: mais de)? )?${squareMetres}`),
    new RegExp(`${squareMetres} de (?:area de )?terreno\\b`),
  ];
  const said = ownSentences(lines).flatMap((sentence) => {
    if (otherGround.test(sentence.folded) || /mais de/.test(sentence.folded)) return [];
    return forms.flatMap((form) => {
      const value = areaOf(sentence.folded.match(form)?.[1] ?? '');
      return value === null ? [] : [stated(value, 2, sentence)];
    });
  });
  return [...under, ...said];
}
