import { Bookmark } from 'lucide-react';
import type { ComponentProps } from 'react';
import { lazy, Suspense, useState } from 'react';
import { ToolFace, toolClass } from '#web/kit/ui/tool-face.tsx';

const load = () => import('./saved-views.tsx');
const SavedViews = lazy(async () => ({ default: (await load()).SavedViews }));
const preload = () => void load().catch(() => {});

/** The saved views of a list, loaded on approach. */
export function ViewsButton(props: ComponentProps<typeof SavedViews>) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      className={toolClass}
      aria-label="Visões salvas"
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    >
      <ToolFace label="Visões" Icon={Bookmark} />
    </button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <SavedViews {...props} defaultOpen look={toolClass} />
    </Suspense>
  );
}
