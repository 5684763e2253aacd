import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { corretoresRoutes } from '#contract/cadastros/corretores.ts';
import { type Duplicados, listDuplicados } from '#contract/cadastros/corretores-duplicados.ts';
import { Grupo } from '#web/cadastros/corretores/duplicados/grupo.tsx';
import { inOrder } from '#web/cadastros/corretores/duplicados/in-order.ts';
import { MergeDialog } from '#web/cadastros/corretores/duplicados/merge-dialog.tsx';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';

/** '12 grupos; os 100 mais prováveis estão abaixo.' */
function found({ total, grupos }: Duplicados): string {
  if (total === 0) return 'Nenhum corretor parece estar cadastrado duas vezes.';
  const all = countOf(total, 'grupo', 'grupos');
  return total > grupos.length ? `${all}. Abaixo, os ${grupos.length} mais prováveis.` : all;
}

/** Groups of likely duplicates, to be merged in pairs. */
export function DuplicadosDialog({ onClose }: { onClose: () => void }) {
  const [pair, setPair] = useState<[number, number] | null>(null);
  const duplicados = useQuery({
    // Below the list's key: invalidating the list includes this.
    queryKey: [corretoresRoutes.list.path, 'duplicados'],
    queryFn: ({ signal }) => call(listDuplicados, undefined, signal),
  });
  const { data, isLoadingError, error, refetch } = duplicados;
  // One pair alone is what somebody came for: it is compared at once, and stands behind the comparison.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!data || !isFirst.current) return;
    isFirst.current = false;
    const [only, ...others] = data.grupos;
    if (only?.corretores.length === 2 && others.length === 0 && data.total === 1)
      setPair(
        inOrder(
          only.corretores,
          only.corretores.map(({ id }) => id),
        ),
      );
  }, [data]);
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title="Possíveis duplicados"
        description="Corretores com o mesmo WhatsApp (com ou sem o nono dígito), email, número de CRECI ou nome completo. Quem for outra pessoa sai daqui com “São pessoas diferentes”."
        width="sm:max-w-3xl"
      >
        <div className="grid gap-4">
          {data && (
            <p role="status" className="text-[13px] text-muted">
              {found(data)}
            </p>
          )}
          {isLoadingError && (
            <p role="alert" className="flex flex-wrap items-center gap-3 field-error">
              {errorText(error, 'Erro ao carregar dados')}
              <Button onClick={() => void refetch()}>Tentar de novo</Button>
            </p>
          )}
          {duplicados.isPending && <Skeleton className="h-48" />}
          {data?.grupos.map((grupo) => (
            <Grupo key={grupo.corretores.map(({ id }) => id).join()} grupo={grupo} onCompare={setPair} />
          ))}
        </div>
      </Dialog>
      {pair && <MergeDialog ids={pair} onClose={() => setPair(null)} />}
    </>
  );
}
