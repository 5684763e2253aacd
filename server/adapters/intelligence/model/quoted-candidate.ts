import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { Candidate } from '#server/da-pasta-a-pagina/extracao/candidate.ts';
import { doubted } from '#server/da-pasta-a-pagina/extracao/rivals.ts';
import type { Drop, FoundQuote } from './find-quote.ts';

/** A value that its quote confirms. */
export function toCandidate<Value>(value: Value, found: FoundQuote): Candidate<Value> {
  if (found.seen) seenQuotes.add(found.evidence);
  return { value, evidence: found.evidence, document: found.document, weight: found.inPlace ? 3 : 2 };
}

/**
 * A value that only the model saw, on the picture of a page, is a question: nothing here can compare its words. One of
 * a list has nobody to ask, and stays out.
 */
export function askSeen(fatos: Fatos, drop: Drop): Fatos {
  const isSeen = ({ evidence }: Fact<unknown>) => evidence.every((each) => seenQuotes.has(each));
  const asked = Object.entries(fatos).map(
    ([campo, fact]: [string, Fact<unknown> | Fact<unknown>[] | null]) => {
      if (fact === null) return [campo, null];
      if (!Array.isArray(fact))
        return [
          campo,
          isSeen(fact) ? { ...fact, confidence: Math.min(fact.confidence, doubted), rule: seenRule } : fact,
        ];
      const kept = fact.filter((item) => !isSeen(item));
      for (const item of fact) if (isSeen(item)) drop(campo, item.value, 'só está na imagem da página');
      return [campo, kept];
    },
  );
  return Object.fromEntries(asked) as Fatos;
}
const seenRule = 'Lido pelo modelo na imagem da página: confira.';
/** Evidence that stands in no text. */
const seenQuotes = new WeakSet<object>();
