import { mkdirSync } from 'node:fs';
import { chromium, devices, type Page } from '@playwright/test';
import sharp from 'sharp';
import { makeDataDir, productAdmin, startProduct } from '#tests/product.ts';
import { chromiumFlags } from './bench/lighthouse.ts';
import { folderName } from './example/truth.ts';
import { findChromium } from './test/chromium.ts';

/** `npm run screenshots`: README's pictures, from a real run of the example folder. */
const out = 'docs/imagens';
mkdirSync(out, { recursive: true });
const { path: executablePath } = findChromium();
const data = makeDataDir();
const product = await startProduct(data.path);
const browser = await chromium.launch({
  executablePath: executablePath ?? undefined,
  args: chromiumFlags.slice(1),
});

async function save(page: Page, name: string, width: number): Promise<void> {
  const png = await page.screenshot();
  await sharp(png).resize({ width }).webp({ quality: 82 }).toFile(`${out}/${name}.webp`);
}

try {
  const desktop = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await desktop.goto(`${product.url}/login`);
  await desktop.getByLabel('Usuário').fill(productAdmin.username);
  await desktop.getByLabel('Senha').fill(productAdmin.password);
  await desktop.getByRole('button', { name: 'Entrar' }).click();
  await desktop.waitForURL('**/admin/dashboard');
  await desktop.goto(`${product.url}/admin/empreendimentos`);
  await desktop.getByRole('button', { name: 'Super AI' }).first().click();
  await desktop.getByRole('dialog').getByRole('textbox').fill(`file:///${folderName}`);
  await desktop.getByRole('button', { name: 'Iniciar Super AI Workflow' }).click();
  // Documents read, pictures coming: the moment that shows most, however fast the machine is.
  await desktop
    .getByRole('dialog')
    .getByText(/^[2-6]\d de 80$/)
    .first()
    .waitFor({ timeout: 300_000 });
  await save(desktop, 'super-ai', 1200);
  await desktop.getByText('Super AI Completo!').first().waitFor({ timeout: 300_000 });
  await desktop.getByRole('dialog').waitFor({ state: 'hidden', timeout: 15_000 });
  await desktop.waitForTimeout(1_500);
  await save(desktop, 'empreendimentos', 1200);

  const rota = await desktop
    .getByRole('link', { name: /^Ver hotsite/ })
    .first()
    .getAttribute('href');
  await desktop.goto(new URL(rota ?? '', product.url).href, { waitUntil: 'networkidle' });
  await save(desktop, 'hotsite', 1200);
  const phone = await (await browser.newContext(devices['Pixel 7'])).newPage();
  await phone.goto(new URL(rota ?? '', product.url).href, { waitUntil: 'networkidle' });
  await save(phone, 'hotsite-celular', 480);
} finally {
  await browser.close();
  await product.stop();
  data.remove();
}
