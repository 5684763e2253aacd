import type { FastifyInstance } from 'fastify';
import type { Storage } from '#server/adapters/storage/port.ts';
import { findStudioPage } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { formOf } from './contato/form-of.ts';
import { editionValues } from './edition.ts';
import type { Fonts } from './fonts.ts';
import { hotsiteDocument } from './hotsite-document.ts';
import { plainPage } from './plain-page.ts';
import { previewHeaders } from './policies.ts';
import { readPage } from './stored-version.ts';
import { render } from './template.ts';

export interface StudioPreviewDeps {
  db: Db;
  storage: Storage;
  clock: Clock;
  fonts: Fonts;
  script: string;
  publicUrl: string;
  publicPagesUrl: string;
  mediaOrigins: readonly string[];
}

/** `/previa/estudio/{token}`: an unsaved page in a panel frame; neither cached nor counted. */
export function studioPreviewRoutes(app: FastifyInstance, deps: StudioPreviewDeps): void {
  const { db, storage, clock, fonts, script, publicPagesUrl, mediaOrigins } = deps;
  const headers = previewHeaders(deps, true);
  const closed = plainPage('Prévia indisponível', 'Este endereço expirou. Abra a prévia de novo no painel.');

  app.get('/previa/estudio/:token', { config: { access: 'public' } }, async (request, reply) => {
    const { token } = request.params as { token: string };
    reply.headers(headers).type('text/html; charset=utf-8');
    const opened = await findStudioPage(db, token, clock.now());
    if (!opened) return reply.code(404).send(closed);
    const { template, css, calls, style, head, facts, colors } = await readPage(storage, opened.page);
    const body = render(
      template,
      editionValues(null, mediaOrigins, { form: formOf(opened.rota, null), tabled: true }),
    );
    return hotsiteDocument({
      head,
      facts,
      colors,
      css,
      indexed: false,
      fonts: fonts.byStyle[style],
      canonical: `${publicPagesUrl}/hotsite/${opened.rota}`,
      script,
      calls,
      body: `${body}<script src="/previa/partes.js" defer></script>`,
    });
  });
}
