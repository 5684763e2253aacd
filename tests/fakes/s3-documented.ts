import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

interface Upload {
  key: string;
  started: Date;
  parts: Map<number, { bytes: Buffer; etag: string }>;
}

/** Minimum part size except for the last, as documented. */
const leastPart = 5 * 1024 * 1024;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const xml = (name: string, inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inner}</${name}>`;
const failure = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`;

/**
 * A bucket on loopback with paged lists and multipart uploads, as in the S3 API reference (as of 2026-11-22).
 * Stricter than s3rver: a part that is too small, out of order or with another ETag is refused, and a token
 * is valid for its own page only.
 */
export async function startS3Documented({ pageSize = 1000 } = {}) {
  const calls: S3Call[] = [];
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Upload>();
  let failingComplete = 0;
  let made = 0;

  /** The page from a position on; tokens are opaque to clients. */
  function list(query: URLSearchParams): { status: number; body: string } {
    const token = query.get('continuation-token');
    const from = token === null ? 0 : Number(/^1ueGcxLPRx1Tr\/XYE\+(\d+)=$/.exec(token)?.[1] ?? Number.NaN);
    if (Number.isNaN(from)) return { status: 400, body: failure('InvalidArgument') };
    const keys = [...objects.keys()].sort();
    const page = keys.slice(from, from + pageSize);
    const isCut = from + pageSize < keys.length;
    const contents = page.map(
      (key) =>
        `<Contents><Key>${escaped(key)}</Key><LastModified>2026-11-22T12:00:00.000Z</LastModified><ETag>&quot;x&quot;</ETag><Size>${objects.get(key)!.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
    );
    const next = isCut
      ? `<NextContinuationToken>1ueGcxLPRx1Tr/XYE+${from + pageSize}=</NextContinuationToken>`
      : '';
    return {
      status: 200,
      body: xml(
        'ListBucketResult',
        `<Name>portal</Name><Prefix></Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>1000</MaxKeys><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}`,
      ),
    };
  }

  function listUploads(query: URLSearchParams): { status: number; body: string } {
    const ids = [...uploads.keys()].sort();
    const marker = query.get('upload-id-marker');
    const from = marker === null ? 0 : ids.findIndex((id) => id > marker);
    const page = from < 0 ? [] : ids.slice(from, from + pageSize);
    const isCut = from >= 0 && from + pageSize < ids.length;
    const last = page.at(-1);
    const next = isCut
      ? `<NextKeyMarker>${uploads.get(last!)!.key}</NextKeyMarker><NextUploadIdMarker>${last}</NextUploadIdMarker>`
      : '';
    const each = page.map((id) => {
      const { key, started } = uploads.get(id)!;
      return `<Upload><Key>${escaped(key)}</Key><UploadId>${id}</UploadId><Initiated>${started.toISOString()}</Initiated></Upload>`;
    });
    return {
      status: 200,
      body: xml(
        'ListMultipartUploadsResult',
        `<Bucket>portal</Bucket><MaxUploads>1000</MaxUploads><IsTruncated>${isCut}</IsTruncated>${next}${each.join('')}`,
      ),
    };
  }

  function complete(id: string, body: string): { status: number; body: string } {
    const upload = uploads.get(id);
    if (!upload) return { status: 404, body: failure('NoSuchUpload') };
    // The status is sent before the work is done: a failure stands in the body of a 200.
    if (failingComplete-- > 0) return { status: 200, body: failure('InternalError') };
    const named = [...body.matchAll(/<Part>([\s\S]*?)<\/Part>/g)].map(([, part]) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part!)?.[1]),
      etag: /<ETag>(.*?)</.exec(part!)?.[1]?.replaceAll('&quot;', '"'),
    }));
    const numbers = named.map(({ number }) => number);
    if (numbers.some((number, index) => index > 0 && number <= numbers[index - 1]!))
      return { status: 400, body: failure('InvalidPartOrder') };
    const parts = named.map(({ number, etag }) => ({ part: upload.parts.get(number), etag }));
    if (parts.length === 0 || parts.some(({ part, etag }) => part?.etag !== etag))
      return { status: 400, body: failure('InvalidPart') };
    if (parts.slice(0, -1).some(({ part }) => part!.bytes.length < leastPart))
      return { status: 400, body: failure('EntityTooSmall') };
    objects.set(upload.key, Buffer.concat(parts.map(({ part }) => part!.bytes)));
    uploads.delete(id);
    return {
      status: 200,
      body: xml('CompleteMultipartUploadResult', `<Bucket>portal</Bucket><Key>${upload.key}</Key>`),
    };
  }

  function answer({ method, path, query, body }: S3Call): {
    status: number;
    body?: string | Buffer;
    headers?: Record<string, string>;
  } {
    const key = decodeURIComponent(path.split('/').slice(2).join('/'));
    const id = query.get('uploadId');
    if (key === '') return query.has('uploads') ? listUploads(query) : list(query);
    if (method === 'POST' && query.has('uploads')) {
      const newId = `envio-${String(++made).padStart(3, '0')}`;
      uploads.set(newId, { key, started: new Date(), parts: new Map() });
      const inner = `<Bucket>portal</Bucket><Key>${escaped(key)}</Key><UploadId>${newId}</UploadId>`;
      return { status: 200, body: xml('InitiateMultipartUploadResult', inner) };
    }
    if (method === 'POST' && id !== null) return complete(id, body.toString());
    if (method === 'PUT' && id !== null) {
      const number = Number(query.get('partNumber'));
      const etag = `"${id}-${number}"`;
      const upload = uploads.get(id);
      if (!upload) return { status: 404, body: failure('NoSuchUpload') };
      upload.parts.set(number, { bytes: body, etag });
      return { status: 200, headers: { etag } };
    }
    if (method === 'DELETE' && id !== null) {
      uploads.delete(id);
      return { status: 204 };
    }
    if (method === 'PUT') {
      objects.set(key, body);
      return { status: 200, headers: { etag: '"x"' } };
    }
    const found = objects.get(key);
    if (!found) return { status: 404, body: method === 'HEAD' ? undefined : failure('NoSuchKey') };
    return { status: 200, body: method === 'HEAD' ? undefined : found };
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { pathname: path, searchParams: query } = new URL(request.url!, 'http://s3');
    const call = {
      method: request.method!,
      path,
      query,
      headers: request.headers,
      body: Buffer.concat(chunks),
    };
    calls.push(call);
    const { status, body, headers } = answer(call);
    response.writeHead(status, { 'x-amz-request-id': '4442587FB7D0A2F9', ...headers });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    options: {
      kind: 's3' as const,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'sa-east-1',
      bucket: 'portal',
      accessKeyId: 'AKIAEXEMPLO',
      secretAccessKey: 'segredo',
    },
    calls,
    objects,
    uploads,
    /** Makes the next completions of uploads fail. */
    failComplete: (times: number) => {
      failingComplete = times;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
