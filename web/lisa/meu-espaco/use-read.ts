import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf, JsonRoute } from '#contract/base/routes.ts';
import { addressOf, type Given } from '#web/kit/api/client.ts';
import { isExpiredSession } from '#web/kit/api/errors.ts';
import { call } from './calls.ts';
import { endSession } from './place.ts';

export interface Reading<Answer> {
  data: Answer | null;
  error: unknown;
  /** Re-reads; the previous data is shown meanwhile. */
  again: () => void;
}

/** A route's answer. An expired session leads to the login, with a notice. */
export function useRead<R extends JsonRoute>(route: R, ...given: Given<R>): Reading<AnswerOf<R>> {
  const path = addressOf(route, ...given);
  const [state, setState] = useState<{ path: string; data: AnswerOf<R> | null; error: unknown }>({
    path,
    data: null,
    error: null,
  });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address or turn reads anew
  useEffect(() => {
    const gone = new AbortController();
    call(route, ...([given[0], gone.signal] as Given<R, [signal?: AbortSignal]>)).then(
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
