import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { rowsPerPage } from '#contract/base/lists.ts';
import type { Facet, Order } from '#contract/base/paged.ts';
import { pagedLimits } from '#contract/base/paged-limits.ts';
import type { Db } from './client.ts';
import { type Comparable, writtenValue } from './condition-sql.ts';
import { counted, countedFor } from './counted-for.ts';

/** What a list is ordered by: stored keys that the database makes (`chave_de_ordem`), byte by byte. */
export interface OrderKey {
  key: SQL;
  /**
   * Often equal, or missing: an index for each direction has the newest first and what is missing last in both
   * (TER-02).
   */
  ties?: true;
  /** Where the key moves with time, which no index does: a stored one, and the parts of the list whose order it is. */
  moving?: { key: SQL; parts: readonly SQL[] };
}

interface SearchedList<Name extends string> {
  table: PgTable & { id: PgColumn };
  /** What of the table is listed, as the conditions of its indexes are; absent for all of it. */
  listed?: SQL;
  /** The default order: newest first. */
  newest: PgColumn;
  keys: Record<Name, OrderKey>;
}

interface Asked<Name extends string> {
  orders: readonly Order<Name>[];
  page: number;
  /** What of the condition the searched text covers, which some orders' indexes hold. */
  covered?: SQL | undefined;
  /** How many match, where that is known without asking. */
  known: number | null;
}

/** A page of ids, and how many match: `aoMenos` if there are more than were counted. */
interface FoundPage {
  ids: number[];
  total: number;
  aoMenos?: true;
}

/** Part of an order: so many rows after so many others. */
interface Part {
  skipped: number;
  shown: number;
  /** Read from its end. */
  fromEnd: boolean;
}

/** The orders of a list; the other way round it is read from its end. `stored` stands for the first key. */
function orderings<Name extends string>({ table: { id }, newest, keys }: SearchedList<Name>) {
  return (orders: readonly Order<Name>[], fromEnd = false, stored?: SQL): SQL => {
    const way = (descending: boolean, missingLast = !descending) =>
      sql.raw(
        `${descending === fromEnd ? 'ASC' : 'DESC'} NULLS ${missingLast === fromEnd ? 'FIRST' : 'LAST'}`,
      );
    const asked = orders.map(({ by, descending }, place) => {
      const { key, ties = false } = keys[by];
      return sql`${(place === 0 && stored) || key} ${way(descending, ties || !descending)}`;
    });
    return sql.join([...asked, sql`${newest} ${way(true)}`, sql`${id} ${way(true)}`], sql`, `);
  };
}

const within = (listed: SQL | undefined, where: SQL | undefined): SQL => and(listed, where) ?? sql`true`;

/** So many rows in an order, as a part of a statement under the table's name. What it is filtered to stays in order. */
function firstOf<Name extends string>(
  list: SearchedList<Name>,
  where: SQL | undefined,
  { orders, fromEnd, most }: { orders: readonly Order<Name>[]; fromEnd: boolean; most: number },
): SQL {
  const { table, listed, keys } = list;
  const orderOf = orderings(list);
  const moving = orders[0] && keys[orders[0].by].moving;
  const inOrder = (from: SQL, key?: SQL) =>
    sql`(SELECT * FROM ${from} ORDER BY ${orderOf(orders, fromEnd, key)} LIMIT ${most})`;
  const rows = (part?: SQL) => inOrder(sql`${table} WHERE ${within(listed, and(where, part))}`, moving?.key);
  if (!moving) return sql`${rows()} AS ${table}`;
  return sql`${inOrder(sql`(${sql.join(moving.parts.map(rows), sql` UNION ALL `)}) AS ${table}`)} AS ${table}`;
}

/**
 * Pages of a list that is searched in the database. Matches are read up to a bound: few are sorted by themselves, of
 * more a page is found along the order, and the rest is neither counted nor read (docs/decisions/0045).
 */
export function searchedList<Name extends string>(db: Db, list: SearchedList<Name>) {
  const { table, listed, keys } = list;
  const { id } = table;
  const all = (where: SQL | undefined) => within(listed, where);

  const orderOf = orderings(list);

  async function idsBy(query: SQL): Promise<number[]> {
    const { rows } = await db.execute<{ id: number }>(query);
    return rows.map((row) => row.id);
  }

  /**
   * The ids of matches, in no order and at most so many. A part of its own is planned for all matches, so that few of
   * many are found by their index, and ends where its reader does.
   */
  const some = (where: SQL | undefined, most: number) =>
    idsBy(sql`WITH achados AS MATERIALIZED (SELECT ${id} FROM ${table} WHERE ${all(where)})
      SELECT id FROM achados LIMIT ${most}`);

  const those = (ids: readonly number[]) => sql`${id} = ANY(${sql.param(ids)}::int[])`;

  /**
   * Where many share the first key, a page lies among those of one value, who are in the order of the next keys: the
   * way to it leads along the first key's index alone.
   */
  async function withinTie(
    where: SQL | undefined,
    { by }: Order<Name>,
    { order, skipped, shown }: { order: SQL; skipped: number; shown: number },
  ): Promise<{ where: SQL; skipped: number } | null> {
    const { key } = keys[by];
    const { rows } = await db.execute<{ valor: string | null; juntos: number }>(sql`
      WITH caminho AS MATERIALIZED (
        SELECT (${key})::text AS valor FROM ${table} WHERE ${all(where)} ORDER BY ${order} LIMIT ${skipped + shown}),
      ultimo AS (SELECT valor FROM caminho OFFSET ${skipped + shown - 1})
      SELECT ultimo.valor, count(*)::int AS juntos FROM ultimo JOIN caminho ON caminho.valor IS NOT DISTINCT FROM ultimo.valor
      GROUP BY ultimo.valor`);
    const [last] = rows;
    if (!last || last.juntos < shown) return null;
    const same = last.valor === null ? sql`${key} IS NULL` : sql`${key} = ${last.valor}`;
    return { where: and(where, same)!, skipped: last.juntos - shown };
  }

  /** The ids of many matches along an order: first among the nearest rows, then among all. */
  async function along(
    where: SQL | undefined,
    { orders, covered }: Pick<Asked<Name>, 'orders' | 'covered'>,
    part: Part,
  ): Promise<number[]> {
    const [first, ...others] = orders;
    const { shown, fromEnd } = part;
    const moving = first && keys[first.by].moving;
    if (first && others.length > 0 && keys[first.by].ties && !moving) {
      const tie = await withinTie(where, first, { ...part, order: orderOf([first], fromEnd) });
      if (tie) return along(tie.where, { orders: others }, { skipped: tie.skipped, shown, fromEnd });
    }
    const order = orderOf(orders, fromEnd);
    const limit = sql`LIMIT ${shown} OFFSET ${part.skipped}`;
    if (where) {
      const most = 3 * pagedLimits.counted + 4 * (part.skipped + shown);
      const nearest = firstOf(list, undefined, { orders, fromEnd, most });
      // What the searched text covers is asked first, of all that follows only what is left.
      const asked = (from: SQL) =>
        covered
          ? sql`SELECT id FROM (SELECT ${id} FROM ${from} OFFSET 0) achado
              WHERE EXISTS (SELECT FROM ${table} WHERE ${id} = achado.id AND ${where} OFFSET 0) ${limit}`
          : sql`SELECT ${id} FROM ${from} ${limit}`;
      const ids = await idsBy(asked(sql`${nearest} WHERE ${covered ?? where}`));
      if (ids.length === shown) return ids;
      if (covered) return idsBy(asked(sql`${table} WHERE ${all(covered)} ORDER BY ${order}`));
    }
    if (moving) {
      const rows = firstOf(list, where, { orders, fromEnd, most: part.skipped + shown });
      return idsBy(sql`SELECT ${id} FROM ${rows} ${limit}`);
    }
    return idsBy(sql`SELECT ${id} FROM ${table} WHERE ${all(where)} ORDER BY ${order} ${limit}`);
  }

  /** A page of more matches than are sorted: `total` of them, or at least so many. */
  async function pageOfMany(
    where: SQL | undefined,
    asked: Asked<Name>,
    { total, aoMenos }: Omit<FoundPage, 'ids'>,
  ): Promise<FoundPage> {
    const skipped = (asked.page - 1) * rowsPerPage;
    const shown = Math.min(rowsPerPage, total - skipped);
    if (shown <= 0) return { ids: [], total };
    const after = total - skipped - shown;
    const fromEnd = !aoMenos && after < skipped;
    const ids = await along(where, asked, { skipped: fromEnd ? after : skipped, shown, fromEnd });
    return { ids: fromEnd ? ids.reverse() : ids, total, ...(aoMenos && { aoMenos }) };
  }

  return {
    /** A page of the matches. */
    async page(where: SQL | undefined, asked: Asked<Name>): Promise<FoundPage> {
      const { orders, page, known } = asked;
      if (known === 0) return { ids: [], total: 0 };
      if (known !== null && known > pagedLimits.counted) return pageOfMany(where, asked, { total: known });
      const most = countedFor(page);
      const found = await some(where, most + 1);
      const told = counted(found.length, most);
      if (told.aoMenos) return pageOfMany(where, asked, told);
      const ids = await idsBy(sql`SELECT ${id} FROM ${table} WHERE ${those(found)}
        ORDER BY ${orderOf(orders)} LIMIT ${rowsPerPage} OFFSET ${(page - 1) * rowsPerPage}`);
      return { ids, ...told };
    },

    /** The ids of all matches, newest first. */
    ids: (where: SQL | undefined): Promise<number[]> =>
      idsBy(sql`SELECT ${id} FROM ${table} WHERE ${all(where)} ORDER BY ${orderOf([])}`),

    /**
     * The values of a column among the matches, most frequent first; '' is a missing one. Of more matches than are
     * counted it tells those of some, `aoMenos`.
     */
    async facets(column: Comparable, where: SQL | undefined): Promise<Facet[]> {
      const found = await some(where, pagedLimits.counted + 1);
      const isMore = found.length > pagedLimits.counted;
      const ids = sql.param(isMore ? found.slice(0, -1) : found);
      const values = column.among
        ? sql`SELECT coalesce(l.valor, '') AS valor FROM unnest(${ids}::int[]) AS achado
            LEFT JOIN (SELECT * FROM (${column.among}) v WHERE v.dono = ANY(${ids}::int[])) l ON l.dono = achado`
        : sql`SELECT coalesce(${writtenValue(column)}, '') AS valor FROM ${table} WHERE ${id} = ANY(${ids}::int[])`;
      const { rows } = await db.execute<{ valor: string; total: number }>(sql`
        SELECT valor, count(*)::int AS total FROM (${values}) v
        GROUP BY valor ORDER BY total DESC, valor LIMIT ${pagedLimits.facets}`);
      return isMore ? rows.map((row) => ({ ...row, aoMenos: true as const })) : rows;
    },
  };
}

/** Rows in the order of their ids. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
