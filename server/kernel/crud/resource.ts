import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Use } from '#contract/base/errors.ts';
import type { ListName } from '#contract/base/lists.ts';
import type { ResourceRoutes } from '#contract/base/resource.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { type CrudTable, tables } from '#server/db/tables.ts';
import type { Select } from './select.ts';

/** Finds what still holds on to the record with this id: null when nothing does. */
export type UseFinder = (tx: Tx, id: number) => Promise<Use | null>;

export type ColumnValues = Record<string, unknown>;

/** How one kind of record is read and written: its calls follow from it. */
interface Declaration<Row, Output extends z.ZodType, Input extends z.ZodObject> {
  routes: ResourceRoutes<Output, Input>;
  /** The rows as they are answered. */
  select: Select<Row>;
  /** Columns out of a body, for a new record (`id` null) or an existing one. Reads only. */
  values: (
    input: z.output<Input>,
    context: { tx: Queryable; id: number | null },
  ) => ColumnValues | Promise<ColumnValues>;
  /** What uses a record beside those that belong to it. */
  usedBy?: UseFinder[];
  /** What else a change or a restore writes or forbids, in its transaction and after the row was written. */
  written?: (tx: Tx, before: ColumnValues, after: ColumnValues) => Promise<void>;
  /** Puts into the trash what goes with a record, in its transaction; answers the lists that changed. */
  removed?: (tx: Tx, row: ColumnValues) => Promise<ListName[]>;
  /** Columns that hold personal data: kept apart in the audit log. */
  personal?: readonly string[];
  /** Columns no log may hold: the hash of a password. */
  secret?: readonly string[];
  /**
   * Records whose personal data were erased on demand: they are in no list, the trash shows none of
   * them and brings none back. Where they `stay`, they are never removed for good either.
   */
  erased?: { rows: SQL; message: string; stay: boolean };
  /** What a record of the trash needs anew to come back, given its row: a slug that was taken since. */
  revive?: (row: ColumnValues, tx: Tx) => Promise<ColumnValues>;
}

/** A declaration with the table of its records. */
export interface Resource<Row, Output extends z.ZodType, Input extends z.ZodObject>
  extends Declaration<Row, Output, Input> {
  table: CrudTable;
}

/** A resource out of its declaration; what it belongs to is said in contract/entidades.ts. */
export const declareResource = <Row, Output extends z.ZodType, Input extends z.ZodObject>(
  declaration: Declaration<Row, Output, Input>,
): Resource<Row, Output, Input> => ({ ...declaration, table: tables[declaration.routes.entidade] });

/** A declaration without its types: what the trash and the imports go through. */
// biome-ignore lint/suspicious/noExplicitAny: a list holds resources of many shapes
export type AnyResource = Resource<any, any, any>;
