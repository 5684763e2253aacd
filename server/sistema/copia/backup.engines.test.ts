import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStorage } from '#server/adapters/storage/create.ts';
import { createStoredFiles } from '#server/adapters/storage/for-copies.ts';
import type { Database } from '#server/db/client.ts';
import { empreendimentosAContar } from '#server/db/schema/empreendimentos.ts';
import { derivados } from '#server/db/schema/runs.ts';
import { auditoria, sessoes, users } from '#server/db/schema/sistema.ts';
import { openTestDatabase, testEngine } from '#tests/database/open.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { createUser } from '#tests/factories/user.ts';
import { derived } from './manifest.ts';
import { checkCopy } from './read-copy.ts';
import { restoreCopy } from './restore-copy.ts';
import { writeCopy } from './write-copy.ts';

let root: string;
let path: string;
let from: Database;
let to: Database;
const below = (dir: string) => createStoredFiles({ kind: 'disk', dir });
const dirOf = (name: string) => join(root, name);
const restore = async (file: string, replace: boolean) => {
  const storage = createStorage({ kind: 'disk', dir: dirOf('para') });
  await restoreCopy({ pool: to.pool, storage, replace }, file, await checkCopy(file));
};

/** Row counts and order-independent checksums of every table a backup keeps unchanged. */
async function sumsOf({ pool }: Database): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of rows) {
    if (['sessoes', 'limites', 'lista_versoes', ...derived].includes(name)) continue;
    const { rows: lines } = await pool.query<{ line: string }>(`SELECT t::text AS line FROM "${name}" t`);
    const hash = createHash('sha256').update(
      lines
        .map(({ line }) => line)
        .sort()
        .join('\n'),
    );
    sums[name] = `${lines.length} ${hash.digest('hex')}`;
  }
  return sums;
}

async function filesOf(dir: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { key } of below(dir).all())
    found[key] = createHash('sha256')
      .update(await readFile(join(dir, key)))
      .digest('hex');
  return found;
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'copia-'));
  path = join(root, 'copia.tar.gz');
  [from, to] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  const { db, pool } = from;
  const { id } = await createUser(db);
  await db.insert(sessoes).values({ tokenHash: 'x', userId: id, expiraEm: new Date() });
  for (let n = 0; n < 120; n++)
    await createCorretor(db, {
      precoMinimo: '1234567890123.45',
      biografia: `“Linha”\n\t\\ ${'ã'.repeat(9_000)}`,
    });
  const gone = await createCorretor(db);
  await pool.query('DELETE FROM corretores WHERE id = $1', [gone.id]);
  await createHotsite(db, { placeholdersEncontrados: ['{{nome}}', 'a\nb'] });
  await db.insert(derivados).values({ tarefa: 't', chave: 'c', resultado: { n: [1, null, 'ç'] } });
  await pool.query(`INSERT INTO derivados (tarefa, chave, resultado) VALUES
    ('t', 'json null', 'null'), ('t', 'long number', '12345678901234567890.123456789')`);
  await pool.query(
    `INSERT INTO auditoria (quando, acao, entidade) VALUES ('2026-01-02 03:04:05.678901+00', 'a', 'b')`,
  );
  const files = {
    'img/ab/foto.webp': 3_000_000,
    'origem/cd/tabela.pdf': 10,
    'img/vazio.png': 0,
    '.unfinished/x': 5,
  };
  for (const [key, size] of Object.entries(files)) {
    await mkdir(dirname(join(dirOf('de'), key)), { recursive: true });
    await writeFile(join(dirOf('de'), key), Buffer.alloc(size, key));
  }
  await writeCopy({ pool, files: below(dirOf('de')) }, path);
});
afterAll(async () => {
  await Promise.all([from?.close(), to?.close()]);
  await rm(root, { recursive: true, force: true });
});

it('R26 a backup that is cut short, changed or foreign is refused before anything is overwritten', async () => {
  await createUser(to.db, { username: 'quem-ja-estava' });
  const before = await sumsOf(to);
  const whole = await readFile(path);
  const broken = join(root, 'quebrada.tar.gz');
  for (const length of [0, 20, whole.length >> 1, whole.length - 1]) {
    await writeFile(broken, whole);
    await truncate(broken, length);
    await expect(restore(broken, true)).rejects.toThrow(/incompleto, danificado ou não é uma cópia/);
  }
  const changed = Buffer.from(whole);
  changed[whole.length >> 1]! ^= 255;
  await writeFile(broken, changed);
  await expect(restore(broken, true)).rejects.toThrow('Nada foi alterado.');
  await expect(restore(join(root, 'nada.tar.gz'), true)).rejects.toThrow('não existe');
  expect(await sumsOf(to)).toEqual(before);
  expect(await filesOf(dirOf('para'))).toEqual({});
});

it('R26 an installation with data in it is replaced only when asked to be', async () => {
  const before = await sumsOf(to);
  await expect(restore(path, false)).rejects.toThrow('--substituir');
  expect(await sumsOf(to)).toEqual(before);
});

it('R26 a backup without an administrator or of another version is refused', async () => {
  const manifest = await checkCopy(path);
  const target = {
    pool: to.pool,
    storage: createStorage({ kind: 'disk', dir: dirOf('para') }),
    replace: true,
  };
  const nobody = { ...manifest, tabelas: { ...manifest.tabelas, users: 0 } };
  await expect(restoreCopy(target, path, nobody)).rejects.toThrow('nenhum administrador');
  const other = { ...manifest, migracao: '9999_futuro' };
  await expect(restoreCopy(target, path, other)).rejects.toThrow('outra versão');
});

it('R26 restored elsewhere, rows and files are those of the moment, and numbers go on', async () => {
  const expected = await sumsOf(from);
  await restore(path, true);
  expect(await sumsOf(to)).toEqual(expected);
  expect(expected.corretores).toMatch(/^120 /);
  const files = await filesOf(dirOf('de'));
  expect(Object.keys(files)).toHaveLength(3);
  expect(await filesOf(dirOf('para'))).toEqual(files);
  expect(await to.db.$count(sessoes)).toBe(0);
  expect((await to.db.select().from(users)).map(({ username }) => username)).not.toContain('quem-ja-estava');
  expect((await createCorretor(to.db)).id).toBe(122);
});

it('R26 what triggers keep of the rows is made anew, and goes on being kept, however often it is restored', async () => {
  const due = () => to.db.$count(empreendimentosAContar);
  await restore(path, true);
  const first = await due();
  expect(first).toBeGreaterThan(0);
  await restore(path, true);
  expect(await due()).toBe(first);
  await to.pool.query('UPDATE empreendimentos SET revisao = revisao + 1');
  expect(await due()).toBe(first + 1);
});

it.runIf(testEngine === 'postgres')(
  'R26 a programme moves from the embedded database to PostgreSQL and back, every row the same',
  async () => {
    const embedded = await openTestDatabase('embedded');
    try {
      const target = { storage: createStorage({ kind: 'disk', dir: dirOf('volta') }), replace: true };
      await restoreCopy({ ...target, pool: embedded.pool }, path, await checkCopy(path));
      const expected = await sumsOf(from);
      expect(await sumsOf(embedded)).toEqual(expected);
      const back = join(root, 'volta.tar.gz');
      await writeCopy({ pool: embedded.pool, files: below(dirOf('volta')) }, back);
      await restore(back, true);
      expect(await sumsOf(to)).toEqual(expected);
    } finally {
      await embedded.close();
    }
  },
);

it('R26 a backup made while people write holds whole deeds alone', async () => {
  const busy = await openTestDatabase();
  try {
    const countsOf = (tables: Record<string, number>) => [tables.users, tables.auditoria];
    const first = join(root, 'antes.tar.gz');
    await writeCopy({ pool: busy.pool, files: null }, first);
    const [usersBefore, deedsBefore] = countsOf((await checkCopy(first)).tabelas);
    let writing = true;
    let deeds = 0;
    const writer = (async () => {
      for (; writing; deeds++)
        await busy.db.transaction(async (tx) => {
          const user = await createUser(tx);
          await tx.insert(auditoria).values({ acao: 'criou', entidade: 'user', entidadeId: String(user.id) });
        });
    })();
    const during = join(root, 'durante.tar.gz');
    await writeCopy({ pool: busy.pool, files: null }, during);
    writing = false;
    await writer;
    const [usersCopied, deedsCopied] = countsOf((await checkCopy(during)).tabelas);
    expect(usersCopied! - usersBefore!).toBe(deedsCopied! - deedsBefore!);
    expect(deeds).toBeGreaterThan(0);
  } finally {
    await busy.close();
  }
});

it('R26 a backup takes no name that exists and leaves nothing unfinished', async () => {
  await expect(writeCopy({ pool: from.pool, files: null }, path)).rejects.toThrow('já existe');
  expect((await readdir(root)).filter((name) => name.endsWith('.parcial'))).toEqual([]);
});

it('R26 a file that is deleted while the backup is written is left out, and the backup is whole', async () => {
  const dir = await mkdtemp(join(root, 'some-'));
  const file = join(root, 'enquanto.tar.gz');
  await writeFile(join(dir, 'grande.bin'), randomBytes(6_000_000));
  const passing = Array.from({ length: 10 }, (_, n) => join(dir, `some-${n}.txt`));
  for (const each of passing) await writeFile(each, 'x');
  const written = writeCopy({ pool: from.pool, files: below(dir) }, file);
  await expect
    .poll(
      () =>
        stat(`${file}.parcial`).then(
          ({ size }) => size,
          () => 0,
        ),
      { interval: 5, timeout: 30_000 },
    )
    .toBeGreaterThan(400_000);
  for (const each of passing) await rm(each);
  await written;
  expect((await checkCopy(file)).partes.map(({ nome }) => nome)).toContain('arquivos/grande.bin');
});

it('SAF-09 unfinished files go: what a backup that was cut off has left goes with the next one, and one that is being written stays', async () => {
  const dir = await mkdtemp(join(root, 'cortadas-'));
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60_000);
  for (const name of ['velha.tar.gz.parcial', 'nova.tar.gz.parcial', 'velha.txt.parcial', 'velha.tar.gz'])
    await writeFile(join(dir, name), 'x');
  for (const name of ['velha.tar.gz.parcial', 'velha.txt.parcial', 'velha.tar.gz'])
    await utimes(join(dir, name), twoHoursAgo, twoHoursAgo);
  await writeCopy({ pool: from.pool, files: null }, join(dir, 'feita.tar.gz'));
  expect((await readdir(dir)).sort()).toEqual([
    'feita.tar.gz',
    'nova.tar.gz.parcial',
    'velha.tar.gz',
    'velha.txt.parcial',
  ]);
});

it('SAF-09 unfinished files go: a backup that fails takes its own away', async () => {
  const broken = { connect: () => Promise.reject(new Error('sem banco')) } as never;
  const dir = await mkdtemp(join(root, 'falha-'));
  await expect(writeCopy({ pool: broken, files: null }, join(dir, 'x.tar.gz'))).rejects.toThrow('sem banco');
  expect(await readdir(dir)).toEqual([]);
});
