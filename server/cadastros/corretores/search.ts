import { and, isNull } from 'drizzle-orm';
import { type Compared, conditionTest, parseCondition } from '#contract/base/conditions.ts';
import { rowsPerPage } from '#contract/base/lists.ts';
import { type Facet, maxFacets, type Order } from '#contract/base/paged.ts';
import {
  type Corretor,
  type CorretoresFiltro,
  type corretorOrders,
  hasSite,
  statusCorretor,
  statusRank,
} from '#contract/cadastros/corretores.ts';
import { normalCreci } from '#contract/cadastros/creci.ts';
import type { Db } from '#server/db/client.ts';
import { perListVersion } from '#server/db/per-list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { countValues, createSearchIndex, type Indexed } from '#server/kernel/search-index.ts';
import { createFurtherColumns, furtherColumns } from './further-columns.ts';
import { normalWhatsapp } from './normal-forms.ts';
import { ofProgramme, selectCorretores } from './select.ts';

const siteOf = (row: Corretor) => (hasSite(row) ? 'ativo' : 'inativo');
const amount = (value: string | null) => (value === null ? null : Number(value));

const orders = {
  nome: ({ nome }) => nome,
  creci: ({ creci }) => normalCreci(creci),
  whatsapp: ({ whatsapp }) => normalWhatsapp(whatsapp),
  status: statusRank,
  nomeGuerra: ({ nomeGuerra }) => nomeGuerra,
  email: ({ email }) => email,
  uf: ({ ufCreci }) => ufCreci,
  telefone: ({ telefone }) => telefone,
  regiaoTrabalho: ({ regiaoTrabalho }) => regiaoTrabalho,
  site: siteOf,
  precoMinimo: ({ precoMinimo }) => amount(precoMinimo),
  precoMaximo: ({ precoMaximo }) => amount(precoMaximo),
  criadoEm: ({ criadoEm }) => criadoEm,
} satisfies Record<(typeof corretorOrders)[number], (row: Corretor) => string | number | null>;

/** Searchable fields. CRECI and WhatsApp match by their digits, regardless of punctuation. */
const indexed: Indexed<Corretor> = {
  text: ({ nome, nomeGuerra, email, creci }) =>
    [nome, nomeGuerra, email, creci, normalCreci(creci)].join(' · '),
  filters: { status: statusCorretor, site: siteOf },
  orders,
  compared: {
    ...orders,
    creci: ({ creci }) => creci,
    whatsapp: ({ whatsapp }) => whatsapp,
    status: statusCorretor,
  },
};

const isFurther = (text: string) =>
  (furtherColumns as readonly string[]).includes(parseCondition(text)?.column ?? '');

/** Searches corretores in memory; the list's index is rebuilt when the list changes. */
export function createCorretorSearch(db: Db) {
  const list = perListVersion(db, 'corretores', async () => {
    const rows = await selectCorretores(db, and(isNull(corretores.excluidoEm), ofProgramme)!);
    return { index: createSearchIndex(rows, indexed, rowsPerPage), ids: rows.map(({ id }) => id) };
  });
  const further = createFurtherColumns(db);

  async function prepare({ q, status, site, condicao }: CorretoresFiltro) {
    const { index, ids } = await list();
    const conditions = condicao.filter(isFurther).flatMap((text) => parseCondition(text) ?? []);
    const columns = new Map<string, (id: number) => Compared>();
    for (const { column } of conditions) {
      const compared = await further(column);
      if (compared) columns.set(column, compared);
    }
    const meets = conditionTest<number>(conditions, (column) => columns.get(column));
    const search = {
      q,
      filters: { status, site },
      conditions: condicao.filter((text) => !isFurther(text)),
      among: meets && ((place: number) => meets(ids[place]!)),
    };
    return { index, ids, search };
  }

  return {
    /** A page of the matches. */
    async page(filtro: CorretoresFiltro, page: number, orders: Order[]) {
      const { index, search } = await prepare(filtro);
      return index.search({ ...search, page, orders });
    },
    /** The ids of all matches. */
    async ids(filtro: CorretoresFiltro): Promise<number[]> {
      const { index, ids, search } = await prepare(filtro);
      return Array.from(index.find(search), (place) => ids[place]!);
    },
    /** The values of a column among the matches. */
    async facets(column: string, filtro: CorretoresFiltro): Promise<Facet[]> {
      const { index, ids, search } = await prepare(filtro);
      const compared = await further(column);
      const facets = compared
        ? countValues(index.find(search), (place) => compared(ids[place]!))
        : index.facets(column, search);
      return facets.slice(0, maxFacets);
    },
  };
}
export type CorretorSearch = ReturnType<typeof createCorretorSearch>;
