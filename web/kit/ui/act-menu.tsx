import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Act } from '#web/kit/acts.ts';
import { IconButton } from './icon-button.tsx';

const load = () => import('./act-menu-open.tsx');
const Opened = lazy(async () => ({ default: (await load()).ActMenuOpen }));
const preload = () => void load().catch(() => {});

interface Props {
  /** Whose acts: 'Aurora Jardins'. */
  name: string;
  acts: readonly Act[];
}

/** The acts of a record that are not in sight, behind one button; the menu is loaded on approach. */
export function ActMenu({ name, acts }: Props) {
  const [wanted, setWanted] = useState(false);
  const label = `Mais ações de ${name}`;
  const button = (
    <IconButton
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    >
      <Ellipsis />
    </IconButton>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <Opened label={label} acts={acts} />
    </Suspense>
  );
}
