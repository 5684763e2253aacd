import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { ownServers } from '#tests/database/own-cluster.ts';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { makeDataDir, runFolder, startProduct } from '#tests/product.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const backWithinMs = 15_000;

it('OPS-10 a primary that dies under load is taken over from by its standby: no acknowledged write is lost, the product is back in 15 s, and a run goes on to its end', async () => {
  const work = mkdtempSync(join(tmpdir(), 'portal-reserva-'));
  undo.push(() => rmSync(work, { recursive: true, force: true }));
  const servers = ownServers(join(work, 'servidores'));
  undo.push(() => servers.stop());
  const [primary, standby] = [servers.dir('primario'), servers.dir('reserva')];
  const [port, otherPort] = [await servers.port(), await servers.port()];

  servers.init(primary);
  appendFileSync(join(primary, 'postgresql.conf'), 'wal_level = replica\nmax_wal_senders = 4\n');
  await servers.start(primary, port);
  const from = `host=127.0.0.1 port=${port} user=postgres application_name=reserva`;
  servers.run('pg_basebackup', '-d', from, '-D', standby, '-R', '-c', 'fast', '-X', 'stream');
  await servers.start(standby, otherPort);
  // A write counts once both have it.
  await servers.ask(port, `ALTER SYSTEM SET synchronous_standby_names = 'reserva'`);
  await servers.ask(port, 'SELECT pg_reload_conf()');

  const data = makeDataDir();
  undo.push(() => data.remove());
  const folders = join(data.path, 'pastas');
  mkdirSync(folders);
  await writeFolder(folders, 'pequena', await smallFolder());
  const product = await startProduct(join(data.path, 'dados'), {
    DATABASE_URL: `postgres://postgres@127.0.0.1:${port},127.0.0.1:${otherPort}/postgres`,
    LOCAL_FOLDERS_ROOT: folders,
    LOG_LEVEL: 'silent',
  });
  undo.push(() => product.stop('SIGKILL'));
  const url = (number: number) => `postgres://postgres@127.0.0.1:${number}/postgres`;
  const watcher = spawn(
    process.execPath,
    [
      'scripts/run.mjs',
      'scripts/standby',
      '--primario',
      url(port),
      '--reserva',
      url(otherPort),
      '--depois',
      '3',
    ],
    { stdio: 'ignore' },
  );
  undo.push(() => watcher.kill());
  const promoted = once(watcher, 'exit');

  const acknowledged: string[] = [];
  let isOver = false;
  let lastBefore = 0;
  let firstAfter = 0;
  let diedAt = 0;
  const writing = Array.from({ length: 4 }, async (_, writer) => {
    for (let n = 0; !isOver; n++) {
      const nome = `Incorporadora ${writer}-${n}`;
      const made = await product.call('POST', '/api/incorporadoras', { nome }).then(
        () => true,
        () => false,
      );
      if (!made) await wait(50);
      else {
        acknowledged.push(nome);
        if (diedAt === 0) lastBefore = Date.now();
        else if (Date.now() > diedAt + 200) firstAfter ||= Date.now();
      }
    }
  });
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(40);
  await runFolder(product, 'file:///pequena', { stopAfter: ({ event }) => event.type !== 'connected' });
  expect(await servers.ask(port, 'SELECT state FROM workflow_runs')).toEqual([{ state: 'running' }]);
  diedAt = Date.now();
  servers.kill(primary);
  expect(await promoted).toEqual([0, null]);
  await expect.poll(() => firstAfter, { timeout: 60_000 }).toBeGreaterThan(0);
  await wait(2_000);
  isOver = true;
  await Promise.all(writing);
  console.log(`${acknowledged.length} acknowledged writes, ${firstAfter - lastBefore} ms without one`);
  expect(firstAfter - lastBefore).toBeLessThan(backWithinMs);

  const kept = await servers.ask<{ nome: string }>(otherPort, 'SELECT nome FROM incorporadoras');
  const names = new Set(kept.map(({ nome }) => nome));
  expect(acknowledged.filter((nome) => !names.has(nome))).toEqual([]);
  const states = () => servers.ask<{ state: string }>(otherPort, 'SELECT state FROM workflow_runs');
  await expect.poll(states, { timeout: 120_000 }).toEqual([{ state: 'completed' }]);

  // What comes back from the dead would answer, from before, and is asked nothing.
  await servers.start(primary, port);
  servers.kill(standby);
  const read = () =>
    product.call('GET', '/api/incorporadoras').then(
      () => 'answered',
      (error) => /: (\d+) /.exec(String(error))?.[1],
    );
  // A server that is killed may still give the answer it was giving.
  await expect.poll(read).toBe('503');
  for (let n = 0; n < 6; n++) expect(await read()).toBe('503');
  await servers.start(standby, otherPort);
  await expect.poll(read, { timeout: 30_000 }).toBe('answered');
}, 300_000);
