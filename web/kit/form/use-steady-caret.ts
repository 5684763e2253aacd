import { useLayoutEffect, useRef } from 'react';
import { caretAfterMask } from '#web/kit/form/masks.ts';

/** Where one is in the text being typed; null elsewhere. */
function caretIn(field: HTMLInputElement | HTMLTextAreaElement | null) {
  if (!field || field !== document.activeElement || field.selectionStart === null) return null;
  return { text: field.value, start: field.selectionStart, end: field.selectionEnd ?? field.selectionStart };
}

/**
 * For the ref of a text field: the caret stays behind the same letter when the text around it becomes another, by a mask
 * or because what was saved is worded otherwise. The browser would put it at the end.
 */
export function useSteadyCaret<Field extends HTMLInputElement | HTMLTextAreaElement>() {
  const field = useRef<Field>(null);
  // Before React writes the new text.
  const before = caretIn(field.current);
  useLayoutEffect(() => {
    const now = caretIn(field.current);
    if (!before || !now || before.text === now.text) return;
    const [start, end] = [before.start, before.end].map((at) => caretAfterMask(before.text, at, now.text));
    field.current?.setSelectionRange(start!, end!);
  });
  return field;
}
