import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { repeats } from '#tests/e2e/repeats.ts';
import { answerBairros } from '#tests/e2e/support/bairros.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { sampleCorretores } from '#tests/e2e/support/painel.ts';
import type { PainelServer } from '#tests/e2e/support/painel-server.ts';
import { hint } from '#tests/e2e/support/refused.ts';
import { serveSettings } from '#tests/e2e/support/settings.ts';

/** Buttons that do nothing for now, and why. */
const refused = [
  {
    what: 'a text in which nothing changed',
    serve: (painel: PainelServer) => void serveSettings(painel),
    path: '/admin/configuracoes',
    before: (page: Page) => page.locator('#pdf_analysis_prompt').getByRole('textbox'),
    button: (page: Page) => page.locator('#pdf_analysis_prompt').getByRole('button', { name: 'Salvar' }),
    why: 'Nada mudou neste texto',
  },
  {
    what: 'a list without records',
    serve: (painel: PainelServer) => answerBairros(painel, []),
    path: '/admin/bairros',
    before: (page: Page) => page.getByRole('searchbox'),
    button: (page: Page) => page.getByRole('button', { name: 'Exportar' }),
    why: 'Nada a exportar',
  },
  {
    what: 'a bairro without a name',
    serve: (painel: PainelServer) => answerBairros(painel),
    path: '/admin/bairros?novo=1',
    before: (page: Page) => page.getByRole('dialog').getByLabel('Nome'),
    button: (page: Page) => page.getByRole('button', { name: 'Gerar com IA' }),
    why: 'Preencha o nome do bairro e selecione a zona antes de gerar com IA',
  },
  {
    what: 'the site of a corretor that is off',
    serve: (painel: PainelServer) => {
      const { length } = sampleCorretores;
      const body = { itens: sampleCorretores, pagina: 1, total: length, registros: length };
      painel.on('GET /api/corretores/busca', () => ({ body }));
    },
    path: '/admin/corretores',
    before: (page: Page) => page.getByRole('link', { name: 'Otávio Serra' }),
    button: (page: Page) => page.getByRole('button', { name: 'Abrir site de Otávio Serra' }),
    why: 'Site não configurado ou inativo',
    // Its card has it in a menu, and only where there is one.
    onPhone: false,
  },
] as const;
const onPhone = refused.filter((one) => !('onPhone' in one));

/** What a button might have set off: a dialog, a page, something written. */
async function whatHappens(page: Page) {
  const written: string[] = [];
  page.on('request', (request) => request.method() === 'GET' || written.push(request.url()));
  const shown = () => page.getByRole('dialog').count();
  const before = { url: page.url(), dialogs: await shown() };
  return async () => {
    expect({ url: page.url(), dialogs: await shown() }).toEqual(before);
    expect(page.context().pages()).toHaveLength(1);
    expect(written).toEqual([]);
  };
}

async function tabTo(page: Page, button: Locator) {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('no tab stop');
}

test.describe('PNL-07 (in part) a button that does nothing says why', () => {
  for (const { what, serve, path, before, button, why } of refused)
    test(
      `${what}: by keyboard alone`,
      repeats(path !== refused[0].path),
      async ({ page, painel, openPainel }) => {
        serve(painel);
        await openPainel(path);
        await before(page).focus();
        const nothingHappened = await whatHappens(page);
        await tabTo(page, button(page));
        await expect(hint(page)).toHaveText(why);
        await expect(button(page)).toHaveAccessibleDescription(why);
        await expect(button(page)).toBeDisabled();
        for (const key of ['Enter', 'Space']) {
          await page.keyboard.press('Shift');
          await expect(hint(page)).toHaveCount(0);
          await page.keyboard.press(key);
          await expect(hint(page)).toHaveText(why);
        }
        await nothingHappened();
        await expectAccessible(page);
      },
    );

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });
    for (const { what, serve, path, before, button, why } of onPhone)
      test(`${what}: by touch`, repeats(path !== refused[0].path), async ({ page, painel, openPainel }) => {
        serve(painel);
        await openPainel(path);
        await expect(before(page)).toBeVisible();
        await button(page).scrollIntoViewIfNeeded();
        const nothingHappened = await whatHappens(page);
        const box = (await button(page).boundingBox())!;
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        await expect(hint(page)).toHaveText(why);
        const shown = (await hint(page).boundingBox())!;
        expect(shown.x).toBeGreaterThanOrEqual(0);
        expect(shown.x + shown.width).toBeLessThanOrEqual(375);
        await nothingHappened();
        await page.touchscreen.tap(4, 300);
        await expect(hint(page)).toHaveCount(0);
      });
  });
});
