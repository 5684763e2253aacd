import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Query parameters and how to change them in place. Changes apply to the address at that time, even from an
 * outdated render; `change` is stable.
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
