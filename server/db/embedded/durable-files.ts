import { closeSync, existsSync, fsync, fsyncSync, openSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's file layer used here; a node's parent is its folder. */
interface FileNode {
  name: string;
  parent: FileNode;
}
interface FileStream {
  node: FileNode;
  nfd: number;
}
type Operation = (...args: never[]) => unknown;
export interface FileLayer {
  realPath(node: FileNode): string;
  stream_ops: Record<string, Operation>;
  node_ops: Record<string, Operation>;
}

/** What makes written bytes survive a power cut. */
export interface Disk {
  syncOpen(fd: number, path: string): void;
  sync(path: string): void;
  syncSoon(path: string, done: (error: Error | null) => void): void;
}

const isWindows = process.platform === 'win32';
/** Windows refuses to sync a handle opened for reading, and folders altogether (NTFS journals them itself). */
const openToSync = (path: string) => openSync(path, isWindows ? 'r+' : 'r');

const realDisk: Disk = {
  syncOpen: (fd) => fsyncSync(fd),
  sync: (path) => {
    const fd = openToSync(path);
    try {
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
  },
  syncSoon: (path, done) => {
    const fd = openToSync(path);
    fsync(fd, (error) => {
      closeSync(fd);
      done(error);
    });
  },
};

const logSegment = /^[0-9A-F]{24}$/;
const isLog = (node: FileNode) => node.parent.name === 'pg_wal' && logSegment.test(node.name);

/**
 * The embedded engine's files, made durable: PGlite's layer answers fsync without doing it
 * (electric-sql/pglite#1107). Syncs of files and folders are real. That of the write-ahead log, one per commit, runs
 * beside the engine: `durable` says up to which commit answers may go out, so that the commits of many callers
 * share one. Before anything else is written, renamed or removed, the log is on disk, as PostgreSQL assumes.
 */
export class DurableFiles extends NodeFS {
  /** Syncs of the log asked for, and how many of them are on disk. */
  asked = 0;
  durable = 0;
  /** Log segments started since `segments` was last set to 0. */
  segments = 0;
  /** Called when `durable` has grown. */
  onDurable: () => void = () => {};

  readonly #disk: Disk;
  /** Log files written since the running sync began, and that sync; one that was overtaken is forgotten. */
  readonly #next = new Set<string>();
  #running: { paths: string[]; left: number } | null = null;
  #log = '';
  /** Folders whose entries have changed. */
  readonly #changed = new Set<string>();
  #failure: Error | null = null;

  constructor(dir: string, disk: Disk = realDisk) {
    super(dir);
    this.#disk = disk;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const hook = ({ FS }: { FS: unknown }) =>
      this.hook((FS as { filesystems: { NODEFS: FileLayer } }).filesystems.NODEFS);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } };
  }

  protected hook(layer: FileLayer): void {
    const before = (ops: Record<string, Operation>, name: string, step: (...args: never[]) => void) => {
      const operation = ops[name];
      if (!operation) throw new Error(`the engine's file layer has no ${name}`);
      ops[name] = (...args) => {
        step(...args);
        return operation(...args);
      };
    };
    const { stream_ops: streams, node_ops: nodes, realPath } = layer;
    const changes = (node: FileNode) => this.#changed.add(realPath(node));

    before(streams, 'write', (stream: FileStream) => {
      if (!isLog(stream.node)) this.#flushLog();
    });
    before(streams, 'setattr', () => this.#flushLog());
    before(nodes, 'setattr', () => this.#flushLog());
    before(nodes, 'mknod', (parent: FileNode) => changes(parent));
    before(nodes, 'symlink', (parent: FileNode) => changes(parent));
    for (const name of ['unlink', 'rmdir'])
      before(nodes, name, (parent: FileNode) => {
        this.#flushLog();
        changes(parent);
      });
    before(nodes, 'rename', (node: FileNode, parent: FileNode) => {
      this.#flushLog();
      changes(node.parent);
      changes(parent);
    });
    streams.fsync = ((stream: FileStream) => {
      const path = realPath(stream.node);
      if (isLog(stream.node)) this.#syncLogSoon(path);
      else this.#syncNow(stream, path);
      return 0;
    }) as Operation;
  }

  #syncNow({ nfd }: FileStream, path: string): void {
    this.#flushLog();
    this.#changed.delete(path);
    try {
      this.#disk.syncOpen(nfd, path);
    } catch (error) {
      // Folders on Windows.
      if (!isWindows || (error as NodeJS.ErrnoException).code !== 'EPERM') throw this.#fail(error as Error);
    }
    this.#syncFolder(dirname(path));
  }

  /** A new or renamed file is found again only once its folder is on disk. */
  #syncFolder(path: string): void {
    if (!this.#changed.delete(path) || isWindows) return;
    try {
      this.#disk.sync(path);
    } catch (error) {
      throw this.#fail(error as Error);
    }
  }

  #syncLogSoon(path: string): void {
    this.#syncFolder(dirname(path));
    this.asked += 1;
    if (path !== this.#log) this.segments += 1;
    this.#log = path;
    this.#next.add(path);
    this.#start();
  }

  #start(): void {
    if (this.#running || this.#next.size === 0) return;
    const covers = this.asked;
    const running = { paths: [...this.#next], left: this.#next.size };
    this.#running = running;
    this.#next.clear();
    for (const path of running.paths)
      this.#disk.syncSoon(path, (error) => {
        if (error) throw this.#fail(error);
        running.left -= 1;
        if (running.left > 0 || this.#running !== running) return;
        this.#running = null;
        this.#reached(covers);
        this.#start();
      });
  }

  /** Waits for the log. */
  #flushLog(): void {
    if (this.durable === this.asked) return;
    try {
      for (const path of new Set([...(this.#running?.paths ?? []), ...this.#next])) this.#disk.sync(path);
    } catch (error) {
      throw this.#fail(error as Error);
    }
    this.#running = null;
    this.#next.clear();
    this.#reached(this.asked);
  }

  #reached(covers: number): void {
    if (this.#failure || covers <= this.durable) return;
    this.durable = covers;
    this.onDurable();
  }

  /**
   * After a failed sync nobody knows what is on disk, and a second one succeeds without writing. The thread
   * ends, as PostgreSQL does; nothing more is acknowledged.
   */
  #fail(error: Error): Error {
    this.#failure ??= error;
    setImmediate(() => {
      throw error;
    });
    return error;
  }
}

/** Says of a database folder that all in it was synced once; from then on the engine does it. */
const syncedMark = 'gravado-em-disco';

/** Syncs a database folder unless that was done before. */
export function syncOnce(dir: string): void {
  const mark = join(dir, syncedMark);
  if (existsSync(mark)) return;
  syncTree(dir);
  writeFileSync(mark, '');
  realDisk.sync(mark);
  syncEntry(mark);
}

/** A folder with all it contains, deepest first. */
function syncTree(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) realDisk.sync(path);
  }
  if (!isWindows) realDisk.sync(dir);
}

/** The engine's own arguments, without the one that turns syncing off. */
export const durableStart = (defaults: string[]): string[] => [
  ...defaults.filter((argument) => argument !== '-F'),
  '-c',
  'fsync=on',
  // The engine's fdatasync never reaches the file layer.
  '-c',
  'wal_sync_method=fsync',
];

/** Makes an entry of a folder survive: `renameSync`, then this. */
export function syncEntry(path: string): void {
  if (!isWindows) realDisk.sync(dirname(path));
}
