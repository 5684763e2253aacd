import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startFakeDrive } from '#tests/fakes/drive.ts';
import { treeOfDirectory } from '#tests/fakes/drive-tree.ts';
import { createDrive, type FolderReader } from './create.ts';
import type { DriveError, DriveFile, FolderRef } from './port.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type Files = Record<string, string | Uint8Array>;
interface Subject {
  drive: FolderReader;
  folder: FolderRef;
  root: string;
  /** Overwrites a file as its owner would, and makes the source show the change. */
  change(path: string, content: string): Promise<Subject>;
}

function onDisk(files: Files, folders: string[] = []): string {
  const root = mkdtempSync(join(tmpdir(), 'pastas-'));
  closing.push(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'Residencial Jardim'));
  for (const path of folders) mkdirSync(join(root, 'Residencial Jardim', path), { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    const full = join(root, 'Residencial Jardim', path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, content);
    utimesSync(full, 1_760_000_000, 1_760_000_000);
  }
  return root;
}
const nobody = {
  apiKey: undefined,
  serviceAccount: undefined,
  driveUrl: 'http://127.0.0.1:9',
  tokenUrl: 'http://127.0.0.1:9',
};

async function local(root: string): Promise<Subject> {
  const drive = createDrive({ ...nobody, localRoot: root });
  closing.push(() => drive.close());
  return {
    drive,
    root,
    folder: drive.parse('file:///Residencial Jardim'),
    async change(path, content) {
      writeFileSync(join(root, 'Residencial Jardim', path), content);
      return this;
    },
  };
}
async function google(root: string): Promise<Subject> {
  const fake = await startFakeDrive({ tree: treeOfDirectory(join(root, 'Residencial Jardim')) });
  const { url: driveUrl, tokenUrl, apiKey } = fake;
  const drive = createDrive({ ...nobody, apiKey, driveUrl, tokenUrl, localRoot: root });
  closing.push(fake.stop, () => drive.close());
  return {
    drive,
    root,
    folder: drive.parse(fake.link),
    async change(path, content) {
      writeFileSync(join(root, 'Residencial Jardim', path), content);
      return google(root);
    },
  };
}

const read = async ({ drive, folder }: Subject, options = {}) => {
  const files: DriveFile[] = [];
  for await (const file of drive.list(folder, options)) files.push(file);
  return files;
};
const paths = async (subject: Subject, options = {}) =>
  (await read(subject, options)).map(({ path }) => path);
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: DriveError) => error.code ?? error.name,
  );

describe.each([
  ['Google Drive', google],
  ['folder on this machine', local],
] as const)('%s', (_name, make) => {
  it('lists every file, subfolders first, names as people count', async () => {
    const root = onDisk({
      'BOOK DIGITAL.pdf': 'book',
      'Plantas/planta 10.jpg': 'x',
      'Plantas/planta 2.jpg': 'x',
      'Plantas/Tipo A/Garden.png': 'x',
      'perspectiva/Fachada Ação 🏢.JPG': 'x',
      'Árvore.txt': 'x',
    });
    expect(await paths(await make(root))).toEqual([
      'perspectiva/Fachada Ação 🏢.JPG',
      'Plantas/Tipo A/Garden.png',
      'Plantas/planta 2.jpg',
      'Plantas/planta 10.jpg',
      'Árvore.txt',
      'BOOK DIGITAL.pdf',
    ]);
  });

  it('tells name, kind, size, time and version of a file', async () => {
    const root = onDisk({ 'Plantas/planta.jpg': 'doze bytes!!' });
    const [file] = await read(await make(root));
    expect(file).toMatchObject({
      name: 'planta.jpg',
      path: 'Plantas/planta.jpg',
      mimeType: 'image/jpeg',
      size: 12,
    });
    expect(file!.modifiedAt?.getTime()).toBe(1_760_000_000_000);
    expect(file!.version).not.toBe('');
  });

  it('tells the folder its own name', async () => {
    const names: string[] = [];
    await read(await make(onDisk({ 'a.pdf': 'x' })), { onFolder: (name: string) => names.push(name) });
    expect(names).toEqual(['Residencial Jardim']);
  });

  it('answers the same listing twice, and another version once a file has changed', async () => {
    const subject = await make(onDisk({ 'a.pdf': 'one', 'b.pdf': 'two' }));
    const before = await read(subject);
    expect(await read(subject)).toEqual(before);
    const after = await read(await subject.change('a.pdf', 'three'));
    expect(after[0]!.version).not.toBe(before[0]!.version);
  });

  it('hands out the bytes of a file, of an empty one and of one of 3 MB', async () => {
    const big = Uint8Array.from({ length: 3_000_000 }, (_, index) => index * 31);
    const subject = await make(onDisk({ 'big.jpg': big, 'empty.pdf': '', 'small.pdf': 'ação' }));
    const files = await read(subject);
    const bytes = async (name: string) =>
      new Response(await subject.drive.open(files.find((file) => file.name === name)!)).bytes();
    expect(Buffer.from(await bytes('big.jpg')).equals(Buffer.from(big))).toBe(true);
    expect((await bytes('empty.pdf')).length).toBe(0);
    expect(new TextDecoder().decode(await bytes('small.pdf'))).toBe('ação');
  });

  it('leaves out hidden files and what operating systems leave behind', async () => {
    const root = onDisk({
      'a.pdf': 'x',
      '.DS_Store': 'x',
      '.oculta/b.pdf': 'x',
      'Thumbs.db': 'x',
      'desktop.ini': 'x',
      '~$proposta.docx': 'x',
      '__MACOSX/a.pdf': 'x',
    });
    expect(await paths(await make(root))).toEqual(['a.pdf']);
  });

  it('ends after as many files as asked for', async () => {
    const root = onDisk(Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`${n % 3}/${n}.jpg`, 'x'])));
    expect(await paths(await make(root), { maxFiles: 7 })).toHaveLength(7);
  });

  it('lists 5,000 files in 50 folders, each path once', async () => {
    const root = onDisk(
      Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`${n % 50}/${n}.jpg`, ''])),
    );
    const all = await paths(await make(root));
    expect(new Set(all).size).toBe(5000);
  }, 60_000);

  it("refuses an empty folder, also one of empty folders only, with 'vazia'", async () => {
    expect(await codeOf(read(await make(onDisk({}))))).toBe('vazia');
    expect(await codeOf(read(await make(onDisk({}, ['a/b', 'c']))))).toBe('vazia');
  });

  it("says 'arquivo-indisponivel' of a file that is gone or was never of this source", async () => {
    const subject = await make(onDisk({ 'a.pdf': 'x' }));
    const [file] = await read(subject);
    for (const id of [
      file!.id.replace(/:[^:]{4}/g, ':zzzz'),
      '',
      'nada',
      'local:../../etc/passwd',
      'google:media:../x:',
      'google:media:a',
    ])
      expect(await codeOf(subject.drive.open({ ...file!, id })), id).toBe('arquivo-indisponivel');
  });

  it('stops listing and reading when told to, with the reason given', async () => {
    const subject = await make(onDisk({ 'a.jpg': new Uint8Array(5_000_000), 'b.jpg': 'x' }));
    const stopped = AbortSignal.abort(new Error('interrompida'));
    await expect(read(subject, { signal: stopped })).rejects.toThrow('interrompida');
    const [file] = await read(subject);
    await expect(subject.drive.open(file!, { signal: stopped })).rejects.toThrow('interrompida');
    const stop = new AbortController();
    const reader = (await subject.drive.open(file!, { signal: stop.signal })).getReader();
    await reader.read();
    stop.abort(new Error('interrompida'));
    const rest = async () => {
      while (!(await reader.read()).done);
    };
    await expect(rest()).rejects.toThrow();
  });

  it('may be left half-way through a listing and a transfer', async () => {
    const subject = await make(onDisk({ 'a.jpg': new Uint8Array(5_000_000), 'b/c.jpg': 'x' }));
    for await (const file of subject.drive.list(subject.folder)) {
      await (await subject.drive.open(file)).cancel();
      break;
    }
    expect(await paths(subject)).toEqual(['b/c.jpg', 'a.jpg']);
  });

  it('SUP-37 gives one key to one folder, and reads its own references back', async () => {
    const subject = await make(onDisk({ 'a.pdf': 'x' }));
    expect(subject.drive.parse(subject.folder.url)).toEqual(subject.folder);
    expect(await paths({ ...subject, folder: { ...subject.folder } })).toEqual(['a.pdf']);
  });
});
