import { StorageError, unavailableFiles } from './port.ts';

const fullCodes = ['ENOSPC', 'EDQUOT', 'EFBIG'];

export const tooLarge = (maxBytes: number) =>
  new StorageError('grande-demais', `O arquivo passa do limite de ${Math.floor(maxBytes / 1024 / 1024)} MB.`);

/** A failure of where the bytes come from, which is not the storage's. */
class SourceFailure extends Error {}

/** The chunks of a stream up to `maxBytes`; what breaks in the stream itself is told apart. */
export async function* chunksOf(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array, void> {
  const reader = stream.getReader();
  let total = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new SourceFailure('source', { cause });
      });
      if (done) return;
      total += value.byteLength;
      if (total > maxBytes) throw tooLarge(maxBytes);
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * Names what the disk or the bucket said, in words for people. A StorageError stays as it is, and
 * so does what broke in the source of a stream.
 */
export function storageFailure(cause: unknown): Error {
  if (cause instanceof StorageError) return cause;
  if (cause instanceof SourceFailure && cause.cause instanceof Error) return cause.cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (fullCodes.includes(code)) {
    const message = 'Não há espaço em disco para guardar o arquivo. Libere espaço e tente de novo.';
    return new StorageError('cheio', message, { cause });
  }
  return new StorageError('indisponivel', unavailableFiles, { cause });
}
