import { expect, type Page } from '@playwright/test';

/**
 * What a narrow screen does not show whole: elements that reach beyond it, and buttons and links whose words are wider
 * than themselves. What scrolls sideways in its own box, as tabs do, can be brought into sight.
 */
const beyondScreen = () => {
  const width = document.documentElement.clientWidth;
  const isUnseen = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('.sr-only, svg, iframe') !== null;
  const scrolls = (element: Element) => {
    for (let box = element.parentElement; box; box = box.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return true;
    return false;
  };
  /** Words shortened by '…' are meant to be; those for ears alone are drawn in a pixel. */
  const isCut = (element: Element) => {
    if (!element.matches('button, a, label')) return false;
    const box = element.getBoundingClientRect();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const words = document.createRange();
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement;
      if (!holder || holder.clientWidth <= 1 || holder.closest('.truncate')) continue;
      words.selectNodeContents(texts.currentNode);
      for (const { left, right } of words.getClientRects())
        if (right > box.right + 1 || left < box.left - 1) return true;
    }
    return false;
  };
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 50)}”`;
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { left, right, width: wide, height } = element.getBoundingClientRect();
    if (wide < 2 || height < 2 || isUnseen(element)) return [];
    if ((right > width + 1 || left < -1) && !scrolls(element)) return [`beyond the screen: ${name(element)}`];
    return isCut(element) ? [`wider than itself: ${name(element)}`] : [];
  });
};

/** Of every screen it is told what is wrong. */
const soft = expect.configure({ soft: true });

/** Everything on the screen is within it. */
export async function expectWithinScreen(page: Page) {
  await soft.poll(() => page.evaluate(beyondScreen), { message: page.url(), timeout: 5_000 }).toEqual([]);
}
