import { useEffect, useMemo, useRef, useState } from 'react';
import { type ListView, readView, writeView } from '#web/kit/table/url-state.ts';
import { useAddress } from '#web/kit/use-address.ts';
import type { AnyCrudScreen } from './screen.ts';

/** How long after the last letter the address follows; browsers refuse to change it too often. */
const followMs = 250;

/**
 * The view of a list, held in the address. The search is what is being typed; the address follows a
 * moment later.
 */
export function useCrudView(screen: AnyCrudScreen) {
  const { params, change: changeAddress } = useAddress();
  const written = useMemo(() => readView(params, screen), [params, screen]);
  const [typed, setTyped] = useState(written.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const own = useRef(written.search);

  // The address changed by itself: a link, the way back.
  useEffect(() => {
    if (written.search === own.current) return;
    own.current = written.search;
    setTyped(written.search);
  }, [written.search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function write(part: Partial<ListView> & { search: string }) {
    clearTimeout(timer.current);
    own.current = part.search;
    changeAddress((now) => writeView(now, { ...readView(now, screen), ...part }));
  }

  const view: ListView = useMemo(() => ({ ...written, search: typed }), [written, typed]);
  return {
    view,
    change: (part: Partial<ListView>) => write({ search: typed, ...part }),
    type(search: string) {
      setTyped(search);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write({ search }), followMs);
    },
    clear() {
      setTyped('');
      write({ search: '', filters: Object.fromEntries(Object.keys(written.filters).map((id) => [id, ''])) });
    },
  };
}
