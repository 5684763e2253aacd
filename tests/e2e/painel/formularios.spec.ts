import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { answerBairros } from '#tests/e2e/support/bairros.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { corretor } from '#tests/e2e/support/painel.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test.describe('PNL-16', () => {
  test('required is marked, formats are said first, an error is said once, the first one has the focus', async ({
    page,
    painel,
    openPainel,
  }) => {
    answerBairros(painel);
    await openPainel('/admin/bairros?novo=1');
    const nome = dialog(page).getByLabel('Nome', { exact: true });
    const zona = dialog(page).getByRole('combobox', { name: 'Zona', exact: true });
    await expect(nome).toHaveAttribute('aria-required', 'true');
    await expect(zona).toHaveAttribute('aria-required', 'true');
    await expect(dialog(page).getByLabel('Informações')).not.toHaveAttribute('aria-required', 'true');
    await expect(dialog(page)).toContainText('* Obrigatório');
    const mark = (label: string) =>
      dialog(page)
        .locator('label', { hasText: label })
        .evaluate((element) => getComputedStyle(element, '::after').content);
    expect(await mark('Nome')).toContain('*');
    expect(await mark('Informações')).toBe('none');
    await zona.focus();
    await dialog(page).getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(nome).toBeFocused();
    await expect(dialog(page).getByText('Campo obrigatório')).toHaveCount(2);
    // Aloud by the toast alone; with the field it is read as its description.
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('alert')).toContainText('Nome e zona são obrigatórios');
    await expect(nome).toHaveAccessibleDescription('Campo obrigatório');
    await expectAccessible(page);

    // Enter takes what was typed whole, not what only begins so.
    await nome.fill('Taquaral');
    await zona.fill('centro - campinas (sp)');
    await page.keyboard.press('Enter');
    await expect(zona).toHaveValue('Centro - Campinas (SP)');

    await openPainel('/admin/incorporadoras?novo=1');
    await expect(dialog(page).getByLabel('CNPJ')).toHaveAccessibleDescription(/12\.345\.678\/0001-95/);
  });

  test('letters typed before the dialog is there are in its fields, Tab included', async ({
    page,
    painel,
    openPainel,
  }) => {
    answerBairros(painel);
    await openPainel('/admin/bairros');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 443,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.getByRole('button', { name: 'Novo Bairro' }).click();
    await page.keyboard.type('Jardim Sul');
    await page.keyboard.press('Tab');
    await page.keyboard.type('cen');
    await expect(dialog(page).getByLabel('Nome', { exact: true })).toHaveValue('Jardim Sul');
    const zona = dialog(page).getByRole('combobox', { name: 'Zona', exact: true });
    await expect(zona).toBeFocused();
    await expect(zona).toHaveValue('cen');
  });

  test('a password has an eye and is made up; the UF belongs to a CRECI only beside another state’s number', {
    tag: '@all',
  }, async ({ page, painel, openPainel }) => {
    const other = corretor({ id: 9, nome: 'Ana Prado', creci: 'CRECI 12.345 F', ufCreci: 'SP' });
    painel.on('GET /api/corretores/busca', ({ query }) => {
      const itens = query.get('q') === '12345-F' ? [other] : [];
      return { body: { itens, total: itens.length, registros: 1, pagina: 1 } };
    });
    painel.on('GET /api/corretores/slug-livre', () => ({ body: { slug: 'x' } }));
    await openPainel('/admin/corretores?novo=1');
    const creci = dialog(page).getByLabel('CRECI', { exact: true });
    await expect(creci).toHaveAccessibleDescription(
      'Como estiver no cartão: “12345-F” ou “CRECI/SP 12.345 F”.',
    );
    await creci.fill('12.345');
    await expect(creci).toHaveAccessibleDescription(
      'Este número já é de Ana Prado (SP). Se este é de outro estado, escreva a UF junto: “12345-F/RJ”.',
    );
    await dialog(page).getByLabel('UF', { exact: true }).selectOption('SP');
    await expect(creci).toHaveAccessibleDescription('Este número já é de Ana Prado (SP).');
    await creci.fill('54.321');
    await expect(creci).toHaveAccessibleDescription(/Como estiver no cartão/);

    const senha = dialog(page).getByLabel('Senha', { exact: true });
    await expect(senha).toHaveAttribute('type', 'password');
    await dialog(page).getByRole('button', { name: 'Mostrar senha' }).click();
    await expect(senha).toHaveAttribute('type', 'text');
    await dialog(page).getByLabel('WhatsApp').fill('4899');
    const button = dialog(page).getByRole('button', { name: 'Gerar uma senha segura' });
    const { x, y, width } = (await button.boundingBox())!;
    // At its upper edge, pressed for a while: a doubt about the number that left the form then would move it away.
    await page.mouse.move(x + width / 2, y + 2);
    await page.mouse.down();
    await page.waitForTimeout(100);
    await page.mouse.up();
    await expect(senha).toHaveValue(/^(\w{4}-){3}\w{4}$/);
    await expect(dialog(page).getByText(/Este telefone não parece completo/)).toBeVisible();
  });
});
