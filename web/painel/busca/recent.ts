const key = 'busca-recentes';
const kept = 6;

/** Ids of recent entries, newest first; never names, which may be personal. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, kept) : [];
  } catch {
    return [];
  }
}

export function noteRecent(id: string): void {
  try {
    const ids = [id, ...readRecent().filter((other) => other !== id)].slice(0, kept);
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Without storage there is no history, and all else works.
  }
}
