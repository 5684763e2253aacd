import { type Undoable, undoOffer } from '#web/kit/ui/undo.ts';

/** Decisions that can still be taken back, the latest last. */
let open: Required<Undoable>[] = [];

/**
 * Offers to take a decision back for as long as its messages wait. Who decides one after the other can
 * take back each of them, the latest first.
 */
export function offerUndo(decision: Required<Undoable>): void {
  const offered: Required<Undoable> = {
    ...decision,
    undo: async () => {
      open = open.filter((each) => each !== offered);
      await decision.undo();
      const before = open.at(-1);
      if (before && before.until > Date.now()) undoOffer.make(before);
    },
  };
  open = [...open.filter(({ until }) => until > Date.now()), offered];
  undoOffer.make(offered);
}
