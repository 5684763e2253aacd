import { afterEach, describe, expect, it } from 'vitest';
import { startFakeDrive } from '#tests/fakes/drive.ts';
import { file, folder, native } from '#tests/fakes/drive-tree.ts';
import { startS3Error } from '#tests/fakes/s3.ts';
import { departure, driveRequests, s3Requests } from '#tests/fixtures/documented-requests.ts';
import { createDriveCheck } from './drive/check.ts';
import { createDrive } from './drive/create.ts';
import type { DriveFile } from './drive/port.ts';
import { createStorageCheck } from './storage/check.ts';
import { createStorage } from './storage/create.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

describe('WIR-06 what is sent is what the makers document', () => {
  it.each(['key', 'account'])(
    'to Google Drive with a %s: reading folders, files and changes, and the check',
    async (kind) => {
      const tree = folder('Aurora', [file('Book.pdf'), folder('Plantas', [native('Ficha', 'document')])]);
      const fake = await startFakeDrive({ tree });
      closing.push(fake.stop);
      const drive = createDrive({
        driveUrl: fake.url,
        tokenUrl: fake.tokenUrl,
        localRoot: '/nada',
        apiKey: kind === 'key' ? fake.apiKey : undefined,
        serviceAccount: kind === 'account' ? fake.serviceAccount : undefined,
      });
      closing.push(() => drive.close());
      const files: DriveFile[] = [];
      for await (const each of drive.list(drive.parse(fake.link))) files.push(each);
      for (const each of files) await (await drive.open(each)).cancel();
      const [finding] = await createDriveCheck(drive).check(AbortSignal.timeout(30_000));
      expect(finding).toMatchObject({ estado: 'ok' });
      if (drive.changes) {
        const token = await drive.changes.start(async () => {});
        fake.changed(tree.children![0]!);
        expect((await drive.changes.since(token, async () => {}))!.ids).toContain(tree.children![0]!.id);
      }
      const sent = fake.requests.filter(({ operation }) => operation !== 'token');
      expect(sent.length).toBeGreaterThan(5);
      const strange = sent.map(({ path, query }) => departure(driveRequests, { method: 'GET', path, query }));
      expect(strange.filter((each) => each !== null)).toEqual([]);
      // A key stands in a header, never in an address.
      for (const { headers, query } of sent) {
        expect(query.has('key')).toBe(false);
        expect(headers[kind === 'key' ? 'x-goog-api-key' : 'authorization']).toBeTruthy();
      }
    },
  );

  it('to S3: every call signed with version 4, by path, with the documented parameters', async () => {
    const fake = await startS3Error({ status: 404, code: 'NoSuchKey' });
    closing.push(fake.close);
    const keys = { accessKeyId: 'AKIAEXEMPLO', secretAccessKey: 'segredo' };
    const options = {
      kind: 's3' as const,
      endpoint: fake.endpoint,
      region: 'sa-east-1',
      bucket: 'portal',
      ...keys,
    };
    const storage = createStorage(options);
    await storage.put('img/a.webp', new Uint8Array([1]), 'image/webp').catch(() => {});
    await storage.getRange('img/a.webp', 0, 9);
    await storage.remove('img/a.webp').catch(() => {});
    await createStorageCheck(options).check(AbortSignal.timeout(30_000));
    expect(new Set(fake.requests.map(({ method }) => method))).toEqual(
      new Set(['HEAD', 'PUT', 'GET', 'DELETE']),
    );
    for (const { method, path: url, headers } of fake.requests) {
      const { pathname: path, searchParams: query } = new URL(url, 'http://s3');
      expect(departure(s3Requests, { method, path, query })).toBeNull();
      expect(headers.authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=AKIAEXEMPLO\/\d{8}\/sa-east-1\/s3\/aws4_request, SignedHeaders=.*host.*, Signature=[0-9a-f]{64}$/,
      );
      expect(headers['x-amz-content-sha256']).toBeTruthy();
      expect(JSON.stringify(headers)).not.toContain('segredo');
    }
  });

  it('would tell a call that is documented nowhere', () => {
    const asked = (path: string, query = '') =>
      departure(driveRequests, { method: 'GET', path, query: new URLSearchParams(query) });
    expect(asked('/drive/v3/changes', 'pageSize=1')).toContain('other parameters');
    expect(asked('/drive/v3/files', 'q=a&teamDriveId=b')).toContain('other parameters');
    expect(asked('/drive/v2/files')).toContain('not documented');
  });
});
