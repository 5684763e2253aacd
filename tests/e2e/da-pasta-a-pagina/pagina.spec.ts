import { expect, type Page, test } from '@playwright/test';
import { pageAround, serveSource } from './source-page.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const open: (() => void)[] = [];
test.afterEach(() => {
  for (const close of open.splice(0)) close();
});

async function show(page: Page, inside: string, js: string, css = '') {
  const served = await serveSource(pageAround(inside, css, js));
  open.push(served.close);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'warning') faults.push(message.text());
  });
  await page.goto(served.url);
  return { ...served, faults };
}
const classOf = (page: Page, selector: string) => page.locator(selector).getAttribute('class');

test.describe('SAF-01 what a page asks of our script happens', () => {
  test('a menu opens and closes, by pointer, keyboard and Escape', async ({ page }) => {
    const { faults } = await show(
      page,
      '<button class="menu-botao" aria-controls="menu">Menu</button><div id="menu" hidden><a href="#galeria">Galeria</a></div>',
      `pagina.on('click', '.menu-botao', 'toggle', '#menu');
       pagina.on('key', 'body', 'close', '#menu', { key: 'Escape' });`,
    );
    const menu = page.locator('#menu');
    await expect(menu).toBeHidden();
    await page.click('.menu-botao');
    await expect(menu).toBeVisible();
    await expect(page.locator('.menu-botao')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.locator('.menu-botao')).toHaveAttribute('aria-expanded', 'false');
    await page.locator('.menu-botao').press('Enter');
    await expect(menu).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('tabs, an accordion and a filter show what was asked for', async ({ page }) => {
    await show(
      page,
      `<div role="tablist"><button role="tab">Um</button><button role="tab">Dois</button></div>
       <div role="tabpanel">Primeiro</div><div role="tabpanel">Segundo</div>
       <div class="faq"><div class="pergunta"><button>A</button><p class="resposta" hidden>a</p></div>
       <div class="pergunta"><button>B</button><p class="resposta" hidden>b</p></div></div>
       <p class="filtros"><button data-tipo="todos">Todos</button><button data-tipo="lazer">Lazer</button></p>
       <ul><li class="foto" data-tipo="lazer">Piscina</li><li class="foto" data-tipo="sala">Sala</li></ul>`,
      `pagina.on('click', '[role="tab"]', 'select', '[role="tabpanel"]');
       pagina.on('click', '.pergunta button', 'toggle', '.resposta', { within: '.pergunta', only: true });
       pagina.on('click', '.filtros button', 'filter', '.foto', { by: 'data-tipo' });`,
    );
    await expect(page.getByText('Segundo')).toBeHidden();
    await page.click('text=Dois');
    await expect(page.getByText('Segundo')).toBeVisible();
    await expect(page.getByText('Primeiro')).toBeHidden();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('Primeiro')).toBeVisible();
    const answers = page.locator('.resposta');
    await page.click('.pergunta:nth-child(1) button');
    await page.click('.pergunta:nth-child(2) button');
    await expect(answers.nth(0)).toBeHidden();
    await expect(answers.nth(1)).toBeVisible();
    await page.click('text=Lazer');
    await expect(page.locator('.foto:visible')).toHaveText(['Piscina']);
    await page.click('text=Todos');
    await expect(page.locator('.foto:visible')).toHaveCount(2);
  });

  test('strips go on, numbers are counted to what stands there, what comes into view is marked', async ({
    page,
  }) => {
    await show(
      page,
      `<div class="fotos"><p>1ª foto</p><p hidden>2ª foto</p><p hidden>3ª foto</p></div><button class="proxima">Próxima</button>
       <p class="numero">12 mil</p><p class="revela">x</p><ul><li class="mais">a</li><li class="mais">b</li><li class="mais">c</li></ul><button id="ver">Ver mais</button>`,
      `pagina.on('click', '.proxima', 'step', '.fotos', { to: 'next', loop: true });
       pagina.on('view', '.numero', 'count', { duration: 300 });
       pagina.on('load', '.revela', 'observe', '.revela', { class: 'visto' });
       pagina.on('click', '#ver', 'more', '.mais', { amount: 2 });
       pagina.on('scroll', 'header', 'addClass', 'header', { class: 'compacto', after: 50 });`,
      'section{min-height:90vh}',
    );
    const slides = page.locator('.fotos p:visible');
    await expect(slides).toHaveCount(1);
    const first = await slides.textContent();
    for (let i = 0; i < 3; i++) {
      await page.click('.proxima');
      await expect(slides).toHaveCount(1);
    }
    await expect(slides).toHaveText(first ?? '');
    await expect(page.locator('.revela')).toHaveClass('revela visto');
    await expect(page.locator('.mais:visible')).toHaveCount(2);
    await page.click('#ver');
    await expect(page.locator('.mais:visible')).toHaveCount(3);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => classOf(page, 'header')).toBe('compacto');
    await page.mouse.wheel(0, -900);
    await expect.poll(() => classOf(page, 'header')).toBe('');
  });

  test('a dialog opens when somebody asks, can always be left, and never by itself', async ({ page }) => {
    await show(
      page,
      '<button class="abre">Abrir</button><dialog id="d"><p>Detalhes</p></dialog><dialog id="e"><p>Sozinho</p></dialog><img class="foto" src="asset:a1" alt="Fachada">',
      `pagina.on('click', '.abre', 'open', '#d');
       pagina.on('load', 'body', 'open', '#e');
       pagina.on('view', 'h1', 'open', '#e');
       pagina.on('click', '.foto', 'zoom', '.foto');`,
    );
    await page.click('.abre');
    await expect(page.locator('#d')).toBeVisible();
    await page.click('#d button');
    await expect(page.locator('#d')).toBeHidden();
    await expect(page.locator('#e')).toBeHidden();
    await page.click('.foto', { force: true });
    await expect(page.locator('.viewer')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.viewer')).toBeHidden();
  });
});

test('SAF-01 no call hides what must be seen, leads away or keeps the browser busy', async ({ page }) => {
  const js = ['main', 'h1', 'footer', '.contato', 'body', 'section']
    .flatMap((target) => [
      `pagina.on('load', 'body', 'hide', '${target}');`,
      `pagina.on('click', 'body', 'hide', '${target}');`,
      `pagina.on('view', 'h1', 'toggle', '${target}', { once: false });`,
    ])
    .concat(
      "pagina.on('load', '*', 'toggleClass', '*', { class: 'x' });",
      "pagina.on('view', '*', 'toggle', '*', { once: false });",
      "pagina.on('click', '.contato', 'scrollTo', '#galeria');",
      "pagina.on('click', '*', 'open', '*');",
    )
    .join('\n');
  await show(page, `<ul>${'<li>x</li>'.repeat(600)}</ul>`, js);
  for (const text of ['Residencial Aurora', 'Falar no WhatsApp', 'Imagens ilustrativas'])
    await expect(page.getByText(text)).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  const computed = async () => {
    const { metrics } = await browser.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  const before = await computed();
  const [popup] = await Promise.all([page.context().waitForEvent('page'), page.click('.contato')]);
  expect(popup.url() || 'wa.me').toMatch(/wa\.me|about:blank|chrome-error/);
  await popup.close();
  await expect(page.getByText('Falar no WhatsApp')).toBeVisible();
  const cost = (await computed()) - before;
  expect(cost).toBeLessThan(2);
});
