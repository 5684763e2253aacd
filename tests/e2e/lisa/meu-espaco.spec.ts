import { type Browser, expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { fromBufferPromise } from 'yauzl';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { createOcr } from '#server/adapters/ocr/create.ts';
import { corretorBairros, corretores } from '#server/db/schema/corretores.ts';
import { associacoes, empreendimentos, hotsites, visitas } from '#server/db/schema/empreendimentos.ts';
import { tabelasDeUnidades, unidades } from '#server/db/schema/unidades.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { repeats } from '#tests/e2e/repeats.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createContato } from '#tests/factories/contato.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { drawPhoto } from '#tests/fixtures/drawn-images.ts';
import { assetOf, catalogOf } from '#tests/fixtures/hotsite.ts';
import { wholeFicha } from '#tests/fixtures/pagina.ts';
import { createWelcome, enterOwnPage, ownLink, ownPassword } from '#tests/own-page.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';
import {
  ground,
  isNear,
  offerWithMaterial,
  pixelAt,
  plainly,
  planColor,
  readPdf,
  takeShares,
} from './offer-with-material.ts';

let product: ProductHere;
test.beforeAll(async () => {
  product = await startProductHere({ env: { RATE_LIMIT_LOGIN: 'off', RATE_LIMIT_API: 'off' } });
});
test.afterAll(() => product?.stop());

const phone = { width: 375, height: 812 };
const names = ['Residencial Âmbar', 'Mirante do Cambuí'];
type Colours = 'light' | 'dark';
/** Folder for screenshots, if wanted. */
const shots = process.env.MEU_ESPACO_SHOTS;

/** A separate phone, collecting console errors and requests to other hosts. */
async function openPhone(
  browser: Browser,
  path: string,
  {
    viewport = phone,
    colorScheme = 'light' as Colours,
    token = null as string | null,
    /** The worker answers before the page's own requests can be watched or broken. */
    keeps = false,
  } = {},
) {
  const context = await browser.newContext({
    serviceWorkers: keeps ? 'allow' : 'block',
    viewport,
    colorScheme,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url) && !/^(data|blob):/.test(request.url()))
      problems.push(request.url());
  });
  if (token) await page.addInitScript((kept) => localStorage.setItem('meuEspaco.token', kept), token);
  await page.goto(path.startsWith('http') ? path : product.url + path);
  return { page, problems, close: () => context.close() };
}

/** No part of the page overflows the screen. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** His offers: one with page and pictures, one without. */
async function makeOffers(corretorId: number): Promise<number> {
  const put = async (id: string, seed: number) => {
    for (const [suffix, format] of [
      ['1200.jpg', 'jpeg'],
      ['480.webp', 'webp'],
    ] as const) {
      const picture = await drawPhoto({ seed, width: 1200, height: 800 });
      const bytes = await (format === 'jpeg' ? picture.jpeg() : picture.webp()).toBuffer();
      await product.storage.put(`img/${id.slice(0, 2)}/${id}-${suffix}`, bytes, `image/${format}`);
    }
  };
  await Promise.all([put('a1', 3), put('b2', 5), put('c3', 8)]);
  const bairro = await createBairro(product.db, { nome: 'Cambuí' });
  const first = await createEmpreendimento(product.db, {
    nome: names[0]!,
    bairroId: bairro.id,
    precoInicial: '690000.00',
    dataTabela: '2026-10-01',
    descricao: 'Apartamentos de 2 e 3 dormitórios, com lazer completo.',
    registroIncorporacao: 'R.3/12.345',
    cartorio: '2º Registro de Imóveis',
    imagemPrincipal: '/media/img/a1/a1-1200.jpg',
    assetsCatalog: JSON.stringify(
      catalogOf([
        assetOf('a1'),
        assetOf('b2', { category: 'lazer', description: 'Piscina com deck' }),
        assetOf('c3', { category: 'planta', description: 'Planta de 63 m²' }),
      ]),
    ),
  });
  await createEmpreendimento(product.db, { nome: names[1]!, bairroId: bairro.id, precoInicial: '450000.00' });
  const hotsite = await createHotsite(product.db, {
    empreendimentoId: first.id,
    versaoPublicaId: 1,
    rota: `ambar-${first.id}`,
  });
  await product.db.insert(corretorBairros).values({ corretorId, bairroId: bairro.id });
  await product.db.insert(associacoes).values({ corretorId, empreendimentoId: first.id, destaque: true });
  const today = Date.now();
  await product.db.insert(visitas).values(
    Array.from({ length: 30 }, (_, ago) => ago).flatMap((ago) => {
      const dia = dayInBrazil(new Date(today - ago * 86_400_000));
      return [
        { dia, tipo: 'pagina', corretorId, hotsiteId: hotsite.id, total: ((ago * 7) % 11) + 2 },
        { dia, tipo: 'pagina', corretorId, hotsiteId: 0, total: (ago * 5) % 6 },
        { dia, tipo: 'whatsapp', corretorId, hotsiteId: hotsite.id, total: (ago * 3) % 4 },
      ];
    }),
  );
  return first.id;
}

test('WPP-19 WPP-20 a real link on a phone: the password, the page, a copied link, a request, and out', async ({
  browser,
}) => {
  const corretor = await createWelcome(product, { siteAtivo: true });
  const empreendimentoId = await makeOffers(corretor.id);
  const { page, problems, close } = await openPhone(browser, await ownLink(product, corretor.id));

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Bia!');
  await expect(page.getByText(corretor.email)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Nova senha', { exact: true }).fill('curta');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('A senha deve ter pelo menos 10 caracteres');
  await page.getByLabel('Nova senha', { exact: true }).fill(ownPassword);
  await page.getByRole('button', { name: 'Mostrar nova senha' }).click();
  await expect(page.getByLabel('Nova senha', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Criar senha e entrar' }).click();

  await expect(page).toHaveURL(`${product.url}/meu-espaco`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Beatriz Lima');
  await expectAccessible(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Copiar : link de seu site' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copiado!' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${product.url}/corretor/${corretor.slug}`);
  const edition = `${product.url}/hotsite/ambar-${empreendimentoId}?corretor=${corretor.slug}`;
  await expect(page.getByLabel(`Link de ${names[0]}`)).toHaveValue(edition);
  const share = page.getByRole('link', { name: `Compartilhar no WhatsApp : ${names[0]}` });
  expect(new URL((await share.getAttribute('href'))!).searchParams.get('text')).toContain(edition);
  await page.getByRole('button', { name: `QR : ${names[0]}` }).click();
  await expect(page.getByRole('img', { name: `QR code de ${edition}` })).toBeVisible();
  await expect(page.getByText(`Em preparação: ${names[1]}.`)).toBeVisible();

  await page.getByRole('link', { name: 'Meus dados' }).click();
  await page.getByRole('button', { name: 'Pedir alteração' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pedir alteração' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Mude algum campo ou escreva uma mensagem');
  await dialog.getByLabel('Nome de guerra').fill('Bia Lima Imóveis');
  await dialog.getByLabel('Mensagem para a equipe').fill('Trabalho também no Taquaral.');
  await dialog.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByRole('heading', { name: 'Seu pedido está com a equipe' })).toBeVisible();
  await expect(page.getByText('Bia Lima Imóveis')).toBeVisible();

  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(`${product.url}/meu-espaco/entrar`);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test('WPP-20 the team applies a request in the panel and the corretor reads it', { tag: '@all' }, async ({
  browser,
}) => {
  const { corretor, token } = await enterOwnPage(product, { nome: 'Rui Costa' });
  const own = await openPhone(browser, '/meu-espaco/dados', { token });
  await own.page.getByRole('button', { name: 'Pedir alteração' }).click();
  await own.page.getByLabel('Biografia').fill('Dez anos de Campinas.');
  await own.page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(own.page.getByText('Aguardando', { exact: true })).toBeVisible();

  const team = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' });
  const painel = await team.newPage();
  const admin = await product.login();
  await painel.addInitScript((kept) => localStorage.setItem('token', kept), admin);
  await painel.goto(`${product.url}/admin/dashboard`);
  const pending = painel.getByRole('region', { name: 'Pendências' });
  await expect(pending).toContainText(/pedidos? de alteração aguardam?/);
  await painel.getByRole('link', { name: 'Aprovações WhatsApp' }).click();
  await painel.getByRole('link', { name: /^Pedidos \d/ }).click();
  const card = painel.getByRole('listitem').filter({ hasText: 'Rui Costa' });
  await expect(card).toContainText('Dez anos de Campinas.');
  await expectAccessible(painel);
  await painel.setViewportSize(phone);
  expect(await overflow(painel)).toBeLessThanOrEqual(0);
  if (shots) await painel.screenshot({ path: `${shots}/panel-375.png`, fullPage: true });
  await painel.setViewportSize({ width: 1440, height: 900 });
  if (shots) await painel.screenshot({ path: `${shots}/panel-1440.png` });
  await card.getByRole('button', { name: 'Recusar : pedido de Rui Costa' }).click();
  await painel.getByRole('dialog').getByRole('button', { name: 'Recusar pedido' }).click();
  await expect(painel.getByRole('dialog').getByRole('alert')).toContainText('Escreva por que');
  await painel.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Aplicar : pedido de Rui Costa' }).click();
  await expect(painel.getByText('Pedido aplicado')).toBeVisible();
  await expect(card.getByText('Aplicado', { exact: true })).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
  await expectAccessible(painel);
  await team.close();

  const [row] = await product.db.select().from(corretores).where(eq(corretores.id, corretor.id));
  expect(row!.biografia).toBe('Dez anos de Campinas.');
  await own.page.reload();
  await expect(own.page.getByRole('heading', { name: 'Seu último pedido foi atendido' })).toBeVisible();
  expect(own.problems).toEqual([]);
  await own.close();
});

test.describe('LIA-13 a page worth opening each day', () => {
  test('what is new since his last visit stands on top; units with price, conditions and what is left, films, files, material; contacts with their state, visits by development; what he proposes is decided and told; without a connection it is read on', async ({
    browser,
  }) => {
    const { corretor, token } = await enterOwnPage(product, { siteAtivo: true });
    const { id } = await offerWithMaterial(product, corretor.id, { ficha: wholeFicha });
    const [table] = await product.db
      .select()
      .from(tabelasDeUnidades)
      .where(eq(tabelasDeUnidades.empreendimentoId, id));
    const more = {
      tabelaId: table!.id,
      faixa: false,
      pagina: 1,
      tipologia: '2 dormitórios',
      areaPrivativa: '63.40',
    };
    await product.db.insert(unidades).values([
      {
        ...more,
        ordem: 2,
        linha: 3,
        unidade: '1203',
        andar: 12,
        vagas: 2,
        preco: '905000.00',
        estado: 'reservada',
      },
      { ...more, ordem: 3, linha: 4, unidade: '1304', preco: '915000.00', estado: 'vendida' },
    ]);
    await createContato(product.db, { corretorId: corretor.id, nome: 'Marta Souza', recebidoEm: new Date() });
    const [hotsite] = await product.db.select().from(hotsites).where(eq(hotsites.empreendimentoId, id));
    const dia = dayInBrazil(new Date());
    const visit = { dia, tipo: 'pagina', corretorId: corretor.id, hotsiteId: hotsite!.id, total: 17 };
    await product.db.insert(visitas).values(visit);
    const { page, close } = await openPhone(browser, '/meu-espaco', { token, keeps: true });
    await page.evaluate(
      (day) => localStorage.setItem('meuEspaco.visto', day),
      new Date(Date.now() - 86_400_000).toISOString(),
    );
    await page.reload();

    // What changed since he was here last, before anything else of the page.
    const news = page.getByRole('region', { name: 'O que mudou' });
    await expect(news).toContainText('Novo: Marta Souza deixou um contato');
    await expect(news).toContainText(/\d+ novidades?/);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('O que mudou');
    await page.reload();
    await expect(news).toContainText('Nada de novo desde a sua visita');

    await page.getByRole('link', { name: 'Ver material' }).click();
    await expect(page.getByRole('region', { name: 'Preços por tipo' })).toContainText('2 disponíveis');
    const unit = page.getByRole('listitem').filter({ hasText: '1203' });
    await expect(unit).toBeHidden();
    await page.getByText('Unidade por unidade').click();
    await expect(unit).toContainText('2 dormitórios · 63,40 m² · 2 vagas · 12º andar');
    await expect(unit).toContainText('Reservada');
    await expect(unit).toContainText('R$ 905.000');
    await expect(page.getByText('3 unidades, além de 1 fora de venda')).toBeVisible();
    await expect(page.getByText('1304')).toHaveCount(0);
    await expectAccessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    if (shots) await page.screenshot({ path: `${shots}/units-375.png`, fullPage: true });
    await expect(page.getByRole('region', { name: 'Como se paga' }).getByRole('listitem')).toHaveCount(
      wholeFicha.pagamento!.length,
    );
    const films = page.getByRole('region', { name: 'Vídeos e tours' }).getByRole('link').first();
    await expect(films).toHaveAttribute('href', wholeFicha.videos![0]!);
    await expect(page.getByRole('region', { name: 'Arquivos' }).getByRole('link')).toHaveCount(
      wholeFicha.downloads!.length,
    );
    for (const name of [/^Ficha de venda/, /^Story/, /^Post/, /^Imagens/, 'Copiar texto'])
      await expect(page.getByRole('button', { name })).toBeVisible();

    await page.getByRole('link', { name: 'Contatos' }).click();
    const contact = page.getByRole('listitem').filter({ hasText: 'Marta Souza' });
    await expect(contact).toContainText('Espera por você');
    await contact.getByRole('button', { name: 'Já atendi' }).click();
    await expect(contact).toContainText('Atendido');
    await page.getByRole('link', { name: 'Visitas' }).click();
    await expect(page.getByRole('row').filter({ hasText: hotsite!.nome })).toContainText('17');

    // Coverage and price are proposed, decided by the team, and the answer stands on top.
    const admin = await product.login();
    const asTeam = async (path: string, body?: object) => {
      const answer = await fetch(product.url + path, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
        body: body ? JSON.stringify(body) : null,
      });
      expect(answer.status).toBe(200);
      return answer.json();
    };
    const propose = async (regiao: string, price: string) => {
      await page.getByRole('link', { name: 'Meus dados' }).click();
      await page.getByRole('button', { name: 'Pedir alteração' }).click();
      const dialog = page.getByRole('dialog', { name: 'Pedir alteração' });
      await dialog.getByLabel('Região de trabalho').fill(regiao);
      await dialog.getByLabel('Preço mínimo').fill(price);
      await dialog.getByRole('button', { name: 'Enviar pedido' }).click();
      await expect(page.getByRole('heading', { name: 'Seu pedido está com a equipe' })).toBeVisible();
      const all = (await asTeam('/api/pedidos')) as {
        id: number;
        corretor: { id: number };
        estado: string;
      }[];
      return all.find((each) => each.corretor.id === corretor.id && each.estado === 'aberto')!.id;
    };
    const first = await propose('Cambuí e Taquaral', '300000');
    await asTeam(`/api/pedidos/${first}/aplicar`, {});
    await page.goto(`${product.url}/meu-espaco`);
    await expect(page.getByRole('heading', { name: 'Seu último pedido foi atendido' })).toBeVisible();
    const [row] = await product.db.select().from(corretores).where(eq(corretores.id, corretor.id));
    expect(row).toMatchObject({ regiaoTrabalho: 'Cambuí e Taquaral', precoMinimo: '300000.00' });
    const second = await propose('Todo o Brasil', '1');
    const motivo = 'Só atendemos Campinas.';
    await asTeam(`/api/pedidos/${second}/recusar`, { motivo });
    await page.goto(`${product.url}/meu-espaco`);
    await expect(page.getByRole('region', { name: 'Seu pedido de alteração' })).toContainText(motivo);

    // What was seen is read on without a connection.
    await page.goto(`${product.url}/meu-espaco/material?empreendimento=${id}`);
    await expect(page.getByText('Unidade por unidade')).toBeVisible();
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText(/^Sem conexão\. O que está aqui foi guardado em/)).toBeVisible();
    await page.getByText('Unidade por unidade').click();
    await expect(unit).toContainText('R$ 905.000');
    await close();
  });

  test('what he has seen is read without a connection and says of when it is; who leaves takes it along', async ({
    browser,
  }) => {
    const { corretor } = await enterOwnPage(product, { nome: 'Rui Sem Sinal' });
    await makeOffers(corretor.id);
    const { page, close } = await openPhone(browser, '/meu-espaco/entrar', { keeps: true });
    await page.getByLabel('E-mail ou WhatsApp').fill(corretor.email);
    await page.getByLabel('Senha', { exact: true }).fill(ownPassword);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByLabel(`Link de ${names[0]}`)).toBeVisible();
    const kept = () =>
      page.evaluate(async () => {
        const requests = (await caches.has('meu-espaco'))
          ? await (await caches.open('meu-espaco')).keys()
          : [];
        return requests.map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(kept).toEqual(expect.arrayContaining(['/meu-espaco', '/api/meu-espaco']));
    await page.getByRole('link', { name: 'Visitas' }).click();
    await expect.poll(kept).toContain('/api/meu-espaco/visitas');

    await page.context().setOffline(true);
    await page.goto(`${product.url}/meu-espaco`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(corretor.nome);
    await expect(page.getByLabel(`Link de ${names[0]}`)).toBeVisible();
    const notice = page.getByText(
      /^Sem conexão\. O que está aqui foi guardado em \d\d\/\d\d\/\d{4} às \d\d:\d\d\.$/,
    );
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    if (shots) await page.screenshot({ path: `${shots}/offline-375.png` });
    await page.getByRole('link', { name: 'Visitas' }).click();
    await expect(page.getByRole('heading', { name: /visitas/i }).first()).toBeVisible();
    // Another session on this phone is not given what is his.
    const other = await page.evaluate(() =>
      fetch('/api/meu-espaco', { headers: { Authorization: 'Bearer another' } }).then(
        ({ status }) => status,
        () => 'no answer',
      ),
    );
    expect(other).toBe('no answer');

    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Links' }).click();
    await page.reload();
    await expect(page.getByLabel(`Link de ${names[0]}`)).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL(`${product.url}/meu-espaco/entrar`);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await close();
  });

  test('the page can be installed: a manifest whose icons are there, a worker for its addresses alone', {
    tag: '@all',
  }, async () => {
    const read = (path: string) => fetch(`${product.url}/meu-espaco/${path}`);
    const worker = await read('sw.js');
    expect(worker.headers.get('service-worker-allowed')).toBe('/meu-espaco');
    expect(worker.headers.get('content-type')).toMatch(/javascript/);
    expect(worker.headers.get('cache-control')).toBe('private, no-cache');
    expect(worker.headers.get('content-security-policy')).toMatch(/worker-src 'self'; manifest-src 'self'/);
    const answer = await read('manifest.webmanifest');
    expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const manifest = (await answer.json()) as {
      scope: string;
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(manifest.scope).toBe('/meu-espaco');
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(Buffer.from(await (await read(src)).arrayBuffer())).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});

test('WPP-19 a used or expired link says so kindly and how to get another', { tag: '@all' }, async ({
  browser,
}) => {
  const { id, email } = await createWelcome(product);
  const link = await ownLink(product, id);
  const token = new URL(link).hash.slice(1);
  await fetch(`${product.url}/api/meu-espaco/senha`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, senha: ownPassword }),
  });
  const { page, close } = await openPhone(browser, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link já foi usado ou venceu');
  await expectAccessible(page);
  await page.getByLabel('E-mail ou WhatsApp').fill(email);
  await page.getByRole('button', { name: 'Receber link pelo WhatsApp' }).click();
  await expect(page.getByText('Pedido recebido')).toBeVisible();
  await page.getByRole('link', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meu espaço');
  await close();
});

test('WPP-20 the login: what is missing, what is wrong, and in by keyboard alone', { tag: '@all' }, async ({
  browser,
}) => {
  const { corretor } = await enterOwnPage(product);
  const { page, close } = await openPhone(browser, '/meu-espaco');
  await expect(page).toHaveURL(`${product.url}/meu-espaco/entrar`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert')).toHaveText(['Informe o e-mail ou o WhatsApp', 'Informe a senha']);
  await page.getByLabel('E-mail ou WhatsApp').fill(corretor.email);
  await page.getByLabel('Senha', { exact: true }).fill('outra senha longa');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('E-mail, WhatsApp ou senha incorretos');
  await page.reload();
  // A key pressed before the form stands there goes nowhere.
  await expect(page.getByLabel('E-mail ou WhatsApp')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type(corretor.whatsapp!);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ownPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(corretor.nome);
  // The parts of the page are links: the keyboard goes along them.
  await page.getByRole('link', { name: 'Visitas' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${product.url}/meu-espaco/visitas`);
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/meu-espaco`);
  await close();
});

test('WPP-21 without an active site it says that it is being prepared', { tag: '@all' }, async ({
  browser,
}) => {
  const { token } = await enterOwnPage(product, { siteAtivo: false });
  const { page, close } = await openPhone(browser, '/meu-espaco', { token });
  await expect(page.getByText('O seu site está sendo preparado')).toBeVisible();
  await expect(page.getByLabel('Link de seu site')).toHaveCount(0);
  await expect(page.getByText('Nenhum empreendimento ainda.')).toBeVisible();
  await expectAccessible(page);
  await close();
});

test('R16 who is suspended while he is in is out with the next click, and is told to sign in', {
  tag: '@all',
}, async ({ browser }) => {
  const { corretor, token } = await enterOwnPage(product);
  const { page, close } = await openPhone(browser, '/meu-espaco', { token });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(corretor.nome);
  await expect(page.getByRole('link', { name: 'Visitas' })).toBeVisible();
  // What the screen still reads would put him out before the click.
  await page.waitForLoadState('networkidle');
  await product.db.update(corretores).set({ ativo: false }).where(eq(corretores.id, corretor.id));
  await page.getByRole('link', { name: 'Visitas' }).click();
  await expect(page).toHaveURL(`${product.url}/meu-espaco/entrar`);
  await expect(page.getByRole('status')).toHaveText('Sua sessão terminou. Entre de novo.');
  await page.getByLabel('E-mail ou WhatsApp').fill(corretor.email);
  await page.getByLabel('Senha', { exact: true }).fill(ownPassword);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert')).toContainText('não está ativo no momento');
  await close();
});

test('WPP-20 the material: a text that is ready, pictures to take along, nothing beside the screen', {
  tag: '@all',
}, async ({ browser }) => {
  const { corretor, token } = await enterOwnPage(product);
  const id = await makeOffers(corretor.id);
  const { page, problems, close } = await openPhone(browser, '/meu-espaco/material', { token });
  await page.getByRole('link', { name: new RegExp(names[0]!) }).click();
  await expect(page).toHaveURL(`${product.url}/meu-espaco/material?empreendimento=${id}`);
  const text = await page.getByRole('textbox', { name: 'Texto pronto' }).inputValue();
  for (const part of [
    ...['*Residencial Âmbar*', 'A partir de R$ 690.000', 'lazer completo', `?corretor=${corretor.slug}`],
    ...[`CRECI ${corretor.creci}`, 'Registro de incorporação: R.3/12.345, 2º Registro de Imóveis'],
  ])
    expect(text).toContain(part);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Baixar.*Piscina com deck$/ }).click();
  expect((await downloading).suggestedFilename()).toBe('residencial-ambar-lazer-2.jpg');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  // Somebody else's is not to be had by its number.
  await product.db.update(empreendimentos).set({ ativo: false }).where(eq(empreendimentos.id, id));
  await page.reload();
  await expect(page.getByRole('link', { name: new RegExp(names[1]!) })).toBeVisible();
  expect(problems).toEqual([]);
  await close();
});

test('WPP-20 a picture that cannot be had leaves a quiet sign in its place', { tag: '@all' }, async ({
  browser,
}) => {
  const { corretor, token } = await enterOwnPage(product);
  await makeOffers(corretor.id);
  const { page, close } = await openPhone(browser, '/meu-espaco/material', { token });
  const item = page.getByRole('link', { name: new RegExp(names[0]!) });
  await expect(item.locator('img')).toBeVisible();
  await page.route('**/media/**', (route) => route.abort());
  await page.reload();
  await expect(item.locator('svg')).toHaveCount(2);
  await expect(item.locator('img')).toHaveCount(0);
  await close();
});

test('R33 he takes his data along and has them erased with his password', { tag: '@all' }, async ({
  browser,
}) => {
  const { corretor, token } = await enterOwnPage(product);
  const { page, close } = await openPhone(browser, '/meu-espaco/dados', { token });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  expect((await downloading).suggestedFilename()).toBe('meus-dados.json');
  await page.getByRole('button', { name: 'Apagar meus dados' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('Senha', { exact: true }).fill('não é esta senha');
  await dialog.getByRole('button', { name: 'Apagar para sempre' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('A senha não confere');
  await dialog.getByLabel('Senha', { exact: true }).fill(ownPassword);
  await dialog.getByRole('button', { name: 'Apagar para sempre' }).click();
  await expect(page.getByRole('dialog', { name: 'Seus dados foram apagados' })).toContainText('Recibo nº');
  await page.getByRole('button', { name: 'Sair' }).last().click();
  await expect(page).toHaveURL(`${product.url}/meu-espaco/entrar`);
  const [row] = await product.db.select().from(corretores).where(eq(corretores.id, corretor.id));
  expect(row).toMatchObject({ nome: 'Dados apagados', senha: null });
  await close();
});

test('the page is light, strict and found by no search engine; no part of the panel is sent', async ({
  browser,
}) => {
  const { token } = await enterOwnPage(product);
  const scripts: number[] = [];
  const { page, close } = await openPhone(browser, '/favicon.svg', { token });
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(Number(response.headers()['content-length']));
  });
  const answer = (await page.goto(`${product.url}/meu-espaco`))!;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const headers = answer.headers();
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toBeLessThan(120_000);
  expect((await page.request.get(`${product.url}/meu-espaco/qualquer`)).status()).toBe(404);
  await close();
});

for (const width of [375, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `every part of it at ${width} px, ${colorScheme}: accessible, nothing beside the screen`,
      repeats(width !== 375 || colorScheme !== 'light'),
      async ({ browser }) => {
        const { corretor, token } = await enterOwnPage(product, {
          siteAtivo: true,
          biografia: 'Dez anos de Campinas.',
          regiaoTrabalho: 'Campinas',
        });
        const id = await makeOffers(corretor.id);
        const own = { viewport: { width, height: width === 375 ? 812 : 900 }, colorScheme };
        const parts = ['', '/material', `/material?empreendimento=${id}`, '/visitas', '/dados'];
        const { page, close } = await openPhone(browser, '/meu-espaco', { ...own, token });
        for (const [index, part] of parts.entries()) {
          await page.goto(`${product.url}/meu-espaco${part}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByLabel('Carregando')).toHaveCount(0);
          await expectAccessible(page);
          expect(await overflow(page), part).toBeLessThanOrEqual(0);
          if (shots)
            await page.screenshot({ path: `${shots}/${width}-${colorScheme}-${index}.png`, fullPage: true });
        }
        await close();
        const link = await ownLink(product, corretor.id);
        const door = await openPhone(browser, link, own);
        await expect(door.page.getByRole('heading', { level: 1 })).toHaveText('Olá, Bia!');
        await expectAccessible(door.page);
        if (shots) await door.page.screenshot({ path: `${shots}/${width}-${colorScheme}-senha.png` });
        await door.close();
      },
    );

test('PAG-10 one touch hands on what is made for him: an A4 sheet with table and plan, story and post in the page’s style, pictures as ZIP, the text; contact and legal line on each', async ({
  browser,
}) => {
  const { corretor, token } = await enterOwnPage(product);
  const { id, rota } = await offerWithMaterial(product, corretor.id);
  const { page, problems, close } = await openPhone(browser, '/entrada-vazia', { token });
  const { handed, opened } = await takeShares(page);
  await page.goto(`${product.url}/meu-espaco/material?empreendimento=${id}`);
  const touch = async (label: string) => {
    const before = handed.length;
    await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
    await expect.poll(() => handed.length).toBe(before + 1);
    return handed.at(-1)!;
  };
  const contact = ['Ana Beatriz Lima', `CRECI ${corretor.creci}`, corretor.whatsapp!];
  const legal = ['R.3/12.345 no 2º Ofício de Registro de Imóveis', 'Imagens meramente ilustrativas.'];
  const edition = `${product.url}/hotsite/${rota}?corretor=${corretor.slug}`;

  const sheet = await touch('Ficha de venda');
  expect([sheet.name, sheet.type]).toEqual(['residencial-aurora-ficha.pdf', 'application/pdf']);
  const read = await readPdf(sheet.bytes);
  expect([read.pages, ...read.size.map(Math.round)]).toEqual([1, 595, 842]);
  for (const said of [...contact, ...legal, 'R$ 690.000 a R$ 812.000', '2 disponíveis'])
    expect(read.text).toContain(said);
  expect(read.links).toContain(edition);
  expect(read.plans(planColor)).toBe(1);
  // By the canvas library, not printed by a browser.
  expect(read.made).toMatch(/^Skia\/PDF/);
  expect(read.creator).not.toMatch(/chrom|mozilla/i);

  const ocr = createOcr();
  try {
    for (const [label, width, height] of [
      ['Story', 1080, 1920],
      ['Post', 1080, 1350],
    ] as const) {
      const { bytes, type } = await touch(label);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
      expect(type).toBe('image/jpeg');
      expect(isNear(await pixelAt(bytes, { left: 8, top: 8 }), ground)).toBe(true);
      const lower = { left: 0, top: height / 2, width, height: height / 2 };
      const written = await sharp(bytes).extract(lower).png().toBuffer();
      const words = plainly(await ocr.readText(written, width, AbortSignal.timeout(60_000)));
      for (const said of [...contact, ...legal]) expect(words).toContain(plainly(said));
    }
  } finally {
    await ocr.close();
  }

  const zip = await fromBufferPromise((await touch('Imagens')).bytes, { lazyEntries: true });
  const names: string[] = [];
  for await (const entry of zip.eachEntry()) names.push(entry.fileName);
  expect(names).toEqual(['residencial-aurora-fachada-1.jpg', 'residencial-aurora-planta-2.jpg']);

  await page.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click();
  await expect.poll(() => opened.length).toBe(1);
  const text = new URL(opened[0]!).searchParams.get('text')!;
  for (const said of ['*Residencial Aurora*', edition, ...contact.slice(0, 2), 'R.3/12.345'])
    expect(text).toContain(said);

  await product.db.update(empreendimentos).set({ dataTabela: '2025-01' }).where(eq(empreendimentos.id, id));
  await product.db.update(tabelasDeUnidades).set({ data: '2025-01' });
  const later = await readPdf((await touch('Ficha de venda')).bytes);
  expect(later.text).not.toMatch(/R\$|disponíve/);
  expect(later.plans(planColor)).toBe(1);
  expect(problems).toEqual([]);
  await close();
});
