/** The statistics at the start of a catalogue's text, nested one level at most. */
const atHead = /^\{"statistics":(\{(?:[^{}]|\{[^{}]*\})*\})[,}]/;

/** Reduces a catalogue's text to its statistics; null if they are not at its start. */
export function statisticsOf(catalogText: string): string | null {
  const found = atHead.exec(catalogText)?.[1];
  if (!found) return null;
  try {
    return JSON.stringify({ statistics: JSON.parse(found) });
  } catch {
    return null;
  }
}
