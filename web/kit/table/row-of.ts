/**
 * The row of an event, or null. React also bubbles events from dialogs opened by a row's button, which are
 * elsewhere in the page.
 */
export function rowOf(event: { target: EventTarget; currentTarget: Element }): HTMLElement | null {
  const target = event.target as Element;
  return event.currentTarget.contains(target) ? target.closest<HTMLElement>('[data-index]') : null;
}

/** Whether a click is on a control: a button or link. */
export const isControl = (target: EventTarget) =>
  (target as Element).closest('a, button, input, select, label') !== null;
