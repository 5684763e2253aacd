/**
 * Reading a developer's shared folder, wherever it lives. Two adapters: Google Drive and a folder
 * on this machine. Paths inside a folder use '/', relative to its root.
 */
export interface DriveFile {
  /** The adapter's own handle; opaque to everybody else. */
  id: string;
  name: string;
  /** Path inside the folder, with the name: 'Plantas/Tipo A.jpg'. Unique within a listing. */
  path: string;
  mimeType: string;
  /** Bytes, or null when the source does not say (Google-native documents). */
  size: number | null;
  /** Changes whenever the content does: a checksum, or size and time. Key of everything derived. */
  version: string;
  modifiedAt: Date | null;
}

export interface FolderRef {
  /** One per real folder, however its link is written: key of 'the same folder' (SUP-37). */
  key: string;
  /** The link as it is shown back. */
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

/**
 * Whether it is the link itself that leads to nothing to be read, which whoever typed it can mend; any
 * other refusal is the service's own.
 */
export const isAskedWrongly = ({ code }: DriveError): boolean => askedWrongly.includes(code);

export interface ListOptions {
  signal?: AbortSignal;
  /** The listing ends after so many files; ask for one more than the limit to notice that there are more. */
  maxFiles?: number;
  /** The folder's own name, before its first file, and whether its source tells of changes in it. */
  onFolder?: (name: string, tellsChanges: boolean) => void;
  /** Every folder that is read, the first one included, by its source's own id. */
  onRead?: (folderId: string) => void;
  /** Waited for before every call to the source, none of which is then tried twice; a throw ends it all. */
  beforeCall?: () => Promise<void>;
  /** Something below the folder that cannot be listed, with a full Portuguese sentence. */
  onSkipped?: (path: string, message: string) => void;
}

export interface Drive {
  /**
   * Reads a pasted link without any request. Throws DriveError 'link-invalido', or 'nao-e-pasta' for
   * the link of a single file.
   */
  parse(link: string): FolderRef;
  /**
   * Every file below the folder, subfolders before files, each by name, in a stable order. Streams as
   * folders are read. Follows shortcuts once, never in a loop.
   * Throws DriveError; an empty folder throws 'vazia'.
   */
  list(folder: FolderRef, options?: ListOptions): AsyncIterable<DriveFile>;
  /** The bytes of a file. Throws DriveError; stops on `signal`. */
  open(file: DriveFile, options?: { signal?: AbortSignal }): Promise<ReadableStream<Uint8Array>>;
  /** A small picture of a file where its source has one at hand, null where not. Throws DriveError. */
  thumbnail?(
    file: Pick<DriveFile, 'id' | 'name'>,
    options?: { signal?: AbortSignal },
  ): Promise<Uint8Array | null>;
}

/** What a source told of changes since it was asked last. */
export interface ToldChanges {
  /** From where to ask on. */
  token: string;
  /** There is more: to be asked for at once. */
  more: boolean;
  /** Ids of the files and folders that changed, and of the folders they lie in. */
  ids: string[];
}

/** A source that tells of changes in everything that is shared with its account. */
export interface ChangesFeed {
  /** Tells accounts apart. */
  conta: string;
  /** From where to ask: what changes from now on. */
  start(beforeCall: () => Promise<void>): Promise<string>;
  /** Null: the token is no longer taken, and what changed since is not known. Throws DriveError. */
  since(token: string, beforeCall: () => Promise<void>): Promise<ToldChanges | null>;
}
