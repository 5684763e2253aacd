/**
 * Reads an incorporadora's shared folder, wherever it is. Two adapters: Google Drive and a folder on this
 * machine. Paths inside a folder use '/', relative to its root.
 */
export interface DriveFile {
  /** The adapter's own handle; opaque to everyone else. */
  id: string;
  name: string;
  /** Path inside the folder, including the name: 'Plantas/Tipo A.jpg'. Unique within a listing. */
  path: string;
  mimeType: string;
  /** Bytes, or null if unknown (Google-native documents). */
  size: number | null;
  /** Changes whenever the content does: a checksum, or size and time. Cache key of everything derived. */
  version: string;
  modifiedAt: Date | null;
}

export interface FolderRef {
  /** Identifies the real folder, however its link is written (SUP-37). */
  key: string;
  /** Canonical link for display. */
  url: string;
}

export type DriveRefusal =
  | 'link-invalido'
  | 'nao-e-pasta'
  | 'nao-compartilhada'
  | 'nao-encontrada'
  | 'vazia'
  | 'sem-credencial'
  | 'limite'
  | 'indisponivel'
  | 'arquivo-indisponivel';

/** A refusal with a full Portuguese sentence in `message`. */
export class DriveError extends Error {
  readonly code: DriveRefusal;
  /** Whether the same call may succeed later. */
  readonly retryable: boolean;
  constructor(code: DriveRefusal, message: string, options: { retryable?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'DriveError';
    this.code = code;
    this.retryable = options.retryable ?? false;
  }
}

const askedWrongly: DriveRefusal[] = [
  ...(['link-invalido', 'nao-e-pasta', 'nao-encontrada', 'nao-compartilhada', 'vazia'] as const),
];

/** Whether the link itself is wrong, which its author can fix; any other refusal comes from the service. */
export const isInvalidLink = ({ code }: DriveError): boolean => askedWrongly.includes(code);

export interface ListOptions {
  signal?: AbortSignal;
  /** Stops after this many files; pass the limit plus one to detect more. */
  maxFiles?: number;
  /** Called before the first file with the folder's name and whether its source reports changes. */
  onFolder?: (name: string, tellsChanges: boolean) => void;
  /** Called for every folder read, the root included, with the source's id. */
  onRead?: (folderId: string) => void;
  /** Awaited before every call to the source, which is then not retried; a throw aborts the listing. */
  beforeCall?: () => Promise<void>;
  /** Something below the folder that cannot be listed, with a full Portuguese sentence. */
  onSkipped?: (path: string, message: string) => void;
}

export interface Drive {
  /**
   * Parses a pasted link without any request. Throws DriveError 'link-invalido', or 'nao-e-pasta' for a link
   * to a single file.
   */
  parse(link: string): FolderRef;
  /**
   * Streams every file below the folder, subfolders before files, each sorted by name, in a stable order.
   * Resolves shortcuts once, without loops. Throws DriveError; an empty folder throws 'vazia'.
   */
  list(folder: FolderRef, options?: ListOptions): AsyncIterable<DriveFile>;
  /** The bytes of a file. Throws DriveError; stops on `signal`. */
  open(file: DriveFile, options?: { signal?: AbortSignal }): Promise<ReadableStream<Uint8Array>>;
  /** A thumbnail, if the source has one, else null. Throws DriveError. */
  thumbnail?(
    file: Pick<DriveFile, 'id' | 'name'>,
    options?: { signal?: AbortSignal },
  ): Promise<Uint8Array | null>;
}

/** Changes reported by a source since the last call. */
export interface ReportedChanges {
  /** Where to continue. */
  token: string;
  /** There is more: request it at once. */
  more: boolean;
  /** Ids of changed files and folders, and of their parent folders. */
  ids: string[];
}

/** Reports changes in everything shared with its account. */
export interface ChangesFeed {
  /** Identifies the account. */
  conta: string;
  /** The token from which changes are reported. */
  start(beforeCall: () => Promise<void>): Promise<string>;
  /** Null: the token has expired, and the changes since are unknown. Throws DriveError. */
  since(token: string, beforeCall: () => Promise<void>): Promise<ReportedChanges | null>;
}
