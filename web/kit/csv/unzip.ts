import { FileFault } from '#web/kit/csv/decode-text.ts';

const [endMark, entryMark, localMark] = [0x06054b50, 0x02014b50, 0x04034b50];
/** An archive's end stands before a comment of at most 65,535 bytes. */
const longestEnd = 22 + 0xffff;

export const corruptFault = 'A planilha está corrompida. Abra-a, salve-a de novo e importe outra vez.';
export const largeFault = 'A planilha é grande demais para ser lida. Divida-a em partes.';
const lockedFault = 'A planilha está protegida por senha. Salve-a sem senha e importe de novo.';

/**
 * The wanted files of a zip archive as text. What they really unpack to is counted, whatever the archive says of
 * it. Throws FileFault.
 */
export async function unzip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  maxBytes: number,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  let left = maxBytes;
  try {
    for (const { name, locked, packed, isDeflated } of entriesOf(bytes)) {
      if (!isWanted(name)) continue;
      if (locked) throw new FileFault(lockedFault);
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      for await (const chunk of isDeflated ? inflated(packed) : [packed]) {
        left -= chunk.length;
        if (left < 0) throw new FileFault(largeFault);
        chunks.push(chunk);
      }
      files.set(name, await new Blob(chunks).text());
    }
  } catch (error) {
    // What is cut short or broken is read beyond its end, or cannot be inflated.
    throw error instanceof FileFault ? error : new FileFault(corruptFault);
  }
  return files;
}

interface Entry {
  name: string;
  locked: boolean;
  packed: Uint8Array<ArrayBuffer>;
  isDeflated: boolean;
}

/** The archive's directory; it stands at the end. */
function* entriesOf(bytes: Uint8Array): Generator<Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (view.getUint32(end, true) !== endMark)
    if (--end < bytes.length - longestEnd) throw new FileFault(corruptFault);
  let at = view.getUint32(end + 16, true);
  for (let n = view.getUint16(end + 10, true); n > 0; n -= 1) {
    if (view.getUint32(at, true) !== entryMark) throw new FileFault(corruptFault);
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    if (view.getUint32(local, true) !== localMark) throw new FileFault(corruptFault);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    yield {
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)).replace(/^\//, ''),
      locked: (view.getUint16(at + 8, true) & 1) === 1,
      packed: bytes.slice(start, start + view.getUint32(at + 20, true)),
      isDeflated: view.getUint16(at + 10, true) !== 0,
    };
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

async function* inflated(packed: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
