import { fillPlaceholders, type PlaceholderValues } from '#contract/sistema/placeholders.ts';

/** Text of a setting: the saved one, or the default. */
export type ReadPrompt = (chave: string) => Promise<string>;

/** Reads texts with their placeholders filled: one that has no value in this task leaves nothing (SET-19). */
export const withValues =
  (read: ReadPrompt, values: PlaceholderValues = {}): ReadPrompt =>
  async (chave) =>
    fillPlaceholders(await read(chave), values);
