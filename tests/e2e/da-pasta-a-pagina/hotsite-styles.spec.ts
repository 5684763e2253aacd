import { type Browser, expect, type Page, test } from '@playwright/test';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { contrastRatio } from '#contract/da-pasta-a-pagina/contrast.ts';
import { type HotsiteStyle, hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { Notes } from '#server/da-pasta-a-pagina/hotsites/sanitize/notes.ts';
import { readHtml } from '#server/da-pasta-a-pagina/hotsites/verificacao/read-page.ts';
import { verifySentences } from '#server/da-pasta-a-pagina/hotsites/verificacao/verify-sentences.ts';
import { planPage } from '#server/da-pasta-a-pagina/redacao/plan-page.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { beyondTheScreen } from '#tests/e2e/beyond-the-screen.ts';
import { repeats } from '#tests/e2e/repeats.ts';
import { assetOf } from '#tests/fixtures/hotsite.ts';
import { type PageCaseName, plannedCase } from '#tests/fixtures/pagina.ts';
import { losesItsSheet } from '#tests/paginas/esperar.ts';
import { type ServedPage, serveHotsite } from './hotsite-page.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const phone = { width: 375, height: 812 };
const desktop = { width: 1440, height: 900 };
let served: ServedPage | undefined;
/** Common behaviour of all styles is tested on one by `npm test`, on each by `npm run test:all`. */
const alike = (style: HotsiteStyle) => repeats(style !== hotsiteStyles[0]);

test.afterEach(async () => {
  await served?.close();
  served = undefined;
});

/** A sheet making the name fill the screen and the CRECI unreadable. */
const sheetAgainstCreci = [
  'html{font-size:8px!important}.corretor strong,.corretor strong *{font-size:20vw!important}',
  '.corretor small,#x.corretor small *,.corretor small span[style]{font-size:1px!important}',
  'small{font-size:1px!important}',
].join('');

/** Rendered sizes of the corretor's name and CRECI, in pixels. */
const sizesOfCorretor = (page: Page) =>
  page.locator('.corretor-name').evaluateAll((blocks) =>
    blocks.map((block) => {
      const size = (words: RegExp) => {
        const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        while (walker.nextNode())
          if (words.test(walker.currentNode.textContent ?? ''))
            return Number.parseFloat(getComputedStyle(walker.currentNode.parentElement!).fontSize);
        return Number.NaN;
      };
      return { nome: size(/Mariana/), creci: size(/CRECI.*12345/) };
    }),
  );

/** Opens a page and collects its errors. */
async function open(
  page: Page,
  style: HotsiteStyle,
  name: PageCaseName,
  options?: { comCorretor?: boolean; folha?: string },
) {
  served = await serveHotsite(style, name, options);
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    const own = request.url().startsWith(served?.url ?? '') || request.url().startsWith('data:');
    if (!own) problems.push(request.url());
  });
  await page.goto(served.url, { waitUntil: 'load' });
  return problems;
}

/** Ids of plans whose drawing overflows. */
function plansBeyondTheirPlace(): string[] {
  return [...document.querySelectorAll('[id^="planta-"]')]
    .filter((place) => {
      const drawing = place.querySelector('a')?.getBoundingClientRect().width ?? 0;
      return drawing > place.getBoundingClientRect().width + 1;
    })
    .map(({ id }) => id);
}

/** What the check finds in a line of a page. */
function foundIn(line: string, change: Partial<PageFacts> = {}): string[] {
  const notes = new Notes();
  const facts = { ...plannedCase('full', 'modern').facts, ...change } as PageFacts;
  verifySentences(readHtml(`<main><p>${line}</p></main>`), facts, notes);
  return [...notes.findings.values()].map(({ code }) => code);
}

test('PAG-05 a pressed plan is the one that is marked, no hero floats, a page is as long as what it says, prints on four pages, is read with enough contrast, has an icon, and cut words are found', async ({
  page,
}) => {
  const heights = {} as Record<string, number>;
  for (const style of hotsiteStyles) {
    await page.setViewportSize(desktop);
    await open(page, style, 'full');
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image/);
    await expectAccessible(page);
    const [box, picture] = await Promise.all(
      ['.hero-media', '.hero-media img'].map((part) => page.locator(part).first().boundingBox()),
    );
    expect(picture, style).toEqual(box);
    await page.evaluate(() => document.querySelector('main')?.classList.add('is-laid-out'));
    heights[style] = await page.evaluate(() => document.documentElement.scrollHeight);
    if (style === 'modern')
      for (const width of [1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const links = page.getByRole('navigation', { name: 'Escolher planta' }).getByRole('link');
        for (const name of (await links.allTextContents()).slice(-2).reverse()) {
          await links.filter({ hasText: name }).click();
          await page.waitForTimeout(700);
          await expect(links.and(page.locator('[aria-current]'))).toHaveText(name);
        }
      }
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main h2').first()).toHaveCSS('color', 'rgb(22, 22, 22)');
    const printed = page.locator('.footer .whatsapp');
    await expect
      .poll(() => printed.evaluate((link) => getComputedStyle(link, '::after').content))
      .toContain('(47) 99999-0000');
    // Dark ink on paper, not on a ground of its own.
    await expect(printed, style).toHaveCSS('color', 'rgb(22, 22, 22)');
    await expect(printed, style).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const pdf = await page.pdf({ format: 'A4' });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? [];
    expect(sheets.length, style).toBeLessThanOrEqual(4);
    // A sheet that hides what must be seen would have been taken away.
    await expect(page.locator('style[data-folha]')).toHaveCount(1);
    await page.emulateMedia({ media: null });
    await served?.close();
  }
  await page.setViewportSize(desktop);
  await open(page, 'luxury', 'five');
  await page.evaluate(() => document.querySelector('main')?.classList.add('is-laid-out'));
  const short = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(heights.luxury).toBeLessThan(1.1 * heights.modern!);
  expect(short).toBeLessThan(0.6 * heights.luxury!);

  expect(foundIn('Os jardins cercam a torre e as.')).toEqual(['frase-cortada']);
  expect(foundIn('devolve o jeito de morar com quintal.')).toEqual(['frase-cortada']);
  expect(foundIn('Piscina, academia, jardim, praça.')).toEqual(['lista-como-texto']);
  const cut = { cidade: 'Belo Horizonte', cartorio: '5º Ofício de Registro de Imóveis de Belo' };
  expect(foundIn('Os jardins cercam a torre.', cut)).toEqual(['cartorio-cortado']);
  expect(foundIn('Os jardins cercam a torre.')).toEqual([]);
});

test('PAG-04 pictures walk from outside to inside, one of a kind at a time, in other light and from another distance; crops keep the focus; they zoom and are swiped; two plans stand side by side', async ({
  page,
}) => {
  const night = { colors: ['#1a2030'] };
  const shot = (id: string, category: 'fachada' | 'lazer' | 'interior', change: object) =>
    assetOf(id, { category, description: id, colors: ['#c8d4e0'], score: 80, ...change });
  const { facts, assets } = plannedCase('full', 'modern');
  const walk = [
    shot('hero', 'fachada', { score: 99 }),
    shot('rua', 'fachada', { kind: 'vista-aerea' }),
    shot('noite', 'fachada', night),
    shot('piscina', 'lazer', { kind: 'piscina', ...night }),
    shot('quadra', 'lazer', { kind: 'quadra', score: 70 }),
    shot('sala', 'interior', { kind: 'sala' }),
    shot('bancada', 'interior', { kind: 'cozinha', score: 70, width: 1200, height: 1800 }),
  ];
  const gallery = (from: typeof walk, of: typeof facts) =>
    planPage({ facts: of, assets: from, style: 'modern' }).sections.find(({ id }) => id === 'galeria')!
      .assets;
  expect(gallery(walk, { ...facts, amenidades: [] } as PageFacts)).toEqual([
    'noite',
    'rua',
    'piscina',
    'bancada',
    'quadra',
    'sala',
  ]);
  const kinds = new Map(assets.map(({ id, category, kind }) => [id, `${category} ${kind}`]));
  const shown = gallery(assets as typeof walk, facts).map((id) => kinds.get(id));
  expect(shown.filter((kind, at) => kind === shown[at - 1])).toEqual([]);

  const hero = page.locator('#hero .hero-media img');
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await open(page, 'modern', 'full');
    await expect(hero).toHaveCSS('object-fit', 'cover');
    // The focus of the catalogue, in each picture that is cropped.
    await expect(hero).toHaveCSS('object-position', '50% 40%');
    const crops = await page
      .locator('main img[data-fit="cover"]')
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).objectPosition));
    expect(crops.length).toBeGreaterThan(20);
    expect(new Set(crops)).toEqual(new Set(['50% 40%']));
    if (viewport === phone) await served?.close();
  }
  await page.locator('#galeria a[data-lightbox]').first().click();
  const dialog = page.getByRole('dialog', { name: 'Imagem ampliada' });
  await expect(dialog).toContainText('1 de 24');
  await page.mouse.move(900, 450);
  await page.mouse.down();
  await page.mouse.move(500, 455, { steps: 5 });
  await page.mouse.up();
  await expect(dialog).toContainText('2 de 24');
  await page.keyboard.press('+');
  await expect(dialog).toHaveClass(/is-zoomed/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.locator('#plantas a[data-lightbox]').first().click();
  await dialog.getByRole('button', { name: 'Comparar com outra planta' }).click();
  await expect(dialog.locator('img')).toHaveCount(2);
});

for (const style of hotsiteStyles) {
  test(
    `in the style ${style} no word of the name is broken, on a phone, a tablet and a desktop`,
    alike(style),
    async ({ page }) => {
      for (const viewport of [phone, { width: 768, height: 1024 }, desktop]) {
        await page.setViewportSize(viewport);
        await open(page, style, 'full', { comCorretor: true });
        const broken = await page.locator('h1').evaluate((name) => {
          const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode()!;
          return [...text.textContent!.matchAll(/\S+/g)]
            .filter(({ index, 0: word }) => {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              return range.getClientRects().length > 1;
            })
            .map(([word]) => word);
        });
        expect(broken, `${viewport.width}`).toEqual([]);
        await served?.close();
      }
    },
  );
  test(`SAF-02 ${style} keeps its sheet, read from top to bottom on a phone, a tablet and a desktop`, {
    tag: '@all',
  }, async ({ page }) => {
    for (const viewport of [phone, { width: 768, height: 1024 }, desktop]) {
      await page.setViewportSize(viewport);
      for (const comCorretor of [true, false]) {
        await open(page, style, 'full', { comCorretor });
        expect(await losesItsSheet(page, page.url()), `${viewport.width} ${comCorretor}`).toBe(false);
        await served?.close();
      }
    }
  });
  for (const [name, viewport] of Object.entries({ phone, desktop })) {
    test(
      `${style} on a ${name}: no axe violation, nothing sideways, nothing from elsewhere`,
      repeats(name === 'desktop'),
      async ({ page }) => {
        await page.setViewportSize(viewport);
        const problems = await open(page, style, 'full');
        await expectAccessible(page);
        expect(await beyondTheScreen(page)).toEqual([]);
        expect(await page.evaluate(plansBeyondTheirPlace), 'plans over their neighbours').toEqual([]);
        expect(problems).toEqual([]);
        expect(served?.findings).toEqual([]);
      },
    );
  }

  test(
    `${style} keeps still while it loads, on phones of three widths and with fonts that come late`,
    alike(style),
    async ({ page }) => {
      await page.route('**/fontes/*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
      await page.addInitScript(() => {
        const seen = { shift: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            seen.shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.setViewportSize(phone);
      await open(page, style, 'full');
      for (const width of [360, 375, 412]) {
        await page.setViewportSize({ ...phone, width });
        await page.goto(served!.url, { waitUntil: 'load' });
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(200);
        const shift = await page.evaluate(
          () => (window as unknown as { seen: { shift: number } }).seen.shift,
        );
        expect(shift, `${width} px`).toBeLessThan(0.02);
      }
    },
  );

  test(`${style} keeps each figure in its own place on a phone, whichever of them the record has`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, style, 'full');
    const meeting = () =>
      page.locator('.figures div').evaluateAll((all) => {
        const boxes = all.map((each) => {
          const value = each.querySelector('dd')!;
          const range = document.createRange();
          range.selectNodeContents(value);
          return range.getBoundingClientRect();
        });
        return boxes.flatMap((one, at) =>
          boxes
            .slice(at + 1)
            .filter(
              (other) =>
                one.right > other.left &&
                other.right > one.left &&
                one.bottom > other.top + 2 &&
                other.bottom > one.top + 2,
            )
            .map((other) => `${one.left}-${one.right} ${other.left}-${other.right}`),
        );
      });
    const figures = page.locator('.figures div');
    const area = figures.locator('dd').first();
    await area.evaluate((value) => {
      value.textContent = '156,80\u00a0a\u00a0198,40\u00a0m²';
    });
    expect(await meeting()).toEqual([]);
    while ((await figures.count()) > 2) {
      await figures.last().evaluate((each) => each.remove());
      expect(await meeting()).toEqual([]);
    }
  });

  test(`${style} shows every text and picture within the sides of small phones, with and without a corretor`, async ({
    page,
  }) => {
    for (const name of ['told', 'five', 'longest'] as const)
      for (const comCorretor of [true, false]) {
        await open(page, style, name, { comCorretor });
        for (const width of [320, 375]) {
          await page.setViewportSize({ ...phone, width });
          expect(await beyondTheScreen(page), `${name}, ${width} px, ${comCorretor}`).toEqual([]);
        }
        await served?.close();
      }
  });

  test(
    `${style} keeps its last section a good way from the call that closes a short page`,
    alike(style),
    async ({ page }) => {
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        await open(page, style, 'empty');
        const [text, call] = await Promise.all([
          page.locator('main > :last-child p').last().boundingBox(),
          page.locator('.footer').boundingBox(),
        ]);
        expect(call!.y - (text!.y + text!.height), `${viewport.width}`).toBeGreaterThanOrEqual(48);
        await served?.close();
      }
    },
  );

  test(
    `${style} begins everything at one edge on paper, what the law asks as well`,
    alike(style),
    async ({ page }) => {
      await page.setViewportSize({ width: 794, height: 1123 });
      await page.emulateMedia({ media: 'print' });
      await open(page, style, 'told');
      const edges = await page
        .locator('h1, main h2, main .opening, .prose p, .address-line, .footer .corretor-photo, .legal p')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility())
            .map((one) => {
              const range = document.createRange();
              range.selectNodeContents(one);
              return `${Math.round(range.getBoundingClientRect().left / 4)} ${one.textContent?.slice(0, 30)}`;
            }),
        );
      const [edge] = edges[0]!.split(' ');
      expect(edges.filter((one) => one.split(' ')[0] !== edge)).toEqual([]);
      expect(edges.length).toBeGreaterThan(12);
    },
  );

  test(`${style} can be touched with a thumb`, alike(style), async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, style, 'full');
    const small = await page.locator('a:visible, button:visible, summary:visible').evaluateAll((nodes) =>
      nodes
        .filter((node) => !node.classList.contains('skip'))
        .map((node) => ({ text: node.outerHTML.slice(0, 80), height: node.getBoundingClientRect().height }))
        .filter(({ height }) => height < 44),
    );
    expect(small).toEqual([]);
  });

  test(
    `PUB-08 ${style} without a corretor names nobody and leaves no braces`,
    alike(style),
    async ({ page }) => {
      await open(page, style, 'full', { comCorretor: false });
      await expect(page.locator('body')).not.toContainText('{{');
      await expect(page.locator('body')).not.toContainText('CRECI');
      await expect(page.locator('a[href*="wa.me"]')).toHaveCount(0);
      await expect(page.locator('header')).toContainText('Horizonte Incorporações');
      await expect(page.locator('footer')).toContainText('Imagens meramente ilustrativas');
    },
  );

  test(
    `PUB-07 ${style} leads with the registered name and the CRECI at a quarter of its size or more`,
    alike(style),
    async ({ page }) => {
      await open(page, style, 'full');
      for (const place of ['header', 'footer']) {
        const name = page.locator(`${place} .corretor-name strong`);
        await expect(name).toHaveText('Mariana Albuquerque Teixeira');
        await expect(page.locator(`${place} .corretor-name small`)).toHaveText(
          'Corretor de Imóveis · CRECI 12345-F/SC',
        );
        const sizes = await page
          .locator(`${place} .corretor-name`)
          .evaluate((node) =>
            ['strong', 'small'].map((tag) =>
              Number.parseFloat(getComputedStyle(node.querySelector(tag)!).fontSize),
            ),
          );
        expect(sizes[1]! / sizes[0]!).toBeGreaterThanOrEqual(0.25);
        expect(sizes[1]).toBeGreaterThanOrEqual(12);
      }
      await expect(page.getByText('Mari', { exact: true })).toHaveCount(0);
      const href = await page.locator('.whatsapp-bar a').getAttribute('href');
      expect(href).toContain('wa.me/5547999990000');
    },
  );

  test(
    `${style} opens, turns, zooms and closes pictures with the keyboard`,
    alike(style),
    async ({ page }) => {
      await page.setViewportSize(desktop);
      const problems = await open(page, style, 'full');
      const first = page.locator('#galeria a[data-lightbox]').first();
      await first.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText('1 de 24');
      await page.keyboard.press('ArrowRight');
      await expect(dialog).toContainText('2 de 24');
      await page.keyboard.press('+');
      await expect(dialog).toHaveClass(/is-zoomed/);
      await expectAccessible(page, { within: 'dialog' });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(first).toBeFocused();
      expect(problems).toEqual([]);
    },
  );

  test(
    `${style} marks the plans that were pressed, the last of a row as well, on wide screens`,
    repeats(true),
    async ({ page }) => {
      for (const width of [1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, style, 'full');
        const links = page.getByRole('navigation', { name: 'Escolher planta' }).getByRole('link');
        for (const name of [...(await links.allTextContents())].reverse()) {
          await links.filter({ hasText: name }).click();
          await page.waitForTimeout(900);
          await expect(links.and(page.locator('[aria-current]'))).toHaveText(name);
        }
        await served?.close();
      }
    },
  );

  test(
    `${style} opens a plan and the map so large on a phone that they are read: from the left, to be dragged, whole again at a press`,
    alike(style),
    async ({ page }) => {
      await page.setViewportSize(phone);
      await open(page, style, 'full');
      const dialog = page.getByRole('dialog', { name: 'Imagem ampliada' });
      const hint = dialog.getByText('Arraste para ver o resto');
      for (const section of ['#plantas', '#localizacao']) {
        const drawing = page.locator(`${section} a[data-lightbox]`).first();
        await drawing.scrollIntoViewIfNeeded();
        const sign = await drawing.getByText('Ampliar').boundingBox();
        expect(sign?.height, section).toBeGreaterThanOrEqual(44);
        const small = await drawing.boundingBox();
        // Minimalista's sections keep the page's edge.
        expect(small?.width, section).toBeGreaterThanOrEqual(phone.width - (style === 'minimalist' ? 33 : 1));
        await drawing.focus();
        await page.keyboard.press('Enter');
        const large = () => dialog.locator('img').evaluate((image) => image.getBoundingClientRect());
        await expect.poll(async () => (await large()).width).toBeGreaterThanOrEqual(959);
        expect((await large()).left).toBeCloseTo(0, 0);
        await expect(hint).toBeVisible();
        await page.mouse.move(300, 400);
        await page.mouse.down();
        await page.mouse.move(100, 400, { steps: 4 });
        await page.mouse.up();
        expect((await large()).left).toBeCloseTo(-200, 0);
        await expect(hint).toBeHidden();
        await dialog.getByRole('button', { name: 'Ampliar ou reduzir' }).click();
        expect((await large()).width).toBeLessThanOrEqual(phone.width);
        await page.keyboard.press('Escape');
        await expect(drawing).toBeFocused();
      }
      await page.setViewportSize(desktop);
      await page.locator('#plantas a[data-lightbox]').first().click();
      await expect(dialog).not.toHaveClass(/is-zoomed/);
      await expect(hint).toBeHidden();
    },
  );

  test(
    `${style} prints no word of its header over the building, on a phone and on a desktop`,
    alike(style),
    async ({ page }) => {
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        await open(page, style, 'full');
        const [header, picture] = await Promise.all(
          ['.header', '.hero-media'].map((part) => page.locator(part).boundingBox()),
        );
        expect(header!.y + header!.height).toBeLessThanOrEqual(picture!.y + 1);
        await served?.close();
      }
    },
  );

  test(`${style} sets two plans side by side in the dialog`, repeats(true), async ({ page }) => {
    await page.setViewportSize(desktop);
    await open(page, style, 'full');
    await page.locator('#plantas a[data-lightbox]').first().click();
    const dialog = page.getByRole('dialog', { name: 'Imagem ampliada' });
    const shown = () => dialog.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
    const [first] = await shown();
    await dialog.getByRole('button', { name: 'Comparar com outra planta' }).click();
    const pair = await shown();
    expect([pair.length, pair[0]]).toEqual([2, first]);
    await dialog.getByRole('button', { name: 'Próxima imagem' }).click();
    const [kept, other] = await shown();
    expect(kept).toBe(first);
    expect(other).not.toBe(pair[1]);
    await dialog.getByRole('button', { name: 'Comparar com outra planta' }).click();
    expect(await shown()).toEqual([first]);
  });

  test(`${style} leads to a typology and marks it`, repeats(true), async ({ page }) => {
    await page.setViewportSize(desktop);
    await open(page, style, 'full');
    const picker = page.getByRole('navigation', { name: 'Escolher planta' });
    await picker.getByRole('link', { name: '3 dormitórios' }).click();
    await expect(picker.locator('[aria-current]')).toHaveText('3 dormitórios');
    await expect(page.getByRole('heading', { name: 'Garden', exact: true })).toBeInViewport();
  });

  test(
    `${style} jumps to the section the menu names, though what lies between is not laid out yet`,
    alike(style),
    async ({ page }) => {
      await page.setViewportSize(desktop);
      await open(page, style, 'full');
      await page.locator('.menu').getByRole('link', { name: 'Localização' }).click();
      const distance = () =>
        page.locator('#localizacao').evaluate((node) => Math.abs(node.getBoundingClientRect().y));
      await expect.poll(distance).toBeLessThan(60);
    },
  );

  test(`${style} is whole without script`, alike(style), async ({ browser }) => {
    const page = await withoutScript(browser);
    await open(page, style, 'full');
    for (const id of ['sobre', 'galeria', 'plantas', 'amenidades', 'localizacao'])
      await expect(page.locator(`#${id}`)).toBeVisible();
    const more = page.getByText('Ver todas as imagens');
    if (await more.count()) await more.click();
    const pictures = page.locator('#galeria a[data-lightbox]');
    await expect(pictures).toHaveCount(24);
    for (const picture of await pictures.all()) await expect(picture).toBeVisible();
    expect(await pictures.first().getAttribute('href')).toMatch(/^\/media\/img\/.+\.(jpg|webp)$/);
    await page.context().close();
  });

  for (const [name, folha] of Object.entries({ 'its own': '', 'a foreign': sheetAgainstCreci }))
    test(
      `${style} shows the CRECI at a quarter of the name or more, with ${name} sheet`,
      repeats(!folha),
      async ({ page }) => {
        for (const viewport of [phone, desktop]) {
          await page.setViewportSize(viewport);
          await open(page, style, 'full', { folha });
          // Looked at until the sizes have settled: on a busy machine the first look may come before.
          await expect(async () => {
            const sizes = await sizesOfCorretor(page);
            expect(sizes.length).toBeGreaterThanOrEqual(2);
            for (const { nome, creci } of sizes) {
              expect(creci / nome).toBeGreaterThanOrEqual(0.25);
              expect(creci).toBeGreaterThanOrEqual(12);
            }
          }).toPass();
          await served?.close();
        }
      },
    );

  for (const name of ['five', 'empty'] as const) {
    test(
      `${style} holds with the record "${name}"`,
      repeats(name === 'five' || style !== hotsiteStyles[0]),
      async ({ page }) => {
        await page.setViewportSize(phone);
        const problems = await open(page, style, name);
        await expectAccessible(page);
        await expect(page.locator('h1')).toBeInViewport();
        expect(await beyondTheScreen(page)).toEqual([]);
        expect(problems).toEqual([]);
      },
    );
  }
}

test('Minimalista marks its first plans again once all have been read past', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, 'minimalist', 'full');
  await page.evaluate(() => document.querySelector('main')?.classList.add('is-laid-out'));
  const marked = page.getByRole('navigation', { name: 'Escolher planta' }).locator('[aria-current]');
  const first = await marked.textContent();
  await page.locator('.plan-rows > li').last().scrollIntoViewIfNeeded();
  await expect(marked).not.toHaveText(first!);
  await page.locator('.footer').scrollIntoViewIfNeeded();
  await expect(marked).toHaveText(first!);
});

test('Luxo marks the plan that its row shows, however the page came there: the edge of the next one is not in view', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, 'luxury', 'full');
  await page.evaluate(() => document.querySelector('main')?.classList.add('is-laid-out'));
  const marked = page.getByRole('navigation', { name: 'Escolher planta' }).locator('[aria-current]');
  const first = await marked.textContent();
  const row = page.locator('.plans > .scroller');
  const at = await row.evaluate((node) => node.getBoundingClientRect().top + scrollY);
  // In jumps, as a wheel turned fast, down past the row and back up.
  for (const y of [at - 300, at + 400, at + 3000, at + 500, at - 500, 0]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(120);
    await expect(marked).toHaveText(first!);
  }
  await row.evaluate((node) => node.scrollTo({ left: node.scrollWidth, behavior: 'instant' }));
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), at);
  await expect(marked).not.toHaveText(first!);
});

test('an upright picture is shown whole, wherever it stands in a page', async ({ page }) => {
  for (const style of hotsiteStyles) {
    await open(page, style, 'full');
    await page.evaluate(() => document.querySelector('main')?.classList.add('is-laid-out'));
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      const cut = await page.locator('main a[data-lightbox] img[data-fit="cover"]').evaluateAll((images) =>
        (images as HTMLImageElement[]).flatMap((image) => {
          const own = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
          const { width, height } = image.getBoundingClientRect();
          const isCropped = getComputedStyle(image).objectFit === 'cover' && height > 0;
          return own < 0.85 && isCropped && width / height > own * 1.3 ? [`${own} in ${width / height}`] : [];
        }),
      );
      expect(cut, `${style} at ${viewport.width}`).toEqual([]);
    }
    await served?.close();
  }
});

test('at the end of the page the number of who shares it stands written, the number beside the words', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize(phone);
  for (const style of hotsiteStyles) {
    await open(page, style, 'full', { comCorretor: true });
    const link = page.locator('.footer .whatsapp');
    const written = await link.evaluate((node) => getComputedStyle(node, '::after').content);
    expect(written, style).toContain('(47) 99999-0000');
    expect(await beyondTheScreen(page), style).toEqual([]);
    await served?.close();
  }
});

test('a price nobody may say any more is set like a word', async ({ page }) => {
  for (const style of hotsiteStyles) {
    await page.setViewportSize(phone);
    await open(page, style, 'full');
    const value = page.locator('.price-value');
    const size = () => value.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
    expect(await size(), style).toBeGreaterThan(24);
    await page.evaluate(() => document.body.setAttribute('data-sem-preco', ''));
    expect(await size(), style).toBeLessThanOrEqual(18);
    await served?.close();
  }
});

test('in Moderno a phone shows the price and what it buys above the bar that follows, however long the name', async ({
  page,
}) => {
  for (const size of [phone, { width: 412, height: 915 }]) {
    await page.setViewportSize(size);
    await open(page, 'modern', 'full');
    for (const nome of ['Residencial Aurora', 'Sol do Lago', 'Residencial Jardim das Acácias Imperiais']) {
      await page.locator('h1').evaluate((name, said) => {
        name.textContent = said;
        name.dataset.size = said.length < 12 ? 'xl' : said.length > 30 ? 's' : 'm';
      }, nome);
      const top = (await page.locator('[data-fixo=barra]').boundingBox())!.y;
      expect(top).toBeGreaterThan(size.height / 2);
      for (const unsaid of [false, true]) {
        await page.evaluate((yes) => document.body.toggleAttribute('data-sem-preco', yes), unsaid);
        const { y, height } = (await page.locator('.hero-offer .price').boundingBox())!;
        expect(y + height, `${nome} at ${size.width}`).toBeLessThanOrEqual(top);
      }
    }
    await served?.close();
  }
});

test('Minimalista and Luxo show on a phone the whole façade and its price above the bar', async ({
  page,
}) => {
  for (const style of ['minimalist', 'luxury'] as const) {
    await page.setViewportSize(phone);
    await open(page, style, 'full');
    const top = (await page.locator('[data-fixo=barra]').boundingBox())!.y;
    const { y, width, height } = (await page.locator('.hero-media').boundingBox())!;
    expect(y + height, style).toBeLessThanOrEqual(top);
    expect(width / height, style).toBeLessThanOrEqual(1.4);
    const price = (await page.locator('.hero-offer .price-value').boundingBox())!;
    expect(price.y + price.height, style).toBeLessThanOrEqual(top);
    await served?.close();
  }
});

test('on a wide screen the picture reaches as far down as the price beside it', async ({ page }) => {
  for (const style of hotsiteStyles) {
    await open(page, style, 'full');
    // As tall as its screen, beside the name, whatever stands below the headline.
    await page.locator('.hero').evaluate((hero) => hero.classList.add('hero-upright', 'hero-square'));
    await page.locator('.hero-headline').evaluate((line) => {
      const below = document.createElement('p');
      below.className = 'hero-below';
      below.textContent = 'A 180 m da praia';
      line.after(below);
    });
    for (const height of [800, 900, 1080]) {
      await page.setViewportSize({ width: 1440, height });
      const media = (await page.locator('.hero-media').boundingBox())!;
      const offer = (await page.locator('.hero-offer').boundingBox())!;
      expect(media.y + media.height, `${style} at ${height}`).toBeGreaterThanOrEqual(
        offer.y + offer.height - 60,
      );
    }
    await served?.close();
  }
});

for (const style of hotsiteStyles)
  test(
    `${style} cuts nothing off a plan or a map on a phone: what leaves its section is not shown`,
    alike(style),
    async ({ page }) => {
      await page.setViewportSize(phone);
      await open(page, style, 'full');
      const cut = await page.locator('[data-lightbox]:has(> .ampliar)').evaluateAll((links) =>
        links.flatMap((link) => {
          const { left, right } = link.closest('section')!.getBoundingClientRect();
          const box = link.getBoundingClientRect();
          // In a strip the others stand beside the first.
          const isShown = box.left < innerWidth && box.right > 0;
          return isShown &&
            (box.left < left - 0.5 || (link.closest('li, .plan') === null && box.right > right + 0.5))
            ? [`${box.left}–${box.right} of ${left}–${right}`]
            : [];
        }),
      );
      expect(cut).toEqual([]);
    },
  );

test('what reaches beyond the screen is found, though the page is no wider for it', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, 'luxury', 'full', {
    folha: '.figures dd,.about-media{margin-right:-6rem}',
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  const found = await beyondTheScreen(page);
  expect(found.filter((one) => one.startsWith('“63'))).toHaveLength(1);
  expect(found.filter((one) => one.includes('do empreendimento'))).toHaveLength(1);
});

/** Moderno's header has the ground of the panel, above a picture and without any. */
for (const [name, place] of Object.entries({ full: 'above its picture', empty: 'without any' }) as [
  PageCaseName,
  string,
][])
  test(
    `in Moderno who shows the page is read on the panel's ground, ${place}, without the guard's own colours`,
    repeats(name === 'empty'),
    async ({ page }) => {
      for (const comCorretor of [true, false])
        for (const viewport of [phone, desktop]) {
          await page.setViewportSize(viewport);
          await open(page, 'modern', name, {
            comCorretor,
            folha: ':root{--accent:#0b5156;--on-accent:#fff}',
          });
          await page.waitForTimeout(3_000);
          await expect(page.locator('[data-guarda-cor]')).toHaveCount(0);
          const [ground, panel, ...letters] = await page.evaluate(() => {
            const style = (selector: string) => getComputedStyle(document.querySelector(selector)!);
            const hex = (color: string) =>
              `#${(color.match(/\d+/g) ?? [])
                .slice(0, 3)
                .map((part) => Number(part).toString(16).padStart(2, '0'))
                .join('')}`;
            const names = document.querySelector('.header .corretor-name')
              ? ['.header .corretor-name strong', '.header .corretor-name small']
              : ['.header .corretor-none'];
            return [
              hex(style('.header').backgroundColor),
              hex(style('.hero-panel').backgroundColor),
              ...names.map((one) => hex(style(one).color)),
            ];
          });
          expect(ground).toBe(panel);
          for (const letter of letters) expect(contrastRatio(letter!, ground!)).toBeGreaterThanOrEqual(4.5);
          await served?.close();
        }
    },
  );

async function withoutScript(browser: Browser) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  return context.newPage();
}

/** White letters; their label lies behind them, or beside them, as a white box. */
const whitePrice = (where: string) =>
  `.price{position:relative}.price-value{color:#fff!important;background:none!important}` +
  `.price-label{position:absolute;background:#fff;${where}}`;
const marked = (page: Page) => page.locator('.price-value[data-guarda-cor]');

for (const [words, where, count] of [
  ['a box of its own colour laid behind the price gives the price colours that can be read', 'inset:0', 1],
  ['a box beside the price changes nothing', 'top:0;right:0;width:1rem;height:1rem', 0],
] as const)
  test(`SAF-02 in part: ${words}`, repeats(count === 0), async ({ page }) => {
    await open(page, 'luxury', 'full', { folha: whitePrice(where) });
    await expect(page.locator('.price-label')).toHaveCSS('position', 'absolute');
    // The page looks once it is idle, and at the latest after two and a half seconds.
    await page.waitForTimeout(3_000);
    await expect(marked(page)).toHaveCount(count);
  });
