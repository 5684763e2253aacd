import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { createLocalIntelligence } from '#server/adapters/intelligence/local/create-local.ts';
import type { PageAsset, WriteInput } from '#server/adapters/intelligence/port.ts';
import type { Drawing } from '#server/adapters/page-drawing/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { planPage } from '#server/da-pasta-a-pagina/redacao/plan-page.ts';
import { guardCss } from '#server/publico/paginas-publicas/guard.ts';
import { renderHotsite, renderSection } from '#site/entry-hotsite.tsx';
import type { AiRequest } from '#tests/fakes/ai.ts';
import { noOcr } from '#tests/fakes/no-ocr.ts';
import { assetOf, catalogOf, factsOf } from '#tests/fixtures/hotsite.ts';
import { type BenchOptions, bench, pageAsset, without } from '#tests/fixtures/model-bench.ts';
import { wholeFicha, wholeTabela } from '#tests/fixtures/pagina.ts';
import { PageRefused } from './page-refused.ts';
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
const render = (input: WriteInput) => ({ html: renderHotsite(input).html, css: sheets.join('\n'), js: '' });
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
const drawn: Drawing = {
  drawn: true,
  pictures: [375, 1440].map((width) => ({ width, jpeg: new TextEncoder().encode(`desenho ${width}`) })),
};

async function written(
  answers: unknown[],
  { drawing = drawn, ...options }: { drawing?: Drawing } & Pick<BenchOptions, 'official' | 'dados'> = {},
) {
  const local = createLocalIntelligence({ renderHotsite: render, renderSection, ocr: noOcr });
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
      return drawing;
    },
  };
  const page = await writeAndSee(work, { facts, assets, blueprint }, catalog);
  return { ...made, page, pages };
}
const textsIn = ({ images }: AiRequest) =>
  images.map((image) => Buffer.from(image.split(',')[1]!, 'base64').toString());

describe('what a model is given, and how its page is looked at', () => {
  it('planner and writer get the whole record, small pictures, hosted fonts, base rules, working components and an exemplary page; the drawn page goes back once, the better one stays; undrawn it says so; law, pictures and CTA are ours', async () => {
    const { page, pages, fake, engine, context } = await written([good, good]);
    expect(fake.requests).toHaveLength(2);
    const [first, second] = fake.requests as [AiRequest, AiRequest];

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

    // Sent back once, with what was found and the page at two widths.
    expect(pages).toHaveLength(1);
    expect(pages[0]!.html).toContain('<picture>');
    expect(textsIn(second).slice(-2)).toEqual(['desenho 375', 'desenho 1440']);
    expect(second.user).toContain('Residencial Aurora</h1>');
    expect(page.desenho).toEqual({ estado: 'desenhada', ficou: 'segunda', motivo: null });

    // The planner has the same of every style.
    for (const style of hotsiteStyles) {
      fake.script({ answer: blueprint });
      const pictures = await smallPictures(storage, catalog, assets);
      await engine.planPage({ facts, assets, style, pictures }, context);
      const asked = fake.requests.at(-1)!;
      for (const said of ['Marina Alves Arquitetura', 'Casa Jequitibá', 'height: auto', '"fontes":['])
        expect(asked.user, style).toContain(said);
      expect(textsIn(asked)).toContain('jpeg img/b2/b2-480.jpg');
    }

    // What nobody has to write: the law's notes stand in the page that is drawn, and each picture keeps its shape.
    expect(pages[0]!.html).toContain('Incorporação registrada sob nº R.3/12.345');
    expect(guardCss()).toMatch(/height:\s*auto/);

    // What is redder than the first is not kept; what is no page costs only itself.
    const kept = await written([good, worse]);
    expect(kept.page.desenho).toEqual({ estado: 'desenhada', ficou: 'primeira', motivo: null });
    expect(kept.page.html).not.toContain('<form');
    const broken = await written([good, refused]);
    expect(broken.page).toMatchObject({ html: expect.stringContaining('Residencial Aurora') });
    expect(broken.page.desenho).toMatchObject({
      ficou: 'primeira',
      motivo: expect.stringMatching(/recusada/),
    });

    // Where no browser is, nothing goes back, and that is said.
    const motivo = 'Nenhum navegador foi configurado no servidor (PAGE_BROWSER).';
    const unseen = await written([good], { drawing: { drawn: false, motivo } });
    expect(unseen.fake.requests).toHaveLength(1);
    expect(unseen.page.desenho).toEqual({ estado: 'nao-desenhada', motivo });
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
