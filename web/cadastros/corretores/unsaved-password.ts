/**
 * A typed password that could not be saved. Kept out of drafts, which are stored on disk; restored only while
 * the page lives (BRK-43).
 */
const held = new Map<string, string>();

export const unsavedPassword = {
  keep: (id: number | null, senha: unknown) => void held.set(String(id), String(senha ?? '')),
  /** Returns it once. */
  take(id: number | null): string {
    const senha = held.get(String(id)) ?? '';
    held.delete(String(id));
    return senha;
  },
};
