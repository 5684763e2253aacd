const key = 'execucoes-vistas';
const keptAtMost = 50;

function stored(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

let seen: readonly string[] | null = null;
const listeners = new Set<() => void>();

/** Runs whose results were seen in this browser. */
export const seenRuns = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read(): readonly string[] {
    seen ??= stored();
    return seen;
  },
  add(runId: string) {
    seen = [runId, ...seenRuns.read()].slice(0, keptAtMost);
    try {
      localStorage.setItem(key, JSON.stringify(seen));
    } catch {
      // A browser without storage shows it again after a reload.
    }
    for (const listener of listeners) listener();
  },
};
