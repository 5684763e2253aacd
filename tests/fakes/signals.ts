import type { Signals } from '#server/db/signals.ts';

/** Signals that never arrive: whoever waits looks by itself. */
export const noSignals: Signals = {
  on: () => () => {},
  send: () => {},
  isHearing: () => false,
  isLost: () => true,
  again: () => {},
};
