import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { read } from '#web/kit/api/queries.ts';
import { crudCalls } from '#web/kit/crud/crud-calls.ts';
import type { SearchSource } from '#web/kit/crud/screen.ts';
import { Choice, type ChoiceProps } from '#web/kit/form/choice.tsx';

/** Pause before searching, in ms. */
const pauseMs = 200;

/** A debounced value. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

type Props = Omit<ChoiceProps, 'options' | 'onType' | 'searching' | 'chosen'> & {
  source: SearchSource;
  /** Called with the complete chosen record. */
  onFound?: (row: unknown) => void;
};

/** A select searched on the server, for lists of thousands of rows. */
export function SearchChoice({ source, value, onChange, onFound, placeholder, ...rest }: Props) {
  const [typed, setTyped] = useState('');
  const q = useRested(typed.trim());
  const found = useQuery<unknown[]>({
    // Below the list's key: invalidating the list includes its searches.
    queryKey: [`/api/${source.list}`, 'busca', q],
    queryFn: ({ signal }) => source.search(q, signal),
    placeholderData: keepPreviousData,
  });
  const one = useQuery({
    ...read(crudCalls.read(source.list), { params: { id: value } }),
    enabled: value !== '',
  });
  const options = useMemo(() => (found.data ?? []).map(source.option), [found.data, source]);
  const chosen = useMemo(() => {
    if (value === '') return undefined;
    const label = one.isPending ? 'Carregando...' : 'Não encontrado';
    return one.data ? source.option(one.data) : { value, label };
  }, [value, one.data, one.isPending, source]);
  return (
    <Choice
      {...rest}
      options={options}
      value={value}
      onChange={(next) => {
        const row = found.data?.find((each) => source.option(each).value === next);
        onChange(next);
        if (row) onFound?.(row);
      }}
      chosen={chosen}
      placeholder={found.isError ? 'Erro ao carregar dados' : placeholder}
      onType={setTyped}
      searching={q !== typed.trim() || found.isPending || found.isPlaceholderData}
    />
  );
}
