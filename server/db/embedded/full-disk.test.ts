import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { copyEmbedded, embeddedTemplate } from '#tests/database/template.ts';
import { startEngine } from './engine.ts';

const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
const open = `
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import pg from ${JSON.stringify(import.meta.resolve('pg'))};
import { startEngine } from ${here('./engine.ts')};
import { tooFullForEngine } from ${here('../../data-folder.ts')};
const root = process.argv[2];
let failure = null;
const engine = await startEngine(root + '/banco', (error) => { failure = error; }, {
  silentMs: 600, whyStuck: () => tooFullForEngine(root),
});
const client = new pg.Client({ stream: () => engine.connect(), user: 'postgres', database: 'postgres', ssl: false });
client.on('error', () => {});
await client.connect();
const ask = (sql, values) => client.query(sql, values).then(({ rows }) => rows, ({ code, message }) => code ?? message);
`;
/** Stores a row, fills the disk completely and writes until the database log needs space. */
const filling = `${open}
await ask('CREATE TABLE t (n integer)');
await ask('INSERT INTO t VALUES (1)');
const filler = openSync(root + '/cheio', 'w');
try { for (;;) writeSync(filler, Buffer.alloc(65536)); } catch {}
closeSync(filler);
for (let n = 0; n < 60 && !failure; n++) {
  await ask('INSERT INTO t VALUES ($1)', [2]);
  await ask('SELECT pg_switch_wal(), $1::int', [n]);
}
for (let n = 0; n < 50 && !failure; n++) await new Promise((resolve) => setTimeout(resolve, 100));
console.log(JSON.stringify([failure?.name, failure?.message]));
await engine.close();
rmSync(root + '/cheio');
`;
const looking = `${open}
console.log(JSON.stringify([await ask('SELECT n FROM t WHERE n = 1'), await ask('INSERT INTO t VALUES (3) RETURNING n')]));
await client.end();
await engine.close();
`;

/** A separate disk of a few megabytes, if the machine allows it. */
const onSmallDisk = (dir: string, script: string) => [
  '-rm',
  'bash',
  '-c',
  `mount -t tmpfs -o size=120m tmpfs "${dir}" && ${script}`,
];
const canMount = spawnSync('unshare', onSmallDisk(tmpdir(), 'true')).status === 0;

it.skipIf(!canMount)(
  'SAF-09 a disk that is full to the last byte ends the embedded database with a sentence, and with room all that was stored is there',
  async () => {
    const work = await mkdtemp(join(tmpdir(), 'banco-cheio-'));
    const disk = await mkdtemp(join(tmpdir(), 'disco-'));
    for (const [name, code] of Object.entries({ filling, looking }))
      await writeFile(join(work, `${name}.ts`), code);
    const run = (name: string) => `"${process.execPath}" "${join(work, name)}.ts" "${disk}"`;
    const both = `cp -R "${await embeddedTemplate()}" "${disk}/banco" && ${run('filling')} && ${run('looking')}`;
    const { stdout } = await promisify(execFile)('unshare', onSmallDisk(disk, both));
    const [ended, kept] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(ended).toEqual([
      'DataFolderError',
      `O disco da pasta de dados ${disk} está cheio. Libere espaço e inicie o sistema de novo.`,
    ]);
    expect(kept).toEqual([[{ n: 1 }], [{ n: 3 }]]);
    await rm(work, { recursive: true });
    await rm(disk, { recursive: true });
  },
  60_000,
);

/** A first start on a disk that has not the forty megabytes a new database takes. */
const starting = `
import { startEngine } from ${here('./engine.ts')};
import { tooFullForEngine } from ${here('../../data-folder.ts')};
const root = process.argv[2];
const failure = await startEngine(root + '/banco', () => {}, { whyStuck: () => tooFullForEngine(root) }).catch((error) => error);
console.log(JSON.stringify([failure.name, failure.message]));
`;

it.skipIf(!canMount)(
  'a disk too small for a new database is named at the first start',
  async () => {
    const work = await mkdtemp(join(tmpdir(), 'banco-novo-'));
    const disk = await mkdtemp(join(tmpdir(), 'disco-'));
    await writeFile(join(work, 'starting.ts'), starting);
    const script = `mount -t tmpfs -o size=24m tmpfs "${disk}" && "${process.execPath}" "${join(work, 'starting.ts')}" "${disk}"`;
    const { stdout } = await promisify(execFile)('unshare', ['-rm', 'bash', '-c', script]);
    expect(JSON.parse(stdout)).toEqual([
      'DataFolderError',
      `O disco da pasta de dados ${disk} está cheio. Libere espaço e inicie o sistema de novo.`,
    ]);
    await rm(work, { recursive: true });
    await rm(disk, { recursive: true });
  },
  300_000,
);

it('a statement that only takes long ends nothing', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'banco-lento-'));
  copyEmbedded(await embeddedTemplate(), join(dir, 'banco'));
  const failures: Error[] = [];
  let asked = 0;
  const engine = await startEngine(join(dir, 'banco'), (error) => failures.push(error), {
    silentMs: 90,
    whyStuck: async () => {
      asked += 1;
      return null;
    },
  });
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    stream: () => engine.connect() as never,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  });
  await client.connect();
  const { rows } = await client.query('SELECT count(*)::int AS n FROM generate_series(1, 1500000)');
  expect(rows).toEqual([{ n: 1_500_000 }]);
  expect(asked).toBeGreaterThan(0);
  await client.end();
  await engine.close();
  expect(failures).toEqual([]);
  await rm(dir, { recursive: true });
}, 180_000);
