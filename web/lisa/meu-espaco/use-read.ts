import { useCallback, useEffect, useState } from 'react';
import { isExpiredSession } from '#web/kit/api/errors.ts';
import { read } from './calls.ts';
import { endSession } from './place.ts';

export interface Reading<Answer> {
  data: Answer | null;
  error: unknown;
  /** Reads anew; what was read stays until then. */
  again: () => void;
}

/** What stands at a path of the API. A session that has ended leads to the login, which says so. */
export function useRead<Answer>(path: string): Reading<Answer> {
  const [state, setState] = useState<{ path: string; data: Answer | null; error: unknown }>({
    path,
    data: null,
    error: null,
  });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads anew
  useEffect(() => {
    const gone = new AbortController();
    read<Answer>(path, gone.signal).then(
      (data) => setState({ path, data, error: null }),
      (error) => {
        if (gone.signal.aborted) return;
        if (isExpiredSession(error)) endSession('expired');
        else setState((before) => ({ path, data: before.path === path ? before.data : null, error }));
      },
    );
    return () => gone.abort();
  }, [path, turn]);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  const current = state.path === path;
  return { data: current ? state.data : null, error: current ? state.error : null, again };
}
