import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { type Db, openDatabase } from '#server/db/client.ts';
import { codigosRecuperacao, dispositivos, passkeys, totp } from '#server/db/schema/seguranca.ts';
import { auditoria, sessoes, users } from '#server/db/schema/sistema.ts';
import { createLog } from '#server/kernel/log.ts';
import { createTestDatabase, type TestDatabaseFiles } from '#tests/database/open.ts';
import { createPasswords } from './password.ts';

vi.setConfig({ testTimeout: 120_000 });

let files: TestDatabaseFiles | undefined;
afterEach(async () => {
  await files?.remove();
  files = undefined;
});

/** `npm run admin` as run by someone at the server. */
async function runAdmin(env: Record<string, string> = {}): Promise<{ code: number | null; said: string }> {
  const { dataDir, database } = files!;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../scripts/admin.ts')], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      ...(database.kind === 'postgres' ? { DATABASE_URL: database.url } : {}),
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

/** Works on the files while nobody else has them open. */
async function onFiles<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(files!, createLog('silent'));
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** Administrators with everything that may stand in the way of getting in; answers their ids. */
const insertSafe = (...usernames: string[]) =>
  onFiles((db) => Promise.all(usernames.map((username) => insertOne(db, username))));

async function insertOne(db: Db, username: string): Promise<number> {
  const [user] = await db.insert(users).values({ username, password: 'velha' }).returning({ id: users.id });
  const userId = user!.id;
  const later = new Date(Date.now() + 60_000_000);
  await db
    .insert(totp)
    .values({ userId, segredo: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', confirmadoEm: new Date() });
  await db
    .insert(passkeys)
    .values({ userId, credencialId: `c ${username}`, chavePublica: 'x', nome: 'Notebook' });
  await db.insert(codigosRecuperacao).values({ userId, codigoHash: `r ${username}` });
  await db
    .insert(dispositivos)
    .values({ userId, tokenHash: `d ${username}`, agente: 'Chrome', expiraEm: later });
  await db.insert(sessoes).values({ userId, tokenHash: `s ${username}`, expiraEm: later });
  return userId;
}

it('SAF-06 `npm run admin` takes app, passkeys, recovery codes, devices and sessions of that one account away, and says so in the audit', async () => {
  files = await createTestDatabase();
  const [own, other] = await insertSafe('dona', 'colega');
  const { code, said } = await runAdmin({ ADMIN_USERNAME: 'dona' });
  expect([code, said]).toEqual([0, expect.stringContaining('Usuário: dona')]);
  const password = /Senha: +(\S{20})\n/.exec(said)?.[1];
  expect(said).toMatch(/Código: +([a-z2-9]{4}-){3}[a-z2-9]{4}\n/);
  await onFiles(async (db) => {
    const ownersOf = async (table: typeof totp | typeof passkeys | typeof dispositivos | typeof sessoes) =>
      (await db.select({ userId: table.userId }).from(table)).map(({ userId }) => userId);
    for (const table of [totp, passkeys, dispositivos, sessoes])
      expect(await ownersOf(table)).toEqual([other]);
    // What is left to the owner is the one code the terminal showed, for a day.
    const codes = (await db.select().from(codigosRecuperacao)).filter(({ userId }) => userId === own);
    expect(codes).toEqual([expect.objectContaining({ usadoEm: null, expiraEm: expect.any(Date) })]);
    const stored = await db.select().from(users);
    const hashOf = (id: number) => stored.find((row) => row.id === id)!.password;
    expect(hashOf(other!)).toBe('velha');
    const passwords = createPasswords({ memoryKib: 19_456, passes: 2 });
    expect(await passwords.verify(password!, hashOf(own!))).toBe(true);
    const deeds = (await db.select().from(auditoria)).filter(({ entidade }) => entidade === 'user');
    expect(deeds.map(({ acao, entidadeId, userId }) => [acao, entidadeId, userId])).toEqual([
      ['limpou-segundo-fator', String(own), null],
      ['redefiniu-senha', String(own), null],
    ]);
  });
  // Without a second factor there is none to speak of.
  expect((await runAdmin({ ADMIN_USERNAME: 'dona', ADMIN_PASSWORD: 'dada pelo ambiente' })).said).toContain(
    'a que está em ADMIN_PASSWORD',
  );
  const again = await onFiles((db) => db.select({ acao: auditoria.acao }).from(auditoria));
  expect(again.filter(({ acao }) => acao === 'limpou-segundo-fator')).toHaveLength(1);
});
