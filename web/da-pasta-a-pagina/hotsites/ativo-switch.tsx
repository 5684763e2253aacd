import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Hotsite } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { hotsiteCalls } from '#web/da-pasta-a-pagina/hotsites/calls.ts';
import { noAnswerText } from '#web/da-pasta-a-pagina/hotsites/form-values.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { Switch } from '#web/kit/ui/switch.tsx';
import { showToast } from '#web/kit/ui/toast.ts';

/** Toggles the public page immediately, independent of the dialog (HOT-40). */
export function AtivoSwitch({ hotsite }: { hotsite: Hotsite }) {
  const client = useQueryClient();
  const [ativo, setAtivo] = useState(hotsite.ativo);
  const { mutate, isPending } = useMutation({
    mutationFn: (next: boolean) => hotsiteCalls.setAtivo(hotsite.id, next),
    onSuccess: async (row) => {
      setAtivo(row.ativo);
      await refreshLists(client, 'hotsites');
      showToast({ title: 'Sucesso', text: row.ativo ? 'Hotsite ativado' : 'Hotsite desativado' });
    },
    onError: (error) =>
      showToast({ title: 'Erro', text: errorText(error, noAnswerText.update), tone: 'destructive' }),
  });
  return (
    <div className="self-center">
      <Switch
        label="Hotsite ativo"
        hint="Vale na hora. Desligado, a página não é mostrada a ninguém."
        checked={isPending ? !ativo : ativo}
        disabled={isPending}
        onChange={mutate}
      />
    </div>
  );
}
