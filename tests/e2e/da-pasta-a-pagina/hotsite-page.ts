import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { RenderHotsite } from '#server/adapters/intelligence/local/create-local.ts';
import { assemble } from '#server/da-pasta-a-pagina/hotsites/assemble.ts';
import { pageHead } from '#server/da-pasta-a-pagina/hotsites/page-head.ts';
import { guardedHtml } from '#server/da-pasta-a-pagina/hotsites/sanitize/guard-page.ts';
import { readPageCalls } from '#server/da-pasta-a-pagina/hotsites/sanitize/page-calls.ts';
import { sanitizePage } from '#server/da-pasta-a-pagina/hotsites/sanitize/sanitize-page.ts';
import { serialize } from '#server/kernel/html/tree.ts';
import { editionValues } from '#server/publico/paginas-publicas/edition.ts';
import { loadFonts } from '#server/publico/paginas-publicas/fonts.ts';
import { hotsiteDocument } from '#server/publico/paginas-publicas/hotsite-document.ts';
import { loadPageScript } from '#server/publico/paginas-publicas/page-script.ts';
import { hotsiteHeaders } from '#server/publico/paginas-publicas/policies.ts';
import { compileTemplate, render } from '#server/publico/paginas-publicas/template.ts';
import { flatPicture } from '#tests/fixtures/flat-picture.ts';
import { catalogOf } from '#tests/fixtures/hotsite.ts';
import { type PageCaseName, plannedCase } from '#tests/fixtures/pagina.ts';

const corretor = {
  nome: 'Mariana Albuquerque Teixeira',
  nomeGuerra: 'Mari',
  creci: '12345-F',
  ufCreci: 'SC',
  tratamento: null,
  whatsapp: '47999990000',
  foto: '/media/img/a1/foto-480.jpg',
};

const built = pathToFileURL(`${import.meta.dirname}/../../../dist/site/entry-hotsite.js`).href;
const fonts = loadFonts();
const script = loadPageScript();

type MadePage = Awaited<ReturnType<typeof makePage>>;
const made = new Map<string, Promise<MadePage>>();
/** Each page is made once by a process: a style's tests open the same few again and again. */
function pageOnce(...given: Parameters<typeof makePage>): Promise<MadePage> {
  const key = JSON.stringify(given);
  const page = made.get(key) ?? makePage(...given);
  made.set(key, page);
  return page;
}

/** A page as visitors get it: planned, written, sanitised, assembled and filled in like in the product. */
async function makePage(style: HotsiteStyle, name: PageCaseName, withCorretor: boolean, sheet: string) {
  const planned = plannedCase(name, style);
  const { renderHotsite } = (await import(built)) as { renderHotsite: RenderHotsite };
  const written = await renderHotsite(planned);
  const source = { ...written, css: `${written.css}${sheet}` };
  const checked = sanitizePage(source, planned.facts, catalogOf(planned.assets));
  if (!checked.ok) throw new Error(checked.reasons.map(({ message }) => message).join('\n'));
  const assets = new Map(planned.assets.map((asset) => [asset.id, asset]));
  const { nodes, css, used } = assemble(checked.page.nodes, checked.page.css, assets);
  const head = pageHead(
    planned.facts,
    planned.blueprint,
    used.flatMap((id) => assets.get(id) ?? []),
  );
  const html = hotsiteDocument({
    head,
    facts: planned.facts,
    colors: planned.blueprint.metadata.color_scheme,
    canonical: 'http://127.0.0.1/hotsite/exemplo',
    css,
    script: script.url,
    calls: readPageCalls(checked.page.js).calls,
    fonts: fonts.byStyle[style],
    body: render(
      compileTemplate(guardedHtml(serialize(nodes), planned.facts)),
      editionValues(withCorretor ? corretor : null, []),
    ),
  });
  return { html, findings: checked.findings };
}

/** A picture of the requested width, in one of a few colours. */
function drawPicture(path: string): Promise<Buffer> {
  const width = Number(/-(\d+)\.\w+$/.exec(path)?.[1] ?? 480);
  const turn = [...path.split('-')[0]!].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 5;
  const format = path.endsWith('.avif') ? 'avif' : path.endsWith('.webp') ? 'webp' : 'jpeg';
  return flatPicture(width, format, `hsl(${turn * 72} 40% 60%)`);
}

export interface ServedPage {
  url: string;
  findings: string[];
  close(): Promise<void>;
}

/** Serves a page on loopback with the product's headers, fonts and pictures. */
export async function serveHotsite(
  style: HotsiteStyle,
  name: PageCaseName,
  { comCorretor = true, folha = '' }: { comCorretor?: boolean; folha?: string } = {},
): Promise<ServedPage> {
  const { html, findings } = await pageOnce(style, name, comCorretor, folha);
  const server = createServer(async (request, reply) => {
    const path = request.url ?? '/';
    const font = fonts.files.get(path.replace('/fontes/', ''));
    if (path === '/')
      reply
        .writeHead(200, {
          ...hotsiteHeaders([], 'http://127.0.0.1'),
          'content-type': 'text/html; charset=utf-8',
        })
        .end(html);
    else if (path === script.url)
      reply.writeHead(200, { 'content-type': 'text/javascript' }).end(script.text);
    else if (font)
      reply.writeHead(200, { 'content-type': 'font/woff2', 'access-control-allow-origin': '*' }).end(font);
    else if (path.startsWith('/media/'))
      reply
        .writeHead(200, { 'content-type': `image/${path.split('.').at(-1)}` })
        .end(await drawPicture(path));
    else reply.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    findings: findings.map(({ code }) => code),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
