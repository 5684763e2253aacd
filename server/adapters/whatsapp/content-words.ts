/** Longest line kept of an unreadable message. */
const longest = 300;

/** Joins the parts present; null if none. */
export const lineOf = (...parts: (string | null)[]): string | null =>
  parts.filter(Boolean).join(', ').slice(0, longest) || null;

/** A place in words: 'Estação Cultura, Praça Floriano (-22.9056, -47.0608)'. */
export function placeLine(
  names: (string | null)[],
  latitude: number | null,
  longitude: number | null,
): string | null {
  const spot = latitude === null || longitude === null ? null : `${latitude}, ${longitude}`;
  const name = lineOf(...names);
  return name && spot ? `${name} (${spot})` : (name ?? spot);
}

export const isPdfType = (mime: string | null): boolean => /^application\/pdf\b/.test(mime ?? '');
