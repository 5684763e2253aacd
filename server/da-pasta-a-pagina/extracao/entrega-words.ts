import { type FoundDate, findDates } from '#server/kernel/reading/dates.ts';

/** What tells of a delivery wherever its date stands behind it in the sentence. */
export const delivery =
  /\b(?:entregas?|delivery|completion|conclusao|previsao|finalizacao|termino(?: da obra)?|prazo (?:da|de) (?:obra|entrega|conclusao)|habite-se|chaves (?:saem|previstas|serao entregues|(?:sao|ficam) (?:prontas )?(?:para|pra))|obras? (?:serao|sera|estarao|estara|ficarao|ficara) (?:concluid|terminad|finalizad|entregue)\w* (?:ate|em)|(?<=^|[.;!|•] ?)chaves(?= ?:| em | para )|obras? concluidas? (?:ate|em)|mudanca d[ao]s? (?:primeir[oa]s )?(?:morador\w*|familias)|(?:predio|edificio|empreendimento|condominio|residencial|obra) (?:foi|sera|fica) (?:entregue|pront[oa]))\b/g;

/** What tells of it only where the date is right behind: 'pronto em dez/27', 'receba as chaves em março de 2028'. */
const near =
  /\b(?:(?<!(?:ate|apos|pos)[ -](?:as )?)chaves|pront[oa]s?(?! (?:para|pra) (?:visita|vistoria|assina|vend))|(?:sera|serao|fica|ficam|ficara|ficarao|estara|estarao|(?:deve|devem|devera|deverao) (?:ser|estar|ficar)) (?:entregues?|pront[oa]s?|concluid[oa]s?|finalizad[oa]s?)|entregar(?:emos|a|ao)|mude-se|mudanca(?! d[eo] )|inauguracao(?! d[aeo]s? (?:stand|estande|decorado|plantao|show|shopping|loja|metro|estacao|parque|hospital|ponte|via))|posse|mudancas? comecam?|liberad[oa]s? para constru\w+|liberacao (?:dos lotes|para constru\w+)|prev(?=\.)|entr(?=\.)|(?<=\b(?:obras?|construcao|infraestrutura|predio|edificio)\b[^.;|\t•]{0,60}\b)(?:termina|acaba|conclui|finaliza)(?:m|ra|rao)?)(?![a-z])/g;
/** What leads from such words to their date. */
const leads =
  /(?:\b(?:em|ate|para|pra|n[ao]|desde|a partir de|(?:fim|final|inicio|comeco|meados|mes) d[eo])|[:(])\s*["“]?$/;
const breaks = /[.;!|•\t]/;
/** Words that need what leads to the date: 'PRONTO – NOVEMBRO/2026' heads a table. */
const needsLead = /^(?:pront|posse|mud|inaug)/;

/** What happens on other dates. */
const otherEvent =
  /\b(?:valores|precos|desde|em curso|em andamento|iniciad\w*|inicio(?! d[eo] ?(?:$|ano|[12]|primeiro|segundo|20|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez))|(?<!mudancas? )comec\w+|meses (?:apos|depois|a contar|a partir|contados)|lancamento|launch|groundbreaking|registr\w+|validade|valid[ao]s?|vigencia|tabela|atualizad[ao]|parcelas?|emissao|data-base|base|assembleia|aprovac\w+|alvara|vencimento|reforcos?|expedid[ao]|emitid[ao]|concedid[ao]|averbad[ao]|cub(?:\/[a-z]{2})?|incc|igp-?m|ipca)\b/g;

/** A show flat or sales stand, whose opening is no delivery. */
export const showFlat =
  /\b(?:(?:apartamento|apto\.?|unidade|casa|d?o) decorad[oa]\b(?! e equipad)|show[- ]?room|stand de vendas|plantao de vendas|(?:unidade|apartamento) modelo)/g;
const show = /\b(?:decorad|stand|estande|plantao|showroom|tabela|book)\w*[^.;|]{0,25}$/;

/** '06/28': a month and a year in two figures, which only right behind a delivery are no day. */
const short = /(?<![\d/.,-])(0?[1-9]|1[0-2])[/.-](2[4-9]|3\d)(?![\d/-]|[.,]\d|\s?%)/g;
const nearest = 30;

/** What a date was before it was changed. */
const formerly =
  /\b(?:era|eram|antes|anterior(?:mente)?|inicial(?:mente)?|original(?:mente)?|ate entao|em vez d[eo]|no lugar d[eo]|ao inves d[eo]|nao mais|nao e mais|onde se le|lia-se|estava (?:prevista|marcada)|seria)\b[^.;]{0,30}$/;

/** Whether a text tells of a delivery at all. */
export const mentionsDelivery = (folded: string): boolean =>
  folded.match(delivery) !== null || folded.match(near) !== null;

/** The dates whose nearest event named before them is the delivery, in reading order; without those it was moved from. */
export function deliveryDates(folded: string): string[] {
  const dates = datesIn(folded);
  const due = dates.filter((date) => plausible(date.value) && isDelivery(folded, date));
  const current = due.filter((date) => !isFormer(folded, date, dates));
  return (current.length > 0 ? current : due).map(({ value }) => value);
}

/** Whether a sentence says that its delivery was moved. */
export function isMoved(folded: string): boolean {
  const dates = datesIn(folded);
  const due = dates.filter((date) => isDelivery(folded, date));
  return due.length > 1 && due.some((date) => isFormer(folded, date, dates));
}

function datesIn(folded: string): FoundDate[] {
  const found = findDates(folded);
  const more = [...folded.matchAll(short)]
    .filter(({ index }) => {
      const before = folded.slice(Math.max(0, index - nearest), index);
      return mentionsDelivery(before) && !breaks.test(before.slice(lastEnd(before)));
    })
    .map(({ 0: said, 1: month, 2: year, index }) => ({
      value: `20${year}-${month!.padStart(2, '0')}`,
      index,
      length: said.length,
    }))
    .filter(({ index, length }) =>
      found.every((other) => index >= other.index + other.length || index + length <= other.index),
    );
  return [...found, ...more].sort((a, b) => a.index - b.index);
}

/** Where the last word of delivery ends. */
const lastEnd = (before: string): number =>
  Math.max(
    ...[...before.matchAll(delivery), ...before.matchAll(near)].map((match) => match.index + match[0].length),
  );

/** What the town builds around. */
const publicWorks =
  /\b(?:d[aeo]s?|n[ao]) (?:nov[ao]s? |futur[ao]s? )?(?:metro|estacao|linha|ponte|viaduto|avenida|via|rodovia|duplicacao|orla|shopping|hospital|terminal|aeroporto|escola|mercado|praca|ciclovia|trem|vlt|brt)\b/;

function isDelivery(folded: string, date: FoundDate): boolean {
  const said = deliveryAt(folded, date);
  return said !== null && !publicWorks.test(folded.slice(said, date.index));
}

/** Where what tells of a date's delivery begins; null where the date is of something else. */
function deliveryAt(folded: string, date: FoundDate): number | null {
  const from = Math.max(0, date.index - 90);
  const before = folded.slice(from, date.index);
  const due = lastOf(before, delivery);
  const other = lastOf(before, otherEvent);
  const shown = lastOf(before, showFlat);
  // 'Decorado: 05/2026. Entrega: 12/2029' are two; 'showroom, entrega em abril' is one.
  const isShown = shown > due || (shown >= 0 && !/[.;|\t•]|\d/.test(before.slice(shown, due)));
  if (due > other && !isShown) return from + due;
  const close = [...before.matchAll(near)].at(-1);
  if (!close || close.index < other || show.test(before.slice(0, close.index))) return null;
  const between = before.slice(close.index + close[0].length);
  const isBeside = /^\W{0,6}$/.test(between) && !needsLead.test(close[0]);
  const isLed = between.length <= 50 && !breaks.test(between) && leads.test(between);
  // 'As obras do metrô terminam em março': what ends is named before.
  const isOfTown = publicWorks.test(before.slice(Math.max(0, close.index - 40), close.index));
  return (isBeside || isLed) && !isOfTown ? from + close.index : null;
}

const lastOf = (text: string, words: RegExp) => [...text.matchAll(words)].at(-1)?.index ?? -1;

function isFormer(folded: string, date: FoundDate, all: FoundDate[]): boolean {
  const above = all.findLast(({ index }) => index < date.index);
  const from = Math.max(above ? above.index + above.length : 0, date.index - 50);
  const before = folded.slice(from, date.index);
  if (formerly.test(before)) return true;
  // 'de junho/2027 para outubro/2027'
  const behind = folded.slice(date.index + date.length, date.index + date.length + 12);
  return /\bde:?\s*["“]?$/.test(before) && /^["”]?[\s,]*(?:para\b|->|→)/.test(behind);
}

export const plausible = (date: string) => date >= '2010' && date < '2045';
