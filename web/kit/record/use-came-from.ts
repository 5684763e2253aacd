import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { rowsPerPage } from '#contract/base/lists.ts';
import { call } from '#web/kit/api/client.ts';
import { crudCalls } from '#web/kit/crud/crud-calls.ts';
import { pagesKey } from '#web/kit/crud/put-row.ts';
import {
  type CameFrom,
  cameFrom,
  type RestOfList,
  rememberList,
  unreadBeside,
  withRows,
} from '#web/kit/record/came-from.ts';

/** Rows that a list by a growing limit reads more at a time. */
const portion = 100;

/** The call that answers these places of a list, and the first place of its answer. */
function readingOf({ query, by }: RestOfList, place: number) {
  const page = Math.floor(place / rowsPerPage) + 1;
  if (by === 'pagina') return { first: (page - 1) * rowsPerPage, asked: { ...query, pagina: page } };
  return { first: 0, asked: { ...query, limite: (Math.floor(place / portion) + 1) * portion } };
}

/**
 * The list one came from. Where it had not read the rows beside a record they are read now, so that one goes on
 * beyond what stood on the screen.
 */
export function useCameFrom(list: string, id: number): CameFrom | null {
  const [known] = useState(() => cameFrom(list));
  const rest = known?.rest;
  const readings = known && rest ? unreadBeside(known, id).map((place) => readingOf(rest, place)) : [];
  const wanted = readings.filter(
    ({ asked }, at) =>
      readings.findIndex((other) => JSON.stringify(other.asked) === JSON.stringify(asked)) === at,
  );
  const answers = useQueries({
    queries: wanted.map(({ asked }) => ({
      queryKey: [...pagesKey(list), 'vizinhos', asked],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(crudCalls.search(rest?.path ?? list), { query: asked }, signal),
    })),
    combine: (reads) => reads.map(({ data }) => data?.itens),
  });
  const from = answers.reduce<CameFrom | null>(
    (read, rows, at) => (read && rows ? withRows(read, wanted[at]?.first ?? 0, rows) : read),
    known,
  );
  useEffect(() => {
    if (from && from !== known) rememberList(list, from);
  }, [from, known, list]);
  return from;
}
