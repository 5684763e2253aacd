/** A file that cannot be imported; the message says what to do. */
export class FileFault extends Error {}

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

const notText =
  'Este arquivo não é uma planilha do Excel (.xlsx) nem um CSV. Abra a planilha e salve-a como .xlsx ou CSV.';

/** Whether a file is a zip archive, as an XLSX is. */
export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);

/** Rejects binary files: old or locked Excel spreadsheets, PDF and others. */
function refuseBinary(bytes: Uint8Array): void {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new FileFault(
      'Esta planilha está protegida por senha ou é do Excel antigo (.xls). Abra-a e salve-a sem senha, como .xlsx ou CSV.',
    );
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46) || bytes.subarray(0, 100_000).includes(0))
    throw new FileFault(notText);
}

/**
 * Decodes a file in any encoding of Brazilian spreadsheets: UTF-8 with or without BOM, UTF-16 with BOM, else
 * Windows-1252. Throws FileFault if it is not text.
 */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  refuseBinary(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
