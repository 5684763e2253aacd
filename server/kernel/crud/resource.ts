import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Use } from '#contract/base/errors.ts';
import type { ListName } from '#contract/base/lists.ts';
import type { ResourceRoutes } from '#contract/base/resource.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import type { Select } from './select.ts';

/** A table whose records have a revision and go to the trash. */
export type CrudTable = PgTable & {
  id: AnyPgColumn;
  revisao: AnyPgColumn;
  atualizadoEm: AnyPgColumn;
  excluidoEm: AnyPgColumn;
};

/** Finds what still holds on to the record with this id: null when nothing does. */
export type UseFinder = (tx: Tx, id: number) => Promise<Use | null>;

/** A record that ours names in a field: it must exist and be live. */
export interface Parent {
  table: CrudTable;
  /** Its kind, as contract/base/nouns.ts names it: 'zona'. */
  entidade: string;
}

export type ColumnValues = Record<string, unknown>;

/** One kind of record, declared once: its calls follow from it. */
export interface Resource<Row, Output extends z.ZodType, Input extends z.ZodObject> {
  routes: ResourceRoutes<Output, Input>;
  table: CrudTable;
  /** The rows as they are answered. */
  select: Select<Row>;
  /** Columns out of a body, for a new record (`id` null) or an existing one. Reads only. */
  values: (
    input: z.output<Input>,
    context: { tx: Queryable; id: number | null },
  ) => ColumnValues | Promise<ColumnValues>;
  parents?: Record<string, Parent>;
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

/** Keeps the types of a declaration together. */
export const declareResource = <Row, Output extends z.ZodType, Input extends z.ZodObject>(
  resource: Resource<Row, Output, Input>,
) => resource;

/** A declaration without its types: what the trash and the imports go through. */
// biome-ignore lint/suspicious/noExplicitAny: a list holds resources of many shapes
export type AnyResource = Resource<any, any, any>;
