import { useQuery } from '@tanstack/react-query';
import { leituraOf } from '#web/widgets/leitura/read-leitura.ts';
import { PagesBehind } from '#web/widgets/publicacao/pages-behind.tsx';

/** Once a record is saved: which of its public pages still shows the old facts, and the way to the new ones. */
export function SavedBehind({ id, className }: { id: number; className: string }) {
  const query = useQuery({ ...leituraOf(id), refetchOnMount: 'always' });
  if (!query.data || query.data.paginasAtras.length === 0) return null;
  return (
    <div className={className}>
      <PagesBehind paginas={query.data.paginasAtras} onUpdated={() => void query.refetch()} />
    </div>
  );
}
