export type CsvValue = string | number | boolean | Date | null | undefined;

/** A column of a list's spreadsheet, the same for what goes out and what comes in. */
export type CsvColumn<Row> = Heading &
  (
    | { field: string; value: (row: Row) => CsvValue }
    /** What the record has under that name. */
    | { field: keyof Row & string; value?: undefined }
  );
interface Heading {
  /** Its name in the rows that are sent (contract/cadastros/importacao.ts). */
  field: string;
  /** Its heading; case and accents do not matter when a file is read. */
  label: string;
  /** Other headings that mean it. */
  also?: string[];
  /** What the template shows. */
  example: string;
  /** A file without it is not understood. */
  required?: boolean;
  /** Its room in the preview, where it is not the usual. */
  size?: 'narrow' | 'wide';
}
