import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Hotsite, hotsitesRoutes } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { isProcessing } from '#web/da-pasta-a-pagina/hotsites/status.tsx';
import { read } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';

/** Poll interval while something is processing, in ms (HOT-33). */
const refreshMs = 3000;

/** The list, polled while any hotsite is processing; completions are reported (HOT-30). */
export function useProcessing() {
  const list = useQuery({
    ...read(hotsitesRoutes.list),
    refetchInterval: ({ state }) => (state.data?.some(isProcessing) ? refreshMs : false),
  });
  const before = useRef(new Set<number>());
  useEffect(() => {
    if (!list.data) return;
    const left = list.data.filter((row) => before.current.has(row.id) && !isProcessing(row));
    before.current = new Set(list.data.filter(isProcessing).map(({ id }) => id));
    // One toast at a time: failures first.
    const told = left.find(({ status }) => status === 'error') ?? left[0];
    if (told) tell(told);
  }, [list.data]);
  return list;
}

function tell({ nome, status, erro }: Hotsite) {
  if (status === 'error')
    showToast({ title: 'Erro', text: erro ? `${nome}\n${erro}` : nome, tone: 'destructive' });
  else if (status === 'completed') showToast({ title: 'Hotsite pronto', text: nome });
}
