import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import S3rver from 's3rver';

export interface S3Fake {
  /** Configuration of the storage adapter. */
  options: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string };
  close(): Promise<void>;
}

/** An S3 server on loopback with one empty bucket. */
export async function startS3(bucket: string): Promise<S3Fake> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const address: AddressInfo = await server.run();
  return {
    options: {
      endpoint: `http://127.0.0.1:${address.port}`,
      region: 'us-east-1',
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** A bucket's answer to everything, in the documented error format. */
export interface S3Answer {
  status: number;
  /** The code in the body; none for an answer without one. */
  code?: string;
  /** Further body elements, such as AuthorizationHeaderMalformed's Region. */
  extra?: Record<string, string>;
  headers?: Record<string, string>;
  delayMs?: number;
}

/** A service that always answers with one error, on loopback (documented format as of 2026-11-22). */
export async function startS3Error(answer: S3Answer) {
  const requests: { method: string; path: string; headers: Record<string, unknown> }[] = [];
  const server = createServer(async (request, response) => {
    requests.push({ method: request.method!, path: request.url!, headers: request.headers });
    request.resume();
    if (answer.delayMs) await wait(answer.delayMs);
    const headers = { 'x-amz-request-id': '4442587FB7D0A2F9', ...answer.headers };
    const hasBody = answer.code !== undefined && request.method !== 'HEAD';
    response.writeHead(answer.status, { ...headers, ...(hasBody && { 'content-type': 'application/xml' }) });
    response.end(hasBody ? errorXml(answer.code!, answer.extra) : undefined);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    requests,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}

const errorXml = (code: string, extra: Record<string, string> = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message>${Object.entries(
    extra,
  )
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')}<RequestId>4442587FB7D0A2F9</RequestId></Error>`;
