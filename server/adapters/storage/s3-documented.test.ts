import { afterEach, expect, it } from 'vitest';
import { startS3Documented } from '#tests/fakes/s3-documented.ts';
import { departure, s3Requests } from '#tests/fixtures/documented-requests.ts';
import { createStorage } from './create.ts';
import { storedKeys } from './stored-keys.ts';

type Bucket = Awaited<ReturnType<typeof startS3Documented>>;
const open: Bucket[] = [];
async function bucket(pageSize?: number): Promise<Bucket> {
  const started = await startS3Documented({ pageSize });
  open.push(started);
  return started;
}
afterEach(async () => {
  for (const each of open.splice(0)) {
    for (const { method, path, query } of each.calls)
      expect(departure(s3Requests, { method, path, query })).toBeNull();
    await each.close();
  }
});

const megabyte = 1024 * 1024;
/** `size` bytes that encode their position. */
const streamOf = (size: number) => {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= size) return controller.close();
      const chunk = new Uint8Array(Math.min(777_777, size - sent)).fill((sent / 777_777) % 251);
      sent += chunk.length;
      controller.enqueue(chunk);
    },
  });
};
const store = (of: Bucket) => createStorage(of.options);
const callsOf = ({ calls }: Bucket) =>
  calls.map(({ method, query }) => `${method} ${[...query.keys()].filter((name) => name !== 'x-id')}`);

it.each([1, 2, 3, 1000])(
  'WIR-06 S3: a list in pages of %i is read to its end, each token given back as it came',
  async (pageSize) => {
    const fake = await bucket(pageSize);
    const keys = ['img/a.webp', 'img/b&c.webp', 'img/d.webp', 'pdf/e.pdf', 'video/f.mp4'];
    for (const key of keys) fake.objects.set(key, Buffer.alloc(key.length));
    const found: string[] = [];
    for await (const { key, bytes } of storedKeys(fake.options)) {
      expect(bytes).toBe(key.length);
      found.push(key);
    }
    expect(found.sort()).toEqual(keys);
    expect(fake.calls).toHaveLength(Math.ceil(keys.length / pageSize));
    expect(fake.calls[0]!.query.has('continuation-token')).toBe(false);
  },
);

it('WIR-06 S3: a page of exactly all files is the last one, and an empty bucket has none', async () => {
  const fake = await bucket(2);
  const count = async () => {
    let files = 0;
    for await (const _ of storedKeys(fake.options)) files += 1;
    return files;
  };
  expect(await count()).toBe(0);
  for (const key of ['a', 'b']) fake.objects.set(key, Buffer.alloc(1));
  expect(await count()).toBe(2);
  expect(fake.calls).toHaveLength(2);
});

it('WIR-06 S3: a large stream goes up in parts that are numbered, large enough and named when it is put together', async () => {
  const fake = await bucket();
  const size = 21 * megabyte + 5;
  expect(await store(fake).putStream('video/v.mp4', streamOf(size), 'video/mp4', 30 * megabyte)).toBe(size);
  expect(callsOf(fake)).toEqual([
    ...['POST uploads', 'PUT partNumber,uploadId', 'PUT partNumber,uploadId', 'PUT partNumber,uploadId'],
    'POST uploadId',
  ]);
  expect(fake.calls.slice(1, 4).map(({ query }) => query.get('partNumber'))).toEqual(['1', '2', '3']);
  expect(fake.calls[0]!.headers['content-type']).toBe('video/mp4');
  const whole = Buffer.from(await new Response(streamOf(size)).arrayBuffer());
  expect(fake.objects.get('video/v.mp4')!.equals(whole)).toBe(true);
  expect(fake.uploads.size).toBe(0);
});

it('WIR-06 S3: a small stream is one call, without parts', async () => {
  const fake = await bucket();
  await store(fake).putStream('img/p.webp', streamOf(megabyte), 'image/webp', 2 * megabyte);
  expect(callsOf(fake)).toEqual(['PUT ']);
});

it('WIR-06 S3: a failure in the body of a 200 is no success, and nothing of the upload is left', async () => {
  const fake = await bucket();
  fake.failComplete(99);
  const sent = store(fake).putStream('video/v.mp4', streamOf(9 * megabyte), 'video/mp4', 30 * megabyte);
  await expect(sent).rejects.toMatchObject({ code: 'indisponivel' });
  expect([fake.objects.size, fake.uploads.size]).toEqual([0, 0]);
  expect(callsOf(fake).at(-1)).toBe('DELETE uploadId');
}, 30_000);

it('WIR-06 S3: uploads that a dead process left are found on every page, and given up', async () => {
  const fake = await bucket(2);
  const hourAgo = new Date(Date.now() - 3_600_000);
  for (const n of [1, 2, 3, 4, 5])
    fake.uploads.set(`velho-${n}`, { key: `video/${n}.mp4`, started: hourAgo, parts: new Map() });
  fake.uploads.set('novo-1', { key: 'video/6.mp4', started: new Date(), parts: new Map() });
  expect(await store(fake).sweep(60_000)).toBe(5);
  expect([...fake.uploads.keys()]).toEqual(['novo-1']);
});
