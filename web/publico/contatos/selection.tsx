import { Check, X } from 'lucide-react';
import { type Contato, type ContatoEstado, changeContato } from '#contract/publico/contatos.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { chosenRecords, rowsForFile } from '#web/kit/crud/chosen-rows.ts';
import { SelectionBar } from '#web/kit/crud/selection-bar.tsx';
import { useBulk } from '#web/kit/crud/use-bulk.ts';
import type { PagedRows } from '#web/kit/crud/use-paged-rows.ts';
import type { Selection } from '#web/kit/crud/use-selection.ts';
import { ExportButton } from '#web/kit/csv/export-button.tsx';
import { countOf } from '#web/kit/format.ts';
import type { ListView } from '#web/kit/table/url-state.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { contatosList as list } from './list.tsx';

interface Props {
  view: ListView;
  found: PagedRows;
  selection: Selection;
}

/** What can be done with selected contacts: what became of them, with undo, and a file. */
export function ContatosSelection({ view, found: { rows = [], matches }, selection }: Props) {
  const { chosen, count, clear } = selection;
  const { run, progress, stop } = useBulk();
  const source = { screen: list, view, whole: undefined, found: undefined };

  async function mark(estado: ContatoEstado, words: [one: string, many: string]) {
    try {
      const before = new Map(
        ((await chosenRecords(source, chosen, rows)) as Contato[]).map((row) => [row.id, row.estado]),
      );
      const put = (id: number, next: ContatoEstado) =>
        call(changeContato, { params: { id }, body: { estado: next } });
      const { failure } = await run([...before.keys()], {
        lists: ['contatos'],
        act: (id) => put(id, estado),
        undo: (id) => put(id, before.get(id) ?? 'novo'),
        done: (done) => countOf(done, ...words),
        undone: (done) => countOf(done, 'contato como antes', 'contatos como antes'),
      });
      if (!failure) clear();
    } catch (error) {
      showToast({
        title: 'Erro',
        text: errorText(error, 'Erro ao mudar o estado dos contatos'),
        tone: 'destructive',
      });
    }
  }
  return (
    <SelectionBar noun={list.noun} selection={selection} total={matches}>
      {progress ? (
        <Button onClick={stop}>
          Parar ({progress.done.toLocaleString('pt-BR')} de {progress.total.toLocaleString('pt-BR')})
        </Button>
      ) : (
        <>
          <Button onClick={() => void mark('atendido', ['contato atendido', 'contatos atendidos'])}>
            <Check aria-hidden="true" />
            Atendidos
          </Button>
          <Button onClick={() => void mark('descartado', ['contato descartado', 'contatos descartados'])}>
            <X aria-hidden="true" />
            Descartar
          </Button>
        </>
      )}
      <ExportButton
        screen={list}
        name="contatos"
        shown={view.columns}
        scopes={[{ label: 'Selecionados', count, rows: () => rowsForFile(source, chosen) }]}
      />
    </SelectionBar>
  );
}
