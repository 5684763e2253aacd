import type { Pergunta } from '#contract/cadastros/ficha-tipos.ts';
import { foldAligned } from '#server/kernel/reading/fold.ts';
import { type Candidate, candidate } from '../candidate.ts';
import { leadsAway } from '../leads-away.ts';
import { isPlainValue } from '../machine-talk.ts';
import { type Passage, readPassages, sentencesOf } from '../passages.ts';
import type { SourceLine } from '../source.ts';

/** What a book's own page of questions is called; anywhere else a question only praises. */
const heading =
  /^\W*(?:perguntas (?:e respostas|frequentes)|duvidas(?: frequentes)?|faq|tire (?:as )?suas duvidas)\W*$/;
const mark = /^\s*(?:[•·▪■◦●–—-]\s*|(?:\d{1,2}|[pr]|pergunta|resposta)\s*[.):-]\s*)/iu;
const asks = /^\P{Ll}[^?]{6,158}\?/u;
/** Prices lapse with their table, and of the firm a page tells elsewhere. */
const elsewhere = /r\$|\d\s*%|\b(?:parcelas?|financiamento|fgts|desconto|valorizacao|rentabilidade)\b/;

/** A question below such a heading, and where its answer stands. */
interface Asked {
  pergunta: string;
  /** Where it stands. */
  question: Passage;
  /** What follows it there, or below it, passage by passage. */
  answer: { said: string; passage: Passage }[];
}
const linesOf = ({ question, answer }: Asked) => [
  ...new Set([question, ...answer.map(({ passage }) => passage)].flatMap(({ lines }) => lines)),
];

function questionsIn(lines: SourceLine[]): Asked[] {
  const found: Asked[] = [];
  let under: SourceLine['document'] | null = null;
  let open: { pergunta: string; passage: Passage } | null = null;
  for (const passage of readPassages(lines)) {
    const [line] = passage.lines;
    if (heading.test(passage.folded.trim())) {
      [under, open] = [line!.document, null];
      continue;
    }
    if (under !== line!.document || line!.cells.length > 1) {
      [under, open] = [null, null];
      continue;
    }
    const text = passage.text.replace(mark, '').trim();
    const [pergunta] = asks.exec(text) ?? [];
    const said = (pergunta ? text.slice(pergunta.length) : text).replace(mark, '').trim();
    if (pergunta && said === '') {
      open = { pergunta, passage };
      continue;
    }
    const asked = pergunta ? { pergunta, passage } : open;
    open = null;
    // What is neither is another part of the book.
    const last = found.at(-1);
    const above = last?.answer.at(-1)?.passage.lines.at(-1);
    if (asked) {
      const answer = [{ said, passage }];
      found.push({ pergunta: asked.pergunta, question: asked.passage, answer });
    } else if (last && above?.paragraph === line!.paragraph && above.page === line!.page) {
      last.answer.push({ said, passage });
    } else under = null;
  }
  return found;
}

/** The questions below such a heading, each with the sentences that answer it. */
export const perguntas = (lines: SourceLine[]): Candidate<Pergunta[]>[] =>
  questionsIn(lines).flatMap((asked) => {
    const own = linesOf(asked);
    const [first, ...more] = own;
    // No quote goes on over the page.
    if (more.some(({ page }) => page !== first!.page)) return [];
    const resposta = asked.answer.flatMap(({ said, passage }) => withoutOthers(said, passage)).join(' ');
    if (!isAnswer(resposta) || elsewhere.test(own.map(({ folded }) => folded).join(' '))) return [];
    return [candidate([{ pergunta: asked.pergunta, resposta }], 3, first!, ...more)];
  });

/** The lines of questions and answers: they are no part of what a book tells in running text. */
export const linesOfQuestions = (lines: SourceLine[]): ReadonlySet<SourceLine> =>
  new Set(questionsIn(lines).flatMap(linesOf));

/** An answer's sentences that send nobody to somebody else. */
function withoutOthers(text: string, passage: Passage): string[] {
  const sentences = sentencesOf({ ...passage, text, folded: foldAligned(text) });
  return sentences.flatMap((one) => (leadsAway(one.folded) ? [] : [one.text]));
}

/** Whole sentences, addressed to nobody but a reader. */
const isAnswer = (text: string) =>
  text.length <= 600 &&
  /^\P{Ll}.*[.!]$/su.test(text) &&
  [...text.matchAll(/.{1,200}/gsu)].every(([part]) => isPlainValue(part));
