import { and, isNull } from 'drizzle-orm';
import { rowsPerPage } from '#contract/base/lists.ts';
import {
  type Corretor,
  type corretorOrders,
  hasSite,
  statusCorretor,
  statusRank,
} from '#contract/cadastros/corretores.ts';
import { normalCreci } from '#contract/cadastros/creci.ts';
import type { Db } from '#server/db/client.ts';
import { perListVersion } from '#server/db/per-list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { createSearchIndex, type Indexed } from '#server/kernel/search-index.ts';
import { normalWhatsapp } from './normal-forms.ts';
import { ofProgramme, selectCorretores } from './select.ts';

/** Searchable fields. CRECI and WhatsApp match by their digits, regardless of punctuation. */
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

/** The list's search index with row ids; rebuilt when the list changes. */
export const createCorretorSearch = (db: Db) =>
  perListVersion(db, 'corretores', async () => {
    const rows = await selectCorretores(db, and(isNull(corretores.excluidoEm), ofProgramme)!);
    return { index: createSearchIndex(rows, indexed, rowsPerPage), ids: rows.map(({ id }) => id) };
  });
export type CorretorSearch = ReturnType<typeof createCorretorSearch>;
