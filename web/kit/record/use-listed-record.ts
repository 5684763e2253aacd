import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/kit/api/client.ts';
import { ApiError } from '#web/kit/api/errors.ts';
import { crudCalls } from '#web/kit/crud/crud-calls.ts';
import type { AnyCrudScreen, CrudRecord } from '#web/kit/crud/screen.ts';
import { recordQuery } from '#web/kit/crud/use-opened-record.ts';
import type { RecordRead } from './record-page.ts';

/** A read of one record for its page; who was deleted meanwhile is nobody. */
export function recordRead<Row>(query: {
  data: Row | undefined;
  error: Error | null;
  refetch: () => unknown;
}): RecordRead<Row> {
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return {
    record: isGone ? null : query.data,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

/** A record of a declared list, shown at once if the list has it. */
export function useListedRecord<Row extends CrudRecord>(screen: AnyCrudScreen, id: number): RecordRead<Row> {
  const client = useQueryClient();
  const known = () => client.getQueryData<Row[]>([screen.paths.list])?.find((row) => row.id === id);
  return recordRead(
    useQuery(
      recordQuery(
        screen,
        id,
        (signal) => call(crudCalls.read(screen.list), { params: { id } }, signal) as Promise<Row>,
        known,
      ),
    ),
  );
}
