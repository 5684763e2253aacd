import { useSyncExternalStore } from 'react';
import { readUserId } from '#web/kit/api/token.ts';

/** An unsaved text, and the `revisao` it is based on. */
export interface SettingDraft {
  texto: string;
  revisao: number;
}
type Drafts = Readonly<Record<string, SettingDraft>>;

const prefix = 'rascunho:configuracoes:';
const listeners = new Set<() => void>();
let drafts: Drafts = {};
/** Owner of the loaded drafts; other accounts' drafts are left alone. */
let owner: number | null | undefined;

function parse(stored: string | null): SettingDraft | null {
  try {
    const { texto, revisao, userId } = JSON.parse(stored ?? '') as Partial<SettingDraft & { userId: number }>;
    const usable = typeof texto === 'string' && typeof revisao === 'number' && userId === readUserId();
    return usable ? { texto, revisao } : null;
  } catch {
    return null;
  }
}

/** Drafts of earlier visits in this browser. */
function readAll(): Drafts {
  const found: Record<string, SettingDraft> = {};
  for (const key of Object.keys(localStorage)) {
    const draft = key.startsWith(prefix) ? parse(localStorage.getItem(key)) : null;
    if (draft) found[key.slice(prefix.length)] = draft;
  }
  return found;
}

function current(): Drafts {
  if (owner !== readUserId()) {
    owner = readUserId();
    drafts = readAll();
  }
  return drafts;
}

function replace(next: Drafts) {
  drafts = next;
  for (const listener of listeners) listener();
}

/** Stores a draft immediately in this browser; null deletes it. */
export function keepDraft(chave: string, draft: SettingDraft | null): void {
  const { [chave]: _, ...others } = current();
  try {
    if (draft) localStorage.setItem(prefix + chave, JSON.stringify({ ...draft, userId: readUserId() }));
    else localStorage.removeItem(prefix + chave);
  } catch (error) {
    // A browser without storage must not block typing.
    console.warn('draft not kept:', error);
  }
  replace(draft ? { ...others, [chave]: draft } : others);
}

function subscribe(listener: () => void) {
  // Another tab may type too.
  const follow = ({ key }: StorageEvent) => {
    if (key?.startsWith(prefix)) replace(readAll());
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

/** The draft of one setting, or undefined. */
export const useDraft = (chave: string): SettingDraft | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current()[chave],
    () => undefined,
  );

/** Every draft, by key. */
export const useDrafts = (): Drafts => useSyncExternalStore(subscribe, current);
