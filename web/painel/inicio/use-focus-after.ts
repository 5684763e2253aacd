import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard in the inbox: what was done leaves it, and the focus with it. It goes to the next of the same kind,
 * else to the first thing there is.
 */
export function useFocusAfter() {
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const kind = useRef('');
  // Whenever something was drawn: only then can what was pressed have gone.
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return;
    pressed.current = null;
    if (document.activeElement !== document.body) return;
    const next =
      list.current?.querySelector<HTMLElement>(`[data-tipo="${kind.current}"] a`) ??
      list.current?.querySelector<HTMLElement>('a, [tabindex]');
    next?.focus();
  });
  return {
    ref: list,
    onClickCapture({ target }: MouseEvent) {
      const one = (target as HTMLElement).closest<HTMLElement>('[data-tipo]');
      // A dialog over it belongs to what opened it.
      if (!one) return;
      pressed.current = target as HTMLElement;
      kind.current = one.dataset.tipo ?? '';
    },
  };
}
