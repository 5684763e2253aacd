import type { Cell } from './cell.ts';
import { findMoney, type Money } from './money.ts';
import type { SourceLine } from './source.ts';
import { inThousands, spelledOut } from './thousands.ts';

/** A table row with the headings of its columns. */
export interface Row {
  line: SourceLine;
  cells: (Cell & { header: string })[];
  money: Money[];
  /** The words naming the unit ('101', 'apto 302 torre a'), or null for other rows. */
  unit: string | null;
  /** Folded heading of its section of the table: 'vagas de garagem', 'torre a'. */
  section: string;
}

const unitCell =
  /^(?:(?:apto?s?|apartamento|unid(?:ade)?|ap|casa|lote|sala|loja|torre|bloco|bl|cob(?:ertura)?|garden|penthouse|duplex|studio|loft|final|tipo)\b\.?[\s\w.ºª-]{0,28}|(?:[a-z]{1,2}\d{1,2}[ .-])?[a-z]{0,2}[ -]?\d{1,5}(?: ?[a-z])?(?:[ -](?!mil\b|de\b|km\b|min\b)(?:[a-z]{1,3}|\d{1,3}|garden|duplex|triplex|penthouse|cobertura|torre \w|bloco \w))?)$/;
const parkingCell = /^(?:box|vagas?|garage[mn]s?|deposito|hobby|escaninho)\b/;

/** A row with columns too close to separate, or written as a list line. */
const runTogether =
  /^[\s•·–-]*((?:apto?|apartamento|unid(?:ade)?|ap|casa|sobrado|studio|loft|flat|cob(?:ertura)?|garden|duplex|penthouse|lote|sala|loja)\.? ?(?:n[.ºo°]* ?)?\d{1,5}[a-z]?(?! ?m[²2])|\d{2,5}[a-z]?)\s.*(?:\d[.,]\d{2}\b|r\$ ?\d)/;

/** All rows of figures, with headings. A page without its own inherits the previous ones. */
export function readRows(lines: SourceLine[]): Row[] {
  const rows: Row[] = [];
  const thousands = inThousands(lines);
  let headers: SourceLine[] = [];
  let section = '';
  let inBody = false;
  let last: SourceLine | null = null;
  for (const line of lines) {
    if (last && last.document !== line.document) {
      headers = [];
      section = '';
      inBody = false;
    }
    last = line;
    const money = findMoney(line.folded);
    if (isRow(line, money)) {
      inBody = true;
      const isScaled = thousands.has(line.document);
      const headed = withHeaders(line, headers);
      const cells = isScaled ? spelledOut(headed) : headed;
      const second = beginsAgain(cells);
      if (second > 0)
        for (const half of [cells.slice(0, second), cells.slice(second)])
          rows.push({ line, cells: half, money: moneyIn(half), unit: half[0]!.folded, section });
      else rows.push({ line, cells, money: isScaled ? moneyIn(cells) : money, unit: unitOf(line), section });
    } else if (!inBody && continuesHeader(line, headers.at(-1))) {
      headers.push(asCells(line));
    } else if (isHeader(line)) {
      // Headings of one table are adjacent; the first one after a body starts another table.
      const near = headers.at(-1);
      const apart = !near || near.page !== line.page || Math.abs(line.box.y - near.box.y) > 40;
      headers = inBody || apart ? [line] : [...headers, line];
      inBody = false;
    } else if (line.cells.length === 1 && line.text.length <= 60 && money.length === 0) {
      section = line.folded;
    }
  }
  nameUnitsBeside(rows);
  nameUnitsBeside(rows.toReversed());
  return rows;
}

/** Where a second table begins beside the first: under the same heading as the first cell, with a unit of its own. */
function beginsAgain(cells: Row['cells']): number {
  const [first] = cells;
  if (cells.length < 6 || !first || first.header === '' || !unitCell.test(first.folded)) return -1;
  return cells.findIndex(
    ({ header, folded }, at) => at > 2 && header === first.header && unitCell.test(folded),
  );
}
const moneyIn = (cells: Row['cells']) => findMoney(cells.map(({ folded }) => folded).join('\t'));

function isRow(line: SourceLine, money: Money[]): boolean {
  const figures = line.cells.filter((cell) =>
    /^(?:r\$ ?)?\d[\d.,]*(?: ?m[²2])?$|^[—–-]+$/.test(cell.folded),
  ).length;
  if (line.cells.length === 1) return money.length > 0 && runTogether.test(line.folded);
  return money.length > 0 ? figures >= 1 || unitOf(line) !== null : figures >= 2 && unitOf(line) !== null;
}

const headerWords =
  /\b(?:unidades?|unid|aptos?|apartamentos?|finais|final|tipo(?:logia)?|area|privativ|total|vagas?|box|garage[mn]|dorm|quartos?|suites?|valor|preco|entrada|sinal|parcela|mensa|reforco|chaves|torre|pavimento|andar|situacao|status|planta|metragem|era|agora)/g;

function isHeader(line: SourceLine): boolean {
  const words = new Set(line.folded.match(headerWords));
  // A heading may state the area of the homes below, or in how many parts one pays: 'Final 2 - 101,15 m²', 'Entr.+120'.
  const figures = line.folded.replace(
    /\d{1,4}(?:[.,]\d{1,2})? ?m[²2]|\+ ?\d{2,3}\b|\b\d{2,3} ?(?:x\b|parc|vezes|meses)/g,
    '',
  );
  return (
    (line.cells.length >= 2 && words.size >= 1 && !/\d{3}/.test(figures)) ||
    (words.size >= 3 && line.text.length < 120)
  );
}

/** The second half of two-line headings: 'Valor de' above 'venda'. */
function continuesHeader(line: SourceLine, above: SourceLine | undefined): boolean {
  if (!above || above.page !== line.page || /\d{3}/.test(line.text) || line.text.length > 90) return false;
  const step = line.box.y - above.box.y;
  const cells = asCells(line).cells;
  return (
    step > 0 &&
    step <= line.box.height * 1.8 &&
    cells.every((cell) => cell.left !== null && above.cells.some((head) => heads(head, cell)))
  );
}

/** A one-cell line with its box edges, so that it can be placed under a column. */
const asCells = (line: SourceLine): SourceLine =>
  line.cells.length > 1
    ? line
    : {
        ...line,
        cells: line.cells.map((cell) => ({ ...cell, left: line.box.x, right: line.box.x + line.box.width })),
      };

/** The leading cells naming a unit. A parking space is a unit too, but not a home. */
function unitOf(line: SourceLine): string | null {
  for (const cell of line.cells.slice(0, 3)) {
    if (parkingCell.test(cell.folded)) return null;
    if (unitCell.test(cell.folded)) return cell.folded;
  }
  return line.cells.length === 1 ? (line.folded.match(runTogether)?.[1] ?? null) : null;
}

/** 'Laje corporativa' right beside 'Sala dupla', in as many cells, is a unit however it is called. */
function nameUnitsBeside(rows: Row[]): void {
  for (const [index, row] of rows.entries()) {
    const beside = rows[index - 1];
    const first = row.line.cells[0]!.folded;
    if (row.unit !== null || !beside?.unit || !/^[a-z]/.test(beside.unit) || noUnit.test(row.line.folded))
      continue;
    const isSame =
      beside.line.page === row.line.page &&
      beside.line.cells.length === row.line.cells.length &&
      row.line.cells.length > 2 &&
      Math.abs(beside.line.position - row.line.position) === 1;
    if (isSame && /^[a-z][a-z0-9 ().,/-]{2,40}$/.test(first)) row.unit = first;
  }
}
const noUnit =
  /\b(?:total|subtotal|soma|media|vagas?|box|depositos?|garage[mn]s?|hobby|escaninho|desconto|entrada|sinal|parcelas?|taxas?|condominio|obs)\b/;

function withHeaders(line: SourceLine, headers: SourceLine[]): Row['cells'] {
  if (line.cells.length === 1)
    return line.folded
      .split(/\s+(?:[-–|•]\s+)?(?=r\$|\d)/)
      .map((folded) => ({ text: folded, folded, left: null, right: null, header: '' }));
  return line.cells.map((cell, index) => ({
    ...cell,
    header: headers
      .flatMap((header) => {
        if (cell.left === null || header.cells.every((one) => one.left === null))
          return header.cells.length === line.cells.length ? [header.cells[index]!.folded] : [];
        return header.cells
          .filter((one) => heads(one, cell))
          .map((one) => wordsOver(one, cell, line.cells))
          .filter((words) => words !== '');
      })
      .join(' '),
  }));
}

const columnWord =
  /^(?:q|s|qtos?|quartos?|dorms?|ste|suites?|vgs?|vagas?|box|apto?s?|unid(?:ade)?|pav|andar|torre|bloco|tipo|final|area|privativ[ao]|util|valor|total)\.?$/;

/** 'R$ (3x)' is the end of one column's heading and the beginning of the next. */
const ofInstalment = /^r\$ \(\d+x\)$/;

/**
 * The heading words above a cell. In a tight table adjacent headings merge: each word then belongs to the
 * nearest column.
 */
function wordsOver(header: Cell, cell: Cell, row: Cell[]): string {
  const below = row.filter((one) => heads(header, one));
  const words = header.folded.split(' ');
  // 'Qtos Ste Vaga' over three cells is a heading for each.
  if (words.length === below.length && words.every((word) => columnWord.test(word)))
    return words[below.indexOf(cell)]!;
  const isSplit =
    words.length > below.length || (words.length === below.length && ofInstalment.test(header.folded));
  if (below.length < 2 || !isSplit) return header.folded;
  const { left, right } = header as { left: number; right: number };
  const perSign = (right - left) / header.folded.length;
  const distance = (one: Cell, at: number) => Math.abs((one.left! + one.right!) / 2 - at);
  let start = 0;
  return words
    .filter((word) => {
      const middle = left + (start + word.length / 2) * perSign;
      start += word.length + 1;
      return below.every((one) => distance(cell, middle) <= distance(one, middle));
    })
    .join(' ');
}

/** A heading is above its column if the middle of either is within the other. */
function heads(header: Cell, cell: Cell): boolean {
  if (header.left === null || header.right === null || cell.left === null || cell.right === null)
    return false;
  const slack = 4;
  const middle = (header.left + header.right) / 2;
  const cellMiddle = (cell.left + cell.right) / 2;
  return (
    (middle >= cell.left - slack && middle <= cell.right + slack) ||
    (cellMiddle >= header.left - slack && cellMiddle <= header.right + slack) ||
    (cell.left < header.right && header.left < cell.right)
  );
}
