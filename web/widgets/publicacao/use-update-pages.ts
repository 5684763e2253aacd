import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { HotsiteAtras } from '#contract/da-pasta-a-pagina/pagina-atras.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { runMany } from '#web/kit/crud/run-many.ts';
import { countOf } from '#web/kit/format.ts';
import { showToast } from '#web/kit/ui/toast.ts';
import { writeAgain } from '#web/widgets/publicacao/write-again.ts';

/** How far one page got; `falha` says why it stays as it was. */
export type Fate = { estado: 'fazendo' | 'feita' } | { estado: 'falha'; falha: string };

/** Brings pages to what their records say, one after another, by the call of each alone; what fails is named. */
export function useUpdatePages() {
  const client = useQueryClient();
  /** The pages of the run, which leave the list of those behind as they are done. */
  const [run, setRun] = useState<readonly HotsiteAtras[] | null>(null);
  const [fates, setFates] = useState<Readonly<Record<number, Fate>>>({});
  const [isBusy, setBusy] = useState(false);
  const stopped = useRef(false);

  async function start(pages: readonly HotsiteAtras[]): Promise<void> {
    const pageOf = new Map(pages.map((page) => [page.hotsiteId, page]));
    const told = new Map<number, Fate>();
    const tell = (id: number, fate: Fate) => {
      told.set(id, fate);
      setFates(Object.fromEntries(told));
    };
    setRun(pages);
    setBusy(true);
    stopped.current = false;
    const act = async (id: number) => {
      tell(id, { estado: 'fazendo' });
      try {
        const { publicada, rascunho } = await writeAgain(pageOf.get(id)!);
        tell(
          id,
          publicada
            ? { estado: 'feita' }
            : { estado: 'falha', falha: `A página nova não foi publicada. ${rascunho ?? ''}`.trim() },
        );
      } catch (error) {
        tell(id, { estado: 'falha', falha: errorText(error, 'Erro desconhecido') });
        throw error;
      }
    };
    await runMany([...pageOf.keys()], act, { atOnce: 1, isStopped: () => stopped.current });
    await refreshLists(client, 'hotsites', 'empreendimentos');
    setBusy(false);
    const done = [...told.values()].filter(({ estado }) => estado === 'feita').length;
    const failed = pages.filter(({ hotsiteId }) => told.get(hotsiteId)?.estado === 'falha');
    showToast({
      title:
        done === 0
          ? 'Nenhuma página foi atualizada'
          : countOf(done, 'página atualizada e publicada', 'páginas atualizadas e publicadas'),
      ...(failed.length > 0 ? { text: `Não: ${failed.map(({ nome }) => nome).join(', ')}` } : {}),
      ...(done === 0 ? { tone: 'destructive' as const } : {}),
    });
  }
  return {
    run,
    fates,
    isBusy,
    start,
    stop() {
      stopped.current = true;
    },
  };
}
