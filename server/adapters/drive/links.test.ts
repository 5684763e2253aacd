import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDrive, type FolderReader, googleDriveUrl, googleTokenUrl } from './create.ts';
import { DriveError } from './port.ts';

let drive: FolderReader;
let root: string;
let outside: string;
let connections = 0;
let port = 0;
const trap = createServer((socket) => {
  connections++;
  socket.destroy();
});
beforeAll(async () => {
  await new Promise<void>((done) => trap.listen(0, '127.0.0.1', done));
  port = (trap.address() as AddressInfo).port;
  const base = mkdtempSync(join(tmpdir(), 'pastas-'));
  root = join(base, 'pastas');
  outside = join(base, 'segredos');
  mkdirSync(join(root, 'Residencial/Plantas'), { recursive: true });
  mkdirSync(join(root, 'Promo\u0063\u0327a\u0303o 100% nova'), { recursive: true });
  mkdirSync(join(root, 'outra'));
  mkdirSync(join(base, 'pastas-vizinha'));
  mkdirSync(outside);
  for (const path of [join(root, 'Residencial'), join(root, 'Promo\u0063\u0327a\u0303o 100% nova')])
    writeFileSync(join(path, 'a.pdf'), 'x');
  for (const path of [outside, join(base, 'pastas-vizinha'), join(root, 'outra')])
    writeFileSync(join(path, 'segredo.pdf'), 'segredo');
  symlinkSync(outside, join(root, 'fuga'));
  symlinkSync(outside, join(root, 'Residencial/fuga'));
  symlinkSync(join(outside, 'segredo.pdf'), join(root, 'Residencial/fuga.pdf'));
  symlinkSync(join(root, 'outra'), join(root, 'Residencial/outra'));
  symlinkSync(join(root, 'Residencial'), join(root, 'Residencial/Plantas/volta'));
  symlinkSync(join(root, 'nada'), join(root, 'Residencial/quebrado.pdf'));
  drive = createDrive({
    apiKey: undefined,
    serviceAccount: undefined,
    driveUrl: googleDriveUrl,
    tokenUrl: googleTokenUrl,
    localRoot: root,
  });
});
afterAll(async () => {
  await drive.close();
  rmSync(join(root, '..'), { recursive: true, force: true });
  await new Promise((done) => trap.close(done));
});

const id = '1AbCdEfGhIjKlMnOpQrStUvWxYz_-12345';
const outcome = (link: string) => {
  try {
    return drive.parse(link).key;
  } catch (error) {
    return error instanceof DriveError ? error.code : error;
  }
};
/** Parses a link and, if valid, lists the folder. */
const reading = async (link: string) => {
  const paths: string[] = [];
  try {
    for await (const file of drive.list(drive.parse(link))) paths.push(file.path);
    return paths;
  } catch (error) {
    return error instanceof DriveError ? error.code : error;
  }
};

describe('links of Google Drive', () => {
  it.each([
    `https://drive.google.com/drive/folders/${id}`,
    `https://drive.google.com/drive/folders/${id}/`,
    `  https://drive.google.com/drive/folders/${id}?usp=sharing \n`,
    `https://drive.google.com/drive/folders/${id}?usp=drive_link&hl=pt-br`,
    `https://drive.google.com/drive/folders/${id}?resourcekey=0-abcDEF_-1&usp=sharing`,
    `https://drive.google.com/drive/u/0/folders/${id}`,
    `https://drive.google.com/drive/u/12/folders/${id}?usp=share_link#x`,
    `https://drive.google.com/drive/mobile/folders/${id}?usp=sharing`,
    `https://drive.google.com/a/construtora.com.br/drive/folders/${id}`,
    `https://drive.google.com/open?id=${id}`,
    `https://drive.google.com/open?id=${id}&authuser=0`,
    `https://drive.google.com/folderview?id=${id}&usp=sharing`,
    `https://drive.google.com/a/construtora.com.br/folderview?id=${id}`,
    `https://drive.google.com/embeddedfolderview?id=${id}#grid`,
    `https://drive.google.com/folder/d/${id}/edit`,
    `https://docs.google.com/folder/d/${id}/edit?usp=sharing`,
    `https://docs.google.com/open?id=${id}`,
    `https://docs.google.com/folderview?id=${id}`,
    `https://docs.google.com/leaf?id=${id}`,
    `https://drive.google.com/#folders/${id}`,
    `HTTPS://DRIVE.GOOGLE.COM/drive/folders/${id}`,
    `drive.google.com/drive/folders/${id}?usp=sharing`,
  ])('SUP-03 %s is the folder', (link) => {
    expect(outcome(link)).toBe(`google:${id}`);
  });

  it('keep the resource key in the address but not in the key of the folder', () => {
    const folder = drive.parse(`https://drive.google.com/drive/folders/${id}?resourcekey=0-abc`);
    expect(folder).toEqual({
      key: `google:${id}`,
      url: `https://drive.google.com/drive/folders/${id}?resourcekey=0-abc`,
    });
  });

  it.each([
    `https://drive.google.com/file/d/${id}/view?usp=sharing`,
    `https://docs.google.com/document/d/${id}/edit`,
    `https://docs.google.com/spreadsheets/d/${id}/edit#gid=0`,
    `https://docs.google.com/presentation/d/${id}/edit`,
    `https://docs.google.com/document/u/0/d/${id}/edit`,
    `https://drive.google.com/uc?id=${id}&export=download`,
  ])("%s is a single file: 'nao-e-pasta'", (link) => {
    expect(outcome(link)).toBe('nao-e-pasta');
  });
});

const hostile = (trapPort: number) => [
  '',
  ' ',
  'pasta',
  id,
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://drive.google.com/drive/folders/x',
  `http://drive.google.com/drive/folders/${id}`,
  `//drive.google.com/drive/folders/${id}`,
  `https:drive.google.com/drive/folders/${id}`,
  `https:/drive.google.com/drive/folders/${id}`,
  `https:///drive.google.com/drive/folders/${id}`,
  `https:\\\\drive.google.com\\drive\\folders\\${id}`,
  `https://drive.google.com\\@127.0.0.1:${trapPort}/drive/folders/${id}`,
  `https://drive.google.com@127.0.0.1:${trapPort}/drive/folders/${id}`,
  `https://drive.google.com:443@127.0.0.1:${trapPort}/drive/folders/${id}`,
  `https://127.0.0.1:${trapPort}#@drive.google.com/drive/folders/${id}`,
  `https://127.0.0.1:${trapPort}?@drive.google.com/drive/folders/${id}`,
  `https://user@drive.google.com/drive/folders/${id}`,
  `https://user:pass@drive.google.com/drive/folders/${id}`,
  `https://drive.google.com:443/drive/folders/${id}`,
  `https://drive.google.com:${trapPort}/drive/folders/${id}`,
  `https://drive.google.com./drive/folders/${id}`,
  `https://drive.google.com.evil.test/drive/folders/${id}`,
  `https://evildrive.google.com/drive/folders/${id}`,
  `https://evil-drive.google.com/drive/folders/${id}`,
  `https://google.com/drive/folders/${id}`,
  `https://drive.google.com.br/drive/folders/${id}`,
  `https://drive.google/drive/folders/${id}`,
  `https://dríve.google.com/drive/folders/${id}`,
  `https://\uff44rive.google.com/drive/folders/${id}`,
  `https://drive.g\u043e\u043egle.com/drive/folders/${id}`,
  `https://drive。google。com/drive/folders/${id}`,
  `https://drive%2egoogle.com/drive/folders/${id}`,
  `https://dr\tive.google.com/drive/folders/${id}`,
  `https://drive.google.com/drive/fold\ners/${id}`,
  `https://drive.google.com/drive/folders/${id}\u0000`,
  `https://drive.google.com/drive/folders/${id}%00`,
  `https://drive.google.com/drive/folders/${id}/../../../x`,
  'https://drive.google.com/drive/folders/../../x',
  'https://drive.google.com/drive/folders/%2e%2e%2f%2e%2e%2fx',
  'https://drive.google.com/drive/folders/curto',
  `https://drive.google.com/drive/folders/${'a'.repeat(101)}`,
  `https://drive.google.com/drive/folders/${id}'%20or%20'1'='1`,
  `https://drive.google.com/drive/folders/${id}%27`,
  `https://drive.google.com/open?id=${id}&id=${id}x`,
  'https://drive.google.com/open',
  'https://drive.google.com/drive/my-drive',
  'https://drive.google.com/',
  `https://drive.google.com/url?q=http://127.0.0.1:${trapPort}/`,
  `https://drive.google.com/drive/folders/${id}?resourcekey=a%0d%0aX-Evil:1`,
  `https://drive.google.com/drive/folders/${id}?resourcekey=`,
  `http://127.0.0.1:${trapPort}/drive/folders/${id}`,
  `https://127.0.0.1:${trapPort}/drive/folders/${id}`,
  `http://localhost:${trapPort}/drive/folders/${id}`,
  `http://2130706433:${trapPort}/drive/folders/${id}`,
  `http://0x7f000001:${trapPort}/`,
  `http://0177.0.0.1:${trapPort}/`,
  `http://127.1:${trapPort}/`,
  `http://0:${trapPort}/`,
  `http://[::1]:${trapPort}/`,
  `http://[::ffff:127.0.0.1]:${trapPort}/`,
  `http://[::ffff:7f00:1]:${trapPort}/`,
  `http://127.0.0.1.nip.io:${trapPort}/`,
  'http://169.254.169.254/latest/meta-data/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'https://www.googleapis.com/drive/v3/files',
  'gopher://127.0.0.1/',
  'https://https://drive.google.com/drive/folders/x',
  `https://drive.google.com/drive/folders/${id} https://evil.test`,
  `x https://drive.google.com/drive/folders/${id}`,
  `https://drive.google.com/${'a'.repeat(3000)}`,
];

describe('R19 links that lead elsewhere', () => {
  it('are refused before anything is asked of anybody: at least 50 spellings, no connection', async () => {
    const links = hostile(port);
    expect(links.length).toBeGreaterThanOrEqual(50);
    for (const link of links) expect(await reading(link), JSON.stringify(link)).toBe('link-invalido');
    expect(connections).toBe(0);
  });
});

describe('links of a folder on this machine', () => {
  it.each([
    ['file:///Residencial', ['outra/segredo.pdf', 'a.pdf']],
    ['file:///Residencial/', ['outra/segredo.pdf', 'a.pdf']],
    [' FILE:///Residencial ', ['outra/segredo.pdf', 'a.pdf']],
    ['file:///Promoção 100% nova', ['a.pdf']],
    ['file:///Promo%C3%A7%C3%A3o%20100%25%20nova', ['a.pdf']],
  ])('%s is read, nothing that leads out of the root, no loop', async (link, paths) => {
    expect(await reading(link)).toEqual(paths);
  });

  it('names what it left out and why', async () => {
    const left: string[] = [];
    const onSkipped = (path: string, message: string) => void left.push(`${path}: ${message}`);
    const folder = drive.parse('file:///Residencial');
    for await (const _ of drive.list(folder, { onSkipped })) void _;
    expect(left.toSorted()).toEqual([
      'fuga.pdf: O atalho “fuga.pdf” leva para fora da pasta configurada e ficou de fora.',
      'fuga: O atalho “fuga” leva para fora da pasta configurada e ficou de fora.',
      'quebrado.pdf: O atalho “quebrado.pdf” aponta para algo que não existe mais ou não está compartilhado.',
    ]);
  });

  it.each([
    'file:///',
    'file://',
    'file:',
    'file:/etc',
    'file:etc',
    'file://etc',
    'file://localhost/etc',
    'file:////etc',
    'file:////etc/passwd',
    'file:///..',
    'file:///.',
    'file:///../segredos',
    'file:///./Residencial',
    'file:///Residencial/../../segredos',
    'file:///Residencial/..',
    'file:///Residencial//Plantas',
    'file:///%2e%2e/segredos',
    'file:///%2E%2E%2Fsegredos',
    'file:///..%2fsegredos',
    'file:///Residencial%2f..%2f..%2fsegredos',
    'file:///%252e%252e%252fsegredos',
    'file:///%2fetc',
    'file:///..%5csegredos',
    'file:///..\\segredos',
    'file:///Residencial\\..\\..\\segredos',
    'file:///C:/Windows',
    'file:///C%3A/Windows',
    'file:///c:',
    'file:///\\\\servidor\\pasta',
    'file:///Residencial%00',
    'file:///Residencial\u0000/x',
    'file:///Residencial%0a',
    'file:///.../x',
    `file:///${'a'.repeat(256)}`,
  ])("T4 %j is refused with 'link-invalido'", async (link) => {
    expect(await reading(link)).toBe('link-invalido');
  });

  it.each([
    'file:///nada',
    'file:///fuga',
    'file:///Residencial/fuga',
    'file:///pastas-vizinha',
    'file:///etc/passwd',
  ])("T4 %s is no folder of the root: 'nao-encontrada'", async (link) => {
    expect(await reading(link)).toBe('nao-encontrada');
  });

  it("says 'nao-e-pasta' of a file", async () => {
    expect(await reading('file:///Residencial/a.pdf')).toBe('nao-e-pasta');
  });

  it('opens nothing outside the root, whatever the handle says', async () => {
    for (const path of [
      '../segredos/segredo.pdf',
      'fuga/segredo.pdf',
      '/etc/passwd',
      '../pastas-vizinha/segredo.pdf',
    ])
      await expect(
        drive.open({
          id: `local:${path}`,
          name: 'x.pdf',
          path: 'x.pdf',
          mimeType: 'application/pdf',
          size: null,
          version: '1',
          modifiedAt: null,
        }),
        path,
      ).rejects.toThrow('O arquivo “x.pdf” não existe mais');
  });
});

it("a Google link without a credential says 'sem-credencial' and what to configure", async () => {
  expect(drive.capabilities).toEqual({ google: false, localFolders: true });
  const folder = drive.parse(`https://drive.google.com/drive/folders/${id}`);
  await expect(drive.list(folder)[Symbol.asyncIterator]().next()).rejects.toThrow(/GOOGLE_API_KEY/);
});
