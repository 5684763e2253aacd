import { useQueryClient } from '@tanstack/react-query';
import { adiarPendencia, type PendenciaTipo, readResumo, trazerPendencias } from '#contract/painel/painel.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refresh } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';
import { undoOffer } from '#web/kit/ui/undo.ts';

/** Puts things off until tomorrow, for this account on any device, and brings them back. */
export function useSnooze() {
  const client = useQueryClient();
  const changed = async (doing: Promise<unknown>, failed: string) => {
    try {
      await doing;
      await refresh(client, readResumo.path);
      return true;
    } catch (error) {
      showToast({ title: 'Erro', text: errorText(error, failed), tone: 'destructive' });
      return false;
    }
  };
  const bring = (query: { tipo?: PendenciaTipo; id?: string }) =>
    changed(call(trazerPendencias, { query }), 'Erro ao trazer de volta');
  return {
    async snooze(tipo: PendenciaTipo, id: string, nome: string) {
      if (await changed(call(adiarPendencia, { body: { tipo, id } }), 'Erro ao adiar'))
        undoOffer.make({ text: `“${nome}” volta amanhã cedo`, undo: () => bring({ tipo, id }) });
    },
    bringBack: () => bring({}),
  };
}
