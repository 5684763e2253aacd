import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#tests/free-port.ts';
import { postgresPrograms, postgresUser } from '../../scripts/test/postgres.ts';

/** Servers of PostgreSQL made, broken and ended by one test, below a folder of its own. */
export function ownServers(home: string) {
  const as = postgresUser(home);
  const bin = postgresPrograms();
  if (!bin) throw new Error('no PostgreSQL here');
  const started: string[] = [];
  const run = (program: string, ...args: string[]) => {
    const { status, stderr, stdout } = as(join(bin, program), args);
    if (status !== 0) throw new Error(`${program}: ${stderr}${stdout}`);
  };
  return {
    as,
    run,
    dir: (name: string) => join(home, name),
    port: freePort,
    init: (dir: string) => run('initdb', '-D', dir, '-U', 'postgres', '--auth=trust', '--no-sync'),
    /** Also after `kill`, whose processes may hold their memory for a moment longer. */
    async start(dir: string, port: number): Promise<void> {
      const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
      started.push(dir);
      for (let left = 40; ; left--)
        try {
          return run('pg_ctl', '-D', dir, '-w', '-l', `${dir}.log`, '-o', options, 'start');
        } catch (error) {
          if (left === 0) throw error;
          await wait(250);
        }
    },
    /** As when the machine dies: nothing is said to anybody. */
    kill: (dir: string) =>
      process.kill(Number(readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL'),
    async ask<Row extends pg.QueryResultRow>(port: number, query: string): Promise<Row[]> {
      const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
      await client.connect();
      return client
        .query<Row>(query)
        .then(({ rows }) => rows)
        .finally(() => client.end());
    },
    stop(): void {
      for (const dir of started) as(join(bin, 'pg_ctl'), ['-D', dir, '-m', 'immediate', 'stop']);
    },
  };
}
