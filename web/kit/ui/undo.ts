export interface Undoable {
  /** What was done: '“Sul” foi para a lixeira'. */
  text: string;
  undo: () => Promise<unknown>;
  /** Undo deadline by the browser's clock, regardless of hovering. */
  until?: number;
}

let offered: Undoable | null = null;
const listeners = new Set<() => void>();

function offer(next: Undoable | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** The current undo offer, shown in the bar at the bottom on every screen. */
export const undoOffer = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => offered,
  /** Offers an undo, replacing the previous one. */
  make: (undoable: Undoable) => offer(undoable),
  end: () => offer(null),
};
