import { nameKey } from './name-candidates.ts';
import type { SourceLine } from './source.ts';

/**
 * The lines about the chosen empreendimento if the documents describe several: a page naming only another
 * one, and following pages naming none, belong to that other.
 */
export function ownLines(lines: SourceLine[], nome: string, outros: string[]): SourceLine[] {
  if (outros.length === 0) return lines;
  const own = nameKey(nome);
  const others = outros.map(nameKey);
  const kept: SourceLine[] = [];
  let path = '';
  let foreign = false;
  for (const page of Map.groupBy(lines, (line) => `${line.document.path}#${line.page}`).values()) {
    const first = page[0]!;
    if (first.document.path !== path) {
      path = first.document.path;
      foreign = false;
    }
    const text = ` ${page
      .map((line) => line.folded)
      .join(' ')
      .replace(/[^a-z0-9]+/g, ' ')} `;
    const namesOwn = text.includes(` ${own} `);
    const namesOther = others.some((other) => text.includes(` ${other} `));
    if (namesOwn && namesOther) kept.push(...ownSections(page, own, others));
    if (namesOwn || namesOther) foreign = namesOther && !namesOwn;
    if (!foreign && !(namesOwn && namesOther)) kept.push(...page);
  }
  return kept;
}

/** On a page naming several, each name opens a section; what precedes them is shared. */
function ownSections(page: SourceLine[], own: string, others: string[]): SourceLine[] {
  let foreign = false;
  return page.filter((line) => {
    const text = ` ${line.folded.replace(/[^a-z0-9]+/g, ' ')} `;
    const namesOwn = text.includes(` ${own} `);
    const namesOther = others.some((other) => text.includes(` ${other} `));
    if (namesOwn !== namesOther) foreign = namesOther;
    return !foreign;
  });
}
