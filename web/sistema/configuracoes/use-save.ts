import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Configuracao,
  listConfiguracoes,
  readSettingHistory,
  saveConfiguracao,
} from '#contract/sistema/configuracoes.ts';
import { addressOf, call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refresh, refreshLists } from '#web/kit/api/queries.ts';
import { changeOf } from '#web/kit/api/refusal.ts';
import { showToast } from '#web/kit/ui/toast.ts';
import { keepDraft, type SettingDraft } from '#web/sistema/configuracoes/drafts.ts';

/** Saves one setting (SET-02, SET-11, SET-13). A refused text stays as a draft. */
export function useSave(chave: string) {
  const client = useQueryClient();
  const put = (setting: Configuracao) =>
    client.setQueryData<Configuracao[]>([listConfiguracoes.path], (list) =>
      list?.map((one) => (one.chave === chave ? setting : one)),
    );
  const { mutate, isPending } = useMutation({
    mutationFn: ({ texto, revisao }: SettingDraft) =>
      call(saveConfiguracao, { params: { chave }, body: { valor: texto, revisao } }),
    onSuccess: async (saved) => {
      put(saved);
      keepDraft(chave, null);
      // The key says little to who wrote the text: the title is what the screen calls it.
      showToast({ title: saved.titulo, text: `Configuração ${chave} salva!` });
      await refresh(client, addressOf(readSettingHistory, { params: { chave } }));
      await refreshLists(client, 'configuracoes');
    },
    onError: async (error) => {
      // The current text is shown beside the draft, which is based on an older one.
      const change = await changeOf(error);
      if (change) put(change.current as Configuracao);
      showToast({
        title: 'Erro',
        text: errorText(error, 'Erro ao salvar configuração'),
        tone: 'destructive',
      });
    },
  });
  return { save: mutate, saving: isPending };
}
