import { foldText } from '../base/text.ts';

/**
 * A hotsite's rota as the AI flows derive it (FLW-21, FLW-22): accents folded, lower case, every run of other
 * characters one hyphen, none at the ends. Falls back to 'hotsite'.
 */
export function rotaFromNome(nome: string): string {
  return (
    foldText(nome)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 100)
      .replace(/-+$/, '') || 'hotsite'
  );
}

/**
 * A hotsite's rota as its dialog derives it (HOT-18): accents folded, only letters, digits, spaces and
 * hyphens, spaces to hyphens, repeated hyphens collapsed, none at the ends. May be empty.
 */
export const rotaFromText = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9\s-]+/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .slice(0, 100)
    .replace(/^-|-$/g, '');
