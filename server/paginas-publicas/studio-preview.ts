import { basename } from 'node:path/posix';
import type { FastifyInstance } from 'fastify';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import { findStudioPage } from '#server/hotsites/service.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError } from '#server/kernel/errors.ts';
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
  publicUrl: string;
  publicPagesUrl: string;
  mediaOrigins: readonly string[];
}

/** `/previa/estudio/{token}`: a page that is no version yet, in a frame of the panel; kept and counted nowhere. */
export function studioPreviewRoutes(app: FastifyInstance, deps: StudioPreviewDeps): void {
  const { db, storage, clock, fonts, publicPagesUrl, mediaOrigins } = deps;
  const headers = previewHeaders(deps, true);
  const closed = plainPage('Prévia indisponível', 'Este endereço expirou. Abra a prévia de novo no painel.');

  app.get('/previa/estudio/:token', { config: { access: 'public' } }, async (request, reply) => {
    const { token } = request.params as { token: string };
    reply.headers(headers).type('text/html; charset=utf-8');
    const opened = await findStudioPage(db, token, clock.now());
    if (!opened) return reply.code(404).send(closed);
    const { template, css, script, style, head, facts } = await readPage(storage, opened.page);
    return hotsiteDocument({
      ...{ head, facts, css, indexed: false },
      fonts: fonts.byStyle[style],
      canonical: `${publicPagesUrl}/hotsite/${opened.rota}`,
      script: script && `/previa/estudio/${token}/${script}`,
      body: render(template, editionValues(null, mediaOrigins)),
    });
  });

  app.get('/previa/estudio/:token/:arquivo', { config: { access: 'public' } }, async (request, reply) => {
    const { token, arquivo } = request.params as { token: string; arquivo: string };
    reply.headers(headers);
    const opened = await findStudioPage(db, token, clock.now());
    const file =
      opened && basename(opened.page.jsFile) === arquivo ? await storage.get(opened.page.jsFile) : null;
    if (!file) throw new AppError(404, 'nao-encontrado', 'Arquivo não encontrado');
    return reply.type('text/javascript; charset=utf-8').send(Buffer.from(file.bytes));
  });
}
