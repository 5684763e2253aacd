import type { FastifyInstance, FastifyReply } from 'fastify';
import { lazily } from '#contract/base/lazily.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { findPreview } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { escapeText } from '#server/kernel/html/tree.ts';
import { formOf } from './contato/form-of.ts';
import { editionValues } from './edition.ts';
import type { Fonts } from './fonts.ts';
import { hotsiteDocument } from './hotsite-document.ts';
import { plainPage } from './plain-page.ts';
import { previewHeaders } from './policies.ts';
import { pickScript, scrollScript } from './preview-scroll.ts';
import { readVersion } from './stored-version.ts';
import { render } from './template.ts';

export interface PreviewDeps {
  db: Db;
  storage: Storage;
  clock: Clock;
  fonts: Fonts;
  script: string;
  publicUrl: string;
  publicPagesUrl: string;
  mediaOrigins: readonly string[];
}

const day = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' }),
);

/** Banner above a shared version, so that nobody takes it for the public page. */
const band = (numero: number, ate: Date) =>
  `<p class="faixa-previa"><strong>Prévia</strong> ${escapeText(`Versão ${numero}, só para quem tem este link, até ${day().format(ate)}.`)}</p>`;
const bandCss =
  '.faixa-previa{position:sticky;top:0;z-index:2147483647;margin:0;padding:.5rem 1rem;background:#1c1917;' +
  'color:#fff;font:400 .875rem/1.4 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;text-align:center}' +
  '.faixa-previa strong{margin-right:.5rem;padding:.1rem .45rem;border-radius:.25rem;background:#d4af37;color:#1c1917}';

/**
 * `/previa/{token}`: one version as a visitor would see it, unpublished: for an administrator in a panel
 * frame, or the holder of a valid link. Never cached, indexed or counted.
 */
export function previewRoutes(app: FastifyInstance, deps: PreviewDeps): void {
  const { db, storage, clock, fonts, script, publicPagesUrl, mediaOrigins } = deps;
  const headers = { framed: previewHeaders(deps, true), open: previewHeaders(deps, false) };
  const closed = plainPage(
    'Prévia indisponível',
    'Este endereço expirou ou foi cancelado. Peça um novo a quem o enviou.',
  );
  const html = (reply: FastifyReply) => reply.type('text/html; charset=utf-8');

  app.get('/previa/:token', { config: { access: 'public' } }, async (request, reply) => {
    const { token } = request.params as { token: string };
    const opened = await findPreview(db, token, clock.now());
    if (!opened) return html(reply.code(404).headers(headers.framed)).send(closed);
    const { versaoId, numero, rota, ate } = opened;
    reply.headers(ate ? headers.open : headers.framed);
    const { template, css, calls, style, head, facts, colors } = await readVersion(db, storage, versaoId);
    const body = render(
      template,
      editionValues(null, mediaOrigins, { form: formOf(rota, null), tabled: true }),
    );
    const page = hotsiteDocument({
      head: { ...head, title: `Prévia: ${head.title}` },
      facts,
      colors,
      css: ate ? css + bandCss : css,
      fonts: fonts.byStyle[style],
      canonical: `${publicPagesUrl}/hotsite/${rota}`,
      script,
      calls,
      body: ate ? band(numero, ate) + body : `${body}<script src="/previa/rolagem.js" defer></script>`,
      indexed: false,
    });
    return html(reply).send(page);
  });

  for (const [path, text] of [
    ['/previa/rolagem.js', scrollScript],
    ['/previa/partes.js', pickScript],
  ] as const)
    app.get(path, { config: { access: 'public' } }, (_request, reply) =>
      reply
        .headers({ ...headers.framed, 'cache-control': 'public, max-age=3600' })
        .type('text/javascript; charset=utf-8')
        .send(text),
    );
}
