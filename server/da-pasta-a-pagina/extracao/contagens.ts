import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { type Candidate, candidate, stated } from './candidate.ts';
import { readComodos, suitesOnly } from './comodos.ts';
import { readPassages, sentencesOf } from './passages.ts';
import { decideRange } from './ranges.ts';
import type { SourceLine } from './source.ts';
import type { Row } from './tables.ts';

type Range = Fact<number> | null;
export interface Contagens {
  dormitoriosMin: Range;
  dormitoriosMax: Range;
  suitesMin: Range;
  suitesMax: Range;
  vagasMin: Range;
  vagasMax: Range;
}

type Counted = 'dormitorios' | 'suites' | 'vagas';

/** Sentences about the whole building, its neighbours or common areas. */
const notOneHome =
  /\b(?:total de|ao todo|no total|empreendimentos? entregues?|hotel|escola|entorno|rotativ\w+)\b/;
const onTheBuilding = /\b(?:edificio|predio|torre|empreendimento|condominio|garagem)\b.{0,25}\bcom \d+ vagas/;

const columns: [Counted, RegExp, number][] = [
  ['dormitorios', /\b(?:dorm|quarto|qto)/, 8],
  ['suites', /\bsuite/, 8],
  ['vagas', /\b(?:vagas?|garage|qtd\.? box|n[ºo°.]* box)\b/, 6],
];

/** Bedrooms, suites and parking spaces of the homes, minimum and maximum. */
export function extractContagens(lines: SourceLine[], rows: Row[]): Contagens {
  const found: Record<Counted, Candidate<number>[]> = { dormitorios: [], suites: [], vagas: [] };
  const impliedBeds: Candidate<number>[] = [];
  for (const sentence of readPassages(lines).flatMap(sentencesOf)) {
    const { folded } = sentence;
    if (notOneHome.test(folded) || onTheBuilding.test(folded)) continue;
    const said = readComodos(folded);
    for (const kind of ['dormitorios', 'suites', 'vagas'] as const)
      for (const count of said[kind]) found[kind].push(stated(count, 2, sentence));
    for (const count of suitesOnly(folded, said)) impliedBeds.push(stated(count, 0.9, sentence));
  }
  for (const line of lines) {
    const [label, ...values] = line.cells;
    // 'Quartos | 2 (1 suíte) | 3 suítes': a column for each type of home.
    const kind = values.length > 1 ? columns.find(([, header]) => header.test(label!.folded)) : undefined;
    if (!kind || /\d/.test(label!.folded)) continue;
    const counts = values.map(({ folded }) => Number(/^(\d)\b(?![.,]\d)/.exec(folded)?.[1] ?? Number.NaN));
    if (counts.some((count) => !(count >= 1 && count <= kind[2]))) continue;
    for (const count of counts) found[kind[0]].push(candidate(count, 2, line));
  }
  for (const row of rows) {
    if (row.unit === null) continue;
    for (const cell of row.cells) {
      for (const [kind, header, most] of columns) {
        const count = Number(cell.folded.match(/^(\d)$/)?.[1] ?? Number.NaN);
        const other = kind === 'vagas' ? /valor|preco|area|m²|numero d[ao]/ : /area|m²|valor/;
        if (header.test(cell.header) && !other.test(cell.header) && count >= 1 && count <= most)
          found[kind].push(candidate(count, 3, row.line));
      }
    }
  }
  found.dormitorios.push(...impliedBeds);
  const [dormitoriosMin, dormitoriosMax] = decideRange(found.dormitorios);
  const [suitesMin, suitesMax] = decideRange(found.suites);
  const [vagasMin, vagasMax] = decideRange(found.vagas);
  return { dormitoriosMin, dormitoriosMax, suitesMin, suitesMax, vagasMin, vagasMax };
}
