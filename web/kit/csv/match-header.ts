import { foldText } from '#contract/base/text.ts';
import type { CsvColumn } from '#web/kit/csv/sheet.ts';

/** Which column of the file holds each field: its place, or null for none. */
export type Mapping = Record<string, number | null>;

const plain = (heading: string) => foldText(heading).replace(/[^a-z0-9]/g, '');

/** Finds each field by its heading, whatever its case, accents and signs. */
export function matchHeader(columns: CsvColumn<never>[], header: string[]): Mapping {
  const places = new Map<string, number>();
  for (const [place, heading] of header.entries())
    if (!places.has(plain(heading))) places.set(plain(heading), place);
  return Object.fromEntries(
    columns.map(({ field, label, also = [] }) => {
      const names = [label, field, ...also].map(plain);
      return [field, names.map((name) => places.get(name)).find((place) => place !== undefined) ?? null];
    }),
  );
}

/** The fields a file must have and does not, by their headings. */
export const missingColumns = (columns: CsvColumn<never>[], mapping: Mapping): string[] =>
  columns.filter(({ field, required }) => required && mapping[field] === null).map(({ label }) => label);
