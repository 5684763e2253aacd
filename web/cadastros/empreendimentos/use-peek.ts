import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Delay before opening, so that passing over does not open it. */
const openMs = 180;
/** Time to move from the opener to the content. */
const closeMs = 260;

/**
 * Opens on hover, and stays open when pressed, which is the way by keyboard and on touch: passing by with the Tab key
 * opens nothing. `marks` go on the opener, `within` on the content.
 */
export function usePeek() {
  const [open, setOpen] = useState(false);
  const [pinned, setPinned] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  const shown = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (next: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), ms);
  };
  function close() {
    clearTimeout(timer.current);
    setOpen(false);
    setPinned(false);
  }
  const isWithin = (target: EventTarget | null) =>
    target instanceof Node &&
    (opener.current?.contains(target) === true || shown.current?.contains(target) === true);
  const leave = () => {
    if (!pinned && !isWithin(document.activeElement)) later(false, closeMs);
  };
  const stay = () => {
    if (open) clearTimeout(timer.current);
  };
  const onBlur = (event: FocusEvent) => {
    if (!isWithin(event.relatedTarget)) later(false, closeMs);
  };

  return {
    open,
    close,
    isWithin,
    marks: {
      ref: opener,
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return;
        if (open) stay();
        else later(true, openMs);
      },
      onPointerLeave: leave,
      onBlur,
      onClick() {
        clearTimeout(timer.current);
        setOpen(!pinned);
        setPinned(!pinned);
      },
    },
    within: {
      ref: shown,
      onPointerEnter: stay,
      onPointerLeave: leave,
      onBlur,
      /** Radix goes round in it; opened by passing, it must be left by passing on. */
      onKeyDownCapture(event: KeyboardEvent) {
        if (event.key === 'Tab') event.stopPropagation();
      },
      /** Returns focus to the opener after keyboard use. */
      onEscapeKeyDown() {
        if (shown.current?.contains(document.activeElement)) opener.current?.focus();
      },
    },
  };
}
