import type { Unidade } from '#contract/da-pasta-a-pagina/unidades.ts';
import type { SourceLine } from '#server/da-pasta-a-pagina/extracao/service.ts';
import { edgesOf, overlap } from './heading.ts';
import { andarOf, areaOf, estadoOf, priceOf, vagasOf } from './values.ts';

/** A mirror of units: floors under each other, positions side by side. */
export interface Mirror {
  torre: string | null;
  /** The floor read last. */
  floor: number | null;
  positions: { final: string; left: number; right: number; area: string | null; vagas: number | null }[];
}

const final = /^(?:final|finais|col(?:una)?|apto?|fin)\.? ?0?(\d{1,2})$/;

/** The headings of a mirror at a line ('FINAL 1 | FINAL 2 | …'), with what stands below them of each position. */
export function mirrorAt(lines: SourceLine[], index: number): { mirror: Mirror; next: number } | null {
  const line = lines[index]!;
  const positions = line.cells.flatMap((cell) => {
    const named = final.exec(cell.folded);
    return named ? [{ final: named[1]!, ...edgesOf(cell, line), area: null, vagas: null }] : [];
  });
  const others = line.cells.length - positions.length;
  if (positions.length < 2 || others > 1) return null;
  const mirror: Mirror = { torre: null, floor: null, positions };
  let next = index + 1;
  for (; next < lines.length && next <= index + 3; next++) if (!describes(mirror, lines[next]!)) break;
  return { mirror, next };
}

/** A line under the headings that says the area or the parking of each position. */
function describes(mirror: Mirror, line: SourceLine): boolean {
  const cells = line.cells.map((cell) => ({ folded: cell.folded, ...edgesOf(cell, line) }));
  const known = cells.every(({ folded }) => /m[²2]$|^\d+ vagas?$|^(?:area|vagas?)\b/.test(folded));
  if (!known) return false;
  for (const position of mirror.positions) {
    const cell = cells.find((one) => overlap(one, position) > 0);
    if (!cell) continue;
    if (/m[²2]$/.test(cell.folded)) position.area = areaOf(cell.folded);
    else position.vagas = vagasOf(cell.folded) ?? position.vagas;
  }
  return true;
}

/** Floors of one mirror follow each other. */
const nextFloor = 4;

/** The units of one floor; null where a line is none. A unit is named by floor and position: 12 and 3 is 1203. */
export function mirrorRow(mirror: Mirror, line: SourceLine): (Unidade | null)[] | null {
  const [floor, ...rest] = line.cells;
  const andar = floor ? andarOf(floor.folded) : null;
  if (andar === null || andar === 0 || rest.length === 0) return null;
  if (mirror.floor !== null && Math.abs(mirror.floor - andar) > nextFloor) return null;
  mirror.floor = andar;
  return rest.map((cell) => {
    const edges = edgesOf(cell, line);
    const over = mirror.positions.filter((position) => overlap(position, edges) > 0);
    const preco = priceOf(cell.folded);
    const estado = estadoOf(cell.folded) ?? (preco === null ? null : 'disponivel');
    const [position] = over;
    if (!position || over.length > 1 || estado === null) return null;
    return {
      unidade: `${andar}${position.final.padStart(2, '0')}`,
      faixa: false,
      torre: mirror.torre,
      andar,
      posicao: `Final ${position.final}`,
      tipologia: null,
      areaPrivativa: position.area,
      areaTotal: null,
      vagas: position.vagas,
      preco,
      precoAte: null,
      precoCampanha: null,
      estado,
      pagina: line.page,
      linha: line.position + 1,
    };
  });
}
