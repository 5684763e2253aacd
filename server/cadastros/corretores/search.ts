import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Facet, Order, Page } from '#contract/base/paged.ts';
import type {
  Corretor,
  CorretoresFiltro,
  corretorConditions,
  corretorOrders,
} from '#contract/cadastros/corretores.ts';
import type { Db } from '#server/db/client.ts';
import { type Comparable, conditionSql, coveredBySearch } from '#server/db/condition-sql.ts';
import { perListVersion } from '#server/db/per-list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { containing, termIn } from '#server/db/search-term.ts';
import { inOrderOf, searchedList } from '#server/db/searched-list.ts';
import { keys, ownColumns, siteIs, statusIs } from './columns.ts';
import { contasOf, facetsOf, readContas, totalOf } from './contas.ts';
import { readFurtherColumns, storedFacets } from './further-columns.ts';
import { normalWhatsapp } from './normal-forms.ts';
import { selectCorretores } from './select.ts';

const { excluidoEm, rejeitadoEm, teste, criadoEm, id, whatsappNormal } = corretores;
/** Corretores of the programme, written as the conditions of the lists' indexes are. */
const listed = sql`${excluidoEm} IS NULL AND ${rejeitadoEm} IS NULL AND NOT ${teste}`;

/** From so many digits on a term is a part of a telephone, too: fewer are in too many. */
const digitsOfPart = 6;

/**
 * Whose number a term is: a whole one with its ninth digit or without, as the record's own key has it, or the part
 * somebody remembers. Null for what is no number.
 */
function numberIs(q: string): SQL | null {
  const digits = /^[\s()+.\-\d]*$/.test(q) ? q.replace(/\D/g, '') : '';
  if (digits.length < digitsOfPart) return null;
  const whole = digits.length >= 10 ? normalWhatsapp(q) : null;
  if (!whole) return sql`${whatsappNormal} LIKE ${containing(digits)}`;
  return sql`whatsapp_chave = ${whole.replace(/^(55\d{2})9(\d{8})$/, '$1$2')}`;
}

/**
 * Whose CRECI a term is, as people write it in groups: '7341-88', '12.345 F', 'CRECI 12.345'. It stands stored without
 * them, its kind behind a hyphen. Null for what is none, or is written as it is stored.
 */
function creciIs(q: string): SQL | null {
  const found = /^(?:creci\s*:?\s*)?(\d[\d.\-\s]*\d)(?:[-\s]*([a-z]))?$/i.exec(q.trim());
  if (!found) return null;
  const term = `${found[1]!.replace(/\D/g, '')}${found[2] ? `-${found[2]}` : ''}`;
  return term === q.trim() ? null : termIn(sql`busca`, term)!;
}

/** Fields searched in stand folded in the column `busca`; a CRECI matches by its digits, too. */
const isFound = (q: string): SQL | undefined =>
  or(...[termIn(sql`busca`, q), numberIs(q), creciIs(q)].filter((one) => one != null));

const conditionOf = (
  { q, status, site, condicao }: CorretoresFiltro,
  compared: Record<string, Comparable>,
): SQL | undefined =>
  and(
    isFound(q),
    status ? statusIs([status]) : undefined,
    site ? siteIs(site === 'ativo') : undefined,
    conditionSql(condicao, compared),
  );

/** Searches corretores in the database. */
export function createCorretorSearch(db: Db) {
  const list = searchedList(db, { table: corretores, listed, newest: criadoEm, keys });
  const contas = perListVersion(db, 'corretores', () => readContas(db));
  async function soughtBy(filter: CorretoresFiltro) {
    const compared = { ...ownColumns, ...(await readFurtherColumns(db, filter.condicao)) };
    // Whom a number finds is not covered by the text.
    const words = numberIs(filter.q) || creciIs(filter.q) ? undefined : termIn(sql`busca`, filter.q);
    const covered = and(words, coveredBySearch(filter.condicao, compared));
    return { compared, where: conditionOf(filter, compared), covered };
  }

  return {
    /** A page of the corretores who match, in the given orders; the newest first by default. */
    async page(
      filter: CorretoresFiltro & { pagina: number },
      orders: Order<(typeof corretorOrders)[number]>[],
    ): Promise<Page<Corretor>> {
      const { pagina } = filter;
      const all = await contas();
      const counted = contasOf(all, filter);
      const { where, covered } = await soughtBy(filter);
      const { ids, ...found } = await list.page(where, {
        orders,
        page: pagina,
        covered,
        known: counted && totalOf(counted),
      });
      const rows = ids.length === 0 ? [] : await selectCorretores(db, inArray(id, ids));
      return { itens: inOrderOf(ids, rows), pagina, ...found, registros: totalOf(all) };
    },

    /** The ids of all matches. */
    ids: async (filter: CorretoresFiltro): Promise<number[]> => list.ids((await soughtBy(filter)).where),

    /** The values of a column among the matches, most frequent first. */
    async facets(column: (typeof corretorConditions)[number], filter: CorretoresFiltro): Promise<Facet[]> {
      const told = contasOf(await contas(), filter);
      const { compared, where } = await soughtBy(filter);
      return (
        (told && facetsOf(told, column)) ??
        (where ? null : await storedFacets(db, column)) ??
        list.facets(compared[column], where)
      );
    },
  };
}
export type CorretorSearch = ReturnType<typeof createCorretorSearch>;
