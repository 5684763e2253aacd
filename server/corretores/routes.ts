import { isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  type Corretor,
  type corretorOrders,
  freeCorretorSlug,
  hasSite,
  searchCorretores,
  statusCorretor,
  statusRank,
} from '#contract/corretores.ts';
import { rowsPerPage } from '#contract/paged.ts';
import type { Db } from '#server/db/client.ts';
import { perListVersion } from '#server/db/per-list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { mountResource } from '#server/kernel/crud/mount-resource.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { createSearchIndex, type Indexed } from '#server/kernel/search-index.ts';
import { normalCreci, normalWhatsapp } from './normal-forms.ts';
import { corretoresResource } from './resource.ts';
import { selectCorretores } from './select.ts';
import { freeSlug } from './slug.ts';

/** What the search goes by. CRECI and WhatsApp count by their number, however they are punctuated. */
const indexed: Indexed<Corretor> = {
  text: ({ nome, nomeGuerra, email, creci }) =>
    [nome, nomeGuerra, email, creci, normalCreci(creci)].join(' · '),
  filters: { status: statusCorretor, site: (row) => (hasSite(row) ? 'ativo' : 'inativo') },
  orders: {
    nome: ({ nome }) => nome,
    creci: ({ creci }) => normalCreci(creci),
    whatsapp: ({ whatsapp }) => normalWhatsapp(whatsapp),
    status: statusRank,
  } satisfies Record<(typeof corretorOrders)[number], (row: Corretor) => unknown>,
};

export function corretoresRoutes(
  app: FastifyInstance,
  deps: { db: Db; clock: Clock; hashPassword: (password: string) => Promise<string> },
): void {
  mountResource(app, deps, corretoresResource, {
    // Before the transaction: hashing takes long, and nothing may wait for it.
    prepare: async (body) =>
      typeof body.senha === 'string' ? { ...body, senha: await deps.hashPassword(body.senha) } : body,
  });

  const index = perListVersion(deps.db, 'corretores', async () =>
    createSearchIndex(await selectCorretores(deps.db, isNull(corretores.excluidoEm)), indexed, rowsPerPage),
  );
  mount(app, searchCorretores, async ({ query, reply }) => {
    const { q, pagina, status, site, ordem, direcao } = query;
    const { rows, total, all } = (await index()).search({
      q,
      page: pagina,
      filters: { status, site },
      ...(ordem ? { order: { by: ordem, descending: direcao === 'desc' } } : {}),
    });
    return reply
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send(`{"itens":[${rows.join(',')}],"pagina":${pagina},"total":${total},"registros":${all}}`);
  });

  mount(app, freeCorretorSlug, async ({ query: { nome } }) => ({
    slug: await freeSlug(deps.db, { nome, nomeGuerra: nome }),
  }));
}
