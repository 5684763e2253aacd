import type { EstadoDaUnidade, Unidade } from '#contract/da-pasta-a-pagina/unidades.ts';
import { findMoney, type SourceLine } from '#server/da-pasta-a-pagina/extracao/service.ts';
import { foldAligned } from '#server/kernel/reading/fold.ts';
import { type Cells, textsOf } from './cells.ts';
import type { ColumnKind } from './column-kinds.ts';
import type { Column } from './heading.ts';
import type { UnitLabel } from './unit-label.ts';
import { andarOf, areaOf, estadoAlone, estadoOf, leadingAndar, moneyOf, priceOf, vagasOf } from './values.ts';

/** A row of a table, still in its cells. */
export interface Draft {
  label: UnitLabel;
  faixa: boolean;
  torre: string | null;
  cells: Cells;
  line: SourceLine;
}

/** Reais a square metre; outside, a column was taken for another. */
export const perMetre = { least: 80, most: 200_000 };

const longest = 80;
const short = (text: string) => text.slice(0, longest).trim();

/** The unit a row is about; null where its columns contradict each other. */
export function unitOf({ label, faixa, torre, cells, line }: Draft, columns: Column[]): Unidade | null {
  const area = pick(valuesOf(cells, 'area', areaOf), /priv|util/);
  const total = pick(valuesOf(cells, 'total', priceOf), /./);
  const preco = priceOfRow(cells, faixa, total ?? null);
  if (area === undefined || preco === undefined || total === undefined) return null;
  const areaTotal =
    pick(valuesOf(cells, 'area-total', areaOf), /total/) ??
    (total === null ? pick(valuesOf(cells, 'total', areaOf), /./) : null) ??
    null;
  const campanha = valuesOf(cells, 'campanha', priceOf).map(({ value }) => value);
  if (new Set(campanha).size > 1) return null;
  if (textsOf(cells, 'campanha').some(({ text }) => text.includes('¿'))) return null;
  // A state may stand where the price would, or beside the columns.
  const written = [...cells].flatMap(([{ kind }, texts]) =>
    kind === 'preco' || kind === 'a-vista' ? estadoOf(foldAligned(texts.join(' '))) : [],
  );
  const beside = line.cells.map(({ folded }) => estadoAlone(folded));
  const estado = stateOf(cells, [...written, ...beside], preco.value !== null);
  if (preco.value === null && estado === null && area === null) return null;
  // Where the table gives areas, a row without one is a payment, a total, a box.
  if (area === null && !faixa && columns.some(({ kind }) => kind === 'area')) return null;
  if (!isPlausible({ area, areaTotal, preco: preco.value, campanha: campanha[0] ?? null, cells }))
    return null;
  const position = positionOf(textOf(cells, 'posicao'));
  const tower = label.torre ?? torre;
  return {
    unidade: label.unidade,
    faixa,
    torre: tower === null ? null : short(tower),
    andar: first(cells, ['andar'], andarOf) ?? position.andar,
    posicao: position.rest,
    tipologia: textOf(cells, 'tipologia') ?? dormsOf(cells),
    areaPrivativa: area,
    areaTotal,
    vagas: first(cells, ['vagas'], vagasOf),
    preco: preco.value,
    precoAte: preco.until,
    precoCampanha: campanha[0] ?? null,
    estado,
    pagina: line.page,
    linha: line.position + 1,
  };
}

interface Value {
  value: string;
  label: string;
}

function valuesOf(cells: Cells, kind: ColumnKind, read: (folded: string) => string | null): Value[] {
  return textsOf(cells, kind).flatMap(({ column, folded }) => {
    const value = read(folded.replace(/^\(|\)$/g, ''));
    return value === null ? [] : [{ value, label: foldAligned(column.label) }];
  });
}

/** The one value of several columns, by its label where they differ; undefined if nothing tells. */
function pick(values: Value[], preferred: RegExp): string | null | undefined {
  if (values.length === 0) return null;
  const distinct = new Set(values.map(({ value }) => value));
  if (distinct.size === 1) return values[0]!.value;
  const named = new Set(values.filter(({ label }) => preferred.test(label)).map(({ value }) => value));
  return named.size === 1 ? [...named][0]! : undefined;
}

interface Price {
  value: string | null;
  until: string | null;
}

function priceOfRow(cells: Cells, faixa: boolean, total: string | null): Price | undefined {
  if (faixa) {
    const sums = [...textsOf(cells, 'preco'), ...textsOf(cells, 'a-vista')].map(({ folded }) =>
      findMoney(folded).filter(({ amount }) => priceOf(String(amount)) !== null),
    );
    const [own] = sums;
    if (!own || own.length === 0 || own.length > 2) return { value: null, until: null };
    return { value: own[0]!.value, until: own[1]?.value ?? null };
  }
  if (textsOf(cells, 'preco').some(({ folded }) => /\d{3}|¿/.test(folded) && priceOf(folded) === null))
    return undefined;
  const own = pick(valuesOf(cells, 'preco', priceOf), /tabela|lista|cheio|total/);
  if (own === undefined) return undefined;
  const spot = pick(valuesOf(cells, 'a-vista', priceOf), /./);
  if (spot === undefined) return undefined;
  return { value: own ?? spot ?? total, until: null };
}

/** What the row says of its state; one with a price and nothing else is for sale. */
function stateOf(cells: Cells, written: (EstadoDaUnidade | null)[], priced: boolean): EstadoDaUnidade | null {
  const own = textsOf(cells, 'estado').map(({ folded }) => folded);
  if (own.length > 0) return estadoOf(own.join(' '));
  const said = written.find((state) => state !== null && state !== 'disponivel');
  return said ?? (priced ? 'disponivel' : null);
}

/** Columns that were told apart do not contradict each other. */
function isPlausible(row: {
  area: string | null;
  areaTotal: string | null;
  preco: string | null;
  campanha: string | null;
  cells: Cells;
}): boolean {
  const [area, areaTotal, preco, campanha] = [row.area, row.areaTotal, row.preco, row.campanha].map(
    (value) => (value === null ? null : Number(value)),
  ) as (number | null)[];
  if (area && areaTotal && area > areaTotal) return false;
  if (campanha && (!preco || campanha > preco || campanha < preco * 0.4)) return false;
  if (area && preco && (preco / area < perMetre.least || preco / area > perMetre.most)) return false;
  // A sum above the price, in a column that is no valuation: the columns are not what their headings say.
  const others = textsOf(row.cells, 'outra').filter(
    ({ column }) => !/avalia|laudo|renda/.test(foldAligned(column.label)),
  );
  return !others.some(({ folded }) => preco && Number(moneyOf(folded) ?? 0) > preco * 1.001);
}

function first<T>(cells: Cells, kinds: ColumnKind[], read: (folded: string) => T | null): T | null {
  for (const { folded } of kinds.flatMap((kind) => textsOf(cells, kind))) {
    const value = read(folded);
    if (value !== null) return value;
  }
  return null;
}

function textOf(cells: Cells, kind: ColumnKind): string | null {
  const text = textsOf(cells, kind)
    .map(({ text: each }) => each)
    .join(' ');
  return text === '' || !/[\p{L}\d]/u.test(text) ? null : short(text);
}

/** '2º pavimento, frente' is a floor and a position. */
function positionOf(text: string | null): { andar: number | null; rest: string | null } {
  if (text === null) return { andar: null, rest: null };
  const floor = leadingAndar.exec(foldAligned(text));
  if (!floor) return { andar: null, rest: text };
  return { andar: Number(floor[1]), rest: text.slice(floor[0].length).trim() || null };
}

/** '2 dormitórios', where the column has the figure alone. */
function dormsOf(cells: Cells): string | null {
  const [dorms] = textsOf(cells, 'dormitorios');
  if (!dorms) return null;
  const match = /^0?(\d)$/.exec(dorms.folded);
  if (!match) return /[a-z]/.test(dorms.folded) ? short(dorms.text) : null;
  const word = /suite/.test(foldAligned(dorms.column.label)) ? 'suíte' : 'dormitório';
  return `${match[1]} ${word}${match[1] === '1' ? '' : 's'}`;
}
