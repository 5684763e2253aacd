import { useCallback, useEffect } from 'react';
import { showToast } from '#web/kit/ui/toast.ts';
import { typeAhead } from '#web/kit/ui/type-ahead.ts';
import type { Address } from '#web/kit/use-address.ts';
import type { AnyCrudScreen, CrudRecord } from './screen.ts';
import type { CrudRows } from './use-crud-rows.ts';
import { useOpenedRecord } from './use-opened-record.ts';

/** The open dialog's record: a new or a listed one. */
export type Opened = { record: CrudRecord | null; initial: Record<string, unknown> } | null;

/**
 * A list's dialog, controlled by the address, so that links can open it: `?novo=1` for a new record,
 * prefilled from the filters, and `?editar=7`.
 */
export function useCrudDialog(
  screen: AnyCrudScreen,
  { params, change }: Address,
  list: Pick<CrudRows, 'whole' | 'rows'>,
) {
  const isNew = params.get('novo') === '1';
  const id = params.get('editar');
  const record = useOpenedRecord(screen, id, list);
  const isMissing = id !== null && record === null;

  const put = useCallback(
    (entries: { novo?: string; editar?: string }) =>
      change((now) => {
        now.delete('novo');
        now.delete('editar');
        now.delete('campo');
        for (const [name, value] of Object.entries(entries)) now.set(name, value);
        return now;
      }),
    [change],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that names nobody
  useEffect(() => {
    if (!isMissing) return;
    showToast({ title: 'Erro', text: screen.texts.missing, tone: 'destructive' });
    put({});
  }, [isMissing, id]);

  const chosen = (screen.filters ?? []).flatMap(({ id: name, field }) => {
    const value = params.get(name);
    return field && value ? [[field, value] as const] : [];
  });
  const opened: Opened = isNew
    ? { record: null, initial: Object.fromEntries(chosen) }
    : record
      ? { record, initial: {} }
      : null;
  return {
    opened,
    openNew() {
      typeAhead.start();
      put({ novo: '1' });
    },
    openRecord: useCallback((row: CrudRecord) => put({ editar: String(row.id) }), [put]),
    close: () => put({}),
  };
}
