import type { Bloco } from '#contract/da-pasta-a-pagina/blocos.ts';

/** Lines that a block is high, roughly: its rows and its heading. */
const highOf = ({ linhas, titulo }: Pick<Bloco, 'linhas' | 'titulo'>) =>
  (titulo ? 2 : 0) +
  linhas.reduce((sum, { titulo, texto }) => sum + rowsOf(titulo) + rowsOf(texto ?? '', 1), 0);
const perRow = 60;
/** The first row of a value stands beside its name. */
const rowsOf = (text: string, beside = 0) => Math.max(Math.ceil(text.length / perRow), beside) - beside;

/**
 * Blocks in two columns of about one height, in their order; null if there is but one. The ficha begins the second,
 * and whatever follows goes where there is more room.
 */
export function inColumns<B extends Pick<Bloco, 'id' | 'linhas' | 'titulo'>>(blocos: B[]): [B[], B[]] | null {
  if (blocos.length < 2) return null;
  const ficha = blocos.find(({ id }) => id === 'ficha');
  const rest = blocos.filter((bloco) => bloco !== ficha);
  const columns: [B[], B[]] = ficha ? [[], [ficha]] : [[], []];
  const high = (column: B[]) => column.reduce((sum, bloco) => sum + highOf(bloco), 0);
  for (const bloco of rest) {
    const [left, right] = columns;
    (left.length === 0 || high(left) <= high(right) ? left : right).push(bloco);
  }
  return columns;
}
