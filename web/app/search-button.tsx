import { Search } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { SingleKeys } from '#web/app/single-keys.tsx';

const PanelPalette = lazy(async () => ({
  default: (await import('#web/app/painel-palette.tsx')).PainelPalette,
}));

const isApple = /mac|iphone|ipad/i.test(navigator.platform);
const shortcut = isApple ? '⌘ K' : 'Ctrl K';
const openDialog = '[role="dialog"][data-state="open"]';

/** Opens the command palette, like Ctrl+K and ⌘K; its code is loaded on demand. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  // Registered before rendering: whoever sees the button may press the keys.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wanted = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!wanted || event.altKey || event.shiftKey) return;
      event.preventDefault();
      // Other dialogs have priority; the palette's own closes.
      setOpen((now) => !now && !document.querySelector(openDialog));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={() => setOpen(true)}
        className="button button-ghost max-lg:size-9 max-lg:px-0 lg:w-60 lg:justify-start lg:border-line lg:bg-surface lg:px-3 lg:font-normal"
      >
        <Search aria-hidden="true" />
        <span className="text-faint max-lg:sr-only lg:flex-1 lg:text-left">Buscar no painel</span>{' '}
        <kbd className="hidden rounded border border-line px-1.5 font-sans text-xs text-faint lg:block">
          {shortcut}
        </kbd>
      </button>
      <SingleKeys onSearch={() => setOpen(true)} />
      {open && (
        <Suspense>
          <PanelPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
