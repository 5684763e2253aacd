import { ChevronRight } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Contato } from '#contract/publico/contatos.ts';
import { CrudToolbar } from '#web/kit/crud/crud-toolbar.tsx';
import { ListBody } from '#web/kit/crud/list-body.tsx';
import { useCrudView } from '#web/kit/crud/use-crud-view.ts';
import { usePagedRows } from '#web/kit/crud/use-paged-rows.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { useAddress } from '#web/kit/use-address.ts';
import { ContatoDialog } from './contato-dialog.tsx';
import { contatosList as list } from './list.tsx';
import { ProgramaCard } from './programa-card.tsx';

/** Width of one button with spacing, in pixels. */
const actionsWidth = 76;

/** 'Contatos': who wrote from a public page. */
export function ContatosPage() {
  const address = useAddress();
  const { view, change, type, clear } = useCrudView(list, address);
  const found = usePagedRows(list, view, true);
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
      <CrudToolbar screen={list} view={view} rows={undefined} onType={type} onChange={change} />
      <ListBody<Contato>
        screen={list}
        view={view}
        found={found}
        onChange={change}
        onClear={clear}
        label="Contatos"
        marked={null}
        busy={null}
        onOpen={setOpen}
        actions={actions}
        actionsWidth={actionsWidth}
        whenEmpty={
          <p className="max-w-sm text-muted">
            Quem deixa nome e telefone numa página de empreendimento aparece aqui.
          </p>
        }
      />
      {open && <ContatoDialog key={open.id} contato={open} onClose={() => setOpen(null)} />}
    </>
  );
}
