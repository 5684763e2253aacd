import { createContext, type FormEvent, useContext, useEffect, useId, useRef } from 'react';

/** A part of a page with changes of its own and the call that saves them. */
export interface PagePart {
  dirty: boolean;
  /** Why it cannot be saved as it is. */
  why?: string | undefined;
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
  why?: string | undefined;
  /** The last save did not go through. */
  failed: boolean;
}

export interface PageState {
  parts: readonly ListedPart[];
  saving: boolean;
}

/** The parts of one page or dialog, which its bar saves together: changed ones alone, one after the other. */
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
    put(id: string, listed: Pick<ListedPart, 'name' | 'tab' | 'dirty' | 'why'>, part: () => PagePart) {
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
/** Id of the tab a part stands in, or of its place in a dialog. */
export const PageTabContext = createContext('');

/** Hands a part over to the bar of the page or dialog it stands in. */
export function usePagePart(name: string, part: PagePart): void {
  const page = useContext(PagePartsContext);
  const tab = useContext(PageTabContext);
  const id = useId();
  const latest = useRef(part);
  useEffect(() => {
    latest.current = part;
  });
  const { dirty, why } = part;
  useEffect(
    () => page?.put(id, { name, tab, dirty, why }, () => latest.current),
    [page, id, name, tab, dirty, why],
  );
  useEffect(() => () => page?.remove(id), [page, id]);
}

/** Whether a save went through; what it failed of was already reported. */
export const settled = (saving: Promise<unknown>): Promise<boolean> =>
  saving.then(
    () => true,
    () => false,
  );

/** Enter in a part's form: what is changed is saved together. */
export function useSend() {
  const page = useContext(PagePartsContext);
  return (event: FormEvent) => {
    event.preventDefault();
    void page?.save();
  };
}
