import type { Page } from '@playwright/test';

/** The next call of a path and method fails like a server in trouble; others in between pass. */
export async function failOnce(page: Page, method: string, path: RegExp, answer: object = {}) {
  let isOver = false;
  await page.route(path, (route) => {
    if (isOver || route.request().method() !== method) return route.fallback();
    isOver = true;
    return route.fulfill({ status: 500, json: { message: 'Falhou por um instante', ...answer } });
  });
}

/**
 * Calls of a path and method are worked on, and their answers are under way until they are let through. What it
 * gives is to be called: `sent` waits for the first call, `arrive` lets the answers through, and those to come.
 */
export async function delayAnswers(page: Page, method: string, path: RegExp) {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let told = () => {};
  const sent = new Promise<void>((resolve) => {
    told = resolve;
  });
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const response = await route.fetch();
    told();
    await held;
    await route.fulfill({ response });
  });
  return { sent: () => sent, arrive: () => arrive() };
}
