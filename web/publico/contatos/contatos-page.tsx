import { ChevronRight } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Contato } from '#contract/publico/contatos.ts';
import { CrudToolbar } from '#web/kit/crud/crud-toolbar.tsx';
import { ListBody } from '#web/kit/crud/list-body.tsx';
import { ListExport } from '#web/kit/crud/list-export.tsx';
import { useCrudView } from '#web/kit/crud/use-crud-view.ts';
import { usePagedRows } from '#web/kit/crud/use-paged-rows.ts';
import { useSelection } from '#web/kit/crud/use-selection.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { useAddress } from '#web/kit/use-address.ts';
import { ContatoDialog } from './contato-dialog.tsx';
import { contatosList as list } from './list.tsx';
import { ProgramaCard } from './programa-card.tsx';
import { ContatosSelection } from './selection.tsx';

/** Width of one button with spacing, in pixels. */
const actionsWidth = 76;

/** 'Contatos': who wrote from a public page. */
export function ContatosPage() {
  const address = useAddress();
  const { view, change, type, clear, query, show } = useCrudView(list, address);
  const found = usePagedRows(list, view, true);
  const selection = useSelection(view, found.matches);
  const [open, setOpen] = useState<Contato | null>(null);
  const actions = useCallback(
    (row: Contato) => (
      <IconButton label={`Abrir o contato de ${row.nome}`} onClick={() => setOpen(row)}>
        <ChevronRight />
      </IconButton>
    ),
    [],
  );
  return (
    <>
      <ProgramaCard />
      <CrudToolbar
        screen={list}
        view={view}
        rows={undefined}
        onType={type}
        onChange={change}
        actions={
          <ListExport screen={list} name="contatos" view={view} found={found} all={selection.found.chosen} />
        }
      />
      <ListBody<Contato>
        screen={list}
        view={view}
        found={found}
        onChange={change}
        onClear={clear}
        views={{ lista: 'contatos', query, onShow: show }}
        label="Contatos"
        marked={null}
        busy={null}
        onOpen={setOpen}
        actions={actions}
        actionsWidth={actionsWidth}
        selection={selection.rows}
        whenEmpty={
          <p className="max-w-sm text-muted">
            Quem deixa nome e telefone numa página de empreendimento aparece aqui.
          </p>
        }
      />
      <ContatosSelection view={view} found={found} selection={selection} />
      {open && <ContatoDialog key={open.id} contato={open} onClose={() => setOpen(null)} />}
    </>
  );
}
