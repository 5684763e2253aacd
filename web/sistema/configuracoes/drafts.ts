import { useSyncExternalStore } from 'react';
import { readUserId } from '#web/kit/api/token.ts';

/** A text that was typed and not saved, and the `revisao` of the setting it was typed on. */
export interface SettingDraft {
  texto: string;
  revisao: number;
}
type Drafts = Readonly<Record<string, SettingDraft>>;

const prefix = 'rascunho:configuracoes:';
const listeners = new Set<() => void>();
let drafts: Drafts = {};
/** Whose drafts are held; those of another account stay where they are. */
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

/** What an earlier visit left in this browser. */
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

/** Keeps what is typed, at once, in this browser; null forgets it. */
export function keepDraft(chave: string, draft: SettingDraft | null): void {
  const { [chave]: _, ...others } = current();
  try {
    if (draft) localStorage.setItem(prefix + chave, JSON.stringify({ ...draft, userId: readUserId() }));
    else localStorage.removeItem(prefix + chave);
  } catch (error) {
    // A browser that keeps nothing is no reason to stop anybody typing.
    console.warn('draft not kept:', error);
  }
  replace(draft ? { ...others, [chave]: draft } : others);
}

function subscribe(listener: () => void) {
  // Another tab of this browser types too.
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
  useSyncExternalStore(subscribe, () => current()[chave]);

/** Every draft, by key. */
export const useDrafts = (): Drafts => useSyncExternalStore(subscribe, current);
