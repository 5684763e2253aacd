import { flushSync } from 'react-dom';

/** How long what lies above a place may still take its height, in ms. */
const restMs = 1000;

/** Keeps a place in sight while what lies above it takes its height, until somebody does something. */
function keepInSight(place: () => HTMLElement | null) {
  const watch = new ResizeObserver(() => place()?.scrollIntoView());
  const ended = new AbortController();
  const { signal } = ended;
  signal.addEventListener('abort', () => watch.disconnect());
  for (const act of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(act, () => ended.abort(), { signal, passive: true });
  setTimeout(() => ended.abort(), restMs);
  watch.observe(document.body);
}

/** Scrolls to a place of the page: a card, opened where it is a line, whose text gets the focus; a group, a tool. */
export const jumpTo = (chave: string) => {
  const place = () => document.getElementById(chave);
  const line = place()?.querySelector<HTMLElement>('h3 > button');
  if (line) flushSync(() => line.click());
  place()?.scrollIntoView();
  (place()?.querySelector('textarea') ?? place())?.focus({ preventScroll: true });
  keepInSight(place);
};
