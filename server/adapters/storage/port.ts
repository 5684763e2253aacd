/** Where files live: a directory, or an S3-compatible bucket. Content-addressed and immutable. */
export interface StoredFile {
  bytes: Uint8Array;
  contentType: string;
}

export interface Storage {
  /**
   * Stores bytes under a key ('img/ab/ab12….webp'). A key that exists already is left alone.
   * Either the whole file is there afterwards or nothing: no partial file is ever visible.
   * Throws StorageError.
   */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Stores a stream of at most `maxBytes`; throws StorageError 'grande-demais' beyond, leaving nothing. */
  putStream(
    key: string,
    stream: ReadableStream<Uint8Array>,
    contentType: string,
    maxBytes: number,
  ): Promise<number>;
  get(key: string): Promise<StoredFile | null>;
  /** A part of a file, for videos: bytes from `start` to `end`, both included. */
  getRange(key: string, start: number, end: number): Promise<(StoredFile & { total: number }) | null>;
  exists(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /**
   * Removes what was begun longer ago than this and never finished, by a process that died; answers how
   * much. What this process is writing stays, however old.
   */
  sweep(olderThanMs: number): Promise<number>;
  /** Public address of a key: '/media/…', or the bucket's own where configured. */
  url(key: string): string;
}

export class StorageError extends Error {
  /** 'mal-configurado': somebody must change the configuration or the bucket; the message says what. */
  readonly code: 'cheio' | 'grande-demais' | 'indisponivel' | 'mal-configurado' | 'chave-invalida';
  constructor(code: StorageError['code'], message: string, options: { cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'StorageError';
    this.code = code;
  }
}

/** What anybody may be told of files that cannot be had now. */
export const unavailableFiles = 'O armazenamento de arquivos não respondeu. Tente de novo em instantes.';
