import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { isWorkbookPart, type Sheet, sheetsOf } from '#contract/base/workbook/sheets-of.ts';
import { SheetError } from './port.ts';
import type { SheetLimits } from './protocol.ts';
import { maxCellLength } from './read-csv.ts';

/** No workbook of a price table has more parts. */
const maxParts = 2_000;

/** The visible sheets of an XLSX, in their order. */
export async function readXlsx(bytes: Uint8Array, limits: SheetLimits): Promise<Sheet[]> {
  let left = limits.cells;
  const sheets = sheetsOf(await partsOf(bytes, limits), {
    textOf: (cell) => cell.replace(/\s+/g, ' ').trim().slice(0, maxCellLength),
    count() {
      if (--left < 0) throw new SheetError('grande-demais');
    },
    // A ticked box of a price table says nothing.
    yesNo: ['', ''],
    withHidden: false,
  });
  if (!sheets) throw new SheetError('corrompido');
  return sheets;
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
    if (!isWorkbookPart(name)) continue;
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
