import { useCallback, useEffect, useRef, useState } from 'react';
import type { Address } from './use-address.ts';

/** Delay before the address is updated; browsers limit the rate. */
const followMs = 250;

/**
 * A fast-changing query parameter, such as typed text: the value changes immediately, the address follows after a pause,
 * and at once before a press that may lead elsewhere: written later, it would lead back.
 */
export function useAddressText({ params, change }: Address, name: string) {
  const written = params.get(name) ?? '';
  const [value, setValue] = useState(written);
  const seen = useRef(written);
  /** Written values that have not come back yet, oldest first. */
  const own = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<(() => void) | null>(null);

  // Our own delayed change must not undo later ones; any other change is a link or navigation.
  useEffect(() => {
    if (written === seen.current) return;
    seen.current = written;
    const index = own.current.indexOf(written);
    own.current = own.current.slice(index + 1);
    if (index < 0) setValue(written);
  }, [written]);
  useEffect(() => {
    const before = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Enter') waiting.current?.();
    };
    document.addEventListener('pointerdown', before, true);
    document.addEventListener('keydown', before, true);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerdown', before, true);
      document.removeEventListener('keydown', before, true);
    };
  }, []);

  const set = useCallback(
    (next: string) => {
      setValue(next);
      clearTimeout(timer.current);
      const write = () => {
        clearTimeout(timer.current);
        waiting.current = null;
        own.current.push(next);
        change((now) => {
          if (next) now.set(name, next);
          else now.delete(name);
          return now;
        });
      };
      waiting.current = write;
      timer.current = setTimeout(write, followMs);
    },
    [change, name],
  );
  return [value, set] as const;
}
