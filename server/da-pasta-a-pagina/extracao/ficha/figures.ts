import { type Candidate, stated } from '../candidate.ts';
import type { SourceLine } from '../source.ts';
import { counted, numberOf } from './counting.ts';
import { homesProven } from './homes-proven.ts';
import { labelled, ownSentences } from './labelled.ts';

interface Rule {
  /** The cell or words before a colon. */
  label: string;
  /** What follows the number in running text. */
  noun: string;
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
    return fits(value) && !/\+/.test(each.folded) && !not?.test(each.folded) ? [each.stated(value, 3)] : [];
  });
  const inText = new RegExp(`${counted}(?: \\([a-z ]+\\))?[ \\t](?:${noun})`, 'g');
  const said = ownSentences(lines).flatMap((sentence) => {
    if (not?.test(sentence.folded)) return [];
    return [...sentence.folded.matchAll(inText)].flatMap((match) => {
      const value = numberOf(match[1]!);
      return fits(value) && !range.test(sentence.folded.slice(0, match.index))
        ? [stated(value, 2, sentence)]
        : [];
    });
  });
  return [...under, ...said];
}

const count = '(?:n[ºo°.]*\\s?(?:de )?|numero (?:total )?de |quantidade de |total de )?';

const notAllTowers = /\b(?:fase|etapa|outras|vizinh\w+|por torre|cada torre|das torres)\b/;
export const torres = (lines: SourceLine[]) => [
  ...figure(lines, {
    label: `${count}(?:torres?|blocos)`,
    noun: '(?:torres?|blocos)\\b(?! (?:de (?!\\d+ (?:andares|pavimentos))|comercia))',
    not: notAllTowers,
    from: 1,
    to: 40,
  }),
  ...ownSentences(lines).flatMap((sentence) =>
    /\b(?:torre unica|unica torre|uma torre so|single tower|unico bloco|bloco unico|predio unico|unico predio|(?:constituid|compost|formad)[oa] (?:de|por) uma (?:unica )?torre)\b/.test(
      sentence.folded,
    ) && !notAllTowers.test(sentence.folded)
      ? [stated(1, 2, sentence)]
      : [],
  ),
];

export const pavimentos = (lines: SourceLine[]) =>
  figure(lines, {
    label: `${count}(?:pavimentos|andares|pavtos\\.?)|gabarito`,
    noun: '(?:pavimentos|pavtos|andares)\\b(?! ?\\.?,? ?(?:de (?:garage|lazer|subsolo|apart|estaciona)|intern|tipo|comun|residenciai|acima|abaixo))',
    not: /\bterreo\s*\+|\b(?:casas?|sobrados?|duplex|triplex|subsolos?|lotes?|garagem|edificios)\b|\([^)]*pav|\btorres\b.*\btorres?\b/,
    from: 3,
    to: 90,
  });

/** Other homes in the same breath: the figure is not of all of them. */
const more =
  /\b(?:mais|alem de|sendo|e) (?:\d+ )?(?:unidades|coberturas?|salas?|lojas?|estudios|studios|gardens?)\b|\bmais \d/;
const homes =
  '(?:apartamentos|aptos?\\.?|apes|unidades|units|residencias|studios|estudios|salas|residences|casas|lotes|chacaras|bangalos|chales)';
const homesCounted = new RegExp(
  `${counted}(?: \\([a-z ]+\\))? ${homes}\\b(?! (?:por|de (?:reuniao|jogos)))`,
  'g',
);
const inTowers =
  /\b(?:torres?|tower|blocos|bloco,|(?:unico|so) bloco|(?:condominio|edificio|predio|empreendimento|residencial) (?:[a-z-]+ ){0,6}com)\b/;
const inTotal = /\b(?:totalizando|(?:num|no|um) total de|(?:ao|no) tod[oa]|no total)\b|^\W*total(?: geral)?:/;
const ofAPart =
  /\b(?:por (?:torre|bloco|fase|andar|pavimento)|cada|fase|etapa|sendo|alem|outr[ao]s?|lojas?|familias|prepara|obras)\b/;
const notAllHomes =
  /\b(?:por (?:torre|bloco|fase|andar|pavimento)|cada|fase|etapa|sendo|mais (?=\d|uma?\b|dois|duas|tres|lojas|salas|studios|coberturas|casas)|alem|outr[ao]s?|lojas?|familias|prepara|obras|tipo|final)\b|\b(?:torre|bloco) (?:[a-df-z]|\d{1,2}|[ivx]+)(?![a-z])/;

/** '18 andares e 72 apartamentos' counts both; '60 e 72 apartamentos' are two ends. */
const oneEnd = /(?:\b(?:ou|ate|entre|no maximo|maximo de|mais de|cerca de)|\d (?:a|e))\s*$/;

/** 'Duas torres com 72 apartamentos', 'totalizando 152 unidades': homes of one kind counted with the towers. */
const homesOfAll = (lines: SourceLine[]): Candidate<number>[] =>
  ownSentences(lines).flatMap((sentence) => {
    const { folded } = sentence;
    const isTotal = inTotal.test(folded);
    const ofParts = isTotal ? ofAPart : notAllHomes;
    if (
      (!isTotal && !inTowers.test(folded)) ||
      ofParts.test(folded.replace(perFloorAside, '').replace(itsFloors, ''))
    )
      return [];
    const [match, ...more] = folded.matchAll(homesCounted);
    if (!match || more.length > 0 || oneEnd.test(folded.slice(0, match.index))) return [];
    const value = numberOf(match[1]!);
    return value >= 4 && value <= 5000 ? [stated(value, 2, sentence)] : [];
  });

/** '6 por andar: 240 apartamentos', '16 em cada (320 apartamentos)': the product stands behind its factors. */
const inAll = new RegExp(
  `\\b(?:(?:por (?:andar|pavimento|torre|bloco)|cada)(?: ?[:(–—-]|,? (?:totalizando|somando))|\\bsomando|(?:num|no|em um|um) total de) *${counted} ${homes}\\)?(?=\\W*$|,| habitacion| residencia| autonom)`,
);
const homesMultiplied = (lines: SourceLine[]): Candidate<number>[] =>
  ownSentences(lines).flatMap((sentence) => {
    const value = numberOf(inAll.exec(sentence.folded)?.[1] ?? '');
    return value >= 4 && value <= 5000 ? [stated(value, 2, sentence)] : [];
  });

/**
 * '12 apartamentos, 2 por andar', '22 casas, um quintal em comum', 'o Solar reúne doze residências': homes counted with
 * nothing beside them are the building's; two such counts are two of its parts.
 */
const homesAlone = [
  new RegExp(`^\\W*${counted} ${homes},? (?:com |sendo )?${counted} por (?:andar|pavimento)\\W*$`),
  new RegExp(
    `\\b(?:reune|abriga|sao(?: apenas| so| somente)?|compoe-se de|compost[oa] (?:de|por)|construcao de|(?:edificio|predio) de|condominio (?:fechado )?(?:(?:so|apenas|somente) )?(?:de|com)(?: apenas| somente| so)?|(?:loteamento|condominio|empreendimento|edificio|predio|residencial|projeto) (?:tem|possui|oferece|soma)|(?:tera|somara|soma|contara com)(?: apenas| somente| so)?) +${counted}(?: \\([a-z ]+\\))? (?:${homes}|sobrados)\\b(?! por)`,
  ),
  new RegExp(
    `^\\W*(?:(?:sao|apenas|somente|so) |torre unica, )?${counted}[ \\t](?:${homes}|sobrados|terrenos)(?: (?:residenciais|comerciais|autonom[ao]s|terre[ao]s|geminad[ao]s))?(?=$|[,;.•·(\\t]| de \\d[\\d.,]* (?:a|e|ate) \\d| em (?:\\d|uma? |duas |condominio)| n[ao] | distribuid)`,
  ),
];
const homesOfIt = (lines: SourceLine[]): Candidate<number>[] => {
  // Under a tower's or a phase's heading the count is of that part.
  if (ownSentences(lines).some(({ folded }) => inParts.test(folded))) return [];
  const found = ownSentences(lines).flatMap((sentence) => {
    const { folded } = sentence;
    const [, match] = homesAlone.flatMap((form, at) =>
      at > 0 && notAllHomes.test(folded.replace(perFloorAside, '')) ? [] : (form.exec(folded) ?? []),
    ) as (string | undefined)[];
    return match === undefined ? [] : [{ sentence, match }];
  });
  const counts = found.flatMap(({ sentence, match }) => {
    const value = numberOf(match);
    return value >= 4 && value <= 5000 && !partOf.test(sentence.folded) ? [stated(value, 2, sentence)] : [];
  });
  return new Set(counts.map(({ value }) => value)).size === 1 ? counts : [];
};
const inParts =
  /\b(?:fase|etapa) (?:\d|[iv]+\b)|\b(?:0?[2-9]|[1-9]\d|duas|dois|tres|quatro) (?:torres|blocos|fases|etapas)\b/;
/** ', 4 (quatro) por pavimento tipo' says how they lie, not that they are some of them. */
const perFloorAside = /,? (?:com |sendo )?\d+(?: \([a-z ]+\))? por (?:andar|pavimento)(?: tipo)?/;
/** '28 pavimentos tipo' says how high it is. */
const itsFloors = /\b\d+ (?:pavimentos|andares|pavtos)(?: tipo)?\b/;
const partOf =
  /\b(?:vendid|entreg(?!as?\b)|reservad|permuta|quitad|alugad|bloquead|prontas?\b|cidades|estados|anos)/;

export const totalUnidades = (lines: SourceLine[]) => [
  ...homesOfAll(lines),
  ...homesOfIt(lines),
  ...homesMultiplied(lines),
  ...homesProven(lines),
  ...figure(lines, {
    label:
      '(?:n[ºo°.]*\\s?(?:total )?de |numero (?:total )?de |quantidade de |total de )(?:unidades|apartamentos|aptos?\\.?|casas|lotes|salas|residencias)(?: residenciais)?|(?:office )?(?:total de )?un(?:idades(?: residenciais| autonomas| habitacionais| privativas)?|its)|total d[oe] (?:empreendimento|condominio|projeto|edificio|residencial)',
    noun: 'unidades\\b(?! (?:por|garden|de|do|da|duplex|tipo|com|decorad|entregu|autonom|comercia|habitacion))',
    not: new RegExp(
      `${more.source}|\\b(?:torre|bloco|fase|etapa|predios|obras|familias|estudios?|studios?|coberturas?|lofts?|lojas?|salas?|tipo|final)\\b`,
    ),
    from: 4,
    to: 5000,
  }),
];

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
