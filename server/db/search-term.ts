import { type SQL, sql } from 'drizzle-orm';
import { cleanText, foldText } from '#contract/base/text.ts';

/** A LIKE pattern of texts that contain this one as it is. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A typed term as the database stores what is searched (`texto_de_busca`): folded, in one line. */
const oneLine = (text: string) => foldText(cleanText(text)).replace(/\s+/g, ' ');

/** Whether a folded column contains a term, ignoring case and accents; a blank term is in every text. */
export function termIn(column: SQL, q: string): SQL | undefined {
  const term = oneLine(q);
  return term === '' ? undefined : sql`${column} LIKE ${containing(term)}`;
}
