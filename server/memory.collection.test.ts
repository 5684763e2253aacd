import type { SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { drawPhoto } from '#tests/fixtures/drawn-images.ts';
import { makePdf } from '#tests/fixtures/pasta.ts';
import { memoryGroup } from '#tests/memory-limit.ts';
import { runFolder, startProduct } from '#tests/product.ts';
import { ambarFolder } from '../scripts/example/folder-ambar.ts';
import { findPostgres } from '../scripts/test/postgres.ts';

const root = join(import.meta.dirname, '..');
const mib = 2 ** 20;
/** Nothing is built, converted or loaded any more. */
const restMs = 10_000;
// `npm run test:endurance` waits ten minutes and runs two hundred folders.
const runs = Number(process.env.RUNS ?? 20);
const minutesAfter = Number(process.env.MINUTES ?? 1);

/** Private memory of a process, without the pages of files, in MiB. */
const memoryOf = (pid: number) =>
  Number(/RssAnon:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

function temporaryDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'portal-memoria-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }), 120_000);
  return dir;
}

/** The sources alone, as a clone has them, with the packages of this one. */
function clone(): string {
  const dir = temporaryDir();
  const sources = globSync('*', {
    cwd: root,
    exclude: ['node_modules', 'dist', 'data', 'pastas', 'test-results'],
  });
  for (const name of sources) cpSync(join(root, name), join(dir, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'));
  return dir;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** A folder of its own: a name, a book, two pictures. */
async function writeFolder(folders: string, index: number): Promise<string> {
  const name = `residencial-${index}`;
  mkdirSync(join(folders, name, 'Perspectivas'), { recursive: true });
  const book = await makePdf([
    [`RESIDENCIAL VENTO SUL ${index}`, 'Meia Praia, Itapema/SC'],
    [
      `Empreendimento: Residencial Vento Sul ${index}`,
      'Incorporadora: Construtora Horizonte Ltda. - CNPJ 11.222.333/0001-81',
      'Bairro Meia Praia, Itapema - SC',
      'Apartamentos de 70 m² de área privativa, 2 dormitórios',
    ],
  ]);
  writeFileSync(join(folders, name, 'BOOK.pdf'), book);
  for (const [part, seed] of [
    ['Fachada', index * 2],
    ['Piscina', index * 2 + 1],
  ] as const) {
    const photo = await (await drawPhoto({ seed })).jpeg().toBuffer();
    writeFileSync(join(folders, name, 'Perspectivas', `${part}.jpg`), photo);
  }
  return `file:///${name}`;
}

const group = memoryGroup(1024 * mib);

it.skipIf(!group)(
  `OPS-11 at rest on PostgreSQL at most 120 MiB; a machine of one gigabyte builds, starts, makes the example and runs it, holds at most 450 MiB ${minutesAfter} minutes later and no more after ${runs} runs`,
  { timeout: 6 * 3_600_000 },
  async () => {
    const postgres = await findPostgres(temporaryDir());
    onTestFinished(() => postgres.stop(), 60_000);
    const served = await startProduct(temporaryDir(), { DATABASE_URL: postgres.url! });
    await wait(restMs);
    const atRest = memoryOf(served.pid);
    await served.stop();
    expect(atRest).toBeLessThanOrEqual(120);

    onTestFinished(() => group!.remove(), 60_000);
    const installation = clone();
    const folders = join(installation, 'pastas');
    const small = (script: string) => (options: SpawnOptions) =>
      group!.spawn(process.execPath, [script], { ...options, cwd: installation });
    const env = { ...process.env, LOCAL_FOLDERS_ROOT: folders };
    for (const script of ['scripts/build.ts', 'scripts/example/main.ts'])
      expect(await once(small(script)({ stdio: 'ignore', env }), 'exit')).toEqual([0, null]);
    const start = small('scripts/start.ts');
    const product = await startProduct(join(installation, 'data'), { LOCAL_FOLDERS_ROOT: folders }, start);
    onTestFinished(() => product.stop(), 60_000);
    await runFolder(product, `file:///${ambarFolder.truth.folder}`);
    await wait(minutesAfter * 60_000);
    const afterwards = memoryOf(product.pid);
    expect(afterwards).toBeLessThanOrEqual(450);

    const held: number[] = [];
    for (let index = 0; index < runs; index += 1) {
      await runFolder(product, await writeFolder(folders, index));
      held.push(memoryOf(product.pid));
    }
    const tenth = Math.ceil(runs / 10);
    const early = median(held.slice(tenth, 2 * tenth));
    const late = median(held.slice(-tenth));
    console.log({ atRest, afterwards, early, late, peak: group!.peak() / mib });
    expect(late).toBeLessThanOrEqual(early * 1.1);
    expect(group!.killed()).toBe(0);
  },
);
