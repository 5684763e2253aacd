import type { Uf } from '#contract/base/common.ts';
import { foldText } from '#contract/base/text.ts';
import { nearUf } from '#server/kernel/reading/near-uf.ts';

/** Up to this length a name counts only right after a number or what leads to it, where nothing else follows. */
const shortUpTo = 6;
const longest = 4;
const leads = new Set('de do da dos no na em o estado creci registro regiao e uf f j'.split(' '));

/** The state named in a text, though misspelt in full: '7756 pernanbuco', 'creci de minas gerias'. */
export function nearState(said: string): Uf | null {
  const parts = foldText(said)
    .split(/[,.;:!?\n()]|\s[-–—]\s/)
    .filter((part) => /[a-z\d]/.test(part));
  for (const part of parts) {
    const words: string[] = part.match(/[a-z]+|\d+/g) ?? [];
    for (let from = 0; from < words.length; from++)
      for (let size = Math.min(longest, words.length - from); size > 0; size--) {
        const name = words.slice(from, from + size).join(' ');
        if (name.length < 4 || name === 'para' || /\d/.test(name)) continue;
        const [before = '', after = ''] = [words[from - 1], words[from + size]];
        const isLed = before === '' ? parts.length === 1 : /\d/.test(before) || leads.has(before);
        const isApart = isLed && /^\d*$/.test(after);
        const uf = name.length > shortUpTo || isApart ? nearUf(name) : null;
        if (uf) return uf;
      }
  }
  return null;
}
