import { foldAligned } from '#server/kernel/reading/fold.ts';

export const fileName = (path: string) => path.split('/').at(-1) ?? path;

/** A name as words: 'TABELA_DE_VENDAS-v2.pdf' → 'tabela de vendas v2'. */
export function wordsOfName(name: string): string {
  return foldAligned(name)
    .replace(/\.pdf$/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Words of each parent folder, outermost first. */
export const folderWords = (path: string) => path.split('/').slice(0, -1).map(wordsOfName);
