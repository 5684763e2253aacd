import { foldText } from '../base/text.ts';

/**
 * Public path of a hotsite as the AI flows derive it (FLW-21, FLW-22): accents folded, lower case,
 * every run of other characters one hyphen, none at the ends. Falls back to 'hotsite'.
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
 * Public path of a hotsite as its dialog fills it in (HOT-18): accents folded, only letters, digits,
 * spaces and hyphens, spaces to hyphens, repeated hyphens one, none at the ends. May be empty.
 */
export const rotaFromText = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9\s-]+/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .slice(0, 100)
    .replace(/^-|-$/g, '');
