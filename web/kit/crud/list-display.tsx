import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/kit/ui/button.tsx';
import type { DisplayProps } from './display-props.ts';

const load = () => import('./list-display-open.tsx');
const Opened = lazy(async () => ({ default: (await load()).ListDisplayOpen }));
const preload = () => void load().catch(() => {});

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
