import { type FormValues, sameValue } from '#web/kit/form/draft.ts';

export interface Merge {
  /** Fields both changed differently: a person must choose. */
  undecided: string[];
  /** Fields only the other changed; their values are taken over. */
  taken: string[];
  /** The merged values; mine where a choice is needed. */
  values: FormValues;
}

/**
 * Merges typed values with a concurrent save (API-19): `base` is the common origin, `mine` the form,
 * `current` the record now.
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
