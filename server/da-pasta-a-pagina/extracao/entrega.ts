import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { findDates } from '#server/kernel/reading/dates.ts';
import { type Candidate, candidate, stated } from './candidate.ts';
import { readPassages, sentencesOf } from './passages.ts';
import { decide, precedences } from './precedence.ts';
import { isNext, type SourceLine } from './source.ts';

const delivery =
  /\b(?:entregas?|delivery|completion|conclusao|previsao|termino(?: da obra)?|prazo (?:da|de) (?:obra|entrega|conclusao)|habite-se|chaves (?:saem|previstas|serao entregues|(?:sao|ficam) (?:prontas )?(?:para|pra))|obras? (?:serao|sera|estarao|estara|ficarao|ficara) (?:concluid|terminad|finalizad|entregue)\w* (?:ate|em)|(?<=^|[.;!|•] ?)chaves(?= ?:| em | para )|obras? concluidas? (?:ate|em)|mudanca d[ao]s? (?:primeir[oa]s )?(?:morador\w*|familias)|(?:predio|edificio|empreendimento|condominio|residencial|obra) (?:foi|sera|fica) (?:entregue|pront[oa]))\b/g;
const otherEvent =
  /\b(?:valores|precos|desde|em curso|em andamento|iniciad\w*|inicio|lancamento|launch|groundbreaking|registr\w+|validade|valid[ao]|vigencia|tabela|atualizad[ao]|parcelas?|emissao|data-base|base|assembleia|aprovac\w+|alvara|vencimento|reforcos?|expedid[ao]|emitid[ao]|concedid[ao]|averbad[ao]|cub(?:\/[a-z]{2})?|incc|igp-?m|ipca)\b/g;
const vague =
  /\b(?:[1-4][ºoª°.]?|primeiro|segundo|terceiro|quarto)\s*(?:semestre|trimestre|sem\.?|tri\.?)\s*(?:de|\/)?\s*(20\d{2})/;

/** A show flat or sales stand, whose opening is no delivery. */
export const showFlat =
  /\b(?:(?:apartamento|apto\.?|unidade|casa|d?o) decorad[oa]\b(?! e equipad)|show[- ]?room|stand de vendas|plantao de vendas|(?:unidade|apartamento) modelo)/g;

export interface Entrega {
  dataEntrega: Fact<string> | null;
  warnings: string[];
}

/**
 * Delivery as an ISO day or month. Half-years and numbers of months are not dates and are reported instead.
 */
export function extractEntrega(lines: SourceLine[]): Entrega {
  const found: Candidate<string>[] = [];
  const vaguely: SourceLine[] = [];
  lines.forEach((line, index) => {
    if (!line.folded.match(delivery)) return;
    const [own] = [...datesBefore(line), ...deliveryDates(line.folded)];
    if (own) {
      found.push(candidate(own, 3, line));
      return;
    }
    if (vague.test(line.folded)) vaguely.push(line);
    // A heading with the date on the next line.
    const below = lines[index + 1];
    const isHeading = line.text.length <= 40 && !/\d/.test(line.text) && line.folded.match(delivery);
    if (!isHeading || !isNext(line, below)) return;
    const [date] = findDates(below.folded);
    if (date && date.index <= 3 && plausible(date.value)) found.push(candidate(date.value, 2, line, below));
    else if (vague.test(below.folded)) vaguely.push(below);
  });
  // 'Entrega em etapas: quadras A e B em agosto de' goes on in the next line.
  if (found.length === 0)
    for (const sentence of readPassages(lines).flatMap(sentencesOf)) {
      const [date] = sentence.lines.length > 1 ? deliveryDates(sentence.folded) : [];
      if (date) found.push(stated(date, 2, sentence));
    }
  const dataEntrega = decide(found, precedences.fromTable, { key: (date) => date.slice(0, 7) });
  const said = vaguely[0]?.text.replace(/\s+/g, ' ').slice(0, 80);
  return {
    dataEntrega,
    warnings:
      dataEntrega || !said ? [] : [`A entrega é dada sem mês (“${said}”); por isso a data ficou em branco.`],
  };
}

/** 'out/2029 | entrega do complexo': a figure before what it is of. */
function datesBefore({ cells: [first, second, ...more] }: SourceLine): string[] {
  if (!first || !second || more.length > 0 || !/^(?:entrega|conclusao)\b/.test(second.folded)) return [];
  const [date] = findDates(first.folded);
  return date && date.index === 0 && date.length === first.folded.trim().length && plausible(date.value)
    ? [date.value]
    : [];
}

/** The dates whose nearest event named before them is the delivery, in reading order. */
export function deliveryDates(folded: string): string[] {
  return findDates(folded).flatMap((date) => {
    const before = folded.slice(Math.max(0, date.index - 90), date.index);
    const due = [...before.matchAll(delivery)].at(-1)?.index ?? -1;
    const other = [...before.matchAll(otherEvent)].at(-1)?.index ?? -1;
    const show = [...before.matchAll(showFlat)].at(-1)?.index ?? -1;
    // 'Decorado: 05/2026. Entrega: 12/2029' are two; 'showroom, entrega em abril' is one.
    const isShown = show > due || (show >= 0 && !/[.;|\t•]|\d/.test(before.slice(show, due)));
    return due > other && !isShown && plausible(date.value) ? [date.value] : [];
  });
}

const plausible = (date: string) => date >= '2010' && date < '2045';
