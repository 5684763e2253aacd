import { parentPort } from 'node:worker_threads';
import { SheetError } from './port.ts';
import type { SheetAnswer, SheetRequest } from './protocol.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

// Runs in a worker thread: one file, one answer.

/** The start of a ZIP, and of the container that old and encrypted workbooks are. */
const zip = [0x50, 0x4b];
const container = [0xd0, 0xcf, 0x11, 0xe0];

async function read({ bytes, limits }: SheetRequest): Promise<SheetAnswer> {
  const startsWith = (start: number[]) => start.every((byte, index) => bytes[index] === byte);
  if (startsWith(container)) return { ok: false, reason: oldOrEncrypted(bytes), detail: 'compound file' };
  const sheets = startsWith(zip) ? await readXlsx(bytes, limits) : readCsv(bytes, limits);
  return { ok: true, sheets };
}

const oldOrEncrypted = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 65_536)).includes(
    Buffer.from('EncryptedPackage', 'utf16le'),
  )
    ? 'protegido-por-senha'
    : 'formato-antigo';

parentPort?.on('message', async (request: SheetRequest) => {
  const answer = await read(request).catch(
    (error: unknown): SheetAnswer => ({
      ok: false,
      reason: error instanceof SheetError ? error.reason : 'corrompido',
      detail: String(error),
    }),
  );
  parentPort?.postMessage(answer);
});
