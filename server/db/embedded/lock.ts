import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DataDirLock {
  release(): void;
}

/** The data directory belongs to another living process. */
export class DataDirLockedError extends Error {
  constructor(dir: string, owner: string) {
    super(
      `A pasta de dados ${dir} já está em uso ${owner}. ` +
        'Encerre esse processo, ou indique outra pasta em DATA_DIR, e tente novamente.',
    );
    this.name = 'DataDirLockedError';
  }
}

/** Keeps the files referenced, so that garbage collection does not close them and drop the lock. */
const held = new Set<DatabaseSync>();

function describeOwner(file: string): string {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as { pid?: unknown; desde?: unknown };
    return `pelo processo ${String(owner.pid)} (iniciado em ${String(owner.desde)})`;
  } catch {
    return 'por outro processo';
  }
}

/**
 * Locks the data directory for this process, or throws DataDirLockedError at once. The embedded engine has no
 * lock of its own, and two processes would lose each other's writes. This is an operating system file lock,
 * taken through SQLite: the kernel drops it when the process dies, even by SIGKILL, so nothing stale remains,
 * and it works on Linux, macOS and Windows. The pid in `processo.json` is only for the message.
 */
export function lockDataDir(dir: string): DataDirLock {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const ownerFile = join(dir, 'processo.json');
  const file = new DatabaseSync(join(dir, 'trava.sqlite'), { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    const busy = (error as { errcode?: number }).errcode === 5;
    if (busy) throw new DataDirLockedError(dir, describeOwner(ownerFile));
    throw error;
  }
  held.add(file);
  writeFileSync(ownerFile, JSON.stringify({ pid: process.pid, desde: new Date().toISOString() }));
  return {
    release: () => {
      rmSync(ownerFile, { force: true });
      held.delete(file);
      file.close();
    },
  };
}
