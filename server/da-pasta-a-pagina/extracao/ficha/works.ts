import type { Andamento, Prazo } from '#contract/cadastros/ficha-tipos.ts';
import { findDates } from '#server/kernel/reading/dates.ts';
import { type Candidate, candidate, stated } from '../candidate.ts';
import { readPassages, sentencesOf } from '../passages.ts';
import { isNext, type SourceLine } from '../source.ts';
import { ownSentences } from './labelled.ts';
import { monthsAfterStart } from './months-after.ts';
import { periodAfter } from './periods.ts';

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

const due =
  /\b(?:entregas?(?!\s+d[ao]s? (?:tabela|documentos))|previsao(?: de (?:entrega|conclusao|termino))?|conclusao(?: da obra| das obras)?|obras? prontas?|prazo de entrega|termino(?: d[ae]s? obras?)?|finalizacao|habite-se|inauguracao(?! d[aeo]s? (?:stand|estande|decorado|shopping|loja|metro|estacao|parque|hospital))|(?<!(?:ate|apos|pos)[ -](?:as )?)chaves|pront[oa]s?(?= (?:em|ate|para|pra|no|na)\b)|(?:sera|serao|fica|ficam|ficara|ficarao|estara|estarao) (?:entregues?|pront[oa]s?|concluid[oa]s?)|mude-se|(?<=\bobras?\b[^.;|\t•]{0,60}\b)(?:termina|acaba|conclui|finaliza)(?:m|ra|rao)?)(?![a-z])/g;
/** What belongs to others: what a firm has built, a show flat. */
const others =
  /\b(?:anos de|ja (?:(?:entreg|ergu|constru)\w+|fez)|(?<!(?:sera|serao) )entregues? em|entregou|obras entregues|comissao)\b/;
const heading =
  /^\W*(?:(?:data|prazo|previsao|ano) (?:d[ae]|prevista d[ae]) )?(?:entrega|conclusao|chaves|inauguracao)(?: (?:prevista|estimada|d[ao]s? [a-z]+))?\W*$/;

/** Periods that are no month: what the delivery's own column cannot hold. */
function vaguely(lines: SourceLine[]): Candidate<Prazo[]>[] {
  const sentences = readPassages(lines)
    .flatMap(sentencesOf)
    .filter(({ folded }) => !others.test(folded));
  const said = sentences.flatMap((sentence) =>
    [...sentence.folded.matchAll(due)].flatMap((match) => {
      const before = sentence.folded.slice(Math.max(0, match.index - 40), match.index);
      const isOther =
        /\b(?:ate|apos) a?\s*$/.test(before) ||
        /\b(?:decorad|stand|estande|showroom)\w*[^.;|]*$/.test(before);
      const quando = isOther ? null : periodAfter(sentence.folded.slice(match.index + match[0].length));
      return quando === null ? [] : [stated([{ parte: null, quando }], 3, sentence)];
    }),
  );
  const counted = ownSentences(lines).flatMap((sentence) => {
    const quando = monthsAfterStart(sentence.folded);
    return quando === null ? [] : [stated([{ parte: null, quando }], 2, sentence)];
  });
  const beside = lines.flatMap((line) => {
    const at = line.cells.findIndex(({ folded }) => heading.test(folded));
    const next = line.cells[at + 1];
    const quando = at < 0 || !next ? null : periodAfter(` ${next.folded.trim()}`);
    return quando === null ? [] : [candidate([{ parte: null, quando }], 3, line)];
  });
  const under = lines.flatMap((line, index) => {
    const below = lines[index + 1];
    if (!heading.test(line.folded) || !isNext(line, below)) return [];
    const quando = periodAfter(` ${below.folded.trim()}`);
    return quando === null ? [] : [candidate([{ parte: null, quando }], 3, line, below)];
  });
  return withoutCoarser([...said, ...counted, ...beside, ...under]);
}

/** '2028' on the cover is the second half of 2028 inside. */
function withoutCoarser(found: Candidate<Prazo[]>[]): Candidate<Prazo[]>[] {
  const periods = found.map(({ value: [first] }) => first!.quando);
  return found.filter(
    ({ value: [first] }) => !periods.some((other) => other.startsWith(`${first!.quando}-`)),
  );
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
