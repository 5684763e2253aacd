import { cleanText } from '#contract/base/text.ts';

/** Stored words as they may stand inside a sentence of a prompt: one line without marks of its own. */
export const inline = (words: string, longest = 120) =>
  cleanText(words)
    .replace(/[{}<>`"“”]/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, longest);
