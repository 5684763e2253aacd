import { request as call } from 'node:http';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { type ProductHere, startProductHere } from '#tests/e2e/product-here.ts';
import { productAdmin } from '#tests/product.ts';

// One product, one account whose safety grows from test to test.
test.describe.configure({ mode: 'serial' });
let product: ProductHere;
let site: string;
let page: Page;
test.beforeAll(async ({ browser }: { browser: Browser }) => {
  test.setTimeout(180_000);
  product = await startProductHere();
  // A passkey needs a name, and 127.0.0.1 is none.
  site = product.url.replace('127.0.0.1', 'localhost');
  page = await browser.newPage({ locale: 'pt-BR' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
});
test.afterAll(async () => {
  await page?.close();
  await product?.stop();
});

async function sendPassword(): Promise<void> {
  await page.goto(`${site}/login`);
  await page.getByLabel('Usuário').fill(productAdmin.username);
  await page.getByLabel('Senha').fill(productAdmin.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}
const inside = () => expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
async function leave(): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}
const dialog = () => page.getByRole('dialog', { name: 'Segurança' });
async function openSecurity(): Promise<void> {
  await page.goto(`${site}/admin/configuracoes/administradores`);
  await page.getByRole('button', { name: 'Segurança' }).click();
  await expect(dialog().getByText('Aparelhos conhecidos')).toBeVisible();
}

let codes: string[];

test('SAF-06 codes of an app are turned on with the password and a first code; the login is as it was till then', async () => {
  await sendPassword();
  await inside();
  await openSecurity();
  await expect(dialog().getByText('Este aparelho')).toBeVisible();
  await expectAccessible(page);
  await dialog().getByRole('button', { name: 'Ativar' }).click();
  await dialog().getByLabel('Senha atual', { exact: true }).fill('não é esta');
  await dialog().getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog().getByText('A senha atual não confere')).toBeVisible();
  await dialog().getByLabel('Senha atual', { exact: true }).fill(productAdmin.password);
  await dialog().getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog().getByRole('img', { name: 'QR code para o aplicativo de códigos' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog().getByLabel('Chave do aplicativo').textContent())!.replaceAll(' ', '');
  await dialog().getByLabel('Código do aplicativo').fill('000000');
  await dialog().getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog().getByText(/Código inválido/)).toBeVisible();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await dialog().getByLabel('Código do aplicativo').fill(code);
  await dialog().getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog().getByText('Guarde os códigos de recuperação')).toBeVisible();
  codes = await dialog().getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await expectAccessible(page);
  await dialog().getByRole('button', { name: 'Já guardei' }).click();
  await expect(dialog().getByText(/Ativo desde/)).toBeVisible();
});

test('SAF-06 a login then asks for a code, refuses a wrong one and takes one of recovery once', async () => {
  await leave();
  await sendPassword();
  await expect(page.getByText('o login desta conta pede um segundo fator')).toBeVisible();
  await expect(page.getByLabel('Senha')).toBeHidden();
  await expectAccessible(page);
  await page.getByLabel('Código').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Código inválido ou já usado')).toBeVisible();
  await page.getByLabel('Código').fill(codes[0]!.trim());
  await page.keyboard.press('Enter');
  await inside();
  await openSecurity();
  await expect(dialog().getByText(/9 códigos de uso único/)).toBeVisible();
});

test('SAF-06 a passkey is made in the panel and stands in for the code', async () => {
  await dialog().getByRole('button', { name: 'Criar passkey' }).click();
  await dialog().getByLabel('Nome da passkey').fill('Notebook do escritório');
  await dialog().getByLabel('Senha atual', { exact: true }).fill(productAdmin.password);
  await dialog().getByRole('button', { name: 'Criar passkey' }).click();
  await expect(dialog().getByRole('list', { name: 'Passkeys' })).toContainText('Notebook do escritório');
  await leave();
  await sendPassword();
  await page.getByRole('button', { name: 'Entrar com passkey' }).click();
  await inside();
});

/** A wrong password from one of many loopback addresses. */
const guess = (from: string) =>
  new Promise<number>((resolve, reject) => {
    const sent = call(`${product.url}/api/login`, {
      method: 'POST',
      localAddress: from,
      headers: { 'content-type': 'application/json' },
    });
    sent.on('error', reject);
    sent.on('response', (answer) => resolve(answer.resume().statusCode!));
    sent.end(JSON.stringify({ username: productAdmin.username, password: 'palpite' }));
  });

test('SAF-06 with the account tried from everywhere a known device gets in as ever, an unknown one is told how', {
  tag: '@all',
}, async () => {
  await expect
    .poll(async () =>
      (await Promise.all(Array.from({ length: 8 }, (_, n) => guess(`127.0.0.${20 + n}`)))).at(-1),
    )
    .toBe(429);
  await leave();
  await sendPassword();
  await expect(page.getByText('o login desta conta pede um segundo fator')).toBeVisible();

  await page.context().clearCookies();
  await sendPassword();
  const ways = page.getByRole('region', { name: 'Segundo fator' });
  await expect(ways).toContainText(/Tente novamente em \d+ minutos/);
  await expect(ways).toContainText('npm run admin');
  await expectAccessible(page);
  await page.getByLabel('Código').fill(codes[1]!.trim());
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await inside();

  await leave();
  await page.context().clearCookies();
  await sendPassword();
  await ways.getByRole('button', { name: 'Entrar com passkey' }).click();
  await inside();
});
