/** A cell of a table row; running text is one without edges. */
export interface Cell {
  text: string;
  folded: string;
  left: number | null;
  right: number | null;
}
