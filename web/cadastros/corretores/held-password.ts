/**
 * A password that was typed and could not be saved. It is in no draft, which the browser keeps on
 * disk; it comes back with one as long as the page lives (BRK-43).
 */
const held = new Map<string, string>();

export const heldPassword = {
  keep: (id: number | null, senha: unknown) => void held.set(String(id), String(senha ?? '')),
  /** Gives it back once. */
  take(id: number | null): string {
    const senha = held.get(String(id)) ?? '';
    held.delete(String(id));
    return senha;
  },
};
