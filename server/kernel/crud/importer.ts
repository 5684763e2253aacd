import { cleanText, foldText } from '#contract/base/text.ts';
import type { ImportableList } from '#contract/entidades.ts';
import type { Queryable } from '#server/db/client.ts';
import type { Values } from '#server/kernel/audit.ts';
import type { AnyResource } from './resource.ts';

/** Why a row cannot be read, and the column it is about. */
export interface Fault {
  campo: string;
  mensagem: string;
  /** For programs: 'zona-desconhecida'. */
  motivo?: string;
}

/** A parent that a row names and nobody has made yet. */
export interface NewParent {
  key: string;
  /** 'Zona “Norte” em Campinas (SP)' */
  label: string;
  values: Values;
}

/** What a row means. */
export interface Reading {
  /** Fields of the body that the row fills; what it leaves empty stays as it is stored. */
  given: Values;
  /** The stored record it means; null when it would be a new one. */
  current: Values | null;
  /** What no other row may share. */
  keys: string[];
  makes?: NewParent;
  /** Stored values as the file would show them, by column, where the record holds an id or a flag. */
  stored?: Record<string, string | null>;
}

export type Cells = Partial<Record<string, string>>;

export interface Reader {
  read(cells: Cells): Reading | Fault;
  /** Columns out of a body, where the resource's own way would ask the database for each row. */
  values?(input: Values, current: Values | null): Values;
}

/** How rows of a file become records: declared beside the resource. */
export interface Importer {
  list: ImportableList;
  resource: AnyResource;
  /** Name of the lock that all who find or make such records take. */
  lock: string;
  /** Field of the body → the column its faults are shown at: `{ zonaId: 'zona' }`. */
  columnOf?: Record<string, string>;
  /** What parents named in vain are made with. */
  parent?: AnyResource;
  /** Reads everything that rows are judged against, once for all of them. */
  prepare(db: Queryable, options: { makeParents: boolean }): Promise<Reader>;
}

/** What two writings of one name have in common: no accents, no case, single spaces. */
export const nameKey = (text: unknown): string =>
  foldText(cleanText(String(text ?? ''))).replace(/\s+/g, ' ');

/** What a cell holds; blank is nothing. */
export const cellText = (cells: Cells, column: string): string | undefined =>
  cleanText(cells[column] ?? '') || undefined;

const yes = ['sim', 's', '1', 'verdadeiro', 'true', 'ativo', 'ativa'];
const no = ['nao', 'n', '0', 'falso', 'false', 'inativo', 'inativa'];

/** A cell that says yes or no; blank is nothing, anything else null. */
export function cellFlag(cells: Cells, column: string): boolean | null | undefined {
  const word = nameKey(cells[column]);
  if (!word) return undefined;
  return yes.includes(word) ? true : no.includes(word) ? false : null;
}

/** Rows by a key, several under one where they share it. */
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
