import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { restoreFromLixeira } from '#contract/painel/lixeira.ts';
import { at, call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { crudCalls } from '#web/kit/crud/crud-calls.ts';
import { type Count, countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import type { AnyCrudScreen } from './screen.ts';
import { useBulk } from './use-bulk.ts';

interface Props {
  screen: AnyCrudScreen;
  count: Count;
  ids: () => Promise<number[]>;
  clear: () => void;
}

/** 'Excluir' for a selection: to the trash one by one, by the same call as alone, and back. */
export function RemoveMany({ screen, count, ids, clear }: Props) {
  const { noun, list, entidade } = screen;
  const { progress, run, stop } = useBulk();
  const [isAsked, setAsked] = useState(false);
  const word = (stem: string) => (found: number) =>
    `${countOf(found, noun.one, noun.many)} ${stem}${noun.gender === 'f' ? 'a' : 'o'}${found === 1 ? '' : 's'}`;

  async function remove() {
    const question = `Excluir ${countOf(count, noun.one, noun.many)}? ${count === 1 ? 'Fica' : 'Ficam'} 30 dias na lixeira.`;
    if (isAsked || !window.confirm(question)) return;
    setAsked(true);
    try {
      const { failure } = await run(await ids(), {
        lists: [list, 'lixeira'],
        act: (id) => call(crudCalls.remove(list), { params: { id } }),
        undo: (id) =>
          call(at<typeof restoreFromLixeira>('POST', '/api/lixeira/:entidade/:id/restaurar'), {
            params: { entidade, id },
            body: {},
          }),
        done: word('excluíd'),
        undone: word('restaurad'),
      });
      if (!failure) clear();
    } catch (error) {
      showToast({ title: 'Erro', text: errorText(error, screen.texts.removeFailed), tone: 'destructive' });
    }
    setAsked(false);
  }
  if (progress)
    return (
      <Button onClick={stop}>
        Parar ({progress.done.toLocaleString('pt-BR')} de {progress.total.toLocaleString('pt-BR')})
      </Button>
    );
  return (
    <Button className="hover:not-disabled:text-danger" disabled={isAsked} onClick={() => void remove()}>
      <Trash2 aria-hidden="true" />
      Excluir
    </Button>
  );
}
