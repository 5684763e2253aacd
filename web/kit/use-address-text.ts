import { useCallback, useEffect, useRef, useState } from 'react';
import type { Address } from './use-address.ts';

/** How long after the last change the address follows; browsers refuse to change it too often. */
const followMs = 250;

/**
 * A parameter that changes faster than an address should: what is typed, where the arrow keys go.
 * The value is there at once, the address follows a moment later.
 */
export function useAddressText({ params, change }: Address, name: string) {
  const written = params.get(name) ?? '';
  const [value, setValue] = useState(written);
  const own = useRef(written);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address changed by itself: a link, the way back.
  useEffect(() => {
    if (written === own.current) return;
    own.current = written;
    setValue(written);
  }, [written]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const set = useCallback(
    (next: string) => {
      setValue(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        own.current = next;
        change((now) => {
          if (next) now.set(name, next);
          else now.delete(name);
          return now;
        });
      }, followMs);
    },
    [change, name],
  );
  return [value, set] as const;
}
