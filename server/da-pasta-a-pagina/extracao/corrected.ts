import type { SourceLine } from './source.ts';

/** The lines without what a correction takes back: 'Onde se lê "64 a 92 m²", leia-se "64 a 98 m²"'. */
export const withoutCorrected = (lines: SourceLine[]): SourceLine[] =>
  lines.flatMap((line) => {
    const found = /\bleia[ -]?se\b\W*/.exec(line.folded);
    if (found) return [behind(line, found.index + found[0].length)];
    return /\bonde se le\b/.test(line.folded) ? [] : [line];
  });

/** Half a line is quoted alone: joined with the next it would not match the page. */
function behind(line: SourceLine, from: number): SourceLine {
  const [text, folded] = [line.text.slice(from), line.folded.slice(from)];
  return {
    ...line,
    text,
    folded,
    cells: [{ text, folded, left: null, right: null }],
    position: line.position - 0.5,
  };
}
