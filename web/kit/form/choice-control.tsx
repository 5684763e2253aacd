import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { read } from '#web/kit/api/queries.ts';
import { crudCalls } from '#web/kit/crud/crud-calls.ts';
import type { FormField, FormPart, OptionSource } from '#web/kit/crud/screen.ts';
import { Choice } from '#web/kit/form/choice.tsx';
import { SearchChoice } from '#web/kit/form/search-choice.tsx';
import { ChoicesFailure } from '#web/kit/ui/load-state.tsx';

type ChoiceField = Extract<FormField, { kind: 'choice' }>;
interface Props {
  field: ChoiceField;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  part: FormPart;
  inputRef: (input: HTMLInputElement | null) => void;
  /** Given by Field. */
  id?: string;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/** A select from another list, or a server search in a list too long to load. */
export function ChoiceControl(props: Props) {
  const { field, part: _, ...rest } = props;
  const { options, placeholder, clearable = false } = field;
  if ('search' in options)
    return <SearchChoice {...rest} source={options} placeholder={placeholder} clearable={clearable} />;
  return <ListChoice {...props} source={options} />;
}

/** A select from another list, with creation in place if the form supports it. */
function ListChoice(props: Props & { source: OptionSource }) {
  const { field, source, value, onChange, onBlur, part, inputRef, ...aria } = props;
  const { within, Create } = field;
  const rows = useQuery(read(crudCalls.list(source.list)));
  const above = within ? String(part.values[within.field] || '') : '';
  const options = useMemo(() => {
    const inside = (rows.data ?? []).filter((row) => !within || !above || within.of(row) === above);
    return (source.order ? inside.sort(source.order) : inside).map(source.option);
  }, [rows.data, within, above, source]);

  // A choice that does not belong to its parent's choice is cleared.
  const isStray = Boolean(value && above && rows.data) && !options.some((option) => option.value === value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it becomes so
  useEffect(() => {
    if (isStray) onChange('');
  }, [isStray]);

  if (rows.isLoadingError) return <ChoicesFailure onRetry={() => void rows.refetch()} />;
  return (
    <>
      <Choice
        {...aria}
        inputRef={inputRef}
        options={options}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        placeholder={rows.isPending ? 'Carregando...' : field.placeholder}
        clearable={field.clearable ?? false}
      />
      {Create && <Create {...part} chosen={(id) => onChange(String(id))} />}
    </>
  );
}
