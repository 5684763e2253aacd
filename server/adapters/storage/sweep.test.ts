import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createDiskStorage } from './disk.ts';

const dir = mkdtempSync(join(tmpdir(), 'portal-varrer-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('SAF-09 what a process that died has left unfinished goes by its age; what is being written stays', async () => {
  const storage = createDiskStorage({ dir });
  expect(await storage.sweep(0)).toBe(0);
  const unfinished = join(dir, '.unfinished');
  mkdirSync(unfinished, { recursive: true });
  const hourAgo = new Date(Date.now() - 60 * 60_000);
  writeFileSync(join(unfinished, 'antigo'), 'x');
  utimesSync(join(unfinished, 'antigo'), hourAgo, hourAgo);
  writeFileSync(join(unfinished, 'de-outro'), 'x');

  let proceed = () => {};
  const slow = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(1000));
      proceed = () => {
        controller.enqueue(new Uint8Array(1000));
        controller.close();
      };
    },
  });
  const writing = storage.putStream('img/lenta.png', slow, 'image/png', 10_000);
  await expect.poll(() => readdirSync(unfinished).length).toBe(3);
  expect(await storage.sweep(30 * 60_000)).toBe(1);
  expect(existsSync(join(unfinished, 'antigo'))).toBe(false);
  // Where nobody else writes, all that this process does not write itself is abandoned.
  expect(await storage.sweep(0)).toBe(1);
  proceed();
  expect(await writing).toBe(2000);
  expect(readdirSync(unfinished)).toEqual([]);
  expect((await storage.get('img/lenta.png'))?.bytes.length).toBe(2000);
});
