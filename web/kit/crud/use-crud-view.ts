import { useMemo } from 'react';
import { type Known, type ListView, readView, writeView } from '#web/kit/table/url-state.ts';
import type { Address } from '#web/kit/use-address.ts';
import { useAddressText } from '#web/kit/use-address-text.ts';

/** A list's view, stored in the address. */
export function useCrudView(screen: Known, address: Address) {
  const { params, change } = address;
  const [search, type] = useAddressText(address, 'busca');
  const written = useMemo(() => readView(params, screen), [params, screen]);
  const view: ListView = useMemo(() => ({ ...written, search }), [written, search]);
  return {
    view,
    type,
    change: (part: Partial<Omit<ListView, 'search'>>) =>
      change((now) => {
        const read = readView(now, screen);
        // Filters are told one by one: what was cleared a moment ago stays so.
        return writeView(now, { ...read, ...part, filters: { ...read.filters, ...part.filters } });
      }),
    /** The view as in a query, to be kept under a name. */
    query: String(writeView(new URLSearchParams(), view)),
    /** Shows a kept view instead of the present one. */
    show(query: string) {
      const kept = readView(new URLSearchParams(query), screen);
      type(kept.search);
      change((now) => writeView(now, kept));
    },
    clear() {
      type('');
      const all = Object.fromEntries(Object.keys(written.filters).map((id) => [id, '']));
      change((now) => writeView(now, { ...readView(now, screen), filters: all, conditions: [] }));
    },
  };
}
