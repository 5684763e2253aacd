import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type Disk, DurableFiles, type FileLayer } from './durable-files.ts';

const root = { name: '', path: '/' };
const pgWal = { name: 'pg_wal', path: '/pg_wal', parent: root };
const node = (folder: { path: string }, name: string) => ({
  name,
  parent: folder,
  path: `${folder.path}/${name}`,
});
const log = { node: node(pgWal, '000000010000000000000001'), nfd: 1 };
const data = { node: node({ path: '/base' }, '1259'), nfd: 2 };

const dirs: string[] = [];
afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true });
});

/** The layer over an engine's files that only notes what is done, and a disk that syncs when told. */
function layered() {
  const done: string[] = [];
  const soon: ((error: Error | null) => void)[] = [];
  const disk: Disk = {
    syncOpen: (_, path) => done.push(`sync ${path}`),
    sync: (path) => done.push(`sync ${path}`),
    syncSoon: (path, answer) => {
      done.push(`begin ${path}`);
      soon.push(answer);
    },
  };
  const note =
    (what: string) =>
    (...args: unknown[]) =>
      done.push(`${what} ${(args[0] as { node?: { path: string } }).node?.path ?? ''}`.trim());
  const layer = {
    realPath: ({ path }: { path: string }) => path,
    stream_ops: { write: note('write'), setattr: note('size') },
    node_ops: Object.fromEntries(
      ['setattr', 'mknod', 'symlink', 'unlink', 'rmdir', 'rename'].map((name) => [name, note(name)]),
    ),
  };
  class Opened extends DurableFiles {
    open(of: FileLayer): void {
      this.hook(of);
    }
  }
  const dir = mkdtempSync(join(tmpdir(), 'portal-camada-'));
  dirs.push(dir);
  const files = new Opened(dir, disk);
  files.open(layer as unknown as FileLayer);
  const call = (ops: 'stream_ops' | 'node_ops', name: string, ...args: unknown[]) =>
    (layer[ops] as unknown as Record<string, (...args: unknown[]) => unknown>)[name]!(...args);
  return { files, done, soon, call };
}

it('the log is on disk before any other file is written, cut, renamed or removed', () => {
  const others: [ops: 'stream_ops' | 'node_ops', name: string, ...args: unknown[]][] = [
    ['stream_ops', 'write', data],
    ['stream_ops', 'setattr', data],
    ['stream_ops', 'fsync', data],
    ['node_ops', 'setattr', data.node],
    ['node_ops', 'rename', log.node, pgWal, '000000010000000000000002'],
    ['node_ops', 'unlink', pgWal, log.node.name],
  ];
  for (const [ops, name, ...args] of others) {
    const { files, done, call } = layered();
    call('stream_ops', 'write', log);
    call('stream_ops', 'fsync', log);
    call('stream_ops', 'write', log);
    expect(done.splice(0), name).toEqual([
      `write ${log.node.path}`,
      `begin ${log.node.path}`,
      `write ${log.node.path}`,
    ]);
    expect([files.asked, files.durable], name).toEqual([1, 0]);
    call(ops, name, ...args);
    expect(done[0], name).toBe(`sync ${log.node.path}`);
    expect(files.durable, name).toBe(1);
  }
});

it('commits made while a sync runs share the next one, and a sync overtaken by a waiting one says nothing', () => {
  const { files, soon, call } = layered();
  for (let commit = 0; commit < 3; commit++) call('stream_ops', 'fsync', log);
  expect(soon).toHaveLength(1);
  soon[0]!(null);
  expect([files.durable, soon.length]).toEqual([1, 2]);
  call('stream_ops', 'write', data);
  expect(files.durable).toBe(3);
  call('stream_ops', 'fsync', log);
  soon[1]!(null);
  expect([files.asked, files.durable, soon.length]).toEqual([4, 3, 3]);
  soon[2]!(null);
  expect(files.durable).toBe(4);
});

it('a file with a new name takes its folder with it to the disk, once', () => {
  const { done, call } = layered();
  call('node_ops', 'mknod', { path: '/base' }, '1259');
  call('stream_ops', 'fsync', data);
  call('stream_ops', 'fsync', data);
  expect(done).toEqual(['mknod', 'sync /base/1259', 'sync /base', 'sync /base/1259']);
});
