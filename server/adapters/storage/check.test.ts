import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type S3Answer, type S3Fake, startS3, startS3Error } from '#tests/fakes/s3.ts';
import { createStorageCheck } from './check.ts';
import { createStorage } from './create.ts';

let s3: S3Fake;
const closing: (() => unknown)[] = [];
beforeAll(async () => {
  s3 = await startS3('portal');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of closing.splice(0)) await close();
});
afterAll(() => s3.close());

const check = async (changed: Partial<S3Fake['options']> = {}, ms = 10_000) => {
  const findings = await createStorageCheck({ kind: 's3', ...s3.options, ...changed }).check(
    AbortSignal.timeout(ms),
  );
  expect(findings).toHaveLength(1);
  return findings[0]!;
};
/** How long the check measures, whatever this machine takes. */
const taking = (ms: number) => vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(ms);
/** The messages of check and storage for a bucket that answers everything with one error. */
async function answered(answer: S3Answer) {
  const fake = await startS3Error(answer);
  closing.push(fake.close);
  const options = { ...s3.options, endpoint: fake.endpoint };
  const stored = await createStorage({ kind: 's3', ...options })
    .put('img/a.png', new Uint8Array([1]), 'image/png')
    .catch((error) => error);
  return { finding: await check(options), stored, requests: fake.requests };
}

describe('WIR-05 WIR-07 the check of the bucket', () => {
  it('writes, reads and removes a file of its own, and leaves nothing', async () => {
    taking(2_999);
    expect(await check()).toMatchObject({ estado: 'ok', nome: 'Bucket portal' });
    const { openS3 } = await import('./s3-client.ts');
    const { sdk, client } = await openS3(s3.options);
    const { KeyCount } = await client.send(new sdk.ListObjectsV2Command({ Bucket: 'portal' }));
    expect(KeyCount).toBe(0);
  });

  it.each([
    ['a missing bucket', { bucket: 'outro' }, 'NoSuchBucket', 'O bucket “outro” não existe.'],
    ['an unknown key', { accessKeyId: 'AKIAERRADA' }, 'InvalidAccessKeyId', 'não conhece a chave de acesso'],
  ])('names %s, and so does whoever stores a file', async (_what, changed, code, says) => {
    const finding = await check(changed);
    expect(finding).toMatchObject({ estado: 'falha', mensagem: expect.stringContaining(says) });
    expect(finding.detalhes).toContainEqual({ rotulo: 'Código', valor: code });
    expect(finding.oQueFazer).toMatch(/S3_/);
    const store = createStorage({ kind: 's3', ...s3.options, ...changed });
    const refused = { code: 'mal-configurado', message: expect.stringContaining(says) };
    await expect(store.put('img/a.png', new Uint8Array([1]), 'image/png')).rejects.toMatchObject(refused);
    await expect(store.get('img/a.png')).rejects.toMatchObject(refused);
  });

  it.each<[string, S3Answer, string, string]>([
    ['SignatureDoesNotMatch', { status: 403 }, 'recusou a assinatura', 'S3_SECRET_ACCESS_KEY'],
    ['AccessDenied', { status: 403 }, 'não tem permissão no bucket', 's3:PutObject'],
    ['AllAccessDisabled', { status: 403 }, 'não tem permissão no bucket', 's3:PutObject'],
    [
      'PermanentRedirect',
      { status: 301, headers: { 'x-amz-bucket-region': 'sa-east-1' } },
      'e sim em sa-east-1',
      'S3_REGION para sa-east-1',
    ],
    [
      'AuthorizationHeaderMalformed',
      { status: 400, extra: { Region: 'sa-east-1' } },
      'e sim em sa-east-1',
      'S3_REGION para sa-east-1',
    ],
    ['RequestTimeTooSkewed', { status: 403 }, 'O relógio deste servidor', 'NTP'],
    ['ExpiredToken', { status: 400 }, 'venceram', 'S3_ACCESS_KEY_ID'],
    ['InvalidBucketName', { status: 400 }, 'não é um nome de bucket', 'S3_BUCKET'],
    ['AccountProblem', { status: 403 }, 'pagamento', 'conta'],
  ])('names %s as S3 documents it', async (code, answer, says, todo) => {
    const { finding, stored } = await answered({ ...answer, code });
    expect(finding).toMatchObject({
      estado: 'falha',
      mensagem: expect.stringContaining(says),
      oQueFazer: expect.stringContaining(todo),
    });
    expect(stored).toMatchObject({ code: 'mal-configurado', message: expect.stringContaining(says) });
  });

  it('what passes by itself stays what it was: worth another try', async () => {
    const { finding, stored } = await answered({ status: 503, code: 'SlowDown' });
    expect(finding.estado).toBe('falha');
    expect(stored).toMatchObject({ code: 'indisponivel' });
  });

  it('warns of one that takes long for a small file', async () => {
    taking(3_456);
    expect(await check()).toMatchObject({
      estado: 'aviso',
      mensagem: expect.stringContaining('devagar: 3,5 segundos'),
      oQueFazer: expect.stringContaining('mesma região'),
    });
  });

  it('tells one that nobody answers at, and one that never does', async () => {
    expect(await check({ endpoint: 'http://127.0.0.1:9' })).toMatchObject({
      estado: 'falha',
      mensagem: expect.stringContaining('127.0.0.1:9) não respondeu'),
      oQueFazer: expect.stringContaining('S3_ENDPOINT'),
    });
    const fake = await startS3Error({ status: 200, delayMs: 60_000 });
    closing.push(fake.close);
    expect(await check({ endpoint: fake.endpoint }, 300)).toMatchObject({
      mensagem: expect.stringContaining('não respondeu'),
    });
  });
});

describe('WIR-05 without keys the machine’s own role opens the bucket', () => {
  const noKeys = { accessKeyId: undefined, secretAccessKey: undefined } as never;

  /** A machine's metadata service, as documented in its second version. */
  async function startMachine(role: object | null) {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      const base = '/latest/meta-data/iam/security-credentials/';
      if (request.method === 'PUT' && request.url === '/latest/api/token')
        return void response.writeHead(200, { 'x-aws-ec2-metadata-token-ttl-seconds': '21600' }).end('ficha');
      if (!role || request.headers['x-aws-ec2-metadata-token'] !== 'ficha')
        return void response.writeHead(404).end();
      if (request.url === base) return void response.end('portal');
      if (request.url === `${base}portal`) return void response.end(JSON.stringify(role));
      response.writeHead(404).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    closing.push(() => server.close());
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_PROFILE']) vi.stubEnv(name, '');
    vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', '/nada');
    vi.stubEnv('AWS_CONFIG_FILE', '/nada');
    const { port } = server.address() as AddressInfo;
    vi.stubEnv('AWS_EC2_METADATA_SERVICE_ENDPOINT', `http://127.0.0.1:${port}`);
    return asked;
  }

  it('is asked for keys, and files are stored with them', async () => {
    const asked = await startMachine({
      Code: 'Success',
      Type: 'AWS-HMAC',
      LastUpdated: '2026-11-22T12:00:00Z',
      AccessKeyId: 'S3RVER',
      SecretAccessKey: 'S3RVER',
      Token: 'ficha-da-sessao',
      Expiration: new Date(Date.now() + 3_600_000).toISOString(),
    });
    taking(500);
    const finding = await check(noKeys);
    expect(finding).toMatchObject({ estado: 'ok' });
    expect(finding.detalhes).toContainEqual({ rotulo: 'Acesso', valor: 'função (IAM) desta máquina' });
    expect(asked).toContain('GET /latest/meta-data/iam/security-credentials/portal');
  });

  it('is missed by name where there is none', async () => {
    await startMachine(null);
    expect(await check(noKeys)).toMatchObject({
      estado: 'falha',
      mensagem: expect.stringContaining('nem uma função (IAM)'),
      oQueFazer: expect.stringContaining('S3_ACCESS_KEY_ID'),
    });
  });
});

describe('WIR-07 the check of the disk', () => {
  it('writes, reads and removes a file of its own; a folder that takes none is told', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'disco-'));
    closing.push(() => rm(dir, { recursive: true, force: true }));
    const at = async (path: string) =>
      (await createStorageCheck({ kind: 'disk', dir: path }).check(AbortSignal.timeout(30_000)))[0]!;
    expect(await at(dir)).toMatchObject({ estado: 'ok' });
    expect(await readdir(join(dir, 'verificacao'))).toEqual([]);
    await writeFile(join(dir, 'ficheiro'), 'x');
    await chmod(join(dir, 'ficheiro'), 0o400);
    expect(await at(join(dir, 'ficheiro'))).toMatchObject({
      estado: 'falha',
      oQueFazer: expect.stringContaining('DATA_DIR'),
    });
  });
});
