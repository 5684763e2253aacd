import { namesText } from '#web/kit/csv/import-texts.ts';
import { type Mapping, missingColumns } from '#web/kit/csv/match-header.ts';
import type { CsvColumn } from '#web/kit/csv/sheet.ts';
import { Field } from '#web/kit/ui/field.tsx';

interface Props {
  columns: CsvColumn<never>[];
  header: string[];
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

/** Assigns file columns that the header does not identify. */
export function ColumnMapping({ columns, header, mapping, onChange }: Props) {
  const missing = missingColumns(columns, mapping);
  const names = namesText(missing);
  return (
    <div className="grid gap-4">
      <p role="status">
        {missing.length === 0
          ? 'Todas as colunas obrigatórias foram encontradas.'
          : `O cabeçalho do arquivo não tem ${missing.length === 1 ? 'a coluna' : 'as colunas'} ${names}. Diga qual coluna do arquivo é qual.`}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {columns.map(({ field, label, required }) => (
          <Field key={field} label={required ? label : `${label} (opcional)`}>
            <select
              className="control"
              value={mapping[field] ?? ''}
              onChange={(event) =>
                onChange({
                  ...mapping,
                  [field]: event.target.value === '' ? null : Number(event.target.value),
                })
              }
            >
              <option value="">{required ? 'Escolha a coluna' : 'Não importar'}</option>
              {header.map((heading, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a file may have two columns of one name
                <option key={place} value={place}>
                  {heading || `Coluna ${place + 1}`}
                </option>
              ))}
            </select>
          </Field>
        ))}
      </div>
    </div>
  );
}
