import { type CorretorPlaceholder, corretorPlaceholders } from '#contract/da-pasta-a-pagina/blueprint.ts';

const known = new Set<string>(corretorPlaceholders);
const braces = /\{\{\s*([^{}]*?)\s*\}\}/g;

export interface ReadPlaceholders {
  /** The text with each known placeholder in its one form. */
  text: string;
  found: CorretorPlaceholder[];
  /** What stands in braces and is no placeholder of ours, or a brace pair left over. */
  unknown: string[];
}

/** Reads the placeholders of a text: `{{ CORRETOR_NOME }}` is taken as `{{CORRETOR_NOME}}`. */
export function readPlaceholders(value: string): ReadPlaceholders {
  const found: CorretorPlaceholder[] = [];
  const unknown: string[] = [];
  const text = value.replace(braces, (whole, name: string) => {
    if (!known.has(name)) {
      unknown.push(whole);
      return '';
    }
    found.push(name as CorretorPlaceholder);
    return `{{${name}}}`;
  });
  const rest = text.replace(/\{\{[A-Z_]+\}\}/g, '');
  if (/\{\{|\}\}/.test(rest)) unknown.push('{{');
  return { text, found, unknown };
}
