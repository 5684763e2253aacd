import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type S3Fake, startS3 } from '#tests/fakes/s3.ts';
import { some } from '#tests/some.ts';
import { createStorage } from './create.ts';
import { moveFiles } from './move-files.ts';
import { openS3 } from './s3-client.ts';
import { storedKeys } from './stored-keys.ts';

vi.setConfig({ testTimeout: 60_000 });

let s3: S3Fake;
let root: string;
const disk = () => ({ kind: 'disk' as const, dir: join(root, 'arquivos') });
const bucket = () => ({ kind: 's3' as const, ...s3.options });
const quiet = { verify: false, removeSource: false };

beforeAll(async () => {
  s3 = await startS3('mudanca');
});
afterAll(() => s3.close());
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mudanca-'));
  const { sdk, client } = await openS3(s3.options);
  for await (const { key: Key } of storedKeys(bucket()))
    await client.send(new sdk.DeleteObjectCommand({ Bucket: s3.options.bucket, Key }));
  client.destroy();
  return () => rm(root, { recursive: true, force: true });
});

/** The first one is empty, the second as large as asked. */
async function fill(count: number, bytes = 2_000, largest = bytes): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (let n = 0; n < count; n += 1) {
    const key = `img/${n % 7}/arquivo-${n}.webp`;
    const content = randomBytes(n === 0 ? 0 : n === 1 ? largest : bytes);
    await mkdir(dirname(join(disk().dir, key)), { recursive: true });
    await writeFile(join(disk().dir, key), content);
    hashes.set(key, createHash('sha256').update(content).digest('hex'));
  }
  return hashes;
}
async function hashesOf(options: ReturnType<typeof disk> | ReturnType<typeof bucket>) {
  const storage = createStorage(options);
  const hashes = new Map<string, string>();
  for await (const { key } of storedKeys(options)) {
    if (!key.startsWith('img/')) continue;
    const { bytes } = (await storage.get(key))!;
    hashes.set(key, createHash('sha256').update(bytes).digest('hex'));
  }
  return hashes;
}

describe('WIR-05 files move from the disk to the bucket and back', () => {
  it('byte by byte, an empty one and one of 20 MB too, and nothing is removed unless asked', async () => {
    const before = await fill(15, 2_000, 20_000_000);
    await writeFile(join(disk().dir, 'Leia-me.TXT'), 'de outro programa');
    const there = await moveFiles({ from: disk(), to: bucket(), ...quiet, verify: true });
    expect(there).toMatchObject({ found: 15, copied: 15, there: 0, verified: 15, removed: 0, failed: [] });
    expect(there.foreign).toEqual(['Leia-me.TXT']);
    expect(await hashesOf(bucket())).toEqual(before);
    expect(await hashesOf(disk())).toEqual(before);

    await rm(disk().dir, { recursive: true });
    const back = await moveFiles({ from: bucket(), to: disk(), ...quiet });
    expect(back).toMatchObject({ found: 15, copied: 15, failed: [] });
    expect(await hashesOf(disk())).toEqual(before);
  });

  it('a second time sends nothing, and what was changed at the other end is found by its content', async () => {
    await fill(12);
    await moveFiles({ from: disk(), to: bucket(), ...quiet });
    expect(await moveFiles({ from: disk(), to: bucket(), ...quiet })).toMatchObject({ copied: 0, there: 12 });
    const { sdk, client } = await openS3(s3.options);
    await client.send(
      new sdk.PutObjectCommand({
        Bucket: s3.options.bucket,
        Key: 'img/3/arquivo-3.webp',
        Body: randomBytes(2_000),
      }),
    );
    client.destroy();
    const again = await moveFiles({ from: disk(), to: bucket(), ...quiet, verify: true });
    expect(again).toMatchObject({ copied: 0, there: 12, verified: 12, failed: [] });
    expect(await hashesOf(bucket())).toEqual(await hashesOf(disk()));
  });

  it('what is removed at the source was read at both ends before', async () => {
    const before = await fill(12);
    const moved = await moveFiles({ from: disk(), to: bucket(), verify: false, removeSource: true });
    expect(moved).toMatchObject({ copied: 12, verified: 12, removed: 12 });
    expect((await hashesOf(disk())).size).toBe(0);
    expect(await hashesOf(bucket())).toEqual(before);
  });

  it('a file that cannot be taken is named and stays, the others arrive', async () => {
    await fill(6);
    // Where its folder should be lies a file.
    const target = { kind: 'disk' as const, dir: join(root, 'outros') };
    await mkdir(join(target.dir, 'img'), { recursive: true });
    await writeFile(join(target.dir, 'img', '4'), 'x');
    const report = await moveFiles({ from: disk(), to: target, verify: false, removeSource: true });
    expect(report.failed.map(({ key }) => key)).toEqual(['img/4/arquivo-4.webp']);
    expect(report).toMatchObject({ copied: 5, removed: 5 });
    expect(await readdir(join(disk().dir, 'img', '4'))).toEqual(['arquivo-4.webp']);
  });
});

describe('WIR-05 npm run storage', () => {
  const run = (args: string[], env: Record<string, string> = {}) => {
    const child = spawn(process.execPath, ['scripts/storage.ts', ...args], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: root,
        S3_ENDPOINT: s3.options.endpoint,
        S3_BUCKET: s3.options.bucket,
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
        ...env,
      },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
      });
    return { child, said: () => said, ended: ended(child) };
  };
  const ended = (child: ChildProcess) => once(child, 'close').then(([code]) => code as number | null);

  it('killed again and again it loses nothing, goes on where it was, and ends with both the same', async () => {
    const before = await fill(100, 30_000);
    let kills = 0;
    const moments = some([5, 20, 45], 2);
    for (const files of moments) {
      const one = run(['--to', 's3', '--delete-source']);
      const there = async () => {
        let count = 0;
        for await (const { key } of storedKeys(bucket())) if (key.startsWith('img/')) count += 1;
        return count;
      };
      await expect.poll(there, { timeout: 30_000, interval: 20 }).toBeGreaterThan(files);
      one.child.kill('SIGKILL');
      if ((await one.ended) === null) kills += 1;
      // Every file is whole at one end at least, whatever the other end kept of the one under way.
      const [here, beyond] = [await hashesOf(disk()), await hashesOf(bucket())];
      const lost = [...before].filter(([key, hash]) => here.get(key) !== hash && beyond.get(key) !== hash);
      expect(lost).toEqual([]);
    }
    expect(kills).toBe(moments.length);
    const last = run(['--to', 's3', '--verify', '--delete-source']);
    expect(await last.ended).toBe(0);
    expect(last.said()).toMatch(/conferidos, \d+ apagados da origem/);
    expect(await hashesOf(bucket())).toEqual(before);
    expect((await hashesOf(disk())).size).toBe(0);
  });

  it('names a wrong bucket before anything moves, and says how it is used', async () => {
    await fill(2);
    const wrong = run(['--to', 's3'], { S3_BUCKET: 'nao-existe' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.said()).toContain('O bucket “nao-existe” não existe.');
    const bare = run([]);
    expect(await bare.ended).toBe(2);
    expect(bare.said()).toContain('--to s3|disk');
  });
});
