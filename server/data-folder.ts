import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { megabyte } from '#contract/base/units.ts';
import type { Config } from '#server/config.ts';

/** With less free space the next picture or database page may not fit. */
const leastFreeBytes = 64 * megabyte;
/** The embedded database allocates its log in 16 MB pieces: without room for one it stalls. */
const leastForEngine = 32 * megabyte;
/** How long a disk check is cached. */
const freshMs = 3_000;

/** The data folder cannot be used; the message is for the person at the terminal. */
export class DataFolderError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'DataFolderError';
  }
}

const full = (dir: string) =>
  `O disco da pasta de dados ${dir} está cheio. Libere espaço; nada mais é preciso, o sistema volta sozinho.`;
/** Used when the process ends because of it. */
const fullAtStart = (dir: string) =>
  `O disco da pasta de dados ${dir} está cheio. Libere espaço e inicie o sistema de novo.`;
const byCode: Record<string, (dir: string) => string> = {
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: full,
  EROFS: (dir) =>
    `A pasta de dados ${dir} está em um disco só de leitura. Monte-o para escrita, ou indique outra pasta em DATA_DIR.`,
  EACCES: (dir) =>
    `Sem permissão para escrever na pasta de dados ${dir}. Dê permissão ao usuário que roda o sistema, ou indique outra pasta em DATA_DIR.`,
  ENOTDIR: (dir) =>
    `A pasta de dados ${dir} não pode existir: há um arquivo com esse nome no caminho. Indique outra pasta em DATA_DIR.`,
};
byCode.EPERM = byCode.EACCES!;
byCode.EEXIST = byCode.ENOTDIR!;

/** User-facing text for a file system error of the folder. */
export const folderSentence = (dir: string, error: unknown): string =>
  (
    byCode[(error as { code?: string } | null)?.code ?? ''] ??
    ((path: string) =>
      `A pasta de dados ${path} não pode ser usada. Confira se o disco está montado, ou indique outra pasta em DATA_DIR.`)
  )(dir);

async function tryWriting(dir: string): Promise<void> {
  const path = join(dir, `.sonda-${process.pid}`);
  try {
    const file = await open(path, 'w', 0o600);
    try {
      await file.writeFile(Buffer.alloc(64 * 1024, 1));
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true }).catch(() => {});
  }
}

/** The folder this process stores data in; null if database and files are both elsewhere. */
const dataFolderOf = ({ database, storage, dataDir }: Config): string | null =>
  database.kind === 'embedded' || storage.kind === 'disk' ? dataDir : null;

/** Creates the folder and test-writes it. Throws DataFolderError. */
export async function openDataFolder(config: Config): Promise<void> {
  const dir = dataFolderOf(config);
  if (dir === null) return;
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    await tryWriting(dir);
  } catch (cause) {
    const { code = '' } = cause as { code?: string };
    throw new DataFolderError(byCode[code] === full ? fullAtStart(dir) : folderSentence(dir, cause), {
      cause,
    });
  }
  const problem = config.database.kind === 'embedded' ? await tooFullForEngine(dir) : null;
  if (problem) throw problem;
}

const freeOf = async (dir: string) => {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
};

/** Free bytes where this process stores data; null if that is elsewhere or unknown. */
export async function freeInDataFolder(config: Config): Promise<number | null> {
  const dir = dataFolderOf(config);
  return dir === null ? null : freeOf(dir).catch(() => null);
}

/** Whether the embedded database has too little space; null if unknown. */
export async function tooFullForEngine(dir: string, least = leastForEngine): Promise<DataFolderError | null> {
  const free = await freeOf(dir).catch(() => Number.POSITIVE_INFINITY);
  return free < least ? new DataFolderError(fullAtStart(dir)) : null;
}

/**
 * Checks that the folder is writable and has space; returns the problem in words, or null. Checked on every
 * call, so that it recovers once the disk does.
 */
export function createFolderCheck(config: Config, least = leastFreeBytes): () => Promise<string | null> {
  const dir = dataFolderOf(config);
  let last: { at: number; answer: Promise<string | null> } | undefined;
  async function look(path: string): Promise<string | null> {
    try {
      await tryWriting(path);
      return (await freeOf(path)) < least ? full(path) : null;
    } catch (error) {
      return folderSentence(path, error);
    }
  }
  return async () => {
    if (dir === null) return null;
    if (!last || performance.now() - last.at > freshMs) last = { at: performance.now(), answer: look(dir) };
    return last.answer;
  };
}
