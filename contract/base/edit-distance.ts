/** How many letters are written, left out or changed between two words (Levenshtein's distance). */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [down, letter] of [...one].entries()) {
    const next = [down + 1];
    for (let at = 1; at <= other.length; at++)
      next.push(Math.min(row[at]! + 1, next[at - 1]! + 1, row[at - 1]! + (other[at - 1] === letter ? 0 : 1)));
    row = next;
  }
  return row[other.length]!;
}
