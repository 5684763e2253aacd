import { useEffect, useState } from 'react';
import { readUserId } from '#web/kit/api/token.ts';
import { type FormBase, type FormValues, readDraft, sameValues, writeDraft } from '#web/kit/form/draft.ts';

/** Pause before storing a draft, in ms. */
const pauseMs = 300;

/** Stores typed values in the browser, shortly after the last key and when leaving the page. */
function createDraftKeeper(first: string, start: FormBase) {
  let key = first;
  const userId = readUserId();
  const restored = readDraft(localStorage, key, start, userId);
  let base = restored?.base ?? start;
  let unwritten: FormValues | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Deletes the draft: saved or discarded. */
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
    /** An earlier draft, or null. */
    restored,
    /** The state the typed values started from. */
    base: () => base,
    keep(values: FormValues) {
      unwritten = { ...values };
      clearTimeout(timer);
      timer = setTimeout(write, pauseMs);
    },
    write,
    /** Rebases the values on this state. */
    rebase(next: FormBase) {
      base = next;
    },
    drop,
    /** Continues with the record just created. */
    moveTo(next: string, state: FormBase) {
      drop();
      key = next;
      base = state;
    },
  };
}
export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** The draft of an open form; nothing typed is lost on leaving. */
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
