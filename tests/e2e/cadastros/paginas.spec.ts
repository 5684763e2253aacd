import { expect, type Page, test } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { bumpLists } from '#server/db/list-version.ts';
import { corretorBairros, corretores, onboardingSessions } from '#server/db/schema/corretores.ts';
import { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { repeats } from '#tests/e2e/repeats.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createIncorporadora } from '#tests/factories/incorporadora.ts';
import { createRun } from '#tests/factories/run.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';
import { delayAnswers, failOnce } from '../support/late-answers.ts';

let product: ProductHere;
let token: string;
const ids = { ana: 0, bia: 0, aurora: 0, patio: 0, conversa: 0, run: 0 };

test.beforeAll(async () => {
  product = await startProductHere();
  token = await product.login();
  const { db } = product;
  const bairro = await createBairro(db, { nome: 'Moema' });
  const patio = await createIncorporadora(db, { nome: 'Pátio Norte' });
  const aurora = await createEmpreendimento(db, {
    nome: 'Residencial Aurora',
    bairroId: bairro.id,
    incorporadoraId: patio.id,
    precoInicial: '961000.00',
  });
  const ana = await createCorretor(db, { nome: 'Ana Prado', nomeGuerra: 'Ana', whatsapp: '(11) 98765-4321' });
  const bia = await createCorretor(db, { nome: 'Bia Rocha', nomeGuerra: 'Bia' });
  for (const nome of ['Ibirapuera', 'Brooklin']) await createBairro(db, { nome, zonaId: bairro.zonaId });
  await db.insert(corretorBairros).values({ corretorId: bia.id, bairroId: bairro.id });
  // More than a list reads at once.
  await db.insert(corretores).values(
    Array.from({ length: 200 }, (_, n) => {
      const number = String(n + 1).padStart(3, '0');
      return {
        nome: `Corretor ${number}`,
        nomeGuerra: number,
        creci: `9${number}`,
        creciNormal: `9${number}`,
        slug: `corretor-${number}`,
        email: `c${number}@example.com`,
        emailNormal: `c${number}@example.com`,
      };
    }),
  );
  const [conversa] = await db
    .insert(onboardingSessions)
    .values({
      whatsapp: '5511920000001',
      ultimaMensagemEm: new Date(),
      memoria: { pediuPessoaEm: new Date().toISOString() },
    })
    .returning();
  const run = await createRun(db);
  await db.transaction((tx) => bumpLists(tx, 'corretores', 'empreendimentos', 'incorporadoras'));

  Object.assign(ids, {
    ana: ana.id,
    bia: bia.id,
    aurora: aurora.id,
    patio: patio.id,
    conversa: conversa!.id,
    run: run.numero,
  });
});
test.afterAll(() => product?.stop());
test.beforeEach(({ page }) => page.addInitScript((given) => localStorage.setItem('token', given), token));

const head = (page: Page) => page.getByRole('main').locator('header').first();
const bar = (page: Page) => page.getByRole('region', { name: 'Alterações da página' });
/** What the page sends to change something. */
function watchWrites(page: Page) {
  const sent: { call: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    if (!['PUT', 'POST'].includes(request.method())) return;
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    // Counts what a range would bring; nothing is written.
    if (call.endsWith('/alcance')) return;
    sent.push({ call, body: (request.postDataJSON() ?? {}) as Record<string, unknown> });
  });
  return sent;
}

test.describe('PNL-08 a record has a page', () => {
  test('a corretor’s page saves what was changed by one bar, names the part that failed, and leads on in the list one came from', async ({
    page,
  }) => {
    await page.goto(`${product.url}/admin/corretores?ordem=nome`);
    await page.getByRole('link', { name: 'Ana Prado' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/corretores/${ids.ana}$`));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Ana Prado' })).toBeVisible();
    await expect(head(page).locator('svg, img').first()).toBeVisible();
    await expect(head(page).getByRole('status')).not.toBeEmpty();
    await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /wa\.me\/5511987654321/,
    );
    await expect(main.getByRole('region', { name: 'O que aconteceu' })).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await expectAccessible(page);

    const sent = watchWrites(page);
    await main.getByLabel('Nome de Guerra').fill('Aninha');
    const parts = main.getByRole('navigation', { name: 'Partes de Ana Prado' });
    await parts.getByRole('link', { name: 'Cobertura' }).click();
    await main.getByRole('textbox', { name: 'Preço mínimo' }).fill('350000');
    await expect(bar(page)).toContainText('Alterações não salvas: Dados Básicos, Faixa de Preços');

    await failOnce(page, 'POST', /\/precos$/);
    await bar(page).getByRole('button', { name: 'Salvar' }).click();
    await expect(bar(page).getByRole('alert')).toContainText('Não foi salvo: Faixa de Preços');
    await expect(bar(page)).toContainText('Alterações não salvas: Faixa de Preços');
    await expect(main.getByRole('textbox', { name: 'Preço mínimo' })).toHaveValue(/350/);
    expect(sent.map(({ call }) => call)).toEqual([
      `PUT /api/corretores/${ids.ana}`,
      expect.stringMatching(/\/precos$/),
    ]);
    expect(Object.keys(sent[0]!.body).sort()).toEqual(['nomeGuerra', 'revisao']);

    await bar(page).getByRole('button', { name: 'Salvar' }).click();
    await expect(bar(page)).toBeHidden();
    expect(sent.slice(2).map(({ call }) => call)).toEqual([expect.stringMatching(/\/precos$/)]);
    await expect(main.getByRole('region', { name: 'O que aconteceu' })).toContainText('Aninha');

    // Discarded, and brought again.
    await main.getByRole('textbox', { name: 'Preço máximo' }).fill('900000');
    await bar(page).getByRole('button', { name: 'Descartar' }).click();
    await expect(bar(page)).toBeHidden();
    await page.locator('#desfazer').getByRole('button', { name: 'Desfazer' }).click();
    await expect(bar(page)).toContainText('Faixa de Preços');
    await bar(page).getByRole('button', { name: 'Descartar' }).click();

    const others = main.getByRole('navigation', { name: 'Outros da lista' });
    await expect(others).toContainText('1 de 202');
    await others.getByRole('link', { name: 'Próximo da lista' }).click();
    await expect(main.getByRole('heading', { name: 'Bia Rocha' })).toBeVisible();
    await expect(page).toHaveURL(/aba=cobertura/);
    await main.getByRole('link', { name: 'Corretores', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/corretores\?ordem=nome$/);

    // The dialog remains, from the same address, with the name beneath its title.
    await page.goto(`${product.url}/admin/corretores?editar=${ids.bia}`);
    const dialog = page.getByRole('dialog', { name: 'Editar Corretor' });
    await expect(dialog).toHaveAccessibleDescription('Bia Rocha · Abrir ficha');
    await dialog.getByRole('link', { name: 'Abrir ficha' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/corretores/${ids.bia}$`));
  });

  for (const [kind, path, title, tab, aside] of [
    [
      'an empreendimento',
      '/admin/empreendimentos/aurora',
      'Residencial Aurora',
      'Corretores',
      'O que aconteceu',
    ],
    ['an incorporadora', '/admin/incorporadoras/patio', 'Pátio Norte', 'Empreendimentos', 'O que aconteceu'],
    ['a conversation', '/admin/whatsapp-aprovacoes/conversas/conversa', /92000/, null, 'O que aconteceu'],
    ['a run', '/admin/configuracoes/execucoes/run', /pasta-/, null, 'Eventos'],
  ] as const)
    test(
      `${kind} has a page of the same kind: head, parts, what happened`,
      repeats(kind !== 'an empreendimento'),
      async ({ page }) => {
        const [, name] = /\/(\w+)$/.exec(path)!;
        await page.goto(product.url + path.replace(/\w+$/, String(ids[name as keyof typeof ids])));
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { name: title })).toBeVisible();
        await expect(head(page).getByRole('status')).not.toBeEmpty();
        await expect(main.getByRole('region', { name: aside })).toBeVisible();
        if (tab)
          await main
            .getByRole('navigation', { name: /^Partes de/ })
            .getByRole('link', { name: tab })
            .click();
        await expectAccessible(page);
      },
    );

  for (const [at, title, name] of [
    ['/admin/empreendimentos?editar=aurora', /^Editar Empreendimento/, 'Residencial Aurora'],
    ['/admin/incorporadoras?editar=patio', /^Editar Incorporadora/, 'Pátio Norte'],
  ] as const)
    test(
      `the dialog of ${name} remains at its address, with the name beneath its title`,
      repeats(name === 'Pátio Norte'),
      async ({ page }) => {
        const [, key] = /=(\w+)$/.exec(at)!;
        await page.goto(product.url + at.replace(/\w+$/, String(ids[key as keyof typeof ids])));
        await expect(page.getByRole('dialog', { name: title })).toHaveAccessibleDescription(
          `${name} · Abrir ficha`,
        );
      },
    );

  test('what gets the focus stands clear of the bar that saves, on a low screen and on a phone', async ({
    page,
  }) => {
    for (const size of [
      { width: 1440, height: 560 },
      { width: 375, height: 667 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(`${product.url}/admin/corretores/${ids.ana}`);
      await page.getByRole('main').getByLabel('Nome de Guerra').fill('Ana da Praia');
      await expect(bar(page)).toBeVisible();
      for (let step = 0; step < 14; step++) {
        await page.keyboard.press('Tab');
        const [focused, top] = await bar(page).evaluate((saves) => {
          const element = document.activeElement!;
          const bottom = saves.contains(element) ? 0 : element.getBoundingClientRect().bottom;
          return [bottom, saves.getBoundingClientRect().top];
        });
        expect(focused).toBeLessThanOrEqual(top!);
      }
      await bar(page).getByRole('button', { name: 'Descartar' }).click();
    }
  });

  test('a row that is pressed right after the last letter of a search opens, and back is the list with the search', {
    tag: '@all',
  }, async ({ page }) => {
    // The page takes longer to come than the address waits for the search.
    await page.route(/\/assets\/corretor-page-[^/]*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.goto(`${product.url}/admin/corretores`);
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar corretores' }).fill('Bia Rocha');
    await page.getByRole('link', { name: 'Bia Rocha' }).click();
    await expect(page.getByRole('main').getByRole('heading', { name: 'Bia Rocha' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/admin/corretores/${ids.bia}$`));
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/corretores\?busca=Bia(?:\+|%20)Rocha$/);
  });

  test('a coverage that was emptied is not saved from the page either, which says why', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto(`${product.url}/admin/corretores/${ids.bia}?aba=cobertura`);
    const sent = watchWrites(page);
    await page.getByRole('button', { name: /^Remover Moema/ }).click();
    const save = bar(page).getByRole('button', { name: 'Salvar' });
    await expect(save).toBeDisabled();
    await expect(save).toHaveAttribute('data-hint', /^Configure a cobertura geográfica primeiro/);
    await expect(bar(page)).toContainText('Cobertura Geográfica');
    expect(sent).toEqual([]);
  });

  test('previous and next go on beyond the rows that the list had read, and back', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto(`${product.url}/admin/corretores?ordem=nome`);
    await page.getByRole('link', { name: 'Bia Rocha' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Bia Rocha' })).toBeVisible();
    const last = await page.evaluate(() => {
      const { ids } = JSON.parse(sessionStorage.getItem('lista:/api/corretores')!) as {
        ids: (number | null)[];
      };
      const unread = ids.indexOf(null);
      return { at: unread, id: ids[unread - 1]! };
    });
    expect(last.at).toBeLessThan(200);
    await page.goto(`${product.url}/admin/corretores/${last.id}`);
    const others = main.getByRole('navigation', { name: 'Outros da lista' });
    // Ana and Bia stand before them.
    const nameAt = (place: number) => `Corretor ${String(place - 2).padStart(3, '0')}`;
    await expect(others).toContainText(`${last.at} de 202`);
    for (let place = last.at + 1; place < last.at + 4; place += 1) {
      await others.getByRole('link', { name: 'Próximo da lista' }).click();
      await expect(main.getByRole('heading', { name: nameAt(place) })).toBeVisible();
      await expect(others).toContainText(`${place} de 202`);
    }
    await others.getByRole('link', { name: 'Anterior da lista' }).click();
    await expect(main.getByRole('heading', { name: nameAt(last.at + 2) })).toBeVisible();
  });
});

test.describe('what is typed on a page is never taken back by what is read', () => {
  const price = (page: Page) => page.getByRole('main').getByLabel('Preço inicial');
  const stored = async (page: Page) => {
    const answer = await page.request.get(`${product.url}/api/empreendimentos/${ids.aurora}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await answer.json()) as { precoInicial: string; descricao: string | null };
  };
  const save = (page: Page) => bar(page).getByRole('button', { name: 'Salvar' }).click();

  test.beforeEach(async ({ page }) => {
    await page.goto(`${product.url}/admin/empreendimentos/${ids.aurora}`);
    await expect(price(page)).toHaveValue(/\d/);
  });

  test('a price typed while another change is being saved stays typed, and the next save sends it', async ({
    page,
  }) => {
    const answers = await delayAnswers(page, 'PUT', /\/api\/empreendimentos\/\d+$/);
    await page.getByRole('main').getByLabel('Descrição').fill('Ao lado do parque.');
    await save(page);
    await answers.sent();
    await price(page).fill('975500');
    answers.arrive();
    await expect(page.getByText('Empreendimento atualizado com sucesso')).toBeVisible();
    await expect(price(page)).toHaveValue(/975\.?500/);
    await expect(bar(page)).toContainText('Alterações não salvas: Dados');
    await save(page);
    await expect(bar(page)).toBeHidden();
    expect(await stored(page)).toMatchObject({
      precoInicial: '975500.00',
      descricao: 'Ao lado do parque.',
    });
  });

  const field = (page: Page, name: string) =>
    page.getByRole('main').getByRole('textbox', { name, exact: true });
  const bairro = (page: Page, nome: string) =>
    page.getByRole('main').getByRole('checkbox', { name: new RegExp(`^${nome}`) });
  for (const [what, part, method, path, done, first, since, sees] of [
    [
      'a limit of a corretor’s prices',
      'Faixa de Preços',
      'POST',
      /\/precos$/,
      'Preços atualizados com sucesso!',
      (page: Page) => field(page, 'Preço mínimo').fill('200000'),
      (page: Page) => field(page, 'Preço máximo').fill('700000'),
      async (page: Page) => {
        await expect(field(page, 'Preço mínimo')).toHaveValue(/200/);
        await expect(field(page, 'Preço máximo')).toHaveValue(/700/);
      },
    ],
    [
      'a bairro of a corretor’s coverage',
      'Cobertura Geográfica',
      'POST',
      /\/cobertura$/,
      'Cobertura atualizada com sucesso!',
      (page: Page) => bairro(page, 'Ibirapuera').check(),
      (page: Page) => bairro(page, 'Brooklin').check(),
      async (page: Page) => {
        await expect(bairro(page, 'Ibirapuera')).toBeChecked();
        await expect(bairro(page, 'Brooklin')).toBeChecked();
      },
    ],
    [
      'a text of a corretor’s site',
      'Aparência do site',
      'PUT',
      /\/api\/corretores\/\d+$/,
      'Customização do site atualizada!',
      (page: Page) => field(page, 'Título do site').fill('Casas com jardim'),
      (page: Page) => field(page, 'Subtítulo do site').fill('Perto do parque'),
      async (page: Page) => {
        await expect(field(page, 'Título do site')).toHaveValue('Casas com jardim');
        await expect(field(page, 'Subtítulo do site')).toHaveValue('Perto do parque');
      },
    ],
    [
      'the address of a corretor’s site',
      'URL do site',
      'PUT',
      /\/api\/corretores\/\d+$/,
      'URL do site atualizada com sucesso!',
      (page: Page) => field(page, 'URL do site').fill('bia-em-moema'),
      (page: Page) => field(page, 'URL do site').fill('bia-rocha'),
      (page: Page) => expect(field(page, 'URL do site')).toHaveValue('bia-rocha'),
    ],
  ] as const)
    test(`so does ${what}`, repeats(what !== 'a text of a corretor’s site'), async ({ page }) => {
      const answers = await delayAnswers(page, method, path);
      const tab = part.includes('site') ? 'site' : 'cobertura';
      await page.goto(`${product.url}/admin/corretores/${ids.bia}?aba=${tab}`);
      await first(page);
      await save(page);
      await answers.sent();
      await since(page);
      answers.arrive();
      await expect(page.getByText(done)).toBeVisible();
      await sees(page);
      await expect(bar(page)).toContainText(`Alterações não salvas: ${part}`);
      await save(page);
      await expect(bar(page)).toBeHidden();
      await page.reload();
      await sees(page);
    });

  for (const [what, at, name, typed, saved] of [
    ['a line', 'empreendimentos/aurora', 'Nome', 'Residencial Aurora ', 'Residencial Aurora'],
    ['a long text', 'empreendimentos/aurora', 'Descrição', 'Perto do parque. ', 'Perto do parque.'],
  ] as const)
    test(
      `nor does the caret of ${what} move when the answer of a save arrives`,
      repeats(what !== 'a line'),
      async ({ page }) => {
        const [, kind, id] = /^(\w+)\/(\w+)/.exec(at)!;
        const answers = await delayAnswers(page, 'PUT', new RegExp(`/api/${kind}/\\d+$`));
        await page.goto(`${product.url}/admin/${at.replace(id!, String(ids[id as keyof typeof ids]))}`);
        const input = field(page, name);
        const caret = () => input.evaluate((element: HTMLInputElement) => element.selectionStart);
        const goTo = (place: number) =>
          input.evaluate((element: HTMLInputElement, at) => element.setSelectionRange(at, at), place);
        await input.fill(typed);
        await goTo(3);
        await page.keyboard.press('Control+s');
        await answers.sent();
        // Nothing was typed since: what was saved takes its place, where the server words it otherwise, too.
        answers.arrive();
        await expect(bar(page)).toBeHidden();
        await expect(input).toHaveValue(new RegExp(`^${saved}$`));
        await expect(input).toBeFocused();
        expect(await caret()).toBe(3);
      },
    );

  /** As a run goes on with a record. */
  const runWrites = (descricao: string) =>
    product.db.transaction(async (tx) => {
      await tx
        .update(empreendimentos)
        .set({ descricao, revisao: sql`${empreendimentos.revisao} + 1` })
        .where(eq(empreendimentos.id, ids.aurora));
      await bumpLists(tx, 'empreendimentos');
    });

  test('a price typed while a run goes on with the record is saved by one press, and what the run wrote stays', {
    tag: '@all',
  }, async ({ page, context }) => {
    await price(page).fill('983000');
    // Its answer is on its way here when the page saves.
    await context.route(/\/api\/(empreendimentos|mudancas)/, (route) =>
      route.request().method() === 'GET' ? route.abort() : route.fallback(),
    );
    await runWrites('Lida na pasta.');
    await save(page);
    await expect(page.locator('#toast')).toContainText('Mudou enquanto isso e ficou: Descrição');
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('main').getByLabel('Descrição')).toHaveValue('Lida na pasta.');
    expect(await stored(page)).toMatchObject({ precoInicial: '983000.00', descricao: 'Lida na pasta.' });
  });

  test('what both wrote is asked, and nothing is saved before', async ({ page }) => {
    const { precoInicial } = await stored(page);
    await page.getByRole('main').getByLabel('Descrição').fill('Escrita aqui.');
    await price(page).fill('984000');
    await runWrites('Lida de novo.');
    await save(page);
    const which = page.getByRole('group', { name: 'Descrição: qual valor fica?' });
    await expect(which).toBeVisible();
    expect(await stored(page)).toMatchObject({ precoInicial, descricao: 'Lida de novo.' });
    await which.getByRole('radio', { name: /O seu/ }).check();
    await page.getByRole('button', { name: 'Ficar com estes valores' }).click();
    await save(page);
    await expect(bar(page)).toBeHidden();
    expect(await stored(page)).toMatchObject({ precoInicial: '984000.00', descricao: 'Escrita aqui.' });
  });

  test('an answer that was under way when the page saved does not bring the old price back', {
    tag: '@all',
  }, async ({ page }) => {
    // A list that a run of another folder changed is read again while this page saves: its answer is of before.
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const old = await stored(page);
    expect(old.precoInicial).not.toBe('981000.00');
    const path = /\/api\/empreendimentos\/\d+$/;
    await price(page).fill('981000');
    let saved = false;
    await page.route(path, async (route) => {
      if (route.request().method() === 'PUT') {
        const response = await route.fetch();
        saved = true;
        return route.fulfill({ response });
      }
      if (saved) {
        await route.fulfill({ json: old });
        return answer();
      }
      return route.fallback();
    });
    await save(page);
    await held;
    await expect(bar(page)).toBeHidden();
    await expect(price(page)).toHaveValue(/981\.?000/);
    await page.unroute(path);
    await price(page).fill('982000');
    await save(page);
    await expect(bar(page)).toBeHidden();
    expect((await stored(page)).precoInicial).toBe('982000.00');
  });
});

test('a page of nobody says so, and leads back', async ({ page }) => {
  await page.goto(`${product.url}/admin/incorporadoras/99999`);
  await expect(page.getByText('Incorporadora não encontrada')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar a Incorporadoras' }).click();
  await expect(page).toHaveURL(/\/admin\/incorporadoras$/);
});
