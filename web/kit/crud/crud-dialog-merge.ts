import { type FormValues, sameValue } from '#web/kit/form/draft.ts';

export interface Merge {
  /** Fields both changed, each to something else: a person has to choose. */
  undecided: string[];
  /** Fields only the other changed; their values are taken over. */
  taken: string[];
  /** The values with everything in them that needs no choice; mine where one is needed. */
  values: FormValues;
}

/**
 * Brings together what was typed and what somebody else saved meanwhile (API-19): `base` is the
 * state both began from, `mine` what is in the form, `current` the record as it is now.
 */
export function mergeChanges(base: FormValues, mine: FormValues, current: FormValues): Merge {
  const merge: Merge = { undecided: [], taken: [], values: { ...mine } };
  for (const name of Object.keys(mine)) {
    if (sameValue(mine[name], current[name])) continue;
    const isMine = !sameValue(mine[name], base[name]);
    const isTheirs = !sameValue(current[name], base[name]);
    if (isMine && isTheirs) merge.undecided.push(name);
    else if (isTheirs) {
      merge.taken.push(name);
      merge.values[name] = current[name];
    }
  }
  return merge;
}
