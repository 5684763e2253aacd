import { Choice } from '#web/kit/form/choice.tsx';
import type { Filter } from './screen.ts';
import { useFilterOptions } from './use-filter-options.ts';

/** From here on choices are searched, not scrolled through. */
const searchedFrom = 30;

interface Props<Row> {
  filter: Filter<Row>;
  value: string;
  /** The choice in the filter this one lies within. */
  parent: string;
  onChange: (value: string) => void;
}

/** One filter of a list. */
export function CrudFilter<Row>({ filter, value, parent, onChange }: Props<Row>) {
  const options = useFilterOptions(filter, parent);
  if (options && options.length > searchedFrom)
    return (
      <Choice
        label={filter.label}
        options={options}
        value={value}
        onChange={onChange}
        placeholder={filter.all}
        clearable
      />
    );
  const isUnknown = value !== '' && !options?.some((option) => option.value === value);
  return (
    <select
      className="control"
      aria-label={filter.label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{filter.all}</option>
      {isUnknown && <option value={value}>{options ? 'Não encontrado' : 'Carregando...'}</option>}
      {options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
