export type CsvValue = string | number | boolean | Date | null | undefined;

/** A spreadsheet column, for export and import. */
export type CsvColumn<Row> = Heading &
  (
    | { field: string; value: (row: Row) => CsvValue }
    /** The record's field of that name. */
    | { field: keyof Row & string; value?: undefined }
  );
interface Heading {
  /** Its name in the import call (contract/base/importacao.ts). */
  field: string;
  /** Its heading; case and accents are ignored on import. */
  label: string;
  /** Alternative headings. */
  also?: string[];
  /** Example in the template. */
  example: string;
  /** Required in a file. */
  required?: boolean;
  /** Why a value looks wrong though it can be imported; null if it does not. */
  doubt?: (value: string, cells: Readonly<Record<string, string>>) => string | null;
  /** Its width in the preview, if unusual. */
  size?: 'narrow' | 'wide';
}
