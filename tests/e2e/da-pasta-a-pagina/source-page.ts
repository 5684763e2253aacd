import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageSource } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { assemble } from '#server/da-pasta-a-pagina/hotsites/assemble.ts';
import { guardedHtml } from '#server/da-pasta-a-pagina/hotsites/sanitize/guard-page.ts';
import { sanitizePage } from '#server/da-pasta-a-pagina/hotsites/sanitize/sanitize-page.ts';
import { callsOf } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import { serialize } from '#server/kernel/html/tree.ts';
import { editionValues } from '#server/publico/paginas-publicas/edition.ts';
import { loadFonts } from '#server/publico/paginas-publicas/fonts.ts';
import { hotsiteDocument } from '#server/publico/paginas-publicas/hotsite-document.ts';
import { loadPageScript } from '#server/publico/paginas-publicas/page-script.ts';
import { hotsiteHeaders } from '#server/publico/paginas-publicas/policies.ts';
import { compileTemplate, render } from '#server/publico/paginas-publicas/template.ts';
import { assetOf, blueprintFixture, catalogOf, factsOf } from '#tests/fixtures/hotsite.ts';

const script = loadPageScript();
const fonts = loadFonts();
const corretor = {
  nome: 'Mariana Albuquerque Teixeira',
  nomeGuerra: 'Mari',
  creci: '12345-F',
  ufCreci: 'SC',
  tratamento: null,
  whatsapp: '47999990000',
  foto: null,
};
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A page around the tested content: main heading, legal texts, corretor. */
export const pageAround = (inside: string, css = '', js = ''): PageSource => ({
  html: `<header><h1>Residencial Aurora</h1></header><main id="conteudo"><section id="sobre"><h2>Sobre</h2>${inside}</section>
<section id="galeria"><h2>Galeria</h2><p>A partir de R$ 690.000.</p></section></main>
<footer><p>{{CORRETOR_NOME}}, Corretor de Imóveis, CRECI {{CORRETOR_UF_CRECI}} {{CORRETOR_CRECI}}</p>
<a class="contato" href="https://wa.me/{{CORRETOR_WHATSAPP}}">Falar no WhatsApp</a>
<p>Registro R.3/12.345, 2º Ofício de Registro de Imóveis. Imagens ilustrativas.</p></footer>`,
  css: `body{margin:0;background:#fff;color:#1c1917}${css}`,
  js,
});

/** Serves a written page like the product: sanitised, assembled, with its headers and our script. */
export async function serveSource(source: PageSource) {
  const assets = ['a1', 'a2', 'a3'].map((id) => assetOf(id));
  const checked = sanitizePage(source, factsOf(), catalogOf(assets));
  if (!checked.ok) throw new Error(checked.reasons.map(({ message }) => message).join('\n'));
  const { nodes, css } = assemble(
    checked.page.nodes,
    checked.page.css,
    new Map(assets.map((one) => [one.id, one])),
  );
  const html = hotsiteDocument({
    head: { title: 'Residencial Aurora', description: '', themeColor: '#ffffff', image: null },
    facts: factsOf(),
    colors: blueprintFixture.metadata.color_scheme,
    canonical: 'http://127.0.0.1/hotsite/exemplo',
    css,
    fonts: fonts.byStyle.modern,
    script: script.url,
    calls: callsOf(checked.page.js),
    body: render(compileTemplate(guardedHtml(serialize(nodes), factsOf())), editionValues(corretor, [])),
  });
  const server = createServer((request, reply) => {
    if (request.url === '/')
      reply
        .writeHead(200, {
          ...hotsiteHeaders([], 'http://127.0.0.1'),
          'content-type': 'text/html; charset=utf-8',
        })
        .end(html);
    else if (request.url === script.url)
      reply.writeHead(200, { 'content-type': 'text/javascript' }).end(script.text);
    else if (request.url?.startsWith('/media/'))
      reply.writeHead(200, { 'content-type': 'image/png' }).end(pixel);
    else reply.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    findings: checked.findings,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
