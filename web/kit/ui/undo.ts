export interface Undoable {
  /** What was done: '“Sul” foi para a lixeira'. */
  text: string;
  undo: () => Promise<unknown>;
  /** By this moment of this browser's clock it cannot be undone any more, whoever is reading. */
  until?: number;
}

let offered: Undoable | null = null;
const listeners = new Set<() => void>();

function offer(next: Undoable | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** What can be undone now; the bar at the foot of the window shows it, wherever one goes meanwhile. */
export const undoOffer = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => offered,
  /** Offers it in place of the one before. */
  make: (undoable: Undoable) => offer(undoable),
  end: () => offer(null),
};
