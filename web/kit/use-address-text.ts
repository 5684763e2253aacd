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
  const seen = useRef(written);
  /** What was written and has not come back yet, oldest first. */
  const own = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Our own change comes back after a while, and must not undo what was chosen since; any other is a
  // link or the way back.
  useEffect(() => {
    if (written === seen.current) return;
    seen.current = written;
    const index = own.current.indexOf(written);
    own.current = own.current.slice(index + 1);
    if (index < 0) setValue(written);
  }, [written]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const set = useCallback(
    (next: string) => {
      setValue(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        own.current.push(next);
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
