import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';

interface TestPostgres {
  url: string | null;
  note?: string;
  stop: () => Promise<void>;
}

const nothing = async () => {};
const missing =
  'no PostgreSQL here: install the packages postgresql and postgresql-contrib, or name a server in TEST_DATABASE_URL';

/**
 * A PostgreSQL server for tests: TEST_DATABASE_URL, else a temporary cluster from this machine's binaries.
 * Nothing is installed: `.ci/run` or the machine's owner does that.
 */
export async function findPostgres(work: string): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: nothing };
  const bin = postgresPrograms();
  if (!bin) return { url: null, note: missing, stop: nothing };
  return startCluster(bin, work);
}

/** Folder of initdb and pg_ctl, newest version first, or null. */
export function postgresPrograms(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const packaged = versions
    .map((version) => join(root, version, 'bin'))
    .find((path) => existsSync(join(path, 'initdb')));
  if (packaged) return packaged;
  const found = spawnSync('sh', ['-c', 'command -v initdb'], { encoding: 'utf8' }).stdout.trim();
  return found ? join(found, '..') : null;
}

/**
 * Runs commands in a folder as somebody PostgreSQL accepts: it refuses root, for whom the distribution's package
 * has a user.
 */
export function postgresUser(home: string) {
  mkdirSync(home, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chmodSync(dirname(home), 0o755);
    spawnSync('chown', ['postgres', home]);
  }
  return (command: string, args: string[]) =>
    isRoot
      ? spawnSync('setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args], {
          encoding: 'utf8',
          cwd: home,
        })
      : spawnSync(command, args, { encoding: 'utf8', cwd: home });
}

async function startCluster(bin: string, work: string): Promise<TestPostgres> {
  const home = join(work, 'postgres');
  const as = postgresUser(home);
  const data = join(home, 'data');
  const port = await freePort();
  const init = as(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-sync',
  ]);
  if (init.status !== 0) return { url: null, note: `initdb failed: ${init.stderr}`, stop: nothing };
  // Nothing outlives the tests, and no query is long enough to be worth compiling.
  const hasty = ['fsync', 'synchronous_commit', 'full_page_writes', 'jit'].map((name) => `-c ${name}=off`);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=300 ${hasty.join(' ')}`;
  const start = as(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(home, 'log'), '-o', options, 'start']);
  if (start.status !== 0) return { url: null, note: `pg_ctl start failed: ${start.stderr}`, stop: nothing };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      as(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
