import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { type Candidate, stated } from '../candidate.ts';
import { hasEnded } from '../ended.ts';
import { findMoney } from '../money.ts';
import { readNumbers } from '../numbers.ts';
import { readPassages, type Sentence, sentencesOf } from '../passages.ts';
import { withRivals } from '../rivals.ts';
import type { SourceLine } from '../source.ts';
import { isReported } from './reported.ts';

/**
 * The last look, by no rule: every figure with the unit of a field that nothing around it explains otherwise. One beyond
 * what was decided makes that end a question.
 */
export function doubtByRivals(fatos: Fatos, lines: SourceLine[]): Fatos {
  const own = readPassages(lines)
    .flatMap(sentencesOf)
    .filter(
      ({ text, folded, lines: [line] }) =>
        !isReported(line!, lines, { text, folded }, fatos.nome?.value ?? null),
    );
  const areas = own.flatMap(areasIn);
  // A table of prices holds against what sentences say.
  const isOfTable = fatos.precoInicial?.evidence.some(({ tipo }) => tipo === 'tabela');
  const ofPrices = isOfTable ? own.filter(({ text }) => text.includes('\t')) : own;
  const isOnCampaign = own.some(({ folded }) => onCampaign.test(folded));
  const isBeyond = (fact: Fact<string> | null, side: 1 | -1) => (one: Candidate<string>) =>
    fact !== null &&
    (Number(one.value) - Number(fact.value)) * side > 1 &&
    Number(one.value) < Number(fact.value) * mostApart &&
    Number(one.value) * mostApart > Number(fact.value);
  const rooms = (what: 'dormitorios' | 'suites' | 'vagas') => {
    // Homes told by their suites have as many bedrooms.
    const kinds = what === 'dormitorios' ? (['dormitorios', 'suites'] as const) : [what];
    const above = own
      .flatMap((sentence) => kinds.flatMap((kind) => countsIn(sentence, kind)))
      .filter(({ value }) => value > (fatos[`${what}Max`]?.value ?? Number.POSITIVE_INFINITY));
    return { [`${what}Max`]: withRivals(fatos[`${what}Max`], above) };
  };
  return {
    ...fatos,
    areaMin: withRivals(fatos.areaMin, areas.filter(isBeyond(fatos.areaMin, -1)), sameFigure),
    areaMax: withRivals(fatos.areaMax, areas.filter(isBeyond(fatos.areaMax, 1)), sameFigure),
    ...rooms('dormitorios'),
    ...rooms('suites'),
    suitesMin: withRivals(
      fatos.suitesMin,
      own.filter(({ folded }) => noSuite.test(folded)).map((sentence) => stated(0, 1, sentence)),
    ),
    precoInicial: withRivals(
      fatos.precoInicial,
      ofPrices
        .flatMap((one) => sumsIn(one, isOnCampaign))
        .filter(({ value }) => isLower(value, fatos.precoInicial)),
      sameFigure,
    ),
  };
}

const sameFigure = (a: string, b: string) => Math.abs(Number(a) - Number(b)) < 0.01;
/** What is so many times as large is something else. */
const mostApart = 3;

const figure =
  /(?<![\d.,])(\d{2,3}(?:,\d{1,2})?)(?:\s?m[²2]|\s(?:e|a|ou|ate)\s\d{2,3}(?:,\d{1,2})?\s?m[²2])/g;
/** What else is measured so. */
const notHome =
  /\b(?:tota(?:l|is)|terrenos?|lotes?|construid\w*|lazer|comu(?:m|ns)|lojas?|salas|lajes?|mall|clube|varandas?|terracos?|sacadas?|depositos?|box|quadra|jardi(?:m|ns)|bosque|parque|pracas?|piscina|academia|quintal|mata|verde|preserva\w*|decks?|rooftop|hall|salao|saloes|coworking|fitness|spa|mercado|hotel|externa?|descobert\w*|pe direito|por m|r\$|master|living|estar|closet|cozinha|sala de|sala comercial|mais \d+)\b/;

function areasIn(sentence: Sentence): Candidate<string>[] {
  // The first cell of a row says what its others measure.
  const [label = ''] = sentence.folded.includes('\t') ? sentence.folded.split('\t') : [];
  return sentence.folded
    .split(/[;|\t]|\.\s/)
    .flatMap((part) =>
      notHome.test(part) || (notHome.test(label) && !/\d/.test(label))
        ? []
        : [...part.matchAll(figure)].map(([, said]) => stated(said!.replace(',', '.'), 1, sentence)),
    );
}

const number = '(\\d|uma?|dois|duas|tres|quatro|cinco|seis)';
const nouns = {
  dormitorios: '(?:dorm|quartos|qtos)',
  suites: 'suites',
  vagas: 'vagas',
};
/** 'O de 1 quarto não é suíte': the fewest may be none. */
const noSuite = /\b(?:nao (?:e|te[mn]|possui)|sem) suites?\b/;
/** Rooms of no home. */
const notRooms = /\b(?:hotel|pousada|clube|hospedes?|spa|visitantes?|total|andar|pavimentos?)\b/;

function countsIn(sentence: Sentence, what: keyof typeof nouns): Candidate<number>[] {
  const counted = new RegExp(`(?<![\\d.,/a-z])${number} (?:[a-z]+ )?${nouns[what]}`, 'g');
  if (notRooms.test(sentence.folded)) return [];
  return [...sentence.folded.matchAll(counted)].flatMap(([, said]) =>
    readNumbers(said!).map((count) => stated(count, 1, sentence)),
  );
}

/** Sums that are no price of a home. */
const notPrice =
  /\b(?:sinal|ato|entrada|parcelas?|mensa\w*|anua\w*|chaves|condominio|iptu|itbi|renda|aluguel|diaria|vaga|box|deposito|desconto|bonus|subsidio|economi\w*|por m|cub|vgv|investimento d[aeo]|mobilia|kit|taxa|fgts|avalia\w*|cota|comissao|premio|multa|financ\w*|antes|ate \d|documenta\w*|intermedi\w*|balao|reforco|salas?|lojas?|lajes?|laje)\b|\bx\b|\d ?x\b/;
/** 'De R$ 539.000 para R$ 562.000': what it was. */
const raised =
  /\bde:? r\$[^;]{0,30}\b(?:para|por|agora)\b|\b(?:passou|subiu|era|eram|antes|encerr\w*|acab\w*|esgot\w*)\b/;
/** A sum so much below the price is a part of it. */
const leastShare = 0.4;

function sumsIn(sentence: Sentence, isOnCampaign: boolean): Candidate<string>[] {
  if (notPrice.test(sentence.folded) || raised.test(sentence.folded)) return [];
  return findMoney(sentence.folded)
    .filter(
      (sum) =>
        sum.amount >= 30_000 &&
        (sentence.text.includes('\t') ? isOnCampaign : sum.marked) &&
        !hasEnded(sentence.folded, sum),
    )
    .map(({ value }) => stated(value, 1, sentence));
}
/** Of two prices in a row the table's is stated, unless the campaign's is said to hold. */
const onCampaign = /\bcampanha\b[^.]{0,40}\b(?:valendo|vigente|vale|em vigor)\b/;
const isLower = (value: string, fact: Fact<string> | null) =>
  fact !== null &&
  Number(value) < Number(fact.value) * 0.995 &&
  Number(value) > Number(fact.value) * leastShare;
