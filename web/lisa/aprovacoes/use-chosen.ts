import { useState } from 'react';

/** Records chosen one by one. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  return {
    has: (id: number) => chosen.has(id),
    choose(id: number, on: boolean) {
      const next = new Set(chosen);
      if (on) next.add(id);
      else next.delete(id);
      setChosen(next);
    },
  };
}
