import { createContext, type FormEvent, useContext, useEffect, useId, useRef } from 'react';

/** A part of a page with changes of its own and the call that saves them. */
export interface PagePart {
  dirty: boolean;
  /** Whether it was saved; what failed says so in its own place. */
  save: () => Promise<boolean>;
  /** Takes the changes back; the answer brings them again. */
  discard: () => () => void;
}

export interface ListedPart {
  id: string;
  name: string;
  tab: string;
  dirty: boolean;
  /** The last save did not go through. */
  failed: boolean;
}

export interface PageState {
  parts: readonly ListedPart[];
  saving: boolean;
}

/** The parts of one page, which its bar saves together: changed ones alone, one after the other. */
export function createPageParts() {
  const held = new Map<string, ListedPart & { part: () => PagePart }>();
  const listeners = new Set<() => void>();
  let saving = false;
  let state: PageState = { parts: [], saving };

  function publish() {
    state = {
      parts: [...held.values()].map(({ part: _, ...listed }) => listed),
      saving,
    };
    for (const listener of listeners) listener();
  }
  const changed = () => [...held.values()].filter(({ dirty }) => dirty);

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    put(id: string, listed: Pick<ListedPart, 'name' | 'tab' | 'dirty'>, part: () => PagePart) {
      const failed = listed.dirty && (held.get(id)?.failed ?? false);
      held.set(id, { id, ...listed, failed, part });
      publish();
    },
    remove(id: string) {
      held.delete(id);
      publish();
    },
    /** Saves what is changed; true if all of it went through. */
    async save(): Promise<boolean> {
      if (saving) return false;
      saving = true;
      publish();
      try {
        for (const { id } of changed()) {
          const isSaved =
            (await held
              .get(id)
              ?.part()
              .save()
              .catch(() => false)) ?? true;
          const now = held.get(id);
          if (now) held.set(id, { ...now, failed: !isSaved });
        }
      } finally {
        saving = false;
        publish();
      }
      return ![...held.values()].some(({ failed }) => failed);
    },
    /** Takes all changes back; the answer brings them again. */
    discard(): () => void {
      const restore = changed().map(({ part }) => part().discard());
      return () => {
        for (const each of restore) each();
      };
    },
  };
}
export type PageParts = ReturnType<typeof createPageParts>;

export const PagePartsContext = createContext<PageParts | null>(null);
/** In a dialog, whom a part tells whether it has changes. */
export const PartWatchContext = createContext<((id: string, dirty: boolean) => void) | null>(null);
/** Id of the tab a part stands in. */
export const PageTabContext = createContext('');

/**
 * Hands a part over to the bar of the page it stands in. False where there is none, as in a dialog: the part
 * then shows buttons of its own.
 */
export function usePagePart(name: string, part: PagePart): boolean {
  const page = useContext(PagePartsContext);
  const tab = useContext(PageTabContext);
  const id = useId();
  const latest = useRef(part);
  useEffect(() => {
    latest.current = part;
  });
  const { dirty } = part;
  useEffect(() => page?.put(id, { name, tab, dirty }, () => latest.current), [page, id, name, tab, dirty]);
  useEffect(() => () => page?.remove(id), [page, id]);
  const watch = useContext(PartWatchContext);
  useEffect(() => {
    watch?.(id, dirty);
    return () => watch?.(id, false);
  }, [watch, id, dirty]);
  return page !== null;
}

/** Whether a save went through; what it failed of was already reported. */
export const settled = (saving: Promise<unknown>): Promise<boolean> =>
  saving.then(
    () => true,
    () => false,
  );

/** Enter in a part's form: the whole page is saved, or the part alone where it stands in a dialog. */
export function useSend(alone: () => Promise<boolean>) {
  const page = useContext(PagePartsContext);
  return (event: FormEvent) => {
    event.preventDefault();
    void (page ? page.save() : alone());
  };
}
