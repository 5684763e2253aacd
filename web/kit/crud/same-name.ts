import { foldText } from '#contract/base/text.ts';

/**
 * The doubt about a name that one of `rows` has already, but for case and accents; null when none
 * has. `id` is the record itself, `which` says what the other one is: 'outra cidade deste estado'.
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
