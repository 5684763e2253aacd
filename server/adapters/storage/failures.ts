import { StorageError, unavailableFiles } from './port.ts';

const fullCodes = ['ENOSPC', 'EDQUOT', 'EFBIG'];

export const tooLarge = (maxBytes: number) =>
  new StorageError('grande-demais', `O arquivo passa do limite de ${Math.floor(maxBytes / 1024 / 1024)} MB.`);

/** A failure of the byte source, not of the storage. */
class SourceFailure extends Error {}

/** The chunks of a stream up to `maxBytes`; failures of the stream itself are marked. */
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
 * Maps a disk or bucket error to a user-facing one. A StorageError and failures of the source are returned
 * unchanged.
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
