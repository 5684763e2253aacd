import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  type Incorporadora,
  listIncorporadoras,
  type MergePreview,
  mergeIncorporadora,
  previewMerge,
} from '#contract/cadastros/incorporadoras.ts';
import { MergePreviewTable } from '#web/cadastros/incorporadoras/merge-preview-table.tsx';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { read, refreshLists } from '#web/kit/api/queries.ts';
import { Choice } from '#web/kit/form/choice.tsx';
import { maskCnpj } from '#web/kit/form/masks.ts';
import { Field } from '#web/kit/ui/field.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { MergeFrame } from '#web/widgets/merge-frame.tsx';

const failure = 'Erro ao mesclar incorporadoras';

/** Selects the other record, previews, and merges. */
export function MergeDialog({ stays, onClose }: { stays: Incorporadora; onClose: () => void }) {
  const client = useQueryClient();
  const [outraId, setOutraId] = useState('');
  const list = useQuery(read(listIncorporadoras));
  const options = useMemo(
    () =>
      (list.data ?? [])
        .filter(({ id }) => id !== stays.id)
        .map(({ id, nome, cnpj }) => ({
          value: String(id),
          label: cnpj ? `${nome} - ${maskCnpj(cnpj)}` : nome,
        })),
    [list.data, stays.id],
  );
  const preview = useQuery({
    ...read(previewMerge, { params: { id: stays.id, outraId: outraId || 0 } }),
    enabled: outraId !== '',
    // The preview must be current.
    gcTime: 0,
  });

  const merge = useMutation({
    mutationFn: ({ fica, sai }: MergePreview) =>
      call(mergeIncorporadora, {
        params: { id: fica.id },
        body: {
          outraId: sai.id,
          revisao: fica.revisao,
        },
      }),
    onSuccess() {
      showToast({ title: 'Sucesso', text: 'Incorporadoras mescladas com sucesso' });
      void refreshLists(client, 'incorporadoras', 'empreendimentos');
      onClose();
    },
    onError(error) {
      showToast({ title: 'Erro', text: errorText(error, failure), tone: 'destructive' });
      // One of the two may have changed: show the current state.
      void preview.refetch();
    },
  });

  return (
    <MergeFrame
      title={`Mesclar ${stays.nome} com…`}
      description="Duas incorporadoras que são a mesma viram uma. A outra vai para a lixeira."
      preview={preview}
      merging={merge.isPending}
      onMerge={merge.mutate}
      onClose={onClose}
      choice={
        <Field label="Incorporadora que deixa de existir">
          <Choice
            options={options}
            value={outraId}
            onChange={setOutraId}
            placeholder={list.isPending ? 'Carregando...' : 'Selecione a incorporadora'}
          />
        </Field>
      }
    >
      {outraId && preview.isPending && !preview.isError && <Skeleton className="h-48" />}
      {preview.data && <MergePreviewTable preview={preview.data} />}
    </MergeFrame>
  );
}
