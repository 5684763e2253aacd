import { type Undoable, undoOffer } from '#web/kit/ui/undo.ts';

/** Undoable decisions, latest last. */
let open: Required<Undoable>[] = [];

/** Offers undo while a decision's messages wait. Consecutive decisions can each be undone, latest first. */
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
