import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { ReadFailure } from '#web/painel/inicio/read-failure.tsx';
import { SectionCard } from '#web/painel/inicio/section-card.tsx';
import { SeeAll } from '#web/painel/inicio/see-all.tsx';

const shown = 3;

interface Props<Row> {
  title: string;
  /** Address of the complete list. */
  all: string;
  empty: string;
  list: UseQueryResult<Row[]>;
  row: (row: Row) => ReactNode;
}

/** The first three records of a list. */
export function RecentList<Row extends { id: number }>({ title, all, empty, list, row }: Props<Row>) {
  return (
    <SectionCard title={title} action={<SeeAll to={all} of={title} />}>
      {list.isPending && (
        <div className="grid gap-4 px-5 pt-2 pb-5" aria-hidden="true">
          {[1, 2, 3].map((key) => (
            <Skeleton key={key} className="h-11" />
          ))}
        </div>
      )}
      {list.isLoadingError && <ReadFailure what={title} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && <p className="px-5 pt-1 pb-5 text-muted">{empty}</p>}
      {list.data && list.data.length > 0 && (
        <ul className="flex flex-1 flex-col divide-y divide-line pb-1">
          {list.data.slice(0, shown).map((record) => (
            <li key={record.id} className="flex max-h-24 flex-1 items-center gap-3 px-5 py-2.5">
              {row(record)}
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
