/** The statistics at the head of a catalogue's text, which holds no deeper braces than one. */
const atHead = /^\{"statistics":(\{(?:[^{}]|\{[^{}]*\})*\})[,}]/;

/** A catalogue's text cut down to its statistics; null where they do not stand at its head. */
export function statisticsOf(catalogText: string): string | null {
  const found = atHead.exec(catalogText)?.[1];
  if (!found) return null;
  try {
    return JSON.stringify({ statistics: JSON.parse(found) });
  } catch {
    return null;
  }
}
