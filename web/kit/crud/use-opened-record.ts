import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#web/kit/api/client.ts';
import { crudCalls } from './crud-calls.ts';
import { recordKey } from './put-row.ts';
import type { AnyCrudScreen, CrudRecord } from './screen.ts';
import type { CrudRows } from './use-crud-rows.ts';

/** One current record, invalidated with its list; `known` is shown until loaded. */
export const recordQuery = <Row extends CrudRecord>(
  { paths }: AnyCrudScreen,
  id: number | string,
  readOne: (signal: AbortSignal) => Promise<Row>,
  known: () => Row | undefined,
) =>
  queryOptions({
    queryKey: recordKey(paths.list, id),
    queryFn: ({ signal }) => readOne(signal),
    initialData: known,
    // Reopening must not show the previous state.
    gcTime: 0,
  });

/**
 * The record named by the address: undefined while loading, null if missing. For paged lists it is read
 * separately, since it may not be among the loaded rows.
 */
export function useOpenedRecord(
  screen: AnyCrudScreen,
  id: string | null,
  { whole, rows }: Pick<CrudRows, 'whole' | 'rows'>,
): CrudRecord | null | undefined {
  const isNumber = /^\d{1,10}$/.test(id ?? '');
  const single = useQuery({
    ...recordQuery(
      screen,
      id ?? '',
      (signal) => call(crudCalls.read(screen.list), { params: { id } }, signal),
      () => rows?.find((row) => String(row?.id) === id) ?? undefined,
    ),
    enabled: Boolean(screen.paged) && isNumber,
  });
  if (id === null) return null;
  if (!screen.paged) return whole && (whole.find((row) => String(row.id) === id) ?? null);
  if (!isNumber) return null;
  return single.data ?? (single.isError ? null : undefined);
}
