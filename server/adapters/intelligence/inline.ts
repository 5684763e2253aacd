import { cleanText } from '#contract/base/text.ts';

/** Stored words made safe inside a prompt's sentence: one line without special characters. */
export const inline = (words: string, longest = 120) =>
  cleanText(words)
    .replace(/[{}<>`"“”]/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, longest);
