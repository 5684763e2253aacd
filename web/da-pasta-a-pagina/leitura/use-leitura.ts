import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  acceptCampos,
  type CampoDaLeitura,
  type Decisao,
  decideCampo,
  getLeitura,
  type Leitura,
  undoCampo,
} from '#contract/da-pasta-a-pagina/leitura.ts';
import { isPending } from '#web/da-pasta-a-pagina/leitura/field-state.ts';
import { addressOf, call } from '#web/kit/api/client.ts';
import { ApiError, errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { countOf } from '#web/kit/format.ts';
import { showToast } from '#web/kit/ui/toast.ts';
import { undoOffer } from '#web/kit/ui/undo.ts';
import { leituraOf } from '#web/widgets/leitura/read-leitura.ts';
import { datedAlong } from './dated-along.ts';

export type Act =
  | { act: 'decide'; campo: CampoDaLeitura; decisao: Decisao; valor?: unknown }
  | { act: 'accept'; campos: CampoDaLeitura[] }
  | { act: 'undo'; campos: CampoDaLeitura[] };

/** An empreendimento's reading and decisions, applied sequentially. */
export function useLeitura(id: number) {
  const client = useQueryClient();
  const address = addressOf(getLeitura, { params: { id } });
  const query = useQuery(leituraOf(id));

  function send(act: Act): Promise<Leitura> {
    // Decides on what the screen shows when sent.
    const shown = client.getQueryData<Leitura>([address]);
    const revisao = shown?.revisao;
    if (act.act === 'undo') return undoEach(act.campos);
    if (act.act === 'accept') {
      // A queued decision must not undo later edits of the field.
      const open = new Set(shown?.campos.filter(isPending).map(({ campo }) => campo));
      const campos = act.campos.filter((campo) => open.has(campo));
      if (shown && campos.length === 0) return Promise.resolve(shown);
      return call(acceptCampos, { params: { id }, body: { campos, revisao } });
    }
    const { campo, decisao, valor } = act;
    return call(decideCampo, { params: { id, campo }, body: { decisao, valor, revisao } });
  }
  async function undoEach(campos: readonly CampoDaLeitura[]): Promise<Leitura> {
    let after: Leitura | undefined;
    for (const campo of campos) after = await call(undoCampo, { params: { id, campo } });
    return after ?? call(getLeitura, { params: { id } });
  }
  const mutation = useMutation({
    scope: { id: address },
    mutationFn: send,
    onSuccess(leitura, act) {
      const shown = client.getQueryData<Leitura>([address]);
      const changed = shown?.revisao !== leitura.revisao;
      const dated = act.act === 'decide' && shown && datedAlong(act.campo, shown, leitura);
      if (dated) showToast({ title: 'O preço corrigido vale a partir de hoje', text: dated });
      client.setQueryData([address], leitura);
      if (changed) void refreshLists(client, 'empreendimentos');
      if (act.act === 'accept' && act.campos.length > 0)
        undoOffer.make({
          text: countOf(act.campos.length, 'campo aceito', 'campos aceitos'),
          undo: () => mutation.mutateAsync({ act: 'undo', campos: act.campos }).catch(() => {}),
        });
    },
    onError(error, act) {
      // Of several, the first ones may be undone.
      if (act.act === 'undo') void query.refetch();
      showToast({ title: 'Erro', text: errorText(error, 'Erro ao salvar a decisão'), tone: 'destructive' });
      // Someone else was faster: decide on the current state.
      if (error instanceof ApiError && error.status === 409) void query.refetch();
    },
  });
  return { query, mutation };
}
