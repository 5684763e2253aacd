import { dayMs } from '../units.ts';
import { attributeOf, decodeXml, elementsOf } from './xml.ts';

/** A sheet of a workbook, as the text of its cells. */
export interface Sheet {
  name: string;
  rows: { cells: { column: number; text: string }[] /** From 1. */; number: number }[];
}

export interface Reading {
  /** A cell's text as it is kept; '' leaves the cell out. */
  textOf: (cell: string) => string;
  /** Told of every cell kept; throws where there are too many. */
  count: () => void;
  /** Whether hidden rows are rows too. */
  withHidden: boolean;
  /** What a checkbox reads as. */
  yesNo: readonly [yes: string, no: string];
}

/** Sheets worth reading. */
const maxSheets = 40;

/** Whether a workbook is read from this part. */
export const isWorkbookPart = (name: string): boolean =>
  /^xl\/(?:workbook|sharedStrings|styles)\.xml$|^xl\/_rels\/workbook\.xml\.rels$|^xl\/worksheets\/[^/]+\.xml$/.test(
    name,
  );

/**
 * The visible sheets of an XLSX in their order, by its unpacked parts; null if they are no workbook's. A formula
 * reads as the value it had when saved.
 */
export function sheetsOf(parts: ReadonlyMap<string, string>, reading: Reading): Sheet[] | null {
  const workbook = parts.get('xl/workbook.xml');
  if (workbook === undefined) return null;
  const targets = relations(parts.get('xl/_rels/workbook.xml.rels') ?? '');
  const shared = [...elementsOf(parts.get('xl/sharedStrings.xml') ?? '', 'si')].map(({ body }) =>
    textIn(body),
  );
  const dates = dateStyles(parts.get('xl/styles.xml') ?? '');
  return [...elementsOf(workbook, 'sheet')]
    .filter(({ head }) => (attributeOf(head, 'state') ?? 'visible') === 'visible')
    .slice(0, maxSheets)
    .flatMap(({ head }) => {
      const xml = parts.get(targets.get(attributeOf(head, 'r:id') ?? attributeOf(head, 'id') ?? '') ?? '');
      if (xml === undefined) return [];
      return [{ name: attributeOf(head, 'name') ?? '', rows: rowsOf(xml, { ...reading, shared, dates }) }];
    });
}

function relations(xml: string): Map<string, string> {
  const targets = new Map<string, string>();
  for (const { head } of elementsOf(xml, 'Relationship')) {
    const target = attributeOf(head, 'Target') ?? '';
    targets.set(attributeOf(head, 'Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  return targets;
}

/** Which styles of cells show a number as a date. */
function dateStyles(xml: string): Set<number> {
  const custom = new Map<number, boolean>();
  for (const { head } of elementsOf(xml, 'numFmt')) {
    const code = (attributeOf(head, 'formatCode') ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
    custom.set(Number(attributeOf(head, 'numFmtId')), /[dy]/i.test(code));
  }
  const [styles] = [...elementsOf(xml, 'cellXfs')];
  const dates = new Set<number>();
  [...elementsOf(styles?.body ?? '', 'xf')].forEach(({ head }, index) => {
    const id = Number(attributeOf(head, 'numFmtId') ?? 0);
    if (custom.get(id) ?? ((id >= 14 && id <= 17) || id === 22)) dates.add(index);
  });
  return dates;
}

interface InWorkbook extends Reading {
  shared: string[];
  dates: Set<number>;
}

function rowsOf(xml: string, reading: InWorkbook): Sheet['rows'] {
  const rows: Sheet['rows'] = [];
  let last = 0;
  for (const row of elementsOf(xml, 'row')) {
    last = Number(attributeOf(row.head, 'r') ?? last + 1);
    if (!reading.withHidden && attributeOf(row.head, 'hidden') === '1') continue;
    const cells: Sheet['rows'][number]['cells'] = [];
    let column = -1;
    for (const { head, body } of elementsOf(row.body, 'c')) {
      column = columnOf(attributeOf(head, 'r')) ?? column + 1;
      const text = reading.textOf(cellText(head, body, reading));
      if (text === '') continue;
      reading.count();
      cells.push({ column, text });
    }
    if (cells.length > 0) rows.push({ cells, number: last });
  }
  return rows;
}

function columnOf(reference: string | null): number | null {
  const letters = /^([A-Z]{1,3})\d/.exec(reference ?? '')?.[1];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(head: string, body: string, { shared, dates, yesNo }: InWorkbook): string {
  const type = attributeOf(head, 't') ?? 'n';
  if (type === 'inlineStr') return textIn(body);
  const [element] = [...elementsOf(body, 'v')];
  const value = element ? decodeXml(element.body) : '';
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'e' || value === '') return '';
  if (type === 'b') return yesNo[value === '1' ? 0 : 1];
  if (type !== 'n' || !Number.isFinite(Number(value))) return value;
  return dates.has(Number(attributeOf(head, 's') ?? -1)) ? dayOf(Number(value)) : numberText(Number(value));
}

/** A number as a Brazilian sheet shows it; whole ones as they are, for they may be names of units. */
const numberText = (value: number) =>
  Number.isInteger(value) ? String(value) : (Math.round(value * 100) / 100).toFixed(2).replace('.', ',');

/** Days since the end of 1899, as 'dd/mm/aaaa'. */
function dayOf(serial: number): string {
  const [year, month, day] = new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * dayMs)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${day}/${month}/${year}`;
}

/** The text of a string with its runs; readings in other scripts are left out. */
function textIn(xml: string): string {
  const own = xml.replace(/<(?:\w+:)?rPh[\s\S]*?<\/(?:\w+:)?rPh>/g, '');
  return [...elementsOf(own, 't')].map(({ body }) => decodeXml(body)).join('');
}
