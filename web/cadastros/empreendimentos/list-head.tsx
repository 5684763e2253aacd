import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { listIncorporadoras } from '#contract/cadastros/incorporadoras.ts';
import { empreendimentosScreen as screen } from '#web/cadastros/empreendimentos/empreendimentos.tsx';
import { Filters } from '#web/cadastros/empreendimentos/filters.tsx';
import { LayoutSwitch } from '#web/cadastros/empreendimentos/layout-switch.tsx';
import type { useEmpreendimentosView } from '#web/cadastros/empreendimentos/use-empreendimentos-view.ts';
import { read } from '#web/kit/api/queries.ts';
import { ListExport } from '#web/kit/crud/list-export.tsx';
import type { CrudRows } from '#web/kit/crud/use-crud-rows.ts';
import { everyMatch } from '#web/kit/crud/use-selection.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Toolbar } from '#web/kit/ui/toolbar.tsx';

/** Its spreadsheet has a column for each fact there is: loaded when somebody exports. */
export const sheet = async () => (await import('#web/cadastros/empreendimentos/csv.ts')).empreendimentosCsv;

interface Props {
  kept: ReturnType<typeof useEmpreendimentosView>;
  found: CrudRows;
  /** Buttons before 'add'. */
  actions: ReactNode;
  onNew: () => void;
}

/** Search, filters, order and layout of the list, its file and what adds to it. */
export function ListHead({ kept, found, actions, onNew }: Props) {
  const { view, type, change, layout, setLayout } = kept;
  const incorporadoras = useQuery(read(listIncorporadoras));
  return (
    <Toolbar
      actions={
        <>
          {actions}
          <Button look="primary" onClick={onNew}>
            <Plus aria-hidden="true" />
            {screen.texts.add}
          </Button>
        </>
      }
    >
      <Filters
        view={view}
        sort={view.sorts[0]!}
        onType={type}
        onFilter={(id, value) => change({ filters: { [id]: value } })}
        onSort={(sort) => change({ sorts: [sort, ...view.sorts.slice(1)] })}
        incorporadoras={incorporadoras.data ?? []}
        more={
          <>
            <LayoutSwitch layout={layout} onChange={setLayout} />
            <ListExport
              screen={screen}
              name="empreendimentos"
              sheet={sheet}
              view={view}
              found={found}
              all={everyMatch(view)}
            />
          </>
        }
      />
    </Toolbar>
  );
}
