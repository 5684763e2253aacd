import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ownServers } from '#tests/database/own-cluster.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** Steps and settings as `docs/operations.md` has them, “Voltar a um instante”. */
it('OPS-05 a PostgreSQL server that archives its log goes back to a moment, with what was confirmed until then and nothing after', async () => {
  const work = mkdtempSync(join(tmpdir(), 'portal-instante-'));
  undo.push(() => rmSync(work, { recursive: true, force: true }));
  const servers = ownServers(join(work, 'servidor'));
  undo.push(() => servers.stop());
  const [data, base, log] = [servers.dir('dados'), servers.dir('base'), servers.dir('arquivo')];
  const port = await servers.port();
  const ask = <Row extends { [column: string]: unknown }>(query: string) => servers.ask<Row>(port, query);

  servers.init(data);
  appendFileSync(
    join(data, 'postgresql.conf'),
    `archive_mode = on\narchive_command = 'mkdir -p ${log} && test ! -f ${log}/%f && cp %p ${log}/%f'\n`,
  );
  await servers.start(data, port);
  await ask('CREATE TABLE vendas (unidade text)');
  servers.run(
    'pg_basebackup',
    '-h',
    '127.0.0.1',
    '-p',
    `${port}`,
    '-U',
    'postgres',
    '-D',
    base,
    '-c',
    'fast',
  );
  await ask(`INSERT INTO vendas VALUES ('1203')`);
  const [moment] = await ask<{ at: string }>('SELECT clock_timestamp()::text AS at');
  await ask('DELETE FROM vendas');
  await ask('SELECT pg_switch_wal()');
  servers.run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop');

  appendFileSync(
    join(base, 'postgresql.conf'),
    `restore_command = 'cp ${log}/%f %p'\nrecovery_target_time = '${moment!.at}'\nrecovery_target_action = 'promote'\n`,
  );
  servers.as('touch', [join(base, 'recovery.signal')]);
  await servers.start(base, port);
  await expect
    .poll(async () => (await ask('SELECT pg_is_in_recovery() AS still'))[0], { timeout: 30_000 })
    .toEqual({ still: false });
  expect(await ask('SELECT unidade FROM vendas')).toEqual([{ unidade: '1203' }]);
});
