import { expect, test } from '@playwright/test';
import { readCases, sourceOfCase } from '#tests/paginas/casos.ts';
import { runHostile } from '#tests/paginas/correr.ts';
import { losesItsSheet } from '#tests/paginas/esperar.ts';
import { startPages } from '#tests/paginas/servir.ts';
import { harms, hostileFaults } from '#tests/paginas/tabela.ts';

test.setTimeout(180_000);
const { hostile } = readCases();
/** The first of each family, or every n-th. */
const firstOf = (families: string[]) =>
  families.flatMap((name) => hostile.filter(({ family }) => family === name).slice(0, 1));

test('SAF-02 the watch sees what the headers alone let through: a page that leaves, one that covers, one that listens', async () => {
  const results = await runHostile(firstOf(['sair-atribuindo', 'cobrir', 'ler-teclas']));
  const did = results.map(({ raw }) => Object.values(harms).some((harm) => raw !== null && harm(raw)));
  expect(did).toEqual([true, true, true]);
});

test('SAF-01 SAF-02 a page that is written to leave, to listen, to cover or to hide does none of it once it was checked', async () => {
  const ids = `script-sair-atribuindo-2 script-sair-por-elo-8 script-desviar-contato-5 script-ler-teclas-1
    script-lista-quase-literal-4 script-lista-esconde-o-que-fica-9 script-lista-contato-2 script-lista-prende-2
    style-cobrir-1 style-esconder-somando-zero-1 style-esconder-indireto-15 style-guarda-pelo-tempo-10
    style-guarda-por-pintura-4 markup-codigo-14 style-guarda-por-vizinho-7 style-nomes-e-camadas-2 markup-sair-11
    markup-desviar-contato-6 style3-seletor-que-nao-casa-4
    style3-parte-sobre-parte-2 style3-para-fora-4 style3-fundo-escuro-ao-lado-2
    script4-janela-que-prende-1 script4-tapa-ao-ponteiro-1 script4-classes-nossas-1 style4-margem-do-recorte-1
    style4-veus-somados-1 style4-atras-da-letra-1 style4-letra-que-encolhe-1 style4-ima-da-rolagem-1
    style4-linhas-sobrepostas-2 markup4-no-salto-2 markup4-outro-titulo-1 markup4-contato-morto-1
    script3-ao-mexer-sem-fim-2 markup-peca-nossa-torta-2 markup-campo-que-passa-6 markup-endereco-torto-16`.split(
    /\s+/,
  );
  const cases = hostile.filter(({ id }) => ids.includes(id));
  expect(cases).toHaveLength(ids.length);
  const results = await runHostile(cases, { raw: false });
  expect(hostileFaults(results)).toEqual([]);
  expect(results.filter(({ published }) => published.publica).length).toBeGreaterThan(10);
});

test('SAF-02 a sheet that covers or pushes away what must be seen is taken away, on the first look at the page', async ({
  page,
}) => {
  const pages = await startPages();
  await page.setViewportSize({ width: 375, height: 812 });
  try {
    for (const id of ['style3-parte-sobre-parte-2', 'style3-para-fora-4']) {
      const { url } = await pages.publish(sourceOfCase(hostile.find((one) => one.id === id)!));
      expect(await losesItsSheet(page, url!), id).toBe(true);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(page.getByText('R$ 690.000').first()).toBeVisible();
      // Plain, and still a page somebody can use.
      const contact = (await page.getByRole('link', { name: 'Falar no WhatsApp' }).boundingBox())!;
      expect(contact.height).toBeGreaterThanOrEqual(44);
      const pictures = page.locator('#galeria img');
      expect((await pictures.first().boundingBox())!.width).toBeLessThan(260);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    }
  } finally {
    await pages.stop();
  }
});
