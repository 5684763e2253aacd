import { useLayoutEffect, useMemo } from 'react';
import { useNavigationType } from 'react-router';
import { keepLayout, type Layout, lastLayout } from '#web/cadastros/empreendimentos/last-layout.ts';
import type { AnyCrudScreen } from '#web/kit/crud/screen.ts';
import { useCrudView } from '#web/kit/crud/use-crud-view.ts';
import type { ListView, Sort } from '#web/kit/table/url-state.ts';
import type { Address } from '#web/kit/use-address.ts';

/** By name where nothing is chosen (EMP-05). */
const usual: Sort = { column: 'nome', descending: false };

const isUsual = (sorts: readonly Sort[]) =>
  sorts.length === 1 && sorts[0]?.column === usual.column && !sorts[0].descending;

/** The sorts of an address: a direction alone is of the name. */
export const sortsOf = (sorts: readonly Sort[], params: URLSearchParams): readonly Sort[] =>
  sorts.length > 0 ? sorts : [{ ...usual, descending: params.get('direcao') === 'desc' }];

function withLayout(params: URLSearchParams, layout: Layout): URLSearchParams {
  if (layout === 'tabela') params.set('visual', layout);
  else params.delete('visual');
  return params;
}

/** The list's view in the address, by name unless chosen otherwise, as cards or table. */
export function useEmpreendimentosView(screen: AnyCrudScreen, address: Address) {
  const kept = useCrudView(screen, address);
  const { params, change } = address;
  const view: ListView = useMemo(
    () => ({ ...kept.view, sorts: sortsOf(kept.view.sorts, params) }),
    [kept.view, params],
  );
  const layout: Layout = params.get('visual') === 'tabela' ? 'tabela' : 'cards';
  const setLayout = (next: Layout) => change((now) => withLayout(now, next));
  // Who arrives without saying how sees the list as it was left; from then on the address alone says it (PNL-11).
  const isBare = String(params) === '';
  const cameBy = useNavigationType();
  useLayoutEffect(() => {
    if (isBare && cameBy !== 'REPLACE') change((now) => withLayout(now, lastLayout()));
  }, [isBare, cameBy, change]);
  const query = new URLSearchParams(kept.query);
  if (layout === 'tabela') query.set('visual', layout);
  return {
    ...kept,
    view,
    layout,
    setLayout(next: Layout) {
      keepLayout(next);
      setLayout(next);
    },
    query: String(query),
    change: ({ sorts, ...part }: Parameters<typeof kept.change>[0]) =>
      kept.change({ ...part, ...(sorts ? { sorts: isUsual(sorts) ? [] : sorts } : {}) }),
    /** Applies a complete saved view. */
    show(saved: string) {
      kept.show(saved);
      setLayout(new URLSearchParams(saved).get('visual') === 'tabela' ? 'tabela' : 'cards');
    },
  };
}
