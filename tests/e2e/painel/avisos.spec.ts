import type { Locator, Page } from '@playwright/test';
import { repeats } from '#tests/e2e/repeats.ts';
import { answerBairros } from '#tests/e2e/support/bairros.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

interface Kind {
  what: string;
  open: (page: Page) => Promise<void>;
  opened: (page: Page) => Locator;
}

const button = (page: Page, name: string) => page.getByRole('button', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Everything that closes on an outside press. */
const kinds: Kind[] = [
  {
    what: 'a form',
    open: (page) => button(page, 'Novo Bairro').click(),
    opened: (page) => dialog(page, 'Novo Bairro'),
  },
  {
    what: 'a sheet at the side',
    open: (page) => button(page, 'Histórico de Cambuí').click(),
    opened: (page) => dialog(page, 'Histórico'),
  },
  {
    what: 'the search',
    open: (page) => page.keyboard.press('Control+k'),
    opened: (page) => dialog(page, 'Buscar no painel'),
  },
  {
    what: 'the menu of the account',
    open: (page) => button(page, 'Menu do usuário').click(),
    opened: (page) => page.getByRole('menu'),
  },
  {
    what: 'the menu of a phone',
    open: async (page) => {
      await page.setViewportSize({ width: 375, height: 740 });
      // The notice stands over the button there.
      await button(page, 'Abrir menu').dispatchEvent('click');
    },
    opened: (page) => dialog(page, 'Portal do Corretor'),
  },
  {
    what: 'an import',
    open: (page) => button(page, 'Importar').click(),
    opened: (page) => dialog(page, /^Importar/),
  },
];

/** A notice kept open by hovering. */
async function showNotice(page: Page) {
  await page.getByRole('button', { name: 'Novo Bairro' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar', exact: true }).click();
  const notice = page.locator('#toast .toast');
  await notice.dispatchEvent('pointerenter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(notice).toBeVisible();
  return notice;
}

const hands = {
  mouse: (close: Locator) => close.click(),
  touch: (close: Locator) => close.tap(),
  /** A screen reader presses without a pointer. */
  'no pointer': (close: Locator) => close.evaluate((element: HTMLElement) => element.click()),
};

test.describe('SAF-08 closing a notice', () => {
  test.use({ hasTouch: true });
  test.beforeEach(({ painel }) => {
    answerBairros(painel);
    painel.on('GET /api/auditoria', () => ({ body: { itens: [], proxima: null } }));
  });
  for (const { what, open, opened } of kinds) {
    test(
      `leaves ${what} open behind it, by mouse, by touch and by what presses without a pointer`,
      repeats(what !== 'a form'),
      async ({ page, openPainel }) => {
        await openPainel('/admin/bairros');
        for (const [hand, press] of Object.entries(hands)) {
          await page.setViewportSize({ width: 1280, height: 800 });
          const notice = await showNotice(page);
          await open(page);
          await expect(opened(page)).toBeVisible();
          if (!(await notice.isVisible())) await notice.dispatchEvent('pointerenter');
          await press(page.getByRole('button', { name: 'Fechar aviso', includeHidden: true }));
          await expect(notice, hand).toHaveCount(0);
          // What closes on a press outside does so a moment after it.
          await page.waitForTimeout(300);
          await expect(opened(page), hand).toBeVisible();
          // Escape is still its own.
          await page.keyboard.press('Escape');
          await expect(opened(page), hand).toBeHidden();
        }
      },
    );
  }

  test('keeps the field that is being written in', { tag: '@all' }, async ({ page, openPainel }) => {
    await openPainel('/admin/bairros');
    await showNotice(page);
    await page.getByRole('button', { name: 'Novo Bairro' }).click();
    const nome = page.getByRole('dialog').getByLabel('Nome', { exact: true });
    await nome.fill('Camb');
    await page.getByRole('button', { name: 'Fechar aviso', includeHidden: true }).click();
    await page.keyboard.type('uí');
    await expect(nome).toHaveValue('Cambuí');
  });
});
