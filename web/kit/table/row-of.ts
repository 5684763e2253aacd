/**
 * The row an event happened in, or null. Events of a dialog that a row's button opened come through
 * React as well, but happened elsewhere in the page.
 */
export function rowOf(event: { target: EventTarget; currentTarget: Element }): HTMLElement | null {
  const target = event.target as Element;
  return event.currentTarget.contains(target) ? target.closest<HTMLElement>('[data-index]') : null;
}

/** Whether a click on this is somebody else's: a button's, a link's. */
export const isControl = (target: EventTarget) =>
  (target as Element).closest('a, button, input, select, label') !== null;
