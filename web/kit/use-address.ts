import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The parameters of the address, and how to change them in place. A change is made on what the
 * address is by then, also when it is asked for by an older drawing of the screen.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  return {
    params,
    change(edit: (params: URLSearchParams) => URLSearchParams) {
      const changed = edit(new URLSearchParams(latest.current));
      if (changed.toString() === latest.current.toString()) return;
      latest.current = changed;
      setParams(changed, { replace: true });
    },
  };
}
