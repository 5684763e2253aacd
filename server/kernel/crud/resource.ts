import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Deed } from '#contract/base/deeds.ts';
import type { Use } from '#contract/base/errors.ts';
import type { ListName } from '#contract/base/lists.ts';
import type { ResourceRoutes } from '#contract/base/resource.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { type CrudTable, tables } from '#server/db/tables.ts';
import type { Select } from './select.ts';

/** Finds what references the record with this id; null if nothing. */
export type UseFinder = (tx: Tx, id: number) => Promise<Use | null>;

export type ColumnValues = Record<string, unknown>;

/** Declares how one kind of record is read and written; its calls derive from it. */
interface Declaration<Row, Output extends z.ZodType, Input extends z.ZodObject> {
  routes: ResourceRoutes<Output, Input>;
  /** Selects rows as answered. */
  select: Select<Row>;
  /** Computes columns from a body, for a new record (`id` null) or an existing one. Read-only. */
  values: (
    input: z.output<Input>,
    context: { tx: Queryable; id: number | null },
  ) => ColumnValues | Promise<ColumnValues>;
  /** Finders of uses other than by child records. */
  usedBy?: UseFinder[];
  /** Further writes or checks of an update or restore, in its transaction and after the row was written. */
  written?: (tx: Tx, before: ColumnValues, after: ColumnValues) => Promise<void>;
  /** What a change is called in the log, if it is more than a change, and what else is told of it. */
  deed?: (before: ColumnValues, after: ColumnValues) => { acao: Deed; dados: ColumnValues } | null;
  /** Trashes what is deleted along with a record, in its transaction; returns the lists changed. */
  removed?: (tx: Tx, row: ColumnValues) => Promise<ListName[]>;
  /** A row as the audit log shows it, where fields of the calls are not columns of the table. */
  logged?: (row: ColumnValues) => ColumnValues;
  /** Columns with personal data, stored separately in the audit log. */
  personal?: readonly string[];
  /** Columns that must never be logged, such as a password hash. */
  secret?: readonly string[];
  /**
   * Records whose personal data were erased on demand: they appear in no list and the trash neither shows nor
   * restores them. With `stay` they are never purged either.
   */
  erased?: { rows: SQL; message: string; stay: boolean };
  /** New values a trashed record needs to be restored, such as a slug taken since. */
  revive?: (row: ColumnValues, tx: Tx) => Promise<ColumnValues>;
}

/** A declaration with its table. */
export interface Resource<Row, Output extends z.ZodType, Input extends z.ZodObject>
  extends Declaration<Row, Output, Input> {
  table: CrudTable;
}

/** Creates a resource from its declaration; its parents are declared in contract/entidades.ts. */
export const declareResource = <Row, Output extends z.ZodType, Input extends z.ZodObject>(
  declaration: Declaration<Row, Output, Input>,
): Resource<Row, Output, Input> => ({ ...declaration, table: tables[declaration.routes.entidade] });

/** A declaration without its types, as the trash and imports use it. */
// biome-ignore lint/suspicious/noExplicitAny: a list holds resources of many shapes
export type AnyResource = Resource<any, any, any>;
