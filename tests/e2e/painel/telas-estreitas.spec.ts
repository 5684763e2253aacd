import { expect, type Page, test } from '@playwright/test';
import { bumpLists } from '#server/db/list-version.ts';
import { corretorBairros } from '#server/db/schema/corretores.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { repeats } from '#tests/e2e/repeats.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { runFolder } from '#tests/follow-run.ts';
import { screens } from '#web/app/screens.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';
import { expectWithinScreen } from '../support/within-screen.ts';

let product: ProductHere;
let ofRecords: string[];

test.beforeAll(async () => {
  product = await startProductHere({ workers: true });
  const { db } = product;
  await runFolder(product, writeFolder(product.folders, 'estreita', await smallFolder()));
  const ana = await createCorretor(db, {
    nome: 'Ana Clara de Vasconcelos Figueiredo',
    nomeGuerra: 'Ana Vasconcelos',
    email: 'ana.clara.vasconcelos.figueiredo@imobiliaria-exemplo.example',
    whatsapp: '(47) 98765-4321',
  });
  const [made] = await db.select().from(empreendimentos);
  const [page] = await db.select().from(hotsites);
  await db.insert(corretorBairros).values({ corretorId: ana.id, bairroId: made!.bairroId });
  await db.transaction((tx) => bumpLists(tx, 'corretores'));
  const [empreendimento, hotsite] = [`/admin/empreendimentos/${made!.id}`, `/admin/hotsites/${page!.id}`];
  ofRecords = [
    ...['', '?aba=cobertura', '?aba=site', '?aba=empreendimentos'].map(
      (tab) => `/admin/corretores/${ana.id}${tab}`,
    ),
    `/admin/incorporadoras/${made!.incorporadoraId}`,
    ...['', '?aba=corretores', '?aba=visitas', '/revisao', '/unidades', '/pasta'].map(
      (part) => `${empreendimento}${part}`,
    ),
    ...['versoes', 'verificacao', 'estudio', 'estudio?aba=secoes', 'estudio?aba=motores'].map(
      (part) => `${hotsite}/${part}`,
    ),
    '/admin/configuracoes/execucoes/1',
    ...['corretores', 'empreendimentos', 'hotsites', 'bairros', 'estados', 'imoveis-usados'].map(
      (list) => `/admin/${list}?novo=1`,
    ),
  ];
});
test.afterAll(() => product?.stop());

test('on a phone of 320 px the login has everything within the screen', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${product.url}/login`);
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expectWithinScreen(page);
});

for (const width of [320, 375])
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 640 }, hasTouch: true, isMobile: true });
    test.beforeEach(async ({ page }) => {
      const token = await product.login();
      await page.addInitScript((stored) => {
        if (self === top) localStorage.setItem('token', stored);
      }, token);
    });
    const see = async (page: Page, path: string) =>
      test.step(path, async () => {
        await page.goto(product.url + path);
        await expect(page.locator('#conteudo :is(h2, h3, ul, table, form, button)').first()).toBeVisible();
        await expect(page.locator('.skeleton')).toHaveCount(0);
        await expectWithinScreen(page);
      });

    test('nothing of any screen reaches beyond it', repeats(width !== 320), async ({ page }) => {
      for (const { path } of screens) await see(page, path);
    });
    test('nor of any record, its pages and its dialog', repeats(width !== 320), async ({ page }) => {
      for (const path of ofRecords) await see(page, path);
    });
  });
