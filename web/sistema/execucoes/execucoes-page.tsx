import { ChevronRight } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Execucao } from '#contract/sistema/execucoes.ts';
import { CrudToolbar } from '#web/kit/crud/crud-toolbar.tsx';
import { ListBody } from '#web/kit/crud/list-body.tsx';
import { ListExport } from '#web/kit/crud/list-export.tsx';
import { useCrudView } from '#web/kit/crud/use-crud-view.ts';
import { usePagedRows } from '#web/kit/crud/use-paged-rows.ts';
import { everyMatch } from '#web/kit/crud/use-selection.ts';
import { useRememberedList } from '#web/kit/record/came-from.ts';
import { useAddress } from '#web/kit/use-address.ts';
import { LimitsCard } from '#web/sistema/execucoes/limits-card.tsx';
import { execucoesPath, execucoesList as list, nameOf } from '#web/sistema/execucoes/list.tsx';

const pathOf = ({ id }: Execucao) => `/admin/configuracoes/execucoes/${id}`;
/** Width of one button with spacing, in pixels. */
const actionsWidth = 76;

/** 'Execuções': all background work, and model limits. */
export function ExecucoesPage() {
  const address = useAddress();
  const { view, change, type, clear, query, show } = useCrudView(list, address);
  const found = usePagedRows(list, view, true);
  const all = everyMatch(view);
  useRememberedList(execucoesPath, found.rows, found.rest);
  const navigate = useNavigate();
  const actions = useCallback(
    (row: Execucao) => (
      <Link
        to={pathOf(row)}
        aria-label={`Abrir ${nameOf(row)}, execução ${row.id}`}
        data-hint="Abrir"
        className="button button-ghost size-9 px-0"
      >
        <ChevronRight />
      </Link>
    ),
    [],
  );
  return (
    <>
      <LimitsCard />
      <CrudToolbar
        screen={list}
        view={view}
        rows={undefined}
        onType={type}
        onChange={change}
        actions={<ListExport screen={list} name="execucoes" view={view} found={found} all={all} />}
      />
      <ListBody<Execucao>
        screen={list}
        view={view}
        found={found}
        onChange={change}
        onClear={clear}
        views={{ lista: 'execucoes', query, onShow: show }}
        label="Execuções"
        marked={null}
        busy={null}
        onOpen={(row) => navigate(pathOf(row))}
        actions={actions}
        actionsWidth={actionsWidth}
        whenEmpty={
          <p className="max-w-sm text-muted">
            Aparecem aqui as leituras do Super AI, o processamento de pastas e a geração de páginas.
          </p>
        }
      />
    </>
  );
}
