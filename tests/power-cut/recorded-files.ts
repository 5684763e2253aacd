import { statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Disk, DurableFiles, type FileLayer } from '#server/db/embedded/durable-files.ts';

/** What happened to a disk, in order. A file is known by the path it was created under, and a number. */
export type Step =
  | { kind: 'write'; file: string; at: number; bytes: Buffer }
  | { kind: 'size'; file: string; size: number }
  /** Entries of a folder: the file now under each name, or null. */
  | { kind: 'entries'; folder: string; changes: [path: string, file: string | null][] }
  | { kind: 'folder'; folder: string; path: string }
  /** What came before step `from` is on disk. */
  | { kind: 'sync'; file: string; from: number }
  | { kind: 'sync-folder'; folder: string; from: number }
  /** An answer reached its caller. */
  | { kind: 'answered'; what: string };

interface Node {
  mode: number;
  parent: Node;
}
const isFolder = (mode: number) => (mode & 0o170000) === 0o040000;

/** The engine's file layer, with all it does to a disk written down; syncs take a moment and reach no disk. */
export class RecordedFiles extends DurableFiles {
  readonly steps: Step[];

  constructor(root: string, steps: Step[] = []) {
    const under = new Map<string, string | null>();
    const short = (path: string) => relative(root, path);
    const fileAt = (path: string) => {
      const known = under.get(path);
      return known === undefined ? path : known;
    };
    /** The step that says a file or folder is on disk as it is now. */
    function syncOf(path: string): Step | null {
      const name = short(path);
      const from = steps.length;
      if (statSync(path).isDirectory()) return { kind: 'sync-folder', folder: name, from };
      const file = fileAt(name);
      return file === null ? null : { kind: 'sync', file, from };
    }
    const synced = (step: Step | null) => {
      if (step) steps.push(step);
    };
    const disk: Disk = {
      syncOpen: (_, path) => synced(syncOf(path)),
      sync: (path) => synced(syncOf(path)),
      syncSoon: (path, done) => {
        const step = syncOf(path);
        setTimeout(() => {
          synced(step);
          done(null);
        }, Math.random() * 4);
      },
    };
    super(root, disk);
    this.steps = steps;
    let made = 0;
    this.#record = ({ stream_ops: streams, node_ops: nodes, realPath }) => {
      const path = (node: unknown) => short(realPath(node as never));
      const after = (
        ops: Record<string, unknown>,
        name: string,
        note: (...args: never[]) => (() => void) | undefined,
      ) => {
        const operation = ops[name] as (...args: never[]) => unknown;
        ops[name] = (...args: never[]) => {
          const write = note(...args);
          const result = operation(...args);
          write?.();
          return result;
        };
      };
      const entries = (folder: string, changes: [string, string | null][]) => {
        for (const [name, file] of changes) under.set(name, file);
        steps.push({ kind: 'entries', folder, changes });
      };
      after(
        streams,
        'write',
        (stream: { node: Node }, buffer: Uint8Array, offset: number, length: number, at: number) => {
          const file = fileAt(path(stream.node));
          if (file === null) return undefined;
          const bytes = Buffer.from(buffer.slice(offset, offset + length));
          return () => steps.push({ kind: 'write', file, at, bytes });
        },
      );
      const sized = (name: string, { size }: { size?: number }) => {
        const file = fileAt(name);
        if (size === undefined || file === null) return undefined;
        return () => void steps.push({ kind: 'size', file, size });
      };
      after(streams, 'setattr', (stream: { node: Node }, attr: object) => sized(path(stream.node), attr));
      after(nodes, 'setattr', (node: Node, attr: object) => sized(path(node), attr));
      after(nodes, 'mknod', (parent: Node, name: string, mode: number) => {
        const folder = path(parent);
        const full = join(folder, name);
        return () => {
          if (isFolder(mode)) steps.push({ kind: 'folder', folder, path: full });
          else entries(folder, [[full, `${full}#${++made}`]]);
        };
      });
      after(nodes, 'unlink', (parent: Node, name: string) => {
        const folder = path(parent);
        return () => entries(folder, [[join(folder, name), null]]);
      });
      after(nodes, 'rename', (node: Node, parent: Node, name: string) => {
        const from = path(node);
        const folder = path(parent);
        const file = fileAt(from);
        if (dirname(from) !== folder) throw new Error('renamed between folders: not modelled');
        return () =>
          entries(folder, [
            [from, null],
            [join(folder, name), file],
          ]);
      });
    };
  }
  readonly #record: (layer: FileLayer) => void;

  protected override hook(layer: FileLayer): void {
    this.#record(layer);
    super.hook(layer);
  }
}
