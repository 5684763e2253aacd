import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ListView } from '#web/kit/table/url-state.ts';
import { Button } from '#web/kit/ui/button.tsx';

const load = () => import('./list-display-open.tsx');
const Opened = lazy(async () => ({ default: (await load()).ListDisplayOpen }));
const preload = () => void load().catch(() => {});

export interface DisplayProps {
  columns: readonly { id: string; label: string }[];
  view: ListView;
  onChange: (part: Pick<Partial<ListView>, 'columns' | 'dense'>) => void;
}

/** Columns, their order and density of a table; loaded on approach. */
export function ListDisplay(props: DisplayProps) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <Button
      look="ghost"
      className="px-2 text-[13px]"
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    >
      <SlidersHorizontal aria-hidden="true" />
      Colunas
    </Button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <Opened {...props} />
    </Suspense>
  );
}
