import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  decideInLaboratorio,
  deliverLaboratorio,
  type Laboratorio,
  type LaboratorioFaults,
  moveLaboratorioClock,
  readLaboratorio,
  restartLaboratorio,
  sendFromPhone,
  sendPictureFromPhone,
  setLaboratorioFaults,
} from '#contract/lisa/laboratorio.ts';
import { request } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { read, refreshLists } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';

/** What somebody does in the laboratory. */
export type LaboratorioAct =
  | { act: 'say'; message: { tipo: string; texto?: string; imagem?: string } }
  | { act: 'picture'; file: File }
  | { act: 'advance'; minutos: number }
  | { act: 'faults'; change: Partial<LaboratorioFaults> }
  | { act: 'deliver' }
  | { act: 'decide'; decisao: 'approve' | 'reject' | 'undo'; reason?: string }
  | { act: 'restart' };

/** How often it is looked at while it is on the screen: what Lisa does meanwhile is seen. */
const lookMs = 1_000;

function send(act: LaboratorioAct): Promise<Laboratorio> {
  switch (act.act) {
    case 'say':
      return request('POST', sendFromPhone.path, act.message);
    case 'picture': {
      const form = new FormData();
      form.set('image', act.file);
      return request('POST', sendPictureFromPhone.path, form);
    }
    case 'advance':
      return request('POST', moveLaboratorioClock.path, { minutos: act.minutos });
    case 'faults':
      return request('PUT', setLaboratorioFaults.path, act.change);
    case 'deliver':
      return request('POST', deliverLaboratorio.path, {});
    case 'decide':
      return request('POST', decideInLaboratorio.path, { decisao: act.decisao, reason: act.reason });
    case 'restart':
      return request('DELETE', restartLaboratorio.path);
  }
}

/** The laboratory as it stands, and what can be done in it. */
export function useLaboratorio() {
  const client = useQueryClient();
  const key = [readLaboratorio.path];
  const mutation = useMutation({
    // One after the other, as the hand does it.
    scope: { id: readLaboratorio.path },
    mutationFn: async (act: LaboratorioAct) => {
      // What was read before the deed must not be shown after it.
      await client.cancelQueries({ queryKey: key });
      return send(act);
    },
    onSuccess(state, { act }) {
      client.setQueryData(key, state);
      if (act === 'decide' || act === 'restart') void refreshLists(client, 'corretores');
    },
    onError(error) {
      showToast({
        title: 'Erro',
        text: errorText(error, 'O laboratório não respondeu. Tente de novo.'),
        tone: 'destructive',
      });
    },
  });
  const query = useQuery({
    ...read<Laboratorio>(readLaboratorio.path),
    gcTime: 0,
    refetchInterval: mutation.isPending ? false : lookMs,
  });
  return { query, act: mutation.mutate, acting: mutation.isPending ? mutation.variables : null };
}
export type Act = ReturnType<typeof useLaboratorio>['act'];
