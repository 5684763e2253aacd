import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { achadosDoDesenho } from '#contract/da-pasta-a-pagina/desenho.ts';
import { hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { createLocalIntelligence } from '#server/adapters/intelligence/local/create-local.ts';
import type { PageAsset, WriteInput } from '#server/adapters/intelligence/port.ts';
import { createDrawPage } from '#server/adapters/page-drawing/chromium.ts';
import type { Drawing } from '#server/adapters/page-drawing/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { planPage } from '#server/da-pasta-a-pagina/redacao/plan-page.ts';
import { editionValues } from '#server/publico/paginas-publicas/edition.ts';
import { loadFonts } from '#server/publico/paginas-publicas/fonts.ts';
import { hotsiteDocument } from '#server/publico/paginas-publicas/hotsite-document.ts';
import { loadPageScript } from '#server/publico/paginas-publicas/page-script.ts';
import { compileTemplate, render } from '#server/publico/paginas-publicas/template.ts';
import { renderHotsite, renderSection } from '#site/entry-hotsite.tsx';
import type { AiRequest } from '#tests/fakes/ai.ts';
import { noOcr } from '#tests/fakes/no-ocr.ts';
import { assetOf, catalogOf, factsOf } from '#tests/fixtures/hotsite.ts';
import { type BenchOptions, bench, pageAsset, without } from '#tests/fixtures/model-bench.ts';
import { wholeFicha, wholeTabela } from '#tests/fixtures/pagina.ts';
import { PageRefused } from './page-refused.ts';
import { guardedHtml } from './sanitize/guard-page.ts';
import { type DrawablePage, writeAndSee } from './see-page.ts';
import { smallPictures } from './small-pictures.ts';

const ids = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7'];
const catalog = catalogOf(ids.map((id, at) => assetOf(id, { category: at === 0 ? 'fachada' : 'interior' })));
const assets: PageAsset[] = ids.map((id, at) => pageAsset(id, at === 0 ? 'fachada' : 'interior'));
const facts = factsOf({ ficha: wholeFicha, tabela: wholeTabela });
const blueprint = planPage({ facts, assets, style: 'luxury' });
/** As it is built: sheets are empty where tests import them. */
const sheets = ['shared/base', 'luxo/luxo'].map((name) =>
  readFileSync(`${import.meta.dirname}/../../../site/hotsite/${name}.css`, 'utf8'),
);
const rendered = (input: WriteInput) => ({ html: renderHotsite(input).html, css: sheets.join('\n'), js: '' });
/** Bytes that say which file they are. */
const storage = {
  url: (key: string) => `/media/${key}`,
  get: async (key: string) => ({ bytes: new TextEncoder().encode(`jpeg ${key}`) }),
} as unknown as Storage;

const pageOf = (body: string, css = 'h1{color:#222}') =>
  `<!--BEGIN_HTML--><main id="conteudo">${body}</main><!--END_HTML-->/*BEGIN_CSS*/${css}/*END_CSS*///BEGIN_JS\n//END_JS`;
const hero = (more = '') =>
  `<section id="hero"><h1>Residencial Aurora</h1><img src="asset:a1" alt="Fachada ao entardecer">${more}</section>`;
const good = pageOf(hero());
/** A page with something the check tells of. */
const worse = pageOf(hero('<form><input type="text"></form>'), 'h1{color:#222;position:fixed}');
const refused = pageOf(hero(), 'h1::after{content:"{{CORRETOR_NOME}}"}');
const drawnWith = (holes: number): Drawing => ({
  drawn: true,
  pictures: [375, 1440].map((width) => ({
    width,
    jpeg: new TextEncoder().encode(`desenho ${width}`),
    holes: width === 375 ? holes : 0,
  })),
});
const drawn = drawnWith(0);
const notSetUp = 'Nenhum navegador foi configurado no servidor (PAGE_BROWSER).';

async function written(
  answers: unknown[],
  { drawings = [], ...options }: { drawings?: Drawing[] } & Pick<BenchOptions, 'official' | 'dados'> = {},
) {
  const local = createLocalIntelligence({ renderHotsite: rendered, renderSection, ocr: noOcr });
  const apiKey = 'sk-segredo-0123456789';
  const made = await bench({
    config: (url) => ({
      v0: without,
      openai: { apiKey, baseUrl: options.official ? undefined : url, model: 'modelo-que-ve' },
    }),
    deps: { local } as BenchOptions['deps'] & { local: typeof local },
    ...options,
  });
  made.fake.script(...answers.map((answer) => ({ answer })));
  const pages: DrawablePage[] = [];
  const work = {
    intelligence: made.engine,
    storage,
    call: made.context,
    drawHotsite: async (page: DrawablePage) => {
      pages.push(page);
      return drawings[pages.length - 1] ?? drawn;
    },
  };
  const page = await writeAndSee(work, { facts, assets, blueprint }, catalog);
  return { ...made, page, pages };
}
const textsIn = ({ images }: AiRequest) =>
  images.map((image) => Buffer.from(image.split(',')[1]!, 'base64').toString());

/** What a visitor without a corretor in his link gets of a page. */
const shownOf = ({ html }: Pick<DrawablePage, 'html'>) =>
  render(
    compileTemplate(guardedHtml(html, facts)),
    editionValues(null, [], { form: { href: '/hotsite/aurora/contato', label: 'Falar com a gente' } }),
  );

describe('PAG-11 a model is given all a page is made of, its page is drawn, and what must stand on it is the server’s', () => {
  it('planner, writer and who writes a section again get the whole record, small pictures, hosted fonts, base rules, working components and an exemplary page of each style', async () => {
    const { fake, engine, context } = await written([good, good]);
    const [first] = fake.requests as [AiRequest];
    // The record with all its books say, and the blocks of its sections.
    for (const said of ['Marina Alves Arquitetura', 'Praia Central', 'O prédio aceita animais?', '690000.00'])
      expect(first.user).toContain(said);
    expect(first.user).toContain('Válida até 02/03/2026');
    // The style: its fonts by name, its sheet with the base rules, each section of a page that works.
    expect(first.user).toMatch(/"fontes":\["Bodoni Moda"/);
    expect(first.user).toContain('height: auto');
    for (const { id } of blueprint.sections) expect(first.user).toContain(`id=\\"${id}\\"`);
    expect(first.user).toContain('Casa Jequitibá');
    // Pictures as small as they are stored.
    expect(textsIn(first)[0]).toBe('jpeg img/a1/a1-480.jpg');
    expect(first.images.length).toBeGreaterThan(3);

    const pictures = await smallPictures(storage, catalog, assets);
    for (const style of hotsiteStyles) {
      fake.script({ answer: blueprint });
      await engine.planPage({ facts, assets, style, pictures }, context);
      const asked = fake.requests.at(-1)!;
      for (const said of ['Marina Alves Arquitetura', 'Casa Jequitibá', 'height: auto', '"fontes":['])
        expect(asked.user, style).toContain(said);
      expect(textsIn(asked)).toContain('jpeg img/b2/b2-480.jpg');
    }
    const section = blueprint.sections.find(({ id }) => id === 'galeria')!;
    fake.script({
      answer: '<!--BEGIN_HTML--><section id="galeria"><h2>Imagens</h2></section><!--END_HTML-->',
    });
    const page = { css: '', section: '<section id="galeria"></section>' };
    await engine.writeSection({ facts, assets, blueprint, section: 'galeria', page, pictures }, context);
    const asked = fake.requests.at(-1)!;
    for (const said of ['Marina Alves Arquitetura', 'height: auto', '"fontes":[', 'id=\\"galeria\\"'])
      expect(asked.user).toContain(said);
    // Those of this section alone.
    expect(textsIn(asked)).toEqual(section.assets.map((id) => `jpeg img/${id}/${id}-480.jpg`));
  });

  it('a page drawn at 375 and 1440 goes back once with what was found; the second is drawn too, and the better one stays', async () => {
    const { page, pages, fake } = await written([good, good], { drawings: [drawnWith(2)] });
    expect(fake.requests).toHaveLength(2);
    expect(pages).toHaveLength(2);
    expect(pages[0]!.html).toContain('<picture>');
    const [, second] = fake.requests as [AiRequest, AiRequest];
    expect(textsIn(second).slice(-2)).toEqual(['desenho 375', 'desenho 1440']);
    expect(second.user).toContain('Residencial Aurora</h1>');
    expect(second.user).toContain('2 trechos da altura de uma tela não mostra');
    expect(page.desenho).toEqual({ estado: 'desenhada', ficou: 'segunda', motivo: null });
    const told = await written([worse, good]);
    expect(told.fake.requests[1]!.user).toContain('Retirado da página por segurança: <form>');
    expect(told.page.desenho).toMatchObject({ ficou: 'segunda' });

    // What is redder, emptier or cannot be drawn is not kept; what is no page costs only itself.
    const kept = { estado: 'desenhada', ficou: 'primeira', motivo: null };
    const redder = await written([good, worse]);
    expect(redder.page.desenho).toEqual(kept);
    expect(redder.page.html).not.toContain('<form');
    const emptier = await written([good, good], { drawings: [drawn, drawnWith(1)] });
    expect(emptier.page.desenho).toEqual(kept);
    const unseen = await written([good, good], { drawings: [drawn, { drawn: false, motivo: notSetUp }] });
    expect(unseen.page.desenho).toEqual({ ...kept, motivo: 'a segunda versão não pôde ser desenhada' });
    const broken = await written([good, refused]);
    expect(broken.page.html).toContain('Residencial Aurora');
    expect(broken.page.desenho).toMatchObject({ ...kept, motivo: expect.stringMatching(/recusada/) });
    expect(broken.pages).toHaveLength(1);
  });

  it('the browser is a program of its own, unprivileged and in its sandbox; without one the page says that it was not drawn', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'navegador-'));
    try {
      const path = join(folder, 'navegador');
      const seen = join(folder, 'visto');
      // A browser that writes down who it is and what it was given.
      await writeFile(
        path,
        `#!/bin/sh\n{ id -u; echo "pid $$"; env; for one in "$@"; do echo "$one"; done; } >> '${seen}'\nexit 1\n`,
        { mode: 0o755 },
      );
      await chmod(folder, 0o777);
      const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
      process.env.SEGREDO_DA_CASA = 'sk-segredo';
      const page = { html: '<p>Aurora</p>', file: async () => null };
      const drawing = await createDrawPage({ path, user })(page, new AbortController().signal);
      expect(drawing).toMatchObject({ drawn: false, motivo: expect.stringMatching(/^O navegador parou/) });
      const told = await readFile(seen, 'utf8');
      expect(told.split('\n')[0]).not.toBe('0');
      expect(told).not.toContain(`pid ${process.pid}\n`);
      expect(told).not.toMatch(/sk-segredo|no-sandbox|disable-web-security/);
      expect(told).toMatch(/--window-size=375,/);
    } finally {
      delete process.env.SEGREDO_DA_CASA;
      await rm(folder, { recursive: true });
    }
    const unseen = await written([good], { drawings: [{ drawn: false, motivo: notSetUp }] });
    expect(unseen.fake.requests).toHaveLength(1);
    expect(unseen.page.desenho).toEqual({ estado: 'nao-desenhada', motivo: notSetUp });
    expect(achadosDoDesenho(unseen.page.desenho)).toEqual([
      { level: 'yellow', code: 'nao-desenhada', message: `Não desenhada. ${notSetUp}` },
    ]);
  });

  it('base rules, what the law wants read, the call to action and the viewer stand on a page that has none of them', async () => {
    const { pages } = await written([good, good]);
    const [bare] = pages as [DrawablePage];
    expect(good).not.toMatch(/Incorporação registrada|wa\.me|contato|height/);
    expect(bare.html).toContain('Incorporação registrada sob nº R.3/12.345');
    const html = hotsiteDocument({
      head: bare.head,
      facts,
      colors: blueprint.metadata.color_scheme,
      canonical: 'http://127.0.0.1/hotsite/aurora',
      css: bare.css,
      script: loadPageScript().url,
      calls: [],
      fonts: loadFonts().byStyle.luxury,
      body: shownOf(bare),
    });
    expect(html).toMatch(/@layer base\{img,video\{max-width:100%;height:auto\}\}/);
    expect(html).toContain(`src="${loadPageScript().url}"`);
    // The dialog in which each picture opens is our script's, and its looks are ours.
    expect(loadPageScript().text).toContain('viewer');
    expect(html).toContain('.viewer');
    expect(html).toMatch(
      /<aside class="pagina-contato"[^>]*data-fixo="barra"><a [^>]*href="\/hotsite\/aurora\/contato"><span>Falar com a gente</,
    );
  });

  it('sends no picture, drawn or not, where pictures may not leave', async () => {
    for (const imagens of [true, false]) {
      const { fake } = await written([good, good], { official: true, dados: { imagens } });
      expect(fake.requests.map(({ images }) => images.length > 0)).toEqual([imagens, imagens]);
    }
  });

  it('throws for a first page that cannot be used, without drawing it', async () => {
    await expect(written([refused])).rejects.toThrow(PageRefused);
  });
});
