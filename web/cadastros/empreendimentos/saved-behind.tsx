import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { leituraOf } from '#web/widgets/leitura/read-leitura.ts';
import { PagesBehind } from '#web/widgets/publicacao/pages-behind.tsx';

/** Once a record is saved: which of its public pages still shows the old facts, and the way to the new ones. */
export function SavedBehind({ id, className }: { id: number; className: string }) {
  const query = useQuery({ ...leituraOf(id), refetchOnMount: false });
  const { refetch } = query;
  // Anew, and not what was asked before the save and is still on its way.
  useEffect(() => void refetch(), [refetch]);
  const paginas = query.data?.paginasAtras ?? [];
  return (
    <>
      {/* Empty first: of what comes with its words, nothing is heard. */}
      <p role="status" className="sr-only">
        {!query.isFetching &&
          paginas.length > 0 &&
          'A página pública ainda diz o que o cadastro dizia. “Atualizar e publicar” está acima dos campos.'}
      </p>
      {paginas.length > 0 && (
        <div className={className}>
          <PagesBehind paginas={paginas} onUpdated={() => void refetch()} />
        </div>
      )}
    </>
  );
}
