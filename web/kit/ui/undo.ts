import { createStore } from '#web/kit/store.ts';

export interface Undoable {
  /** What was done: '“Sul” foi para a lixeira'. */
  text: string;
  undo: () => Promise<unknown>;
  /** Undo deadline by the browser's clock, regardless of hovering. */
  until?: number;
}

const offered = createStore<Undoable | null>(null);

/** The current undo offer, shown in the bar at the bottom on every screen. */
export const undoOffer = {
  subscribe: offered.subscribe,
  read: offered.read,
  /** Offers an undo, replacing the previous one. */
  make: (undoable: Undoable) => offered.write(undoable),
  end: () => offered.write(null),
};
