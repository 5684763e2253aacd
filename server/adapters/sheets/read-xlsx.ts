import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { dayMs } from '#contract/base/units.ts';
import { type Sheet, SheetError } from './port.ts';
import type { SheetLimits } from './protocol.ts';
import { maxCellLength } from './read-csv.ts';
import { attributeOf, decodeXml, elementsOf } from './xml.ts';

/** No workbook of a price table has more parts, or more sheets worth reading. */
const maxParts = 2_000;
const maxSheets = 40;

/** The visible sheets of an XLSX, in their order. */
export async function readXlsx(bytes: Uint8Array, limits: SheetLimits): Promise<Sheet[]> {
  const parts = await partsOf(bytes, limits);
  const workbook = parts.get('xl/workbook.xml');
  if (workbook === undefined) throw new SheetError('corrompido');
  const targets = relations(parts.get('xl/_rels/workbook.xml.rels') ?? '');
  const shared = [...elementsOf(parts.get('xl/sharedStrings.xml') ?? '', 'si')].map(({ body }) =>
    textIn(body),
  );
  const dates = dateStyles(parts.get('xl/styles.xml') ?? '');
  const budget = { cells: limits.cells };
  return [...elementsOf(workbook, 'sheet')]
    .filter(({ head }) => (attributeOf(head, 'state') ?? 'visible') === 'visible')
    .slice(0, maxSheets)
    .flatMap(({ head }) => {
      const xml = parts.get(targets.get(attributeOf(head, 'r:id') ?? attributeOf(head, 'id') ?? '') ?? '');
      if (xml === undefined) return [];
      return [{ name: attributeOf(head, 'name') ?? '', rows: rowsOf(xml, { shared, dates, budget }) }];
    });
}

/** The parts a reader needs, unpacked: what they really unpack to is counted, whatever the directory says. */
async function partsOf(bytes: Uint8Array, limits: SheetLimits): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
  });
  const parts = new Map<string, string>();
  let seen = 0;
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (++seen > maxParts) throw new SheetError('grande-demais');
    const name = entry.fileName.replace(/^\//, '');
    if (
      !/^xl\/(?:workbook|sharedStrings|styles)\.xml$|^xl\/_rels\/workbook\.xml\.rels$|^xl\/worksheets\/[^/]+\.xml$/.test(
        name,
      )
    )
      continue;
    if (entry.isEncrypted()) throw new SheetError('protegido-por-senha');
    const chunks: Buffer[] = [];
    for await (const chunk of await streamOf(zip, entry)) {
      unpacked += chunk.length;
      if (unpacked > limits.unpackedBytes) throw new SheetError('grande-demais');
      chunks.push(chunk);
    }
    parts.set(name, Buffer.concat(chunks).toString('utf8'));
  }
  return parts;
}

const streamOf = async (zip: ZipFile, entry: Entry) =>
  (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;

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

interface Reading {
  shared: string[];
  dates: Set<number>;
  budget: { cells: number };
}

function rowsOf(xml: string, reading: Reading): Sheet['rows'] {
  const rows: Sheet['rows'] = [];
  let last = 0;
  for (const row of elementsOf(xml, 'row')) {
    last = Number(attributeOf(row.head, 'r') ?? last + 1);
    if (attributeOf(row.head, 'hidden') === '1') continue;
    const cells: Sheet['rows'][number]['cells'] = [];
    let column = -1;
    for (const { head, body } of elementsOf(row.body, 'c')) {
      column = columnOf(attributeOf(head, 'r')) ?? column + 1;
      const text = cellText(head, body, reading).replace(/\s+/g, ' ').trim().slice(0, maxCellLength);
      if (text === '') continue;
      if (--reading.budget.cells < 0) throw new SheetError('grande-demais');
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

function cellText(head: string, body: string, { shared, dates }: Reading): string {
  const type = attributeOf(head, 't') ?? 'n';
  if (type === 'inlineStr') return textIn(body);
  const [element] = [...elementsOf(body, 'v')];
  const value = element ? decodeXml(element.body) : '';
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'e' || type === 'b' || value === '') return '';
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
