import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { findDates } from '#server/kernel/reading/dates.ts';
import { type Candidate, candidate, stated } from './candidate.ts';
import { delivery, deliveryDates, isMoved, mentionsDelivery, plausible } from './entrega-words.ts';
import { readPassages, sentencesOf } from './passages.ts';
import { decide, precedences } from './precedence.ts';
import { isNext, type SourceLine } from './source.ts';

const vague =
  /\b(?:[1-4][ºoª°.]?|primeiro|segundo|terceiro|quarto)\s*(?:semestre|trimestre|sem\.?|tri\.?)\s*(?:de|\/)?\s*(20\d{2})/;

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
  const sentences = readPassages(lines).flatMap(sentencesOf);
  const moved = sentences.filter((sentence) => sentence.lines.length > 1 && isMoved(sentence.folded));
  for (const sentence of moved)
    for (const date of deliveryDates(sentence.folded).slice(-1)) found.push(stated(date, 3, sentence));
  const taken = new Set(moved.flatMap((sentence) => sentence.lines));
  lines.forEach((line, index) => {
    if (taken.has(line) || !mentionsDelivery(line.folded)) return;
    const [own] = [...datesBefore(line), ...deliveryDates(line.folded)];
    if (own) {
      found.push(candidate(own, line.folded.match(delivery) ? 3 : 2, line));
      return;
    }
    if (vague.test(line.folded)) vaguely.push(line);
    // A heading with the date on the next line.
    const below = lines[index + 1];
    const isHeading = line.text.length <= 40 && !/\d/.test(line.text) && headsDate(line.folded);
    if (!isHeading || !isNext(line, below)) return;
    const [date] = findDates(below.folded);
    if (date && date.index <= 3 && plausible(date.value)) found.push(candidate(date.value, 2, line, below));
    else if (vague.test(below.folded)) vaguely.push(below);
  });
  // 'Entrega em etapas: quadras A e B em agosto de' goes on in the next line.
  if (found.length === 0)
    for (const sentence of sentences) {
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

const headsDate = (folded: string) =>
  folded.match(delivery) !== null || /^\W*(?:chaves|inauguracao)\W*$/.test(folded);

/** 'out/2029 | entrega do complexo', 'Março de 2028 – entrega': a date before what it is of. */
function datesBefore({ folded }: SourceLine): string[] {
  const [date] = findDates(folded);
  if (!date || !/^\W*$/.test(folded.slice(0, date.index)) || !plausible(date.value)) return [];
  return ofDate.test(folded.slice(date.index + date.length)) ? [date.value] : [];
}
const ofDate =
  /^\s*(?:[|–—:\t-]|\s)\s*(?:previsao d[ae] )?(?:entrega|conclusao|chaves|inauguracao)\b[^\d|\t•]*$/;
