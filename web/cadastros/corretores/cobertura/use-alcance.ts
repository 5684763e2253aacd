import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { type Alcance, countAlcance, type Precos } from '#contract/cadastros/cobertura.ts';
import { addressOf, call } from '#web/kit/api/client.ts';
import { useSettled } from '#web/kit/use-settled.ts';

const pathOf = (id: number) => addressOf(countAlcance, { params: { id } });

/**
 * How many empreendimentos a coverage and a range would bring, asked once the choice rests; what is
 * left out counts as saved. Nothing while `what` is null or when the call fails (API-20).
 */
export function useAlcance(
  corretorId: number,
  what: (Partial<Precos> & { bairrosIds?: readonly number[] }) | null,
): Alcance | undefined {
  const text = useSettled(what && JSON.stringify(what));
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

/** After a save the counts are others. */
export const refreshAlcance = (client: QueryClient, corretorId: number) =>
  client.invalidateQueries({ queryKey: [pathOf(corretorId)] });
