import { isPlainValue } from '../machine-talk.ts';
import { quiet, small } from './quiet.ts';

/** Words of a description, never of a person's or a firm's name. */
const describing =
  /\b(?:linhas|retas|modern\w+|contempor\w+|neoclass\w+|classic[ao]s?|conceitos?|estilo|fachadas?|sofistic\w+|exclusiv\w+|alto padrao|ambientes?|areas?|unidades?|complet\w+|decorad\w+|entregues?|mobiliad\w+|integrad\w+|unic[ao]s?|premiad\w+|assinad\w+|internacional|imponente|elegante|convencional|alvenaria|concreto|steel|definir|consulte|sob consulta)\b/;

/** A name as people write it; null if the words are none. */
export function nameOf(text: string, folded: string): string | null {
  const words = text
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replace(/^([^(]*)\)$/, '$1')
    .replace(/[,\s]+$/, '')
    .replace(/^(?:d[aeo] )?(?:(?:[Aa]rq|ARQ)\.|[Aa]rquitet[oa](?= )) ?(?=\p{Lu})|^d[aeo] (?=\p{Lu})/u, '');
  const parts = words.split(/\s+/);
  const capital = (part: string) => small.test(part.toLowerCase()) || /^[\p{Lu}\d(]/u.test(part);
  if (words.length < 4 || words.length > 80 || parts.length > 9 || !parts.every(capital)) return null;
  if (describing.test(folded) || words.includes('?') || /\d{3}|https?:|@/.test(words) || !isPlainValue(words))
    return null;
  if (/(?:^|\s)(?:d[aeo]s?|e|&|\+)$/i.test(words)) return null;
  return quiet(words);
}
