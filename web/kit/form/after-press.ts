/**
 * Calls back at once, or after the press that is under way has done what it meant: what moves the screen between
 * pressing and letting go takes the click away.
 */
export function afterPress(then: () => void): void {
  if (!document.querySelector(':active')) {
    then();
    return;
  }
  const ends = new AbortController();
  const end = () => {
    ends.abort();
    // The click belongs to the same event as the letting go.
    setTimeout(then);
  };
  for (const event of ['pointerup', 'pointercancel', 'dragend'])
    window.addEventListener(event, end, { signal: ends.signal });
}
