/** Undo history; consecutive changes with the same `key` are one step. */
export interface History<State> {
  past: State[];
  present: State;
  future: State[];
  key: string | null;
}

const longest = 100;

export const startHistory = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  key: null,
});

/** Records a change; continued typing or moving is undone at once. */
export function record<State>(
  history: History<State>,
  present: State,
  key: string | null = null,
): History<State> {
  if (present === history.present) return history;
  const goesOn = key !== null && key === history.key;
  return {
    past: goesOn ? history.past : [...history.past, history.present].slice(-longest),
    present,
    future: [],
    key,
  };
}

export function undo<State>(history: History<State>): History<State> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present,
    future: [history.present, ...history.future],
    key: null,
  };
}

export function redo<State>(history: History<State>): History<State> {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future, key: null };
}
