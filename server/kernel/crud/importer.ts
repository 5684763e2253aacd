import { cleanText, foldText } from '#contract/base/text.ts';
import type { ImportableList } from '#contract/entidades.ts';
import type { Queryable } from '#server/db/client.ts';
import type { Values } from '#server/kernel/audit.ts';
import type { AnyResource } from './resource.ts';

/** Why a row cannot be read, and the column at fault. */
export interface Fault {
  campo: string;
  mensagem: string;
  /** Machine-readable: 'zona-desconhecida'. */
  motivo?: string;
}

/** A missing parent that a row names. */
export interface NewParent {
  key: string;
  /** 'Zona “Norte” em Campinas (SP)' */
  label: string;
  values: Values;
}

/** A parsed row. */
export interface Reading {
  /** Body fields the row fills; empty cells keep the stored value. */
  given: Values;
  /** The stored record it refers to; null for a new one. */
  current: Values | null;
  /** Keys no other row may share. */
  keys: string[];
  makes?: NewParent;
  /** Stored values as the file would show them, by column, where the record holds an id or flag. */
  stored?: Record<string, string | null>;
}

export type Cells = Partial<Record<string, string>>;

export interface Reader {
  read(cells: Cells): Reading | Fault;
  /** Computes columns from a body, where the resource's own `values` would query once per row. */
  values?(input: Values, current: Values | null): Values;
}

/** How rows of a file become records; declared beside the resource. */
export interface Importer {
  list: ImportableList;
  resource: AnyResource;
  /** Name of the lock taken by everyone who finds or creates such records. */
  lock: string;
  /** Body field → column its faults are shown at: `{ zonaId: 'zona' }`. */
  columnOf?: Record<string, string>;
  /** Resource that creates missing parents. */
  parent?: AnyResource;
  /** Reads everything rows are judged against, once per import. */
  prepare(db: Queryable, options: { makeParents: boolean }): Promise<Reader>;
}

/** Normalises a name for matching: no accents, no case, single spaces. */
export const nameKey = (text: unknown): string =>
  foldText(cleanText(String(text ?? ''))).replace(/\s+/g, ' ');

/** The text of a cell; undefined if blank. */
export const cellText = (cells: Cells, column: string): string | undefined =>
  cleanText(cells[column] ?? '') || undefined;

const yes = ['sim', 's', '1', 'verdadeiro', 'true', 'ativo', 'ativa'];
const no = ['nao', 'n', '0', 'falso', 'false', 'inativo', 'inativa'];

/** A yes/no cell; undefined if blank, null if neither. */
export function cellFlag(cells: Cells, column: string): boolean | null | undefined {
  const word = nameKey(cells[column]);
  if (!word) return undefined;
  return yes.includes(word) ? true : no.includes(word) ? false : null;
}

/** Groups rows by a key. */
export function indexBy<Row>(rows: Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const index = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const found = index.get(key);
    if (found) found.push(row);
    else index.set(key, [row]);
  }
  return index;
}
