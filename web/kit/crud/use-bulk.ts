import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ListName } from '#contract/base/lists.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';
import { undoOffer } from '#web/kit/ui/undo.ts';
import { type Ran, runMany } from './run-many.ts';

/** Something done to many records, and undone. */
export interface BulkAct {
  /** Lists that change. */
  lists: readonly ListName[];
  /** Does it to one. */
  act: (id: number) => Promise<unknown>;
  /** Undoes it for one. */
  undo: (id: number) => Promise<unknown>;
  /** '12 bairros excluídos', and when it was undone. */
  done: (count: number) => string;
  undone: (count: number) => string;
}

/** Why some were left: the first reason, and how many more. */
function refusedText({ refused }: Ran): string | undefined {
  const [first] = refused;
  if (!first) return undefined;
  const reason = errorText(first.error, 'Não foi possível.');
  const more = refused.length - 1;
  if (more === 0) return `Um ficou: ${reason}`;
  return `${refused.length.toLocaleString('pt-BR')} ficaram. O primeiro: ${reason}`;
}

/** Does one thing to many records with progress, a way to stop, and undo. */
export function useBulk() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const stopped = useRef(false);
  // Leaving the list leaves what is under way to its end, without anybody watching.
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const show = (next: typeof progress) => !isGone.current && setProgress(next);

  async function run(ids: readonly number[], { lists, act, undo, done, undone }: BulkAct): Promise<Ran> {
    stopped.current = false;
    const total = ids.length;
    show({ done: 0, total });
    const ran = await runMany(ids, act, {
      onStep: (count) => show({ done: count, total }),
      isStopped: () => stopped.current,
    });
    await refreshLists(client, ...lists);
    show(null);
    const text = ran.failure ? errorText(ran.failure, 'Tente novamente.') : refusedText(ran);
    showToast({
      title: ran.done.length > 0 ? done(ran.done.length) : 'Erro',
      ...(text ? { text } : {}),
      ...(ran.failure || ran.done.length === 0 ? { tone: 'destructive' as const } : {}),
    });
    if (ran.done.length > 0)
      undoOffer.make({
        text: done(ran.done.length),
        undo: async () => {
          const back = await runMany(ran.done, undo);
          await refreshLists(client, ...lists);
          const failure = back.failure ?? back.refused[0]?.error;
          showToast({
            title: undone(back.done.length),
            ...(failure
              ? { text: errorText(failure, 'Tente novamente.'), tone: 'destructive' as const }
              : {}),
          });
        },
      });
    return ran;
  }
  return {
    progress,
    run,
    stop() {
      stopped.current = true;
    },
  };
}
