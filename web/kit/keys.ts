import { useEffect, useRef, useSyncExternalStore } from 'react';

const key = 'teclas-simples';
const listeners = new Set<() => void>();

function readStored(): boolean {
  try {
    return localStorage.getItem(key) !== 'nao';
  } catch {
    return true;
  }
}

/** Whether keys of one letter act, in this browser; who dictates or holds keys by accident turns them off. */
export const singleKeys = {
  read: readStored,
  choose(on: boolean): void {
    try {
      if (on) localStorage.removeItem(key);
      else localStorage.setItem(key, 'nao');
    } catch {
      // Without storage they stay as they are.
    }
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export const useSingleKeysOn = () => useSyncExternalStore(singleKeys.subscribe, singleKeys.read, () => true);

const typed = 'input, textarea, select, [contenteditable], [role="combobox"]';
const above = '[role="dialog"], [role="menu"]';

/** Whether a press is a key of its own, not text, a shortcut, or something open above the page. */
function isSingle({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || !singleKeys.read()) return false;
  const field = target instanceof Element ? target.closest(typed) : null;
  // A ticked box takes no letters.
  if (field && !field.matches('[type="checkbox"], [type="radio"]')) return false;
  return document.querySelector(above) === null;
}

/** Acts on keys of one letter while mounted; an act that returns false leaves the key to others. */
export function useSingleKeys(acts: Readonly<Record<string, (event: KeyboardEvent) => unknown>>): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = latest.current[event.key];
      if (act && isSingle(event) && act(event) !== false) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
