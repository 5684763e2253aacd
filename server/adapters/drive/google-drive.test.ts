import { afterEach, describe, expect, it } from 'vitest';
import { type DriveBehaviour, type DriveMatch, type FakeDrive, startFakeDrive } from '#tests/fakes/drive.ts';
import { type FakeNode, file, folder, native, shortcut, spreadsheet } from '#tests/fakes/drive-tree.ts';
import { createDrive, type FolderReader } from './create.ts';
import { DriveError, type DriveFile } from './port.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Bench {
  fake: FakeDrive;
  drive: FolderReader;
  waits: number[];
  now: { value: number };
}
type Credential = 'api-key' | 'service-account' | { apiKey?: string; serviceAccount?: string };
async function bench(
  options: Parameters<typeof startFakeDrive>[0],
  credential: Credential = 'api-key',
): Promise<Bench> {
  const fake = await startFakeDrive(options);
  const waits: number[] = [];
  const now = { value: Date.now() };
  const keys =
    credential === 'api-key'
      ? { apiKey: fake.apiKey }
      : credential === 'service-account'
        ? { serviceAccount: fake.serviceAccount }
        : credential;
  const drive = createDrive(
    {
      apiKey: undefined,
      serviceAccount: undefined,
      ...keys,
      driveUrl: fake.url,
      tokenUrl: fake.tokenUrl,
      localRoot: '/nada',
    },
    { sleep: async (ms) => void waits.push(ms), random: () => 1, now: () => now.value },
  );
  closing.push(() => drive.close(), fake.stop);
  return { fake, drive, waits, now };
}
async function list({ drive, fake }: Bench, link = fake.link, skipped: string[] = []): Promise<DriveFile[]> {
  const files: DriveFile[] = [];
  const onSkipped = (_path: string, message: string) => void skipped.push(message);
  for await (const found of drive.list(drive.parse(link), { onSkipped })) files.push(found);
  return files;
}
const paths = async (made: Bench, link?: string) => (await list(made, link)).map(({ path }) => path);
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error) =>
      error instanceof DriveError ? `${error.code}${error.retryable ? ' (retryable)' : ''}` : error,
  );
const textOf = async (made: Bench, found: DriveFile) => new Response(await made.drive.open(found)).text();
const small = () =>
  folder('Residencial', [folder('Plantas', [file('tipo.jpg')]), file('book.pdf', 'conteudo')]);
const everything = ['Plantas/tipo.jpg', 'book.pdf'];

interface Row {
  it: string;
  match: DriveMatch;
  behaviour: DriveBehaviour;
  times?: number;
  /** 'lists' the whole folder, 'opens' the book, or the refusal; with the waits in between, in ms. */
  ends: string;
  waits?: number[];
}
const get: DriveMatch = { operation: 'get' };
const root: DriveMatch = { operation: 'list', name: 'Residencial' };
const sub: DriveMatch = { operation: 'list', name: 'Plantas' };
const media: DriveMatch = { operation: 'media' };
const forbidden = (reason: string): DriveBehaviour => ({ status: 403, reason });
const five = [500, 1000, 2000, 4000, 8000];

const rows: Row[] = [
  {
    it: 'user rate limit passes',
    match: get,
    behaviour: forbidden('userRateLimitExceeded'),
    times: 2,
    ends: 'lists',
    waits: [500, 1000],
  },
  {
    it: 'rate limit passes',
    match: root,
    behaviour: forbidden('rateLimitExceeded'),
    times: 3,
    ends: 'lists',
    waits: [500, 1000, 2000],
  },
  {
    it: 'sharing rate limit passes',
    match: sub,
    behaviour: forbidden('sharingRateLimitExceeded'),
    ends: 'lists',
    waits: [500],
  },
  {
    it: 'rate limit stays',
    match: root,
    behaviour: forbidden('rateLimitExceeded'),
    times: 99,
    ends: 'limite (retryable)',
    waits: five,
  },
  { it: '429 passes', match: root, behaviour: { status: 429 }, ends: 'lists', waits: [500] },
  {
    it: '429 with Retry-After is honoured',
    match: root,
    behaviour: { status: 429, headers: { 'retry-after': '9' } },
    ends: 'lists',
    waits: [9000],
  },
  {
    it: '429 with Retry-After of an hour is told at once',
    match: root,
    behaviour: { status: 429, headers: { 'retry-after': '3600' } },
    ends: 'limite (retryable)',
    waits: [],
  },
  {
    it: '429 stays',
    match: get,
    behaviour: { status: 429 },
    times: 99,
    ends: 'limite (retryable)',
    waits: five,
  },
  { it: '500 passes', match: root, behaviour: { status: 500 }, ends: 'lists', waits: [500] },
  { it: '502 in a subfolder passes', match: sub, behaviour: { status: 502 }, ends: 'lists', waits: [500] },
  {
    it: '503 passes',
    match: get,
    behaviour: { status: 503 },
    times: 4,
    ends: 'lists',
    waits: [500, 1000, 2000, 4000],
  },
  {
    it: '504 with an HTML page stays',
    match: root,
    behaviour: { status: 504, body: '<html>' },
    times: 99,
    ends: 'indisponivel (retryable)',
    waits: five,
  },
  {
    it: '500 in a subfolder stays',
    match: sub,
    behaviour: { status: 500 },
    times: 99,
    ends: 'indisponivel (retryable)',
    waits: five,
  },
  { it: 'connection breaks once', match: root, behaviour: { reset: true }, ends: 'lists', waits: [500] },
  {
    it: 'connection always breaks',
    match: get,
    behaviour: { reset: true },
    times: 99,
    ends: 'indisponivel (retryable)',
    waits: five,
  },
  {
    it: 'daily limit is not retried',
    match: root,
    behaviour: forbidden('dailyLimitExceeded'),
    times: 99,
    ends: 'limite',
    waits: [],
  },
  {
    it: 'daily limit of the unregistered is not retried',
    match: get,
    behaviour: forbidden('dailyLimitExceededUnreg'),
    times: 99,
    ends: 'limite',
    waits: [],
  },
  {
    it: 'domain policy is not retried',
    match: get,
    behaviour: forbidden('domainPolicy'),
    times: 99,
    ends: 'nao-compartilhada',
    waits: [],
  },
  {
    it: 'missing permission is not retried',
    match: get,
    behaviour: forbidden('insufficientFilePermissions'),
    times: 99,
    ends: 'nao-compartilhada',
    waits: [],
  },
  {
    it: '403 without a reason',
    match: get,
    behaviour: { status: 403, body: 'no' },
    times: 99,
    ends: 'nao-compartilhada',
    waits: [],
  },
  {
    it: '404',
    match: get,
    behaviour: { status: 404, reason: 'notFound' },
    times: 99,
    ends: 'nao-encontrada',
    waits: [],
  },
  {
    it: '404 of the listing',
    match: root,
    behaviour: { status: 404, reason: 'notFound' },
    times: 99,
    ends: 'nao-encontrada',
    waits: [],
  },
  {
    it: 'API not enabled',
    match: get,
    behaviour: forbidden('accessNotConfigured'),
    times: 99,
    ends: 'sem-credencial',
    waits: [],
  },
  {
    it: 'invalid key',
    match: get,
    behaviour: { status: 400, reason: 'keyInvalid' },
    times: 99,
    ends: 'sem-credencial',
    waits: [],
  },
  {
    it: 'expired key',
    match: get,
    behaviour: { status: 400, reason: 'keyExpired' },
    times: 99,
    ends: 'sem-credencial',
    waits: [],
  },
  {
    it: '401 with an API key',
    match: get,
    behaviour: { status: 401, reason: 'authError' },
    times: 99,
    ends: 'sem-credencial',
    waits: [],
  },
  {
    it: 'other 400',
    match: get,
    behaviour: { status: 400, reason: 'badRequest' },
    times: 99,
    ends: 'indisponivel (retryable)',
    waits: [],
  },
  {
    it: '200 that is no JSON',
    match: root,
    behaviour: { body: '<html>oi</html>' },
    times: 99,
    ends: 'indisponivel (retryable)',
  },
  {
    it: '200 with cut JSON',
    match: root,
    behaviour: { body: '{"files": [{"id": "1' },
    times: 99,
    ends: 'indisponivel (retryable)',
  },
  {
    it: '200 of another shape',
    match: get,
    behaviour: { body: '{"files": 3, "id": 7}' },
    times: 99,
    ends: 'indisponivel (retryable)',
  },
  {
    it: 'answer of 20 MB',
    match: root,
    behaviour: { body: `{"x": "${'x'.repeat(20_000_000)}"}` },
    times: 99,
    ends: 'indisponivel (retryable)',
  },
  {
    it: 'redirect to a foreign host',
    match: get,
    behaviour: { status: 302, headers: { location: 'http://169.254.169.254/' } },
    times: 99,
    ends: 'indisponivel (retryable)',
  },
  {
    it: 'incomplete search, then complete',
    match: root,
    behaviour: { change: (json) => ({ ...json, incompleteSearch: true }) },
    ends: 'lists',
  },
  {
    it: 'incomplete search stays',
    match: root,
    behaviour: { change: (json) => ({ ...json, incompleteSearch: true }) },
    times: 99,
    ends: 'indisponivel (retryable)',
  },
  {
    it: 'folder in the trash',
    match: get,
    behaviour: { change: (json) => ({ ...json, trashed: true }) },
    ends: 'nao-encontrada',
  },
  {
    it: 'link of a file that looks like a folder',
    match: get,
    behaviour: { change: (json) => ({ ...json, mimeType: 'application/pdf' }) },
    ends: 'nao-e-pasta',
  },
  {
    it: 'link of a Google document that looks like a folder',
    match: get,
    behaviour: { change: (json) => ({ ...json, mimeType: 'application/vnd.google-apps.document' }) },
    ends: 'nao-e-pasta',
  },
  { it: 'folder without entries', match: root, behaviour: { body: '{}' }, ends: 'vazia' },
  {
    it: 'file: rate limit passes',
    match: media,
    behaviour: forbidden('userRateLimitExceeded'),
    ends: 'opens',
    waits: [500],
  },
  {
    it: 'file: 503 passes',
    match: media,
    behaviour: { status: 503 },
    times: 2,
    ends: 'opens',
    waits: [500, 1000],
  },
  {
    it: 'file: 500 stays',
    match: media,
    behaviour: { status: 500 },
    times: 99,
    ends: 'indisponivel (retryable)',
    waits: five,
  },
  {
    it: 'file: cut before its first byte',
    match: media,
    behaviour: { cutAfter: 0 },
    times: 2,
    ends: 'opens',
  },
  {
    it: 'file: always cut before its first byte',
    match: media,
    behaviour: { cutAfter: 0 },
    times: 99,
    ends: 'indisponivel (retryable)',
  },
  {
    it: 'file: cut in the middle',
    match: media,
    behaviour: { cutAfter: 3 },
    ends: 'indisponivel (retryable)',
  },
  {
    it: 'file: gone since the listing',
    match: media,
    behaviour: { status: 404, reason: 'notFound' },
    ends: 'arquivo-indisponivel',
    waits: [],
  },
  {
    it: 'file: owner forbids downloads',
    match: media,
    behaviour: forbidden('cannotDownloadFile'),
    ends: 'arquivo-indisponivel',
    waits: [],
  },
  {
    it: 'file: download quota of the file',
    match: media,
    behaviour: forbidden('downloadQuotaExceeded'),
    ends: 'arquivo-indisponivel',
    waits: [],
  },
  {
    it: 'file: abusive',
    match: media,
    behaviour: forbidden('cannotDownloadAbusiveFile'),
    ends: 'arquivo-indisponivel',
    waits: [],
  },
  {
    it: 'file: daily limit',
    match: media,
    behaviour: forbidden('dailyLimitExceeded'),
    ends: 'limite',
    waits: [],
  },
];

describe('R27 scripted behaviours of the service, told in full Portuguese sentences without a secret', () => {
  it('are more than forty', () => expect(rows.length).toBeGreaterThanOrEqual(40));
  it.each(rows)('$it: $ends', async ({ match, behaviour, times, ends, waits }) => {
    const made = await bench({ tree: small() });
    made.fake.on(match, behaviour, times ?? 1);
    const refused = async (asked: Promise<unknown>) => {
      expect(await refusal(asked)).toBe(ends);
      const { message, stack, cause } = (await asked.catch((caught) => caught)) as DriveError;
      expect(message).toMatch(/^[A-ZÁÉÍÓÚ].{20,}\.$/);
      expect(JSON.stringify([message, stack, cause])).not.toContain(made.fake.apiKey);
    };
    if (match.operation === 'media') {
      const book = (await list(made)).find(({ name }) => name === 'book.pdf')!;
      const opened = textOf(made, book);
      if (ends === 'opens') expect(await opened).toBe('conteudo');
      else await refused(opened);
    } else if (ends === 'lists') expect(await paths(made)).toEqual(everything);
    else await refused(list(made));
    if (waits) expect(made.waits).toEqual(waits);
  });
});

describe('pages', () => {
  const many = () =>
    folder(
      'R',
      Array.from({ length: 25 }, (_, n) => file(`${n}.jpg`)),
    );

  it('are read to the last', async () => {
    const made = await bench({ tree: many(), pageSize: 10 });
    expect(await paths(made)).toHaveLength(25);
    expect(made.fake.requests.filter(({ operation }) => operation === 'list')).toHaveLength(3);
  });

  it('start again from page one when a page token is rejected, without duplicates', async () => {
    const made = await bench({ tree: many(), pageSize: 10 });
    const second = (request: { query: URLSearchParams }) => request.query.get('pageToken') === 'page-20';
    made.fake.on({ operation: 'list', test: second }, { status: 400, reason: 'invalid' });
    const all = await paths(made);
    expect(all).toHaveLength(25);
    expect(new Set(all).size).toBe(25);
    expect(made.fake.requests.filter(({ operation }) => operation === 'list')).toHaveLength(6);
  });

  it("end with 'indisponivel' when every page token is rejected", async () => {
    const made = await bench({ tree: many(), pageSize: 10 });
    made.fake.on({ operation: 'list', test: ({ query }) => query.has('pageToken') }, { status: 400 }, 99);
    expect(await refusal(list(made))).toBe('indisponivel (retryable)');
  });

  it('ask for 1000 entries, shared drives included, trash excluded', async () => {
    const made = await bench({ tree: small() });
    await list(made);
    const { query } = made.fake.requests.find(({ operation }) => operation === 'list')!;
    expect(query.get('pageSize')).toBe('1000');
    expect(query.get('supportsAllDrives')).toBe('true');
    expect(query.get('includeItemsFromAllDrives')).toBe('true');
    expect(query.get('q')).toContain('trashed = false');
  });

  it("look again within the folder's own shared drive after an incomplete search", async () => {
    const made = await bench({ tree: { ...small(), driveId: '0Ashared' } });
    made.fake.on(root, { change: (json) => ({ ...json, incompleteSearch: true }) });
    await list(made);
    const again = made.fake.requests.filter(
      ({ operation, name }) => operation === 'list' && name === 'Residencial',
    )[1]!;
    expect([again.query.get('corpora'), again.query.get('driveId')]).toEqual(['drive', '0Ashared']);
  });
});

describe('subfolders', () => {
  it('are read several at a time, and never more than eight', async () => {
    const subs = Array.from({ length: 30 }, (_, n) => folder(`Pasta ${n}`, [file('a.jpg')]));
    const made = await bench({ tree: folder('R', subs), latencyMs: 30 });
    let underWay = 0;
    let most = 0;
    const eight = Promise.withResolvers<void>();
    // None is answered before eight are asked for: one after the other would wait for ever.
    made.fake.watch(async (moment, { operation, name }) => {
      if (operation !== 'list' || !name?.startsWith('Pasta')) return;
      underWay += moment === 'answering' ? -1 : 1;
      if (moment === 'answering') return;
      most = Math.max(most, underWay);
      if (underWay === 8) eight.resolve();
      await eight.promise;
    });
    expect(await paths(made)).toHaveLength(30);
    expect(most).toBe(8);
  });

  it('that are closed are left out by name, the rest is read', async () => {
    const made = await bench({ tree: small() });
    made.fake.on(sub, { status: 404, reason: 'notFound' }, 9);
    const skipped: string[] = [];
    expect((await list(made, made.fake.link, skipped)).map(({ path }) => path)).toEqual(['book.pdf']);
    expect(skipped).toEqual(['A subpasta “Plantas” não pode ser lida: não está compartilhada.']);
  });
});

describe('shortcuts', () => {
  it('to files and folders are followed, once each', async () => {
    const target = file('planta.jpg', 'bytes');
    const elsewhere = folder('Decorado', [file('sala.jpg')]);
    const tree = folder('R', [
      shortcut('Atalho da planta.jpg', target),
      shortcut('Atalho da planta 2.jpg', target),
      shortcut('Decorado', elsewhere),
      shortcut('Decorado de novo', elsewhere),
    ]);
    const made = await bench({ tree, others: [target, elsewhere] });
    const files = await list(made);
    expect(files.map(({ path }) => path)).toEqual(['Decorado/sala.jpg', 'Atalho da planta 2.jpg']);
    expect(files[1]).toMatchObject({ mimeType: 'image/jpeg', size: 5, version: target.checksum });
    expect(await textOf(made, files[1]!)).toBe('bytes');
  });

  it('in a loop come to an end', async () => {
    const inner = folder('Dentro', [file('a.jpg')]);
    const tree = folder('R', [inner]);
    inner.children!.push(shortcut('volta', tree), shortcut('eu mesma', inner));
    expect(await paths(await bench({ tree }))).toEqual(['Dentro/a.jpg']);
  });

  it('bring the resource key of their target', async () => {
    const locked = file('trancada.jpg', 'bytes', { resourceKey: '0-chave' });
    const lockedFolder = folder('Trancada', [file('b.jpg')], { resourceKey: '0-outra' });
    const tree = folder('R', [shortcut('trancada.jpg', locked), shortcut('Trancada', lockedFolder)]);
    const made = await bench({ tree, others: [locked, lockedFolder] });
    const files = await list(made);
    expect(files.map(({ path }) => path)).toEqual(['Trancada/b.jpg', 'trancada.jpg']);
    expect(await textOf(made, files[1]!)).toBe('bytes');
  });

  it('that lead nowhere are left out by name', async () => {
    const tree = folder('R', [shortcut('sumiu.pdf', file('x.pdf')), file('a.pdf')]);
    const made = await bench({ tree });
    const skipped: string[] = [];
    expect(await list(made, made.fake.link, skipped)).toHaveLength(1);
    expect(skipped).toEqual([
      'O atalho “sumiu.pdf” aponta para algo que não existe mais ou não está compartilhado.',
    ]);
  });

  it('may be what was shared', async () => {
    const target = folder('Verdadeira', [file('a.pdf')]);
    const link = shortcut('Atalho', target);
    const made = await bench({ tree: link, others: [target] });
    expect(await paths(made)).toEqual(['a.pdf']);
  });
});

describe('resource keys', () => {
  it('of the pasted link open the folder, those of files their bytes', async () => {
    const tree = folder('R', [file('a.pdf', 'bytes', { resourceKey: '0-a' })], { resourceKey: '0-raiz' });
    const made = await bench({ tree });
    expect(await refusal(list(made))).toBe('nao-encontrada');
    const files = await list(made, `https://drive.google.com/drive/folders/${tree.id}?resourcekey=0-raiz`);
    expect(await textOf(made, files[0]!)).toBe('bytes');
  });
});

describe("Google's own documents", () => {
  it('come as PDF, spreadsheets as XLSX, other kinds are left out by name', async () => {
    const tree = folder('R', [
      native('Memorial', 'document', '%PDF-doc'),
      native('Apresentação.pdf', 'presentation', '%PDF-slides'),
      spreadsheet('Tabela', new TextEncoder().encode('PK-sheet')),
      native('Formulário', 'form'),
      native('Mapa', 'map'),
      file('Memorial.pdf', 'other'),
    ]);
    const made = await bench({ tree });
    const skipped: string[] = [];
    const files = await list(made, made.fake.link, skipped);
    expect(files.map(({ path, mimeType, size }) => [path, mimeType, size])).toEqual([
      ['Apresentação.pdf', 'application/pdf', null],
      ['Memorial.pdf', 'application/pdf', expect.toBeOneOf([null, 5])],
      ['Memorial (2).pdf', 'application/pdf', expect.toBeOneOf([null, 5])],
      ['Tabela.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', null],
    ]);
    expect(await textOf(made, files[0]!)).toBe('%PDF-slides');
    expect(await textOf(made, files[3]!)).toBe('PK-sheet');
    expect(skipped).toHaveLength(2);
    expect(skipped[0]).toContain('“Formulário”');
  });

  it('beyond 10 MB are refused with what to do', async () => {
    const tree = folder('R', [native('Book', 'presentation', new Uint8Array(11_000_000))]);
    const made = await bench({ tree });
    const [book] = await list(made);
    await expect(made.drive.open(book!)).rejects.toThrow(
      'O documento “Book.pdf” passa dos 10 MB que o Google permite exportar. Baixe-o em PDF e coloque o PDF na pasta.',
    );
    const table = await bench({ tree: folder('R', [spreadsheet('Tabela', new Uint8Array(11_000_000))]) });
    await expect(table.drive.open((await list(table))[0]!)).rejects.toThrow('Baixe-o em XLSX');
  });

  it('keep the handle they were listed with', async () => {
    // Handles of spreadsheets that were listed as PDF stand in stored runs.
    const made = await bench({ tree: folder('R', [spreadsheet('Tabela', new Uint8Array(3))]) });
    const [table] = await list(made);
    const before = { ...table!, id: table!.id.replace('google:xlsx:', 'google:pdf:') };
    expect(await textOf(made, before)).toBe('%PDF-1.7');
  });

  it('have a version that changes with them', async () => {
    const versionOf = async (modifiedTime: string) => {
      const tree = folder('R', [native('Book', 'document', '%PDF', { modifiedTime })]);
      return (await list(await bench({ tree })))[0]!.version;
    };
    expect(await versionOf('2026-01-01T00:00:00Z')).not.toBe(await versionOf('2026-01-02T00:00:00Z'));
  });
});

describe('names', () => {
  const names = async (...nodes: FakeNode[]) => {
    const made = await bench({ tree: folder('R', nodes) });
    return list(made);
  };

  it('that are equal in one folder get paths of their own', async () => {
    const files = await names(
      file('Planta.jpg', 'a'),
      file('Planta.jpg', 'b'),
      file('Planta (2).jpg', 'c'),
      folder('Lazer', [file('a.jpg')]),
      folder('Lazer', [file('a.jpg')]),
    );
    expect(files.map(({ path }) => path)).toEqual([
      'Lazer/a.jpg',
      'Lazer (2)/a.jpg',
      'Planta (2).jpg',
      'Planta.jpg',
      'Planta (3).jpg',
    ]);
  });

  it('stay as they are, and are cleaned for the path', async () => {
    const long = `${'é'.repeat(296)}.jpg`;
    const files = await names(file('a/b\\c.jpg'), file('..'), file('🏢 fachada\u0007.png'), file(long));
    const byName = new Map(files.map((found) => [found.name, found.path]));
    expect(byName.get('a/b\\c.jpg')).toBe('a-b-c.jpg');
    expect(byName.get('🏢 fachada\u0007.png')).toBe('🏢 fachada .png');
    expect(byName.get(long)).toBe(`${'é'.repeat(176)}.jpg`);
    for (const { path } of files) expect(path).not.toMatch(/[/\\]|^\.\.?$/);
  });
});

describe('service account', () => {
  it('signs once, and again only when the token has lapsed', async () => {
    const made = await bench({ tree: small() }, 'service-account');
    await Promise.all([list(made), list(made)]);
    const tokens = () => made.fake.requests.filter(({ operation }) => operation === 'token').length;
    expect(tokens()).toBe(1);
    made.now.value += 3_500_000;
    expect(await paths(made)).toEqual(everything);
    expect(tokens()).toBe(2);
  });

  it('gets one new token for many calls refused at once, and gives up after it', async () => {
    const subs = Array.from({ length: 8 }, (_, n) => folder(`Pasta ${n}`, [file('a.jpg')]));
    const made = await bench({ tree: folder('R', subs) }, 'service-account');
    const lapsed: DriveMatch = {
      test: ({ name, headers }) =>
        name?.startsWith('Pasta') === true && headers.authorization === 'Bearer token-1',
    };
    made.fake.on(lapsed, { status: 401, reason: 'authError', delayMs: 50 }, 99);
    expect(await paths(made)).toHaveLength(8);
    expect(made.fake.requests.filter(({ operation }) => operation === 'token')).toHaveLength(2);
    made.fake.on({ operation: 'get' }, { status: 401 }, 99);
    expect(await refusal(list(made))).toBe('sem-credencial');
  });

  it.each([
    [{ status: 400, body: '{"error":"invalid_grant"}' }, 'sem-credencial'],
    [{ status: 500 }, 'indisponivel (retryable)'],
    [{ status: 429 }, 'limite (retryable)'],
    [{ body: 'ok' }, 'indisponivel (retryable)'],
    [{ reset: true }, 'indisponivel (retryable)'],
  ] satisfies [DriveBehaviour, string][])('token endpoint answering %j: %s', async (behaviour, ends) => {
    const made = await bench({ tree: small() }, 'service-account');
    made.fake.on({ operation: 'token' }, behaviour, 99);
    expect(await refusal(list(made))).toBe(ends);
  });

  it.each(['{}', '{"client_email":"a@b","private_key":"nada"}', '/nao/existe.json', '{'])(
    'that is no account (%s) says what is missing',
    async (serviceAccount) => {
      const made = await bench({ tree: small() }, { serviceAccount });
      await expect(list(made)).rejects.toThrow('GOOGLE_SERVICE_ACCOUNT');
    },
  );

  it('R21 is never sent to the Drive itself', async () => {
    const made = await bench({ tree: small() }, 'service-account');
    await list(made);
    expect(JSON.stringify(made.fake.requests.map(({ headers }) => headers))).not.toContain('PRIVATE KEY');
  });
});

it('R21 sends the API key in a header, never in an address', async () => {
  const made = await bench({ tree: small() });
  await textOf(made, (await list(made))[1]!);
  for (const { query, headers } of made.fake.requests) {
    expect(query.has('key')).toBe(false);
    expect(headers['x-goog-api-key']).toBe(made.fake.apiKey);
  }
});

it('the fake keeps to its rate, shared by all transfers', async () => {
  const content = new Uint8Array(1_500_000);
  const tree = folder(
    'R',
    Array.from({ length: 4 }, (_, n) => file(`${n}.jpg`, content)),
  );
  const made = await bench({ tree, bytesPerSecond: 5_000_000 });
  const files = await list(made);
  const started = performance.now();
  await Promise.all(files.map(async (found) => new Response(await made.drive.open(found)).bytes()));
  const rate = (6_000_000 / (performance.now() - started)) * 1000;
  expect(made.fake.peakTransfers()).toBe(4);
  // Never faster than the pipe. How slow is the machine's affair: without it, see throttle.test.ts.
  expect(rate / 5_000_000).toBeLessThan(1.06);
});
