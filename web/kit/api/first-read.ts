/** Later callers read again. */
const keptMs = 30_000;

let first: { path: string; answer: Promise<Response>; at: number } | null = null;

/** Stores the answer of an early read. */
export function keepFirstRead(path: string, answer: Promise<Response>): void {
  // The failure surfaces only to the taker.
  answer.catch(() => {});
  first = { path, answer, at: Date.now() };
}

/** Returns an early read's answer once, if there was one. */
export function takeFirstRead(path: string): Promise<Response> | null {
  if (first?.path !== path) return null;
  const { answer, at } = first;
  first = null;
  return Date.now() - at < keptMs ? answer : null;
}
