let expired = false;
const listeners = new Set<() => void>();

/** Reports that the token is no longer accepted; the shell shows the notice (ACC-28). */
export function reportExpiredSession(): void {
  expired = true;
  for (const listener of listeners) listener();
}

export const sessionNotice = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => expired,
};
