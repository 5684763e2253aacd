import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { postgresPrograms, postgresUser } from '../../../scripts/test/postgres.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** Steps and settings as `docs/operations.md` has them, “Voltar a um instante”. */
it('OPS-05 a PostgreSQL server that archives its log goes back to a moment, with what was confirmed until then and nothing after', async () => {
  const work = mkdtempSync(join(tmpdir(), 'portal-instante-'));
  undo.push(() => rmSync(work, { recursive: true, force: true }));
  const home = join(work, 'servidor');
  const as = postgresUser(home);
  const bin = postgresPrograms()!;
  const run = (program: string, ...args: string[]) => {
    const { status, stderr, stdout } = as(join(bin, program), args);
    expect(status, `${program}: ${stderr}${stdout}`).toBe(0);
  };
  const [data, base, log] = ['dados', 'base', 'arquivo'].map((name) => join(home, name)) as [
    string,
    string,
    string,
  ];
  const port = await freePort();
  const start = (dir: string) => {
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
    run('pg_ctl', '-D', dir, '-w', '-l', join(home, 'log'), '-o', options, 'start');
    undo.push(() => as(join(bin, 'pg_ctl'), ['-D', dir, '-m', 'immediate', 'stop']));
  };
  async function ask<Row extends pg.QueryResultRow>(query: string): Promise<Row[]> {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
    await client.connect();
    return client
      .query<Row>(query)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }

  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync');
  appendFileSync(
    join(data, 'postgresql.conf'),
    `archive_mode = on\narchive_command = 'mkdir -p ${log} && test ! -f ${log}/%f && cp %p ${log}/%f'\n`,
  );
  start(data);
  await ask('CREATE TABLE vendas (unidade text)');
  run('pg_basebackup', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-D', base, '-c', 'fast');
  await ask(`INSERT INTO vendas VALUES ('1203')`);
  const [moment] = await ask<{ at: string }>('SELECT clock_timestamp()::text AS at');
  await ask('DELETE FROM vendas');
  await ask('SELECT pg_switch_wal()');
  run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop');

  appendFileSync(
    join(base, 'postgresql.conf'),
    `restore_command = 'cp ${log}/%f %p'\nrecovery_target_time = '${moment!.at}'\nrecovery_target_action = 'promote'\n`,
  );
  as('touch', [join(base, 'recovery.signal')]);
  start(base);
  await expect
    .poll(async () => (await ask('SELECT pg_is_in_recovery() AS still'))[0], { timeout: 30_000 })
    .toEqual({ still: false });
  expect(await ask('SELECT unidade FROM vendas')).toEqual([{ unidade: '1203' }]);
});
