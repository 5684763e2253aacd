import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { serverMessage } from '#web/kit/api/errors.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';

interface Props<Row> {
  title: string;
  text: string;
  add: string;
  empty: string;
  list: {
    data?: Row[] | undefined;
    isPending: boolean;
    isLoadingError: boolean;
    error: unknown;
    refetch: () => unknown;
  };
  onAdd: () => void;
  children: (row: Row) => ReactNode;
}

/** A list of what was set up, with what it is for and a way to add one. */
export function Section<Row extends { id: number }>({
  title,
  text,
  add,
  empty,
  list,
  onAdd,
  children,
}: Props<Row>) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className="mb-3 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id={heading} className="text-[15px] font-semibold tracking-tight">
            {title}
          </h2>
          <p className="mt-0.5 text-muted">{text}</p>
        </div>
        <Button aria-haspopup="dialog" className="max-sm:flex-1" onClick={onAdd}>
          <Plus aria-hidden="true" />
          {add}
        </Button>
      </div>
      {list.isPending && <Skeleton className="h-20" />}
      {list.isLoadingError && (
        <LoadFailure detail={serverMessage(list.error) ?? undefined} onRetry={() => void list.refetch()} />
      )}
      {list.data?.length === 0 && <EmptyBox text={empty} />}
      {list.data && list.data.length > 0 && (
        <ul
          aria-labelledby={heading}
          className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface"
        >
          {list.data.map((row) => (
            <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 pr-2 pl-4">
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
