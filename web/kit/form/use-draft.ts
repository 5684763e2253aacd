import { useEffect, useState } from 'react';
import { readUserId } from '#web/kit/api/token.ts';
import { type FormBase, type FormValues, readDraft, sameValues, writeDraft } from '#web/kit/form/draft.ts';

/** How long somebody pauses before what was typed is written down, in milliseconds. */
const pauseMs = 300;

/** Writes what is typed into the browser's storage, a moment after the last key and when the page goes. */
function createDraftKeeper(first: string, start: FormBase) {
  let key = first;
  const userId = readUserId();
  const restored = readDraft(localStorage, key, start, userId);
  let base = restored?.base ?? start;
  let unwritten: FormValues | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Forgets the draft: it was saved, or thrown away. */
  function drop() {
    clearTimeout(timer);
    unwritten = null;
    localStorage.removeItem(key);
  }
  function write() {
    clearTimeout(timer);
    if (!unwritten) return;
    if (sameValues(unwritten, base.values)) localStorage.removeItem(key);
    else writeDraft(localStorage, key, { values: unwritten, base, userId });
    unwritten = null;
  }
  return {
    /** What an earlier visit left here, or null. */
    restored,
    /** The state the typed values began from. */
    base: () => base,
    keep(values: FormValues) {
      unwritten = { ...values };
      clearTimeout(timer);
      timer = setTimeout(write, pauseMs);
    },
    write,
    /** The values now stand on this state. */
    rebase(next: FormBase) {
      base = next;
    },
    drop,
    /** What is typed from now on is about another record: the one that was just made. */
    moveTo(next: string, state: FormBase) {
      drop();
      key = next;
      base = state;
    },
  };
}
export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** The draft of one form, for as long as the form is open; nothing typed is lost on the way out. */
export function useDraft(key: string, start: FormBase): DraftKeeper {
  const [keeper] = useState(() => createDraftKeeper(key, start));
  useEffect(() => {
    window.addEventListener('pagehide', keeper.write);
    document.addEventListener('visibilitychange', keeper.write);
    return () => {
      window.removeEventListener('pagehide', keeper.write);
      document.removeEventListener('visibilitychange', keeper.write);
      keeper.write();
    };
  }, [keeper]);
  return keeper;
}
