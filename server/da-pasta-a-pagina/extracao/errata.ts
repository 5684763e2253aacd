import { isNext, type SourceLine } from './source.ts';

const wrong = /\bonde se le\b/;
const right = /\bleia[ -]?se\b\W*/;

/** The lines without what an errata takes back: of 'onde se lê “64 a 92 m²”, leia-se “64 a 98 m²”' the second. */
export function withoutErrata(lines: SourceLine[]): SourceLine[] {
  if (!lines.some(({ folded }) => wrong.test(folded) || right.test(folded))) return lines;
  let open: SourceLine | null = null;
  return lines.flatMap((line) => {
    const to = right.exec(line.folded);
    const isGoingOn = open !== null && isNext(open, line);
    if (!to && !isGoingOn && !wrong.test(line.folded)) {
      open = null;
      return [line];
    }
    open = to ? null : line;
    return to ? [startingAt(line, to.index + to[0].length)] : [];
  });
}

/** A line without its beginning; half a line is quoted alone. */
function startingAt(line: SourceLine, at: number): SourceLine {
  const text = line.text.slice(at);
  const folded = line.folded.slice(at);
  const [first] = line.cells;
  return {
    ...line,
    text,
    folded,
    position: line.position + 0.5,
    cells: [{ ...first!, text, folded, left: null, right: null }],
  };
}
