import { flushSync } from 'react-dom';

/** Scrolls to a place of the page: a card, opened where it is a line, whose text gets the focus; a group, a tool. */
export const jumpTo = (chave: string) => {
  const place = () => document.getElementById(chave);
  const line = place()?.querySelector<HTMLElement>('h3 > button');
  if (line) flushSync(() => line.click());
  place()?.scrollIntoView();
  (place()?.querySelector('textarea') ?? place())?.focus({ preventScroll: true });
};
