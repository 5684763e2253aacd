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

/** The questions below such a heading, each with the sentences that answer it. */
export function perguntas(lines: SourceLine[]): Candidate<Pergunta[]>[] {
  const found: Candidate<Pergunta[]>[] = [];
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
    // No quote goes on over the page.
    if (asked && asked.passage.lines[0]!.page !== line!.page) continue;
    // What is neither is another part of the book.
    const resposta = withoutOthers(said, passage);
    if (!asked) under = null;
    else if (isAnswer(resposta) && !elsewhere.test(asked.passage.folded + passage.folded)) {
      const both = asked.passage === passage ? passage.lines : [...asked.passage.lines, ...passage.lines];
      const [first, ...more] = both;
      found.push(candidate([{ pergunta: asked.pergunta, resposta }], 3, first!, ...more));
    }
  }
  return found;
}

/** An answer's sentences that send nobody to somebody else. */
function withoutOthers(text: string, passage: Passage): string {
  const sentences = sentencesOf({ ...passage, text, folded: foldAligned(text) });
  return sentences.flatMap((one) => (leadsAway(one.folded) ? [] : [one.text])).join(' ');
}

/** Whole sentences, addressed to nobody but a reader. */
const isAnswer = (text: string) =>
  text.length <= 600 &&
  /^\P{Ll}.*[.!]$/su.test(text) &&
  [...text.matchAll(/.{1,200}/gsu)].every(([part]) => isPlainValue(part));
