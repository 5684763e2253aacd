import { Bookmark } from 'lucide-react';
import type { ComponentProps } from 'react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '#web/kit/ui/icon-button.tsx';

const load = () => import('./saved-views.tsx');
const SavedViews = lazy(async () => ({ default: (await load()).SavedViews }));
const preload = () => void load().catch(() => {});

/** The saved views of a list, loaded on approach. */
export function ViewsButton(props: ComponentProps<typeof SavedViews>) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <IconButton
      label="Visões salvas"
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    >
      <Bookmark />
    </IconButton>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <SavedViews {...props} defaultOpen look="" />
    </Suspense>
  );
}
