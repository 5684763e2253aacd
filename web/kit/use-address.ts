import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The parameters of the address, and how to change them in place. A change is made on what the
 * address is by then, also when it is asked for by an older drawing of the screen; `change` stays
 * the same function.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const latest = useRef({ params, setParams });
  useEffect(() => {
    latest.current = { params, setParams };
  }, [params, setParams]);
  const change = useCallback((edit: (params: URLSearchParams) => URLSearchParams) => {
    const { params: now, setParams: write } = latest.current;
    const changed = edit(new URLSearchParams(now));
    if (changed.toString() === now.toString()) return;
    latest.current.params = changed;
    write(changed, { replace: true });
  }, []);
  return { params, change };
}
export type Address = ReturnType<typeof useAddress>;
