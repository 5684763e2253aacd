import { foldText } from '#contract/base/text.ts';
import type { CsvColumn } from '#web/kit/csv/sheet.ts';

/** Column index of each field, or null. */
export type Mapping = Record<string, number | null>;

const plain = (heading: string) => foldText(heading).replace(/[^a-z0-9]/g, '');

/** Matches fields to headings, ignoring case, accents and punctuation. */
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

/** Required fields without a column, by heading. */
export const missingColumns = (columns: CsvColumn<never>[], mapping: Mapping): string[] =>
  columns.filter(({ field, required }) => required && mapping[field] === null).map(({ label }) => label);

/** Headings of the file that no field is read from; columns without a heading are nobody's. */
export const unusedColumns = (header: readonly string[], mapping: Mapping): string[] => {
  const used = new Set(Object.values(mapping));
  return header.filter((heading, place) => heading !== '' && !used.has(place));
};
