import type { Readable } from 'node:stream';

/** File storage: a directory, or an S3-compatible bucket. Content-addressed and immutable. */
export interface StoredFile {
  bytes: Uint8Array;
  contentType: string;
}

export interface Storage {
  /**
   * Stores bytes under a key ('img/ab/ab12….webp'). An existing key is left alone. Atomic: no partial file is
   * ever visible. Throws StorageError.
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
  /** A range of a file, for videos: bytes from `start` to `end`, inclusive. */
  getRange(key: string, start: number, end: number): Promise<(StoredFile & { total: number }) | null>;
  exists(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /**
   * Deletes unfinished writes older than this, left by dead processes; returns how many. This process's own
   * writes are kept.
   */
  sweep(olderThanMs: number): Promise<number>;
  /** Public address of a key: '/media/…', or the bucket's own if configured. */
  url(key: string): string;
}

/** Every file of a storage, one at a time. */
export interface StoredFiles {
  all(): AsyncIterable<{ key: string; bytes: number; open(): Readable }>;
}

/** Where backups go besides the disk. Throws StorageError. */
export interface CopyBucket {
  /** Name of the bucket. */
  name: string;
  /** Sends the file at a path; it appears whole or not at all. */
  send(name: string, path: string): Promise<void>;
  /** SHA-256 of what arrived; null if nothing did. */
  digest(name: string): Promise<string | null>;
  remove(name: string): Promise<void>;
}

export class StorageError extends Error {
  /** 'mal-configurado': the configuration or the bucket must be changed; the message says how. */
  readonly code: 'cheio' | 'grande-demais' | 'indisponivel' | 'mal-configurado' | 'chave-invalida';
  constructor(code: StorageError['code'], message: string, options: { cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'StorageError';
    this.code = code;
  }
}

/** Public message when files are unavailable. */
export const unavailableFiles = 'O armazenamento de arquivos não respondeu. Tente de novo em instantes.';
