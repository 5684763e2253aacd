import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Evidence } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { quoteLines } from './evidence.ts';
import type { SourceLine } from './source.ts';

/** A value that one passage states. */
export interface Candidate<Value> {
  value: Value;
  evidence: Evidence;
  document: DocumentText;
  /** How plainly the passage states it: 1 for a bare mention, 3 and more for a labelled statement. */
  weight: number;
}

export function candidate<Value>(
  value: Value,
  weight: number,
  line: SourceLine,
  ...more: SourceLine[]
): Candidate<Value> {
  return { value, weight, evidence: quoteLines(line, ...more), document: line.document };
}
