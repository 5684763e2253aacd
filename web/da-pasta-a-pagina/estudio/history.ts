/** What was, what is and what was undone; a run of changes of one `key` is one step. */
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

/** A change; typing on in one field, or moving one focus on, is undone at once. */
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
