import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';

import {
  type Escolhas,
  mergeCorretores,
  type PreviaMesclagem,
  previewMergeCorretores,
} from '#contract/cadastros/corretores-duplicados.ts';
import { MergeFields } from '#web/cadastros/corretores/duplicados/merge-fields.tsx';
import { MergeGains } from '#web/cadastros/corretores/duplicados/merge-gains.tsx';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { read, refreshLists } from '#web/kit/api/queries.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { MergeFrame } from '#web/widgets/merge-frame.tsx';

interface Props {
  /** Who stays and who goes; reversible. */
  ids: [number, number];
  onClose: () => void;
  onMerged?: () => void;
}

/** Compares two corretores, lets each value be chosen, and merges them. */
export function MergeDialog({ ids, onClose, onMerged }: Props) {
  const client = useQueryClient();
  const [[id, outroId], setOrder] = useState(ids);
  const [escolhas, setEscolhas] = useState<Escolhas>({});
  const preview = useQuery({
    ...read(previewMergeCorretores, { params: { id, outroId } }),
    // The preview must be current.
    gcTime: 0,
  });
  const { data } = preview;

  const merge = useMutation({
    mutationFn: ({ fica, sai }: PreviaMesclagem) =>
      call(mergeCorretores, {
        params: { id: fica.id },
        body: {
          outroId: sai.id,
          revisao: fica.revisao,
          outraRevisao: sai.revisao,
          escolhas,
        },
      }),
    onSuccess() {
      showToast({ title: 'Corretores mesclados', text: 'O outro está na lixeira.' });
      void refreshLists(client, 'corretores', 'associacoes', 'imoveis-usados');
      onMerged?.();
      onClose();
    },
    onError(error) {
      showToast({
        title: 'Erro ao mesclar',
        text: errorText(error, 'Tente novamente.'),
        tone: 'destructive',
      });
      // One of the two may have changed: show the current state.
      void preview.refetch();
    },
  });

  function swap() {
    setOrder([outroId, id]);
    setEscolhas({});
  }
  return (
    <MergeFrame
      title="Mesclar corretores"
      description="Dois que são a mesma pessoa viram um. O outro vai para a lixeira."
      preview={preview}
      merging={merge.isPending}
      onMerge={merge.mutate}
      onClose={onClose}
    >
      {preview.isPending && <Skeleton className="h-64" />}
      {data && (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <p role="status" className="min-w-0 flex-1 basis-60 break-words">
              Fica <strong className="font-semibold">{data.fica.nome}</strong> (/corretor/{data.fica.slug}).
              Sai <strong className="font-semibold">{data.sai.nome}</strong>.
            </p>
            <Button onClick={swap} disabled={merge.isPending}>
              <ArrowLeftRight aria-hidden="true" />
              Trocar quem fica
            </Button>
          </div>
          <MergeFields
            preview={data}
            escolhas={escolhas}
            onChoose={(campo, lado) => setEscolhas((now) => ({ ...now, [campo]: lado }))}
          />
          <MergeGains preview={data} />
        </>
      )}
    </MergeFrame>
  );
}
