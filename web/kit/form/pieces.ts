/** A piece of a text: a placeholder, or what stands between two. */
export interface Piece {
  /** Where it begins. */
  at: number;
  text: string;
  isMark: boolean;
}

/** Splits a text at its placeholders; of two that begin alike the longer one is meant. */
export function piecesOf(text: string, marks: readonly string[]): Piece[] {
  const longest = [...marks].sort((a, b) => b.length - a.length);
  const pieces: Piece[] = [];
  let plain = 0;
  const add = (to: number) => {
    if (to > plain) pieces.push({ at: plain, text: text.slice(plain, to), isMark: false });
  };
  for (let at = 0; at < text.length; ) {
    const mark = longest.find((each) => each !== '' && text.startsWith(each, at));
    if (!mark) {
      at += 1;
      continue;
    }
    add(at);
    pieces.push({ at, text: mark, isMark: true });
    at += mark.length;
    plain = at;
  }
  add(text.length);
  return pieces;
}

/** The placeholder that a key at the caret would cut into, whole: from, to; null if none. */
export function markAt(
  text: string,
  marks: readonly string[],
  caret: number,
  key: string,
): [from: number, to: number] | null {
  if (key !== 'Backspace' && key !== 'Delete') return null;
  const touched = piecesOf(text, marks).find(
    ({ at, text: { length }, isMark }) =>
      isMark &&
      (key === 'Backspace' ? caret > at && caret <= at + length : caret >= at && caret < at + length),
  );
  return touched ? [touched.at, touched.at + touched.text.length] : null;
}
