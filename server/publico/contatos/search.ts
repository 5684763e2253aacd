import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Facet, Order, Page } from '#contract/base/paged.ts';
import type {
  Contato,
  contatoConditions,
  contatoOrders,
  searchContatos,
} from '#contract/publico/contatos.ts';
import type { Db } from '#server/db/client.ts';
import { conditionSql } from '#server/db/condition-sql.ts';
import { readKeptCount } from '#server/db/kept-count.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { termIn } from '#server/db/search-term.ts';
import { inOrderOf, searchedList } from '#server/db/searched-list.ts';
import { compared, entregaIs, keys } from './columns.ts';
import { selectContatos } from './select.ts';

type Query = z.output<NonNullable<typeof searchContatos.query>>;
type Filter = Pick<Query, 'q' | 'estado' | 'entrega' | 'empreendimentoId' | 'condicao'>;

const isOf = (id: string): SQL =>
  /^\d{1,9}$/.test(id) ? eq(contatos.empreendimentoId, Number(id)) : sql`false`;

/** What stands in the column `busca`: names, the message, and a telephone as it was typed and by its digits. */
const conditionOf = (filter: Filter): SQL | undefined =>
  and(
    termIn(sql`busca`, filter.q),
    filter.estado ? eq(contatos.estado, filter.estado) : undefined,
    filter.empreendimentoId ? isOf(filter.empreendimentoId) : undefined,
    filter.entrega ? entregaIs([filter.entrega]) : undefined,
    conditionSql(filter.condicao, compared),
  );

/** Searches contacts of visitors in the database. */
export function createContatoSearch(db: Db) {
  const list = searchedList(db, { table: contatos, newest: contatos.recebidoEm, keys });

  return {
    /** A page of the matches, in the given orders; the newest first by default. */
    async page(
      filter: Filter & { pagina: number },
      orders: Order<(typeof contatoOrders)[number]>[],
    ): Promise<Page<Contato>> {
      const { pagina } = filter;
      const where = conditionOf(filter);
      const registros = await readKeptCount(db, 'contatos');
      const { ids, ...found } = await list.page(where, {
        orders,
        page: pagina,
        known: where ? null : registros,
      });
      const rows = ids.length === 0 ? [] : await selectContatos(db, inArray(contatos.id, ids));
      return { itens: inOrderOf(ids, rows), pagina, ...found, registros };
    },

    /** The ids of all matches. */
    ids: (filter: Filter): Promise<number[]> => list.ids(conditionOf(filter)),

    /** The values of a column among the matches, most frequent first. */
    facets: (column: (typeof contatoConditions)[number], filter: Filter): Promise<Facet[]> =>
      list.facets(compared[column], conditionOf(filter)),
  };
}
export type ContatoSearch = ReturnType<typeof createContatoSearch>;
