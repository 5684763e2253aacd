import { flushSync } from 'react-dom';

/** Scrolls to a card, opened where it is a line, and focuses its text. */
export const jumpTo = (chave: string) => {
  const place = () => document.getElementById(chave);
  const line = place()?.querySelector<HTMLElement>('h3 > button');
  if (line) flushSync(() => line.click());
  place()?.scrollIntoView();
  place()?.querySelector('textarea')?.focus({ preventScroll: true });
};
