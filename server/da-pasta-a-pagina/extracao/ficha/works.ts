import type { Andamento, Prazo } from '#contract/cadastros/ficha-tipos.ts';
import { findDates } from '#server/kernel/reading/dates.ts';
import { type Candidate, candidate, stated } from '../candidate.ts';
import { showFlat } from '../entrega.ts';
import type { SourceLine } from '../source.ts';
import { ownSentences } from './labelled.ts';
import { monthsAfterStart } from './months-after.ts';

const share = '(\\d{1,3}(?:,\\d{1,2})?) ?%';
const progress = [
  new RegExp(
    `\\bobras?(?: esta[o]?| ja)?(?: com| em|:| -)? ${share}(?: d[ao] obras?| d[ao] total)?(?: ja)? ?(?:concluid|execut|realizad|avanc)`,
  ),
  new RegExp(`${share} (?:d[ao]s? obras?(?: ja)? ?)?(?:concluid|executad|construid)[oa]s?\\b`),
  new RegExp(`\\b(?:andamento|evolucao|avanco|progresso) (?:fisico )?(?:d[ao]s? obras?)? ?:? ${share}`),
];
const otherShare = /\b(?:vendid[ao]s?|desconto|entrada|financi\w+|parcel\w+|juros|ocupacao|valoriz\w+)\b/;

/** How far the works were, and when; without a date the figure says nothing. */
export function andamento(lines: SourceLine[]): Candidate<Andamento[]>[] {
  return ownSentences(lines).flatMap((sentence) => {
    const { folded } = sentence;
    if (otherShare.test(folded)) return [];
    const found = progress.map((form) => folded.match(form)).find(Boolean);
    const percentual = Number(found?.[1]?.replace(',', '.'));
    const dates = findDates(folded).filter(({ value }) => value >= '2010');
    const own = dates.length === 1 ? dates[0]!.value : null;
    if (!found || !(percentual >= 0 && percentual <= 100)) return [];
    return [stated([{ etapa: null, percentual, em: own }], own === null ? 0.5 : 2, sentence)];
  });
}

const year = '(20[2-4]\\d)(?![/.-]?\\d)';
const vague: [RegExp, (groups: (string | undefined)[]) => string][] = [
  [new RegExp(`\\b([12])[ºo°ª.]?\\s*sem(?:estre|\\.)?\\s*(?:de |/)?\\s*${year}`), ([n, y]) => `${y}-S${n}`],
  [new RegExp(`\\b(primeiro|segundo) semestre de ${year}`), ([n, y]) => `${y}-S${n === 'primeiro' ? 1 : 2}`],
  [
    new RegExp(`\\b([1-4])[ºo°ª.]?\\s*tri(?:mestre|m?\\.)?\\s*(?:de |/)?\\s*${year}`),
    ([n, y]) => `${y}-T${n}`,
  ],
  [/\b([1-4])t(?:20)?([2-4]\d)\b/, ([n, y]) => `20${y}-T${n}`],
  [
    new RegExp(`\\b(primeiro|segundo|terceiro|quarto) trimestre de ${year}`),
    ([n, y]) => `${y}-T${['primeiro', 'segundo', 'terceiro', 'quarto'].indexOf(n!) + 1}`,
  ],
  [
    new RegExp(
      `^(?:prevista|estimada|programada|deste|do empreendimento|para|em|no|ate|o|ano|fim|final|de|:|\\s|-|–|\\|)*${year}`,
    ),
    ([y]) => y!,
  ],
];
const due =
  /\b(?:entregas?(?!\s+d[ao]s? (?:tabela|documentos))|previsao de (?:entrega|conclusao)|conclusao(?: da obra| das obras)?|obras? prontas?|prazo de entrega)\b/g;
const otherEvent =
  /\b(?:lancamento|inicio|registr\w+|parcel\w+|reajust\w+|correcao|saldo|r\$|valid\w+|tabela|ate a entrega)\b/;

/** The period at the start of what follows 'entrega'. */
function periodAfter(rest: string): string | null {
  const near = rest.slice(0, 60).split(/[.;]\s/)[0]!;
  if (otherEvent.test(near) || near.search(showFlat) >= 0) return null;
  for (const [form, read] of vague) {
    const match = near.match(form);
    if (match)
      return findDates(near.slice(0, match.index! + match[0].length)).length > 0
        ? null
        : read(match.slice(1));
  }
  return null;
}

/** Periods that are no month: what the delivery's own column cannot hold. */
function vaguely(lines: SourceLine[]): Candidate<Prazo[]>[] {
  const said = ownSentences(lines).flatMap((sentence) =>
    [...sentence.folded.matchAll(due)].flatMap((match) => {
      const before = sentence.folded.slice(Math.max(0, match.index - 12), match.index);
      const quando = /\bate a?\s*$|\bapos a\s*$/.test(before)
        ? null
        : periodAfter(sentence.folded.slice(match.index + match[0].length));
      return quando === null ? [] : [stated([{ parte: null, quando }], 3, sentence)];
    }),
  );
  const counted = ownSentences(lines).flatMap((sentence) => {
    const quando = monthsAfterStart(sentence.folded);
    return quando === null ? [] : [stated([{ parte: null, quando }], 2, sentence)];
  });
  const beside = lines.flatMap((line) => {
    const at = line.cells.findIndex(({ folded }) => /^(?:previsao de )?entrega:?$/.test(folded.trim()));
    const next = line.cells[at + 1];
    const quando = at < 0 || !next ? null : periodAfter(` ${next.folded.trim()}`);
    return quando === null ? [] : [candidate([{ parte: null, quando }], 3, line)];
  });
  return [...said, ...counted, ...beside];
}

const partName =
  '((?:torres?|blocos?|fases?|etapas?|casas|setor|quadras?) [a-z0-9]+(?:-[a-z]+)?(?: (?:e|a) [a-z0-9]+)?(?: \\([^)]{3,40}\\))?)';
const partDue = new RegExp(
  `${partName}\\s*(?::|[–—-]|,)?\\s*(?:(?:com )?(?:previsao de )?entrega(?: prevista)?\\s*(?:para|em|:)?|em|para)?\\s*`,
  'g',
);

/** 'Torre Norte: dezembro de 2028', 'Fase 1: entrega em março de 2027' */
function byPart(lines: SourceLine[]): Candidate<Prazo>[] {
  const folder = lines.flatMap((line) =>
    line.folded.match(due) ? [`${line.document.path} ${line.page}`] : [],
  );
  const pages = new Set(folder);
  return ownSentences(lines).flatMap((sentence) => {
    const [line] = sentence.lines;
    if (!pages.has(`${line!.document.path} ${line!.page}`)) return [];
    const isDue = due.test(sentence.folded) || /^\W*(?:torre|bloco|fase|etapa)\b/.test(sentence.folded);
    due.lastIndex = 0;
    if (!isDue || /\b(?:inicio|lancamento|unidades? vendid|r\$)\b/.test(sentence.folded)) return [];
    return [...sentence.folded.matchAll(partDue)].flatMap((match) => {
      const at = match.index + match[0].length;
      const [date] = findDates(sentence.folded.slice(at));
      if (!date || date.index > 0 || date.value < '2020') return [];
      const parte = sentence.text.slice(match.index, match.index + match[1]!.length);
      return [stated({ parte: parte[0]!.toUpperCase() + parte.slice(1), quando: date.value }, 3, sentence)];
    });
  });
}

/** Deliveries that one month cannot say: several parts, or a half-year, a quarter, a year. */
export function entregas(lines: SourceLine[]): Candidate<Prazo[]>[] {
  const parts = byPart(lines);
  const documents = Map.groupBy(parts, ({ document }) => document);
  const several = [...documents.values()].flatMap((group) => {
    const byName = new Map(group.map((each) => [each.value.parte, each]));
    const kept = [...byName.values()];
    if (kept.length < 2) return [];
    // Each passage is evidence of the whole list.
    const value = kept.map((each) => each.value);
    return kept.map((each) => ({ ...each, value }));
  });
  return several.length > 0 ? several : vaguely(lines);
}

const phase = /^\W*(?:(?:fase|etapa) (?:\d|[ivx]{1,4})|\d[ªa] (?:fase|etapa))\b.{0,110}$/;
export function fases(lines: SourceLine[]): Candidate<string[]>[] {
  const found = lines.filter((line) => line.cells.length === 1 && phase.test(line.folded));
  const names = new Set(
    found.map(({ folded }) => folded.match(/(?:fase|etapa) (?:\d|[ivx]+)|\d[ªa] (?:fase|etapa)/)?.[0]),
  );
  // One phase alone is a word of an address as often as not.
  if (names.size < 2) return [];
  return found.map((line) =>
    candidate([line.text.replace(/^[^\p{L}\d]+/u, '').replace(/[.;\s]+$/, '')], 2, line),
  );
}
