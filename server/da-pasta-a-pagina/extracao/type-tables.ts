import type { Cell } from './cell.ts';
import type { SourceLine } from './source.ts';

export type Counted = 'dormitorios' | 'suites' | 'vagas';

/** A cell of a table of kinds of home, by what its label or its column's heading says it is. */
export interface TypeCell {
  of: Counted | 'area';
  cell: Cell;
  line: SourceLine;
}

const labels: [TypeCell['of'], RegExp][] = [
  [
    'area',
    /^(?:private area|unit size)$|^(?:area )?(?:util|privativ[ao]s?)(?: \(?m[²2]\)?)?$|^metragem$|^(?:m[²2] )?(?:area )?priv(?:at)?\.?(?: \(?m[²2]\)?)?$|^area privativa\b[^\d]{0,12}$/,
  ],
  ['dormitorios', /^(?:n[.ºo°]* de )?(?:dormitorios|dorms?\.?|quartos|qr?tos?\.?|qr?ts\.?|bedrooms?)$/],
  ['suites', /^(?:n[.ºo°]* de )?suites$/],
  ['vagas', /^(?:n[.ºo°]* de )?(?:vagas?|vgs?\.?|garage[mn]s?|gar\.?|autos)(?: de garagem)?$/],
];
/** Phases and stages beside each other: only one of them is sold. */
const ofPhase = /\b(?:fase|etapa)\b/;

/**
 * The cells of tables of kinds of home: those beside a label ('Área privativa | 62 m² | 88 m²') and those under a
 * heading ('Tipo | Privativos | Suítes'), whatever each row is called; rows of `units` are read elsewhere.
 */
export function typeCells(
  lines: SourceLine[],
  units: ReadonlySet<SourceLine>,
  areaLabel?: RegExp,
): TypeCell[] {
  const labelOf = ({ folded }: Cell) =>
    labels.find(([, words]) => words.test(folded.trim()))?.[0] ??
    (areaLabel?.test(folded.trim()) ? 'area' : null);
  const found: TypeCell[] = [];
  let header: SourceLine | null = null;
  let isOfPhases = false;
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const isBelow = above !== undefined && above.page === line.page && above.document === line.document;
    if (line.cells.length < 2 || !isBelow) {
      header = null;
      isOfPhases = false;
    }
    if (line.cells.length < 2) continue;
    if (line.cells.filter(({ folded }) => ofPhase.test(folded)).length >= 2) isOfPhases = true;
    const kinds = line.cells.map(labelOf);
    const [first, ...others] = kinds;
    if (isOfPhases) continue;
    const named = kinds.filter((kind) => kind !== null).length;
    if (named >= 2 || (named === 1 && !first && !/\d/.test(line.folded))) header = line;
    else if (first) for (const cell of line.cells.slice(1)) found.push({ of: first, cell, line });
    else if (
      !units.has(line) &&
      header?.cells.length === line.cells.length &&
      others.every((kind) => kind === null)
    )
      for (const [at, cell] of line.cells.entries()) {
        const of = labelOf(header.cells[at]!);
        if (of) found.push({ of, cell, line });
      }
  }
  return found;
}
