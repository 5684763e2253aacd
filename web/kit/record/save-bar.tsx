import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PageParts } from '#web/kit/record/page-parts.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { undoOffer } from '#web/kit/ui/undo.ts';
import { useDebounced } from '#web/kit/use-debounced.ts';

interface Props {
  parts: PageParts;
  /** Opens the tab of a part. */
  onOpen: (tab: string) => void;
  /** In a dialog, which covers the offer to undo: that is made in the bar itself. */
  inDialog?: boolean;
}

const look =
  'docked rise sticky bottom-3 z-20 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border bg-surface py-2.5 pr-2.5 pl-4 shadow-lg';

/** How long the keys rest before it is said that something waits. */
const restMs = 1_200;

const discarded = 'Alterações descartadas';
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** What is being edited never stands under the bar: it is brought above it when the bar comes, and when it takes the focus. */
function useClearOf(bar: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    const clear = () => {
      const edited = document.activeElement;
      const top = bar.current?.getBoundingClientRect().top;
      if (!edited || top === undefined || bar.current?.contains(edited)) return;
      if (!edited.matches('input, textarea, select, [contenteditable]')) return;
      const { bottom } = edited.getBoundingClientRect();
      if (bottom > top) edited.scrollIntoView({ block: 'center' });
    };
    clear();
    document.addEventListener('focusin', clear);
    return () => document.removeEventListener('focusin', clear);
  }, [bar, isOpen]);
}

/** 'Alterações não salvas · Descartar · Salvar': the one bar of a page or dialog, there while something is changed. */
export function SaveBar({ parts, onOpen, inDialog = false }: Props) {
  const { parts: listed, saving } = useSyncExternalStore(parts.subscribe, parts.read);
  const [restore, setRestore] = useState<(() => void) | null>(null);
  const changed = listed.filter(({ dirty }) => dirty);
  const failed = changed.filter((part) => part.failed);
  const isOpen = changed.length > 0;
  const bar = useRef<HTMLElement>(null);
  useClearOf(bar, isOpen);
  // What can be saved is, and the rest says why not.
  const why = changed.every((part) => part.why) ? changed[0]?.why : undefined;

  async function save() {
    if (await parts.save()) return;
    const first = parts.read().parts.find((part) => part.failed);
    if (first) onOpen(first.tab);
  }
  function discard() {
    const back = parts.discard();
    if (inDialog) setRestore(() => back);
    else undoOffer.make({ text: discarded, undo: async () => back() });
  }

  useEffect(() => {
    // Taken back, or something else was changed since.
    if (isOpen) setRestore(null);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      void parts.save();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, parts]);

  // It stands there from the start, and speaks once the keys rest: what is typed is heard over anything else.
  const waiting = useDebounced(
    isOpen ? `Mudança por salvar: ${changed.map(({ name }) => name).join(', ')}. Ctrl+S salva.` : '',
    restMs,
  );
  const said = (
    <p role="status" className="sr-only">
      {isOpen && waiting}
    </p>
  );
  if (!isOpen)
    return (
      <>
        {said}
        {restore && (
          <section aria-label={discarded} className={cx(look, 'justify-between border-line')}>
            <p role="status">{discarded}</p>
            <Button ref={takeFocus} onClick={restore}>
              Desfazer
            </Button>
          </section>
        )}
      </>
    );
  return (
    <>
      {said}
      <section
        ref={bar}
        aria-label={inDialog ? 'Alterações da janela' : 'Alterações da página'}
        aria-busy={saving}
        className={cx(look, 'border-gold')}
      >
        <div className="min-w-0 flex-1 basis-56">
          <p className="break-words">
            <strong className="font-semibold">Alterações não salvas</strong>
            <span className="text-muted">: {changed.map(({ name }) => name).join(', ')}</span>
          </p>
          {failed.length > 0 && (
            <p role="alert" className="mt-0.5 flex flex-wrap gap-x-2 text-[13px] text-danger">
              <span>Não foi salvo: </span>
              {failed.map(({ id, name, tab }) => (
                <button
                  key={id}
                  type="button"
                  className="font-medium underline underline-offset-4"
                  onClick={() => onOpen(tab)}
                >
                  {name}
                </button>
              ))}
            </p>
          )}
        </div>
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button look="ghost" disabled={saving} onClick={discard}>
            Descartar
          </Button>
          <Button look="primary" why={why} aria-busy={saving} data-hint="Ctrl+S" onClick={() => void save()}>
            {saving ? 'Salvando...' : 'Salvar'}
          </Button>
        </div>
      </section>
    </>
  );
}
