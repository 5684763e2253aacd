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
import { call, type InputOf } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { read, refreshLists } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';

export type PhoneMessage = InputOf<typeof sendFromPhone>['body'];

/** Laboratory actions. */
export type LaboratorioAct =
  | { act: 'say'; message: PhoneMessage }
  | { act: 'picture'; file: File }
  | { act: 'advance'; minutos: number }
  | { act: 'faults'; change: Partial<LaboratorioFaults> }
  | { act: 'deliver' }
  | { act: 'decide'; decisao: 'approve' | 'reject' | 'undo'; reason?: string }
  | { act: 'restart' };

/** Poll interval while visible, to show what Lisa does. */
const lookMs = 1_000;

function send(act: LaboratorioAct): Promise<Laboratorio> {
  switch (act.act) {
    case 'say':
      return call(sendFromPhone, { body: act.message });
    case 'picture': {
      const form = new FormData();
      form.set('image', act.file);
      return call(sendPictureFromPhone, { body: form });
    }
    case 'advance':
      return call(moveLaboratorioClock, { body: { minutos: act.minutos } });
    case 'faults':
      return call(setLaboratorioFaults, { body: act.change });
    case 'deliver':
      return call(deliverLaboratorio);
    case 'decide':
      return call(decideInLaboratorio, { body: { decisao: act.decisao, reason: act.reason } });
    case 'restart':
      return call(restartLaboratorio);
  }
}

/** The laboratory's state and actions. */
export function useLaboratorio() {
  const client = useQueryClient();
  const key = [readLaboratorio.path];
  const mutation = useMutation({
    // Sequentially, like a person would.
    scope: { id: readLaboratorio.path },
    mutationFn: async (act: LaboratorioAct) => {
      // A read begun before the action must not be shown after it.
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
    ...read(readLaboratorio),
    gcTime: 0,
    refetchInterval: mutation.isPending ? false : lookMs,
  });
  return { query, act: mutation.mutate, acting: mutation.isPending ? mutation.variables : null };
}
export type Act = ReturnType<typeof useLaboratorio>['act'];
