import { type CorretorPlaceholder, corretorPlaceholders } from '#contract/da-pasta-a-pagina/blueprint.ts';

const known = new Set<string>(corretorPlaceholders);
const braces = /\{\{\s*([^{}]*?)\s*\}\}/g;

export interface ReadPlaceholders {
  /** The text with known placeholders in canonical form. */
  text: string;
  found: CorretorPlaceholder[];
  /** Unknown placeholders or unmatched braces. */
  unknown: string[];
}

/** Parses the placeholders of a text: `{{ CORRETOR_NOME }}` becomes `{{CORRETOR_NOME}}`. */
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
