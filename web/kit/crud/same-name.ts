import { foldText } from '#contract/base/text.ts';

/**
 * A warning if `rows` contain the same name, ignoring case and accents; else null. `id` excludes the record
 * itself, `which` describes the other one: 'outra cidade deste estado'.
 */
export function sameName(
  nome: string,
  rows: readonly { id: number; nome: string }[],
  id: number | null,
  which: string,
): string | null {
  const folded = foldText(nome.trim());
  const other = rows.find((row) => row.id !== id && foldText(row.nome.trim()) === folded);
  return other ? `Já existe ${which} com este nome: “${other.nome}”.` : null;
}
