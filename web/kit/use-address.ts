import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Query parameters and how to change them in place. A change is seen at once: the router shows it when it has time, and
 * a second press must not go by what was there before the first. `change` is stable.
 */
export function useAddress() {
  const [written, setParams] = useSearchParams();
  const [asked, setAsked] = useState({ over: written, params: written });
  const params = asked.over === written ? asked.params : written;
  const latest = useRef({ written, params, setParams });
  useEffect(() => {
    latest.current = { written, params, setParams };
  }, [written, params, setParams]);
  const change = useCallback((edit: (params: URLSearchParams) => URLSearchParams) => {
    const { written: over, params: now, setParams: write } = latest.current;
    const changed = edit(new URLSearchParams(now));
    if (changed.toString() === now.toString()) return;
    latest.current.params = changed;
    setAsked({ over, params: changed });
    write(changed, { replace: true });
  }, []);
  return { params, change };
}
export type Address = ReturnType<typeof useAddress>;
