import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { findRegistro } from '#server/kernel/reading/registro.ts';
import { type Candidate, candidate } from './candidate.ts';
import { isPlainValue } from './machine-talk.ts';
import { decide, precedences } from './precedence.ts';
import { isNext, type SourceLine } from './source.ts';

export interface RegistroFacts {
  registroIncorporacao: Fact<string> | null;
  cartorio: Fact<string> | null;
}

/** Number of the incorporação's registration and its registry office, as written. */
export function extractRegistro(lines: SourceLine[]): RegistroFacts {
  const numbers: Candidate<string>[] = [];
  const offices: Candidate<string>[] = [];
  lines.forEach((line, index) => {
    if (!/incorporac|registr|matricul|\bmatr?\.|\br\.? ?i\.?(?![a-z])/.test(line.folded)) return;
    // The fewest lines containing both: the office is often on the line after the number.
    const run = runFrom(lines, index);
    for (const count of run.keys()) {
      const passage = run.slice(0, count + 1);
      const found = findRegistro(textOf(passage), { isOfSales: true });
      if (!found || !isPlainValue(found.numero)) continue;
      // The passage must start with the statement: what matches without this line starts later.
      if (count > 0 && findRegistro(textOf(passage.slice(1)), { isOfSales: true })?.numero === found.numero)
        return;
      if (!found.cartorio && count < run.length - 1) continue;
      numbers.push(candidate(found.numero, 3, line, ...passage.slice(1)));
      if (found.cartorio && isPlainValue(found.cartorio))
        offices.push(candidate(found.cartorio, 3, line, ...passage.slice(1)));
      return;
    }
  });
  const figures = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '') || text;
  return {
    registroIncorporacao: decide(numbers, precedences.fromRegistro, { key: figures }),
    cartorio: decide(offices, precedences.fromRegistro, { key: (text) => text.toLowerCase() }),
  };
}

/** Up to three consecutive lines of a page. */
function runFrom(lines: SourceLine[], index: number): SourceLine[] {
  const run = [lines[index]!];
  while (run.length < 3 && isNext(run.at(-1)!, lines[index + run.length]))
    run.push(lines[index + run.length]!);
  return run;
}

const textOf = (lines: SourceLine[]) => lines.map((line) => line.text.replaceAll('\t', ' ')).join(' ');
