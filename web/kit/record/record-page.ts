import type { ComponentType, ReactNode } from 'react';

/** What a part of a page is given. */
export interface OfRecord<Row> {
  record: Row;
}

/** A record being read. */
export interface RecordRead<Row> {
  /** Undefined while it is read, null where there is none. */
  record: Row | null | undefined;
  error: Error | null;
  retry: () => void;
}

/** A tab: parts of the record, or a link to a screen that shows one of its sides. */
export interface RecordTab<Row> {
  id: string;
  label: string;
  Content?: ComponentType<OfRecord<Row>>;
  /** Address of the other screen; null where the record has none. */
  to?: (record: Row) => string | null;
}

/** Declares the page of a kind of record (PNL-08): the frame is the same for all of them. */
export interface RecordPage<Row extends { id: number }> {
  /** Address without the id: '/admin/corretores'. */
  path: string;
  /** Path of its list's call, under which the list one came from is remembered. */
  list: string;
  /** The list it stands in: 'Corretores'. */
  back: string;
  /** Its name in the log. */
  entidade: string;
  missing: string;
  useRecord: (id: number) => RecordRead<Row>;
  name: (record: Row) => string;
  /** A line below its name. */
  line?: (record: Row) => ReactNode;
  Picture?: ComponentType<OfRecord<Row>>;
  State?: ComponentType<OfRecord<Row>>;
  /** Where it leads: its public page, a telephone. */
  Links?: ComponentType<OfRecord<Row>>;
  tabs: RecordTab<Row>[];
  /** What happened, where it is not the log of the record. */
  Aside?: ComponentType<OfRecord<Row>>;
  /** Heading of the right side; 'O que aconteceu' otherwise. */
  asideTitle?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: pages of many kinds of records
export type AnyRecordPage = RecordPage<any>;
