import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const library = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');

interface Part {
  /** Only its content. */
  within?: string;
  /** Content of frames may be left to their own tests. */
  besides?: 'iframe';
}

/** Expects no accessibility faults on the visible page. */
export async function expectAccessible(page: Page, { within, besides }: Part = {}): Promise<void> {
  // What is still fading in has the contrast of a moment that nobody reads in.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(
        (each) => each.playState === 'running' && Number(each.effect?.getComputedTiming().endTime) <= 500,
      );
    // One that a busy page never draws to its end is not waited for.
    const enough = new Promise((resolve) => setTimeout(resolve, 2_000));
    await Promise.race([Promise.allSettled(passing.map((each) => each.finished)), enough]);
  });
  // Results of one document need no page of their own to be put together in, nor the library twice.
  const ofOne = besides === 'iframe' || page.frames().length === 1;
  if (ofOne && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(library);
  let axe = new AxeBuilder({ page, axeSource: ofOne ? 'void 0' : library }).options({
    resultTypes: ['violations'],
  });
  if (within) axe = axe.include(within);
  if (besides) axe = axe.exclude(besides);
  axe.setLegacyMode(ofOne);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found).toEqual([]);
}
