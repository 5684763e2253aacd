import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { type Alcance, countAlcance, type Precos } from '#contract/cadastros/cobertura.ts';
import { addressOf, call } from '#web/kit/api/client.ts';
import { useDebounced } from '#web/kit/use-debounced.ts';

const pathOf = (id: number) => addressOf(countAlcance, { params: { id } });

/**
 * Number of empreendimentos a coverage and range would match, debounced; omitted values count as saved.
 * Nothing while `what` is null or when the call fails (API-20).
 */
export function useAlcance(
  corretorId: number,
  what: (Partial<Precos> & { bairrosIds?: readonly number[] }) | null,
): Alcance | undefined {
  const text = useDebounced(what && JSON.stringify(what));
  const { data, isError } = useQuery({
    queryKey: [pathOf(corretorId), text],
    queryFn: ({ signal }) =>
      call(countAlcance, { params: { id: corretorId }, body: JSON.parse(text ?? '{}') }, signal),
    enabled: text !== null && what !== null,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  return what === null || isError ? undefined : data;
}

/** Counts change after a save; a first count under way began before it, and is not waited for. */
export async function refreshAlcance(client: QueryClient, corretorId: number): Promise<void> {
  const counts = { queryKey: [pathOf(corretorId)] };
  await client.cancelQueries(counts);
  await client.invalidateQueries(counts);
}
