import { foldText } from './common.ts';

/** The end of a public address out of a name: 'José da Silva Souza' → 'jose-da-silva' (BRK-26); may be empty. */
export function slugFromNome(nome: string): string {
  return foldText(nome)
    .replace(/[^a-z0-9\s]/g, '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 3)
    .join('-')
    .slice(0, 90);
}
