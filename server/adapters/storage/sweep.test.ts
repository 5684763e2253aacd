import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createDiskStorage } from './disk.ts';
import { createS3Storage } from './s3.ts';

const dir = mkdtempSync(join(tmpdir(), 'portal-varrer-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('SAF-09 unfinished files go: what a process that died has left on the disk goes by its age; what is being written stays', async () => {
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

it('SAF-09 unfinished files go: uploads in parts that nobody ended are given up in the bucket by their age', async () => {
  const uploads = { antigo: 3, recente: 0 };
  const given: string[] = [];
  const server = createServer((request, response) => {
    const { searchParams, pathname } = new URL(request.url!, 'http://s3');
    const id = searchParams.get('uploadId');
    if (id) given.push(`${request.method} ${pathname} ${id}`);
    const list = Object.entries(uploads).map(([name, hours]) => {
      const at = new Date(Date.now() - hours * 60 * 60_000).toISOString();
      return `<Upload><Key>img/${name}.png</Key><UploadId>id-${name}</UploadId><Initiated>${at}</Initiated></Upload>`;
    });
    response.writeHead(id ? 204 : 200, { 'content-type': 'application/xml' });
    response.end(
      id ? undefined : `<ListMultipartUploadsResult>${list.join('')}</ListMultipartUploadsResult>`,
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const own = { endpoint, region: 'us-east-1', bucket: 'balde', accessKeyId: 'x', secretAccessKey: 'x' };
  expect(await createS3Storage(own).sweep(2 * 60 * 60_000)).toBe(1);
  expect(given).toEqual(['DELETE /balde/img/antigo.png id-antigo']);
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
