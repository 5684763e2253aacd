import { isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Corretor, corretoresPerPage, searchCorretores } from '#contract/corretores.ts';
import type { Db } from '#server/db/client.ts';
import { perListVersion } from '#server/db/per-list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { mountResource } from '#server/kernel/crud/mount-resource.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { createSearchIndex } from '#server/kernel/search-index.ts';
import { normalCreci } from './normal-forms.ts';
import { corretoresResource } from './resource.ts';
import { selectCorretores } from './select.ts';

/** What a search finds a corretor by (BRK-02), his CRECI however it is punctuated. */
const searchedText = ({ nome, nomeGuerra, email, creci }: Corretor) =>
  [nome, nomeGuerra, email, creci, normalCreci(creci)].join(' · ');

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
    createSearchIndex(
      await selectCorretores(deps.db, isNull(corretores.excluidoEm)),
      searchedText,
      corretoresPerPage,
    ),
  );
  mount(app, searchCorretores, async ({ query: { q, pagina }, reply }) => {
    const { rows, total } = (await index()).search(q, pagina);
    return reply
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send(`{"itens":[${rows.join(',')}],"pagina":${pagina},"total":${total}}`);
  });
}
