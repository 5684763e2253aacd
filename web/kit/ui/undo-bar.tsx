import { Undo2, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { IconButton } from './icon-button.tsx';
import { undoOffer } from './undo.ts';

/** How long undo is offered, in ms. */
const offerMs = 30_000;

function take() {
  const offer = undoOffer.read();
  undoOffer.end();
  void offer?.undo();
}

/** Whether keys belong to a text input, where Ctrl+Z has its own meaning. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** 'Desfazer' for the last action; below dialogs, above everything else. */
export function UndoBar() {
  const offer = useSyncExternalStore(undoOffer.subscribe, undoOffer.read);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const until = offer?.until;
  const start = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(undoOffer.end, until === undefined ? offerMs : until - Date.now());
  };
  // A fixed deadline is not extended by hovering.
  const hold = () => until === undefined && clearTimeout(timer.current);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time starts anew with each offer
  useEffect(() => {
    if (!offer) return;
    start();
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || isTyping(event.target)) return;
      event.preventDefault();
      take();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('keydown', onKey);
    };
  }, [offer]);

  return (
    <section aria-label="Desfazer" aria-live="polite">
      {offer && (
        // Hovering or focusing keeps it open.
        <div
          id="desfazer"
          role="status"
          className="rise fixed inset-x-3 bottom-3 z-30 flex min-h-14 items-center gap-2 overflow-hidden rounded-xl bg-ink pr-2 pl-4 text-canvas sm:right-4 sm:bottom-4 sm:left-auto sm:w-[26rem]"
          onPointerEnter={hold}
          onPointerLeave={start}
          onFocus={hold}
          onBlur={start}
        >
          <p className="line-clamp-2 min-w-0 flex-1 py-1.5 break-words">{offer.text}</p>
          <button
            type="button"
            onClick={take}
            data-hint="Ctrl+Z"
            className="button font-semibold text-canvas underline-offset-4 hover:underline"
          >
            <Undo2 aria-hidden="true" className="max-sm:hidden" />
            Desfazer
          </button>
          <IconButton
            label="Dispensar"
            onClick={undoOffer.end}
            className="text-canvas hover:bg-transparent hover:text-canvas"
          >
            <X />
          </IconButton>
          {until !== undefined && <span key={until} aria-hidden="true" className="time-left" />}
        </div>
      )}
    </section>
  );
}
