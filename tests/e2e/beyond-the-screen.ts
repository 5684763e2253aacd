import type { Page } from '@playwright/test';

/**
 * Texts and pictures that reach beyond the sides of the screen, each with its edges. A page's parts cut off what
 * leaves them, so that its width never tells: what is seen is measured itself. Rows made to be scrolled sideways
 * keep to the screen as a whole, a picture with what its own frame shows of it.
 */
export async function beyondTheScreen(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    document.querySelector('main')?.classList.add('is-laid-out');
    await document.fonts.ready;
  });
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isOfGuard = (node: Element) => node.matches('html, body, [data-guarda]');
    const overflowOf = (node: Element) => getComputedStyle(node).overflowX;
    const waysUp = (node: Element | null): Element[] => (node ? [node, ...waysUp(node.parentElement)] : []);
    const isScrolled = (node: Element) =>
      waysUp(node.parentElement).some((one) => !isOfGuard(one) && /auto|scroll/.test(overflowOf(one)));
    /** Out of sight on purpose: closed, or read by a screen reader alone. */
    const isUnseen = (node: Element) =>
      !node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || node.closest('.skip');
    const said = (name: string, { left, right }: { left: number; right: number }) =>
      left < -0.5 || right > width + 0.5
        ? [`${name} (${Math.round(left)}–${Math.round(right)} of ${width})`]
        : [];
    const found: string[] = [];

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const around = text.parentElement!;
      if (!text.textContent?.trim() || isUnseen(around) || isScrolled(around)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects())
        if (line.width > 1) found.push(...said(`“${text.textContent.trim()}”`, line));
    }
    for (const picture of document.querySelectorAll('img, video, svg')) {
      if (isUnseen(picture) || isScrolled(picture)) continue;
      const frames = waysUp(picture.parentElement).filter(
        (one) => !isOfGuard(one) && /hidden|clip/.test(overflowOf(one)),
      );
      const boxes = [picture, ...frames].map((one) => one.getBoundingClientRect());
      const left = Math.max(...boxes.map((box) => box.left));
      const right = Math.min(...boxes.map((box) => box.right));
      if (right > left) found.push(...said(picture.getAttribute('alt') ?? picture.tagName, { left, right }));
    }
    for (const row of document.querySelectorAll('body *'))
      if (/auto|scroll/.test(overflowOf(row)) && !isUnseen(row) && !isScrolled(row))
        found.push(...said(`${row.tagName}.${row.className}`, row.getBoundingClientRect()));
    return [...new Set(found)];
  });
}
