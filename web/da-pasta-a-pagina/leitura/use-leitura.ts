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
import { showToast } from '#web/kit/ui/toast.ts';
import { leituraOf } from '#web/widgets/leitura/read-leitura.ts';

export type Act =
  | { act: 'decide'; campo: CampoDaLeitura; decisao: Decisao; valor?: unknown }
  | { act: 'accept'; campos: CampoDaLeitura[] }
  | { act: 'undo'; campo: CampoDaLeitura };

/** The reading of an empreendimento and the decisions on it, one after the other. */
export function useLeitura(id: number) {
  const client = useQueryClient();
  const address = addressOf(getLeitura, { params: { id } });
  const query = useQuery(leituraOf(id));

  function send(act: Act): Promise<Leitura> {
    // What is decided upon is what the screen shows when the decision is sent.
    const shown = client.getQueryData<Leitura>([address]);
    const revisao = shown?.revisao;
    if (act.act === 'undo') return call(undoCampo, { params: { id, campo: act.campo } });
    if (act.act === 'accept') {
      // It waited its turn: what was written into a field meanwhile is not taken back by it.
      const open = new Set(shown?.campos.filter(isPending).map(({ campo }) => campo));
      const campos = act.campos.filter((campo) => open.has(campo));
      if (shown && campos.length === 0) return Promise.resolve(shown);
      return call(acceptCampos, { params: { id }, body: { campos, revisao } });
    }
    const { campo, decisao, valor } = act;
    return call(decideCampo, { params: { id, campo }, body: { decisao, valor, revisao } });
  }
  const mutation = useMutation({
    scope: { id: address },
    mutationFn: send,
    onSuccess(leitura) {
      const changed = client.getQueryData<Leitura>([address])?.revisao !== leitura.revisao;
      client.setQueryData([address], leitura);
      if (changed) void refreshLists(client, 'empreendimentos');
    },
    onError(error) {
      showToast({ title: 'Erro', text: errorText(error, 'Erro ao salvar a decisão'), tone: 'destructive' });
      // Somebody else was here: what stands now is what there is to decide upon.
      if (error instanceof ApiError && error.status === 409) void query.refetch();
    },
  });
  return { query, mutation };
}
