/** The fixed words of a text, by sentence: what would be noticed if it were said twice. Choices and lists are none. */
const fixedParts = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !/^(?:•|\*\d\*)/.test(line))
    .flatMap((line) => line.split(/\{[A-Z_]+\}|(?<=[.!?])\s/))
    .map((part) => part.trim())
    .filter((part) => part.replace(/[^\p{L}]/gu, '').length >= 5 && !/^(?:por exemplo|assim):?$/i.test(part));

const sentences = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !/^(?:•|\*\d\*)/.test(line))
    .flatMap((line) => line.split(/(?<=[.!?])\s/))
    .filter((sentence) => sentence.includes(' '));

/** A text without the sentences that were just said; null where none were, or most of it. */
export function withoutSaid(text: string, recent: readonly string[]): string | null {
  const parts = text.split(/(?<=[.!?])\s+/);
  const left = parts.filter((part) => !recent.some((said) => said.includes(part)));
  return left.length < parts.length && left.length * 2 >= parts.length ? left.join(' ') : null;
}

/** The way of saying something that shares nothing with what was said, or was said longest ago. */
export function freshest<Way extends { template: string; texto: string }>(
  ways: readonly Way[],
  recent: readonly string[],
): Way {
  const saidAt = ({ template, texto }: Way) => {
    const parts = [...fixedParts(template), ...sentences(texto)];
    return recent.findLastIndex((said) => parts.some((part) => said.includes(part)));
  };
  return ways.map((way) => ({ way, at: saidAt(way) })).toSorted((one, other) => one.at - other.at)[0]!.way;
}
