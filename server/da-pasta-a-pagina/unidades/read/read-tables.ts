import { createHash } from 'node:crypto';
import { foldText } from '#contract/base/text.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Unidade } from '#contract/da-pasta-a-pagina/unidades.ts';
import { readSources, type SourceLine } from '#server/da-pasta-a-pagina/extracao/service.ts';
import { readLines } from './read-lines.ts';
import { tableDate } from './table-date.ts';

/** A document's table of units. */
export interface TabelaLida {
  arquivo: string;
  /** The table's own date, as day or month. */
  data: string | null;
  /** What the prices of its campaign are called. */
  campanha: string | null;
  unidades: Unidade[];
  /** Rows left out because their columns could not be told. */
  ignoradas: number;
  /** Rows left out because the table is longer than any building. */
  excedentes: number;
  /** The rows' fingerprint: what was read before is not stored twice. */
  hash: string;
}

/** No building has more units; a longer table is cut, and said to be. */
export const maxUnidades = 5_000;
/** A document of another kind has a table only if it names as many units. */
const fewest = 3;

/**
 * The tables of units in a folder's documents, each with its rows. Of scanned ones only what stands under a
 * heading is read: a figure that the scan lost would be taken for its neighbour elsewhere.
 */
export function readTables(
  documents: DocumentText[],
  { scanned = false }: { scanned?: boolean } = {},
): TabelaLida[] {
  return documents.flatMap((document) => {
    const lines = readSources([document]).lines.map(withEdges);
    const { unidades, ignoradas, campanha } = readLines(lines, scanned);
    const { kept: likely, contradicting: unlikely } = withoutStrangers(unidades);
    const { kept, contradicting: doubled } = withoutDoubles(likely);
    const contradicting = unlikely + doubled;
    const rows = kept.length + ignoradas + contradicting;
    if (rows === 0 || (document.kind !== 'tabela' && kept.length < fewest)) return [];
    const own = kept.slice(0, maxUnidades);
    return [
      {
        arquivo: document.path,
        data: tableDate(document),
        campanha: own.some(({ precoCampanha }) => precoCampanha !== null) ? nameOf(campanha) : null,
        unidades: own,
        ignoradas: ignoradas + contradicting,
        excedentes: kept.length - own.length,
        hash: createHash('sha256').update(JSON.stringify(own)).digest('hex'),
      },
    ];
  });
}

/** Cells whose places are not known stand one after the other. */
const withEdges = (line: SourceLine): SourceLine =>
  line.cells.length < 2 || line.cells[0]!.left !== null
    ? line
    : {
        ...line,
        cells: line.cells.map((cell, index) => ({ ...cell, left: index * 100, right: index * 100 + 80 })),
      };

const nameOf = (label: string | null) => {
  const words = (label ?? '')
    .replace(/\(?r\$\)?|\(?em reais\)?/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
  if (words === '') return 'Campanha';
  return words === words.toUpperCase() ? words.charAt(0) + words.slice(1).toLowerCase() : words;
};

/** A square metre of one building costs no four times as much as another's. */
const widest = 4;
/** Fewer rows show no usual price. */
const enough = 4;

/** Rows whose square metre costs something quite different: a payment, a box, a column taken for another. */
function withoutStrangers(unidades: Unidade[]): { kept: Unidade[]; contradicting: number } {
  const metre = ({ preco, areaPrivativa }: Unidade) =>
    preco !== null && areaPrivativa !== null ? Number(preco) / Number(areaPrivativa) : null;
  const all = unidades
    .map(metre)
    .filter((value) => value !== null)
    .sort((a, b) => a - b);
  const usual = all[Math.floor(all.length / 2)];
  if (usual === undefined || all.length < enough) return { kept: unidades, contradicting: 0 };
  const kept = unidades.filter((row) => {
    const own = metre(row);
    return own === null || (own >= usual / widest && own <= usual * widest);
  });
  return { kept, contradicting: unidades.length - kept.length };
}

/** A unit that is listed twice in the same words counts once; with other figures, not at all. */
function withoutDoubles(unidades: Unidade[]): { kept: Unidade[]; contradicting: number } {
  const same = Map.groupBy(unidades, ({ torre, unidade }) => foldText(`${torre ?? ''}|${unidade}`));
  const kept: Unidade[] = [];
  let contradicting = 0;
  for (const rows of same.values()) {
    const figures = new Set(
      rows.map((row) => [row.areaPrivativa, row.preco, row.precoAte, row.estado].join('|')),
    );
    if (figures.size === 1) kept.push(rows[0]!);
    else contradicting += rows.length;
  }
  const order = new Map(unidades.map((row, index) => [row, index]));
  return { kept: kept.sort((a, b) => order.get(a)! - order.get(b)!), contradicting };
}
