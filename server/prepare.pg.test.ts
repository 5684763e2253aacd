import * as argon2 from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConfig } from '#server/config.ts';
import type { Database } from '#server/db/client.ts';
import { sessoes, users } from '#server/db/schema/sistema.ts';
import { ibgeEstados, ibgeMunicipios, ibgeRegioes, regioes } from '#server/db/schema/territorio.ts';
import { randomIds } from '#server/kernel/ids.ts';
import { prepareDatabase } from '#server/prepare.ts';
import { resetAdmin } from '#server/sistema/sessao/admin-account.ts';
import { createPasswords } from '#server/sistema/sessao/password.ts';
import { openTestDatabase } from '#tests/database/open.ts';

const cost = { memoryKib: 8, passes: 1 };
const options = (env: Record<string, string> = {}) => ({
  ids: randomIds,
  config: { ...createConfig(env), passwordHash: cost },
});

let database: Database;
let db: Database['db'];
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database?.close());

const stored = async () => (await db.select().from(users))[0]!;

describe('the first start', () => {
  it('ACC-29 makes one administrator with a random password, hashed with argon2id, and never again', async () => {
    const made = await prepareDatabase(database, options());
    expect(made).toEqual({ username: 'admin', generated: expect.stringMatching(/^[A-Za-z0-9]{20}$/) });
    const { password } = await stored();
    expect(password).toMatch(/^\$argon2id\$/);
    expect(await createPasswords(cost).verify(made!.generated!, password)).toBe(true);
    expect(await prepareDatabase(database, options())).toBeNull();
    expect(await stored()).toMatchObject({ password });
  });

  it('DAT-26 brings 5 regions, 27 states and every município with its code; the territory stays empty', async () => {
    const count = async (
      table: typeof ibgeRegioes | typeof ibgeEstados | typeof ibgeMunicipios | typeof regioes,
    ) => db.$count(table);
    expect([await count(ibgeRegioes), await count(ibgeEstados), await count(ibgeMunicipios)]).toEqual([
      5, 27, 5571,
    ]);
    expect(await count(regioes)).toBe(0);
    const [saoLuis] = await db.select().from(ibgeMunicipios).where(eq(ibgeMunicipios.codigo, 2111300));
    expect(saoLuis).toEqual({ codigo: 2111300, nome: 'São Luís', nomeNormal: 'sao luis', uf: 'MA' });
    const { rows } = await db.execute<{ regiao: string; n: number }>(sql`
      SELECT r.nome AS regiao, count(*)::int AS n FROM ibge_estados e
      JOIN ibge_regioes r ON r.codigo = e.regiao_codigo GROUP BY r.codigo ORDER BY r.codigo`);
    expect(rows.map(({ regiao, n }) => `${regiao} ${n}`)).toEqual([
      'Norte 7',
      'Nordeste 9',
      'Sudeste 4',
      'Sul 3',
      'Centro-Oeste 4',
    ]);
  });
});

describe('a new password for the administrator', () => {
  it('ACC-29 R16 takes the place of the old one and ends every session', async () => {
    const { id, password: before } = await stored();
    await db.insert(sessoes).values({ tokenHash: 'x', userId: id, expiraEm: new Date(Date.now() + 60_000) });
    const made = await resetAdmin(db, options());
    const { password } = await stored();
    expect(password).not.toBe(before);
    expect(await createPasswords(cost).verify(made.generated!, password)).toBe(true);
    expect(await db.$count(sessoes)).toBe(0);
  });
  it('takes the one that is given, and shows none', async () => {
    const made = await resetAdmin(db, options({ ADMIN_PASSWORD: 'dada pelo ambiente' }));
    expect(made).toEqual({ username: 'admin', generated: null, codigo: expect.any(String) });
    expect(await createPasswords(cost).verify('dada pelo ambiente', (await stored()).password)).toBe(true);
  });
  it('makes the account when it is missing', async () => {
    await resetAdmin(db, options({ ADMIN_USERNAME: 'outra' }));
    expect(await db.$count(users)).toBe(2);
  });
});

describe('R15 passwords', () => {
  it('cost 19 MiB and two passes of argon2id as configured', async () => {
    const hash = await createPasswords(createConfig({}).passwordHash).hash('x');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
  it('an unknown user costs the same work as a known one', async () => {
    const work: string[] = [];
    const counted = {
      ...argon2,
      verify: (stored: string | Uint8Array, password: string | Uint8Array) => {
        work.push(String(stored).replace(/\$[^$]+\$[^$]+$/, ''));
        return argon2.verify(stored, password);
      },
    };
    const passwords = createPasswords({ memoryKib: 64, passes: 2 }, counted);
    expect(await passwords.verify('errada', await passwords.hash('certa'))).toBe(false);
    expect(await passwords.verify('nobody has this password', null)).toBe(false);
    expect(work).toEqual(['$argon2id$v=19$m=64,t=2,p=1', '$argon2id$v=19$m=64,t=2,p=1']);
  });
});
