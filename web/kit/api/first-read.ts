/** Whoever comes later reads anew. */
const keptMs = 30_000;

let first: { path: string; answer: Promise<Response>; at: number } | null = null;

/** Holds the answer to a read that was begun before the code that wants it was there. */
export function keepFirstRead(path: string, answer: Promise<Response>): void {
  // Whoever takes it hears of its failure; nobody else does.
  answer.catch(() => {});
  first = { path, answer, at: Date.now() };
}

/** The answer to this path, once, if it was asked for at the start of the page. */
export function takeFirstRead(path: string): Promise<Response> | null {
  if (first?.path !== path) return null;
  const { answer, at } = first;
  first = null;
  return Date.now() - at < keptMs ? answer : null;
}
