import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRegra, setRegra } from '#contract/da-pasta-a-pagina/verificacao.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { Switch } from '#web/kit/ui/switch.tsx';
import { showToast } from '#web/kit/ui/toast.ts';

/** Whether severe findings block publishing, for the whole programme. */
export function PublicationRule() {
  const client = useQueryClient();
  const rule = useQuery(read(getRegra));
  const { mutate, isPending } = useMutation({
    mutationFn: (bloqueia: boolean) => call(setRegra, { body: { bloqueia } }),
    onSuccess(saved) {
      client.setQueryData([getRegra.path], saved);
      showToast({
        title: 'Sucesso',
        text: saved.bloqueia
          ? 'Pendências graves impedem a publicação'
          : 'Pendências graves não impedem a publicação',
      });
    },
    onError: (error) =>
      showToast({
        title: 'Erro',
        text: errorText(error, 'Erro ao salvar configuração'),
        tone: 'destructive',
      }),
  });
  return (
    <Switch
      label="Impedir a publicação com pendências graves"
      hint="Vale para todos os hotsites. Quem publicar assim mesmo precisa dizer por quê; páginas geradas com pendências ficam como rascunho."
      checked={rule.data?.bloqueia ?? false}
      disabled={isPending || !rule.isSuccess}
      onChange={mutate}
    />
  );
}
