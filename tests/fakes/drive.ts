import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { jwtVerify } from 'jose';
import { type FakeNode, treeOfDirectory } from './drive-tree.ts';
import { createThrottle } from './throttle.ts';

type DriveOperation =
  | ('get' | 'list' | 'media' | 'export' | 'token' | 'thumbnail')
  | ('about' | 'startPageToken' | 'changes');

interface DriveRequest {
  operation: DriveOperation;
  /** Id of the requested file or folder; null for the token. */
  id: string | null;
  /** Its name. */
  name: string | null;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
}

/** Overrides the default answer. */
export interface DriveBehaviour {
  status?: number;
  /** Google's error reason. */
  reason?: string;
  headers?: Record<string, string>;
  /** Raw body instead of the default. */
  body?: string;
  /** Delay before answering, in ms. */
  delayMs?: number;
  /** Breaks the connection after some bytes of the body. */
  cutAfter?: number;
  /** Breaks the connection immediately. */
  reset?: boolean;
  /** Never answers. */
  hang?: boolean;
  /** Modifies the default JSON answer. */
  change?: (json: Record<string, unknown>) => Record<string, unknown>;
}

export interface FakeDriveOptions {
  /** The shared folder, in memory or from a real directory. */
  tree: FakeNode;
  /** Further items: targets of shortcuts. */
  others?: FakeNode[];
  /** Latency of every request, in ms. */
  latencyMs?: number;
  /** Shared by all transfers. */
  bytesPerSecond?: number | null;
  /** Maximum page size, whatever is requested. */
  pageSize?: number;
  port?: number;
}

export interface FakeDrive {
  /** Base URL for GOOGLE_DRIVE_URL. */
  url: string;
  tokenUrl: string;
  apiKey: string;
  /** JSON of a service account known to the token endpoint. */
  serviceAccount: string;
  /** Link of the shared folder. */
  link: string;
  requests: DriveRequest[];
  /** Number of TCP connections. */
  connections(): number;
  /** Number of file bytes sent. */
  bytesSent(): number;
  /** Peak of concurrent media transfers. */
  peakTransfers(): number;
  /** Adds a change to the account's feed; 'gone' removes the item from view. */
  changed(node: FakeNode, kind?: 'changed' | 'gone'): void;
  /** Behaviours of the next `times` matching requests; later calls append. */
  on(match: DriveMatch, behaviour: DriveBehaviour, times?: number): void;
  /** Called when a request has arrived and before its answer is sent; both wait for it. */
  watch(watching: (moment: 'received' | 'answering', request: DriveRequest) => unknown): void;
  /** Answers no listing until what it gives is called. */
  holdLists(): () => void;
  stop(): Promise<void>;
}
export type DriveMatch = Partial<Pick<DriveRequest, 'operation' | 'name' | 'id'>> & {
  test?: (request: DriveRequest) => boolean;
};

const apiKey = 'chave-de-teste';
const serviceEmail = 'leitor@projeto.iam.gserviceaccount.com';
const ofAccount: DriveOperation[] = ['about', 'startPageToken', 'changes'];
const chunkBytes = 32 * 1024;
/** Google's limit of what it exports. */
const exportLimit = 10 * 1024 * 1024;

/**
 * A Google Drive on loopback, limited to reading folders and changes: Drive v3 and the token endpoint, as
 * documented on 2026-11-22 (docs/providers.md).
 */
export async function startFakeDrive(options: FakeDriveOptions): Promise<FakeDrive> {
  const nodes = new Map<string, FakeNode>();
  for (const root of [options.tree, ...(options.others ?? [])]) collect(root, nodes);
  const throttle = createThrottle(options.bytesPerSecond ?? null);
  const scripted: { match: DriveMatch; behaviour: DriveBehaviour; left: number }[] = [];
  const requests: DriveRequest[] = [];
  let bytesSent = 0;
  const tokens = new Set<string>();
  const { account, publicKey } = serviceAccount();
  const told: { fileId: string; removed: boolean }[] = [];
  let transfers = 0;
  let watching: Parameters<FakeDrive['watch']>[0] = () => {};
  let peak = 0;
  let connections = 0;

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.on('connection', () => {
    connections++;
  });
  await new Promise<void>((done) => server.listen(options.port ?? 0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(message.url ?? '/', origin);
    const request = readRequest(url, message, nodes);
    requests.push(request);
    await watching('received', request);
    const entry = scripted.find((item) => item.left > 0 && matches(item.match, request));
    if (entry) entry.left--;
    const behaviour = entry?.behaviour ?? {};
    const delay = (options.latencyMs ?? 0) + (behaviour.delayMs ?? 0);
    if (delay > 0) await wait(delay);
    if (behaviour.hang) return;
    if (behaviour.reset) return void response.destroy();
    await watching('answering', request);
    for (const [name, value] of Object.entries(behaviour.headers ?? {})) response.setHeader(name, value);
    if (behaviour.status !== undefined || behaviour.body !== undefined) {
      const status = behaviour.status ?? 200;
      return answer(response, status, behaviour.body ?? errorBody(status, behaviour.reason));
    }
    if (request.operation === 'token') return token(message, response);
    if (!authorised(message, url)) return refuse(response, 401, 'authError');
    if (ofAccount.includes(request.operation)) return accountAsks(message, request, url, response);
    const node = request.id === null ? undefined : nodes.get(request.id);
    if (!node || !holdsKey(message, node)) return refuse(response, 404, 'notFound');
    if (request.operation === 'media' || request.operation === 'export')
      return content(response, node, request, behaviour);
    if (request.operation === 'thumbnail') {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(node.thumbnail);
      return;
    }
    const drawn = node.thumbnail ? { thumbnailLink: `${origin}/miniatura/${node.id}` } : {};
    const json = request.operation === 'get' ? { ...record(node), ...drawn } : list(node, url);
    if (json === null) return refuse(response, 400, 'invalid');
    answer(response, 200, JSON.stringify(behaviour.change?.(json) ?? json));
  }

  /** Answers calls about the account; API keys have none. */
  function accountAsks(
    message: IncomingMessage,
    { operation }: DriveRequest,
    url: URL,
    response: ServerResponse,
  ): void {
    const json = (value: unknown) => answer(response, 200, JSON.stringify(value));
    const no = (status: number, reason: string) => answer(response, status, errorBody(status, reason));
    const asked = url.searchParams;
    if (!message.headers.authorization) no(401, 'required');
    else if (operation === 'about') {
      if (asked.has('fields')) json({ user: { emailAddress: serviceEmail } });
      else no(400, 'badRequest');
    } else if (operation === 'startPageToken')
      json({ kind: 'drive#startPageToken', startPageToken: String(told.length + 1) });
    else {
      const page = changesPage(asked);
      if (page) json(page);
      else no(400, 'invalid');
    }
  }

  function changesPage(asked: URLSearchParams): Record<string, unknown> | null {
    const from = Number(asked.get('pageToken') ?? Number.NaN) - 1;
    if (!Number.isInteger(from) || from < 0 || from > told.length) return null;
    const size = Math.min(Number(asked.get('pageSize') ?? 100), options.pageSize ?? 1000, 1000);
    const changes = told.slice(from, from + size).map(({ fileId, removed }) => ({
      kind: 'drive#change',
      changeType: 'file',
      fileId,
      removed,
      ...(removed ? {} : { file: { parents: parentsOf(fileId) } }),
    }));
    const next = from + size;
    const tokens =
      next < told.length
        ? { nextPageToken: String(next + 1) }
        : { newStartPageToken: String(told.length + 1) };
    return { kind: 'drive#changeList', changes, ...tokens };
  }
  const parentsOf = (id: string) =>
    [...nodes.values()]
      .filter(({ children }) => children?.some((child) => child.id === id))
      .map((node) => node.id);

  function list(node: FakeNode, url: URL): Record<string, unknown> | null {
    const pageToken = url.searchParams.get('pageToken');
    const from = pageToken === null ? 0 : Number(/^page-(\d+)$/.exec(pageToken)?.[1] ?? Number.NaN);
    if (Number.isNaN(from)) return null;
    const asked = Number(url.searchParams.get('pageSize') ?? 100);
    const size = Math.min(asked, options.pageSize ?? 1000, 1000);
    const children = (node.children ?? []).filter((child) => !child.trashed);
    const page = children.slice(from, from + size);
    const more = from + size < children.length;
    return { files: page.map(record), ...(more ? { nextPageToken: `page-${from + size}` } : {}) };
  }

  async function content(
    response: ServerResponse,
    node: FakeNode,
    { operation, query }: DriveRequest,
    behaviour: DriveBehaviour,
  ): Promise<void> {
    const isNative = node.mimeType.startsWith('application/vnd.google-apps.');
    if (isNative !== (operation === 'export')) return refuse(response, 403, 'fileNotDownloadable');
    const asked = query.get('mimeType') ?? '';
    const body = isNative ? node.exports?.[asked] : (node.content ?? new Uint8Array());
    // A conversion Google does not offer of this kind.
    if (body === undefined) return refuse(response, 400, 'badRequest');
    if (isNative && body.length > exportLimit) return refuse(response, 403, 'exportSizeLimitExceeded');
    response.writeHead(200, {
      'content-type': isNative ? asked : node.mimeType,
      ...(isNative ? {} : { 'content-length': node.size ?? body.length }),
    });
    transfers++;
    peak = Math.max(peak, transfers);
    try {
      let sent = 0;
      for await (const chunk of chunks(body)) {
        await throttle(chunk.length);
        if (response.destroyed) return;
        if (behaviour.cutAfter !== undefined && sent + chunk.length > behaviour.cutAfter) {
          response.write(chunk.subarray(0, behaviour.cutAfter - sent), () => response.destroy());
          return;
        }
        sent += chunk.length;
        bytesSent += chunk.length;
        if (!response.write(chunk)) await drained(response);
      }
      response.end();
    } finally {
      transfers--;
    }
  }

  async function token(message: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of message) body += chunk;
    const form = new URLSearchParams(body);
    const audience = `${origin}/token`;
    const valid = await jwtVerify(form.get('assertion') ?? '', publicKey, {
      audience,
      issuer: account.client_email,
    })
      .then(({ payload }) => payload.scope === 'https://www.googleapis.com/auth/drive.readonly')
      .catch(() => false);
    if (!valid) return answer(response, 400, JSON.stringify({ error: 'invalid_grant' }));
    const value = `token-${tokens.size + 1}`;
    tokens.add(value);
    answer(response, 200, JSON.stringify({ access_token: value, expires_in: 3600, token_type: 'Bearer' }));
  }

  function authorised(message: IncomingMessage, url: URL): boolean {
    const key = message.headers['x-goog-api-key'] ?? url.searchParams.get('key');
    const bearer = message.headers.authorization?.replace('Bearer ', '') ?? '';
    return key === apiKey || tokens.has(bearer);
  }

  return {
    url: `${origin}/drive/v3`,
    tokenUrl: `${origin}/token`,
    apiKey,
    serviceAccount: JSON.stringify(account),
    link: `https://drive.google.com/drive/folders/${options.tree.id}?usp=sharing`,
    requests,
    connections: () => connections,
    bytesSent: () => bytesSent,
    peakTransfers: () => peak,
    changed(node, kind = 'changed') {
      collect(node, nodes);
      if (kind === 'gone') nodes.delete(node.id);
      told.push({ fileId: node.id, removed: kind === 'gone' });
    },
    on: (match, behaviour, times = 1) => void scripted.push({ match, behaviour, left: times }),
    watch: (given) => {
      watching = given;
    },
    holdLists: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      watching = (moment, { operation }) => (moment === 'received' && operation === 'list' ? promise : null);
      return () => {
        watching = () => {};
        resolve();
      };
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

function readRequest(url: URL, message: IncomingMessage, nodes: Map<string, FakeNode>): DriveRequest {
  const query = url.searchParams;
  const common = { path: url.pathname, query, headers: message.headers };
  if (url.pathname === '/token') return { operation: 'token', id: null, name: null, ...common };
  const drawn = /^\/miniatura\/([^/]+)$/.exec(url.pathname)?.[1];
  if (drawn) return { operation: 'thumbnail', id: drawn, name: nodes.get(drawn)?.name ?? null, ...common };
  const own = /^\/drive\/v3\/(about|changes\/startPageToken|changes)$/.exec(url.pathname)?.[1];
  if (own) {
    const operation = own.replace('changes/', '') as 'about' | 'startPageToken' | 'changes';
    return { operation, id: null, name: null, ...common };
  }
  const match = /^\/drive\/v3\/files(?:\/([^/]+)(\/export)?)?$/.exec(url.pathname);
  const parent = /^'([^']+)' in parents and trashed = false$/.exec(query.get('q') ?? '')?.[1];
  const id = match?.[1] ?? parent ?? null;
  const name = (id === null ? undefined : nodes.get(id))?.name ?? null;
  if (match?.[1] === undefined) return { operation: 'list', id, name, ...common };
  const operation = match[2] ? 'export' : query.get('alt') === 'media' ? 'media' : 'get';
  return { operation, id, name, ...common };
}

function matches({ operation, name, id, test }: DriveMatch, request: DriveRequest): boolean {
  return (
    (operation === undefined || operation === request.operation) &&
    (name === undefined || name === request.name) &&
    (id === undefined || id === request.id) &&
    (test === undefined || test(request))
  );
}

function holdsKey(message: IncomingMessage, node: FakeNode): boolean {
  if (node.resourceKey === undefined) return true;
  const keys = String(message.headers['x-goog-drive-resource-keys'] ?? '').split(',');
  return keys.includes(`${node.id}/${node.resourceKey}`);
}

function record(node: FakeNode): Record<string, unknown> {
  return {
    id: node.id,
    name: node.name,
    mimeType: node.mimeType,
    modifiedTime: node.modifiedTime,
    trashed: node.trashed ?? false,
    size: node.size === undefined ? undefined : String(node.size),
    md5Checksum: node.checksum,
    resourceKey: node.resourceKey,
    driveId: node.driveId,
    sharedWithMeTime: node.sharedWithMeTime,
    shortcutDetails: node.shortcut,
  };
}

async function* chunks(content: Uint8Array | string): AsyncGenerator<Uint8Array> {
  if (typeof content !== 'string') {
    for (let at = 0; at < content.length; at += chunkBytes) yield content.subarray(at, at + chunkBytes);
    return;
  }
  const handle = await open(content);
  yield* handle.createReadStream({ highWaterMark: chunkBytes });
}

/** Waits until the socket accepts more, or is closed. */
async function drained(response: ServerResponse): Promise<void> {
  const settled = new AbortController();
  const { signal } = settled;
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]);
  settled.abort();
}

function collect(node: FakeNode, nodes: Map<string, FakeNode>): void {
  nodes.set(node.id, node);
  for (const child of node.children ?? []) collect(child, nodes);
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  answer(response, status, errorBody(status, reason));
}

function errorBody(status: number, reason?: string): string {
  const errors = reason === undefined ? [] : [{ domain: 'global', reason, message: reason }];
  return JSON.stringify({ error: { code: status, message: reason ?? 'error', errors } });
}

function answer(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(body);
}

function serviceAccount() {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const account = {
    type: 'service_account',
    client_email: serviceEmail,
    private_key: pair.privateKey,
    private_key_id: 'chave-1',
  };
  return { account, publicKey: createPublicKey(pair.publicKey) };
}

/** In its own process, for benchmarks: node tests/fakes/drive.ts --directory D --latency 50 --mbit 100 */
if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      directory: { type: 'string' },
      latency: { type: 'string', default: '0' },
      mbit: { type: 'string' },
    },
  });
  if (values.directory === undefined) throw new Error('--directory is missing');
  const { url, tokenUrl, link } = await startFakeDrive({
    tree: treeOfDirectory(values.directory),
    latencyMs: Number(values.latency),
    bytesPerSecond: values.mbit === undefined ? null : (Number(values.mbit) * 1_000_000) / 8,
  });
  process.stdout.write(`${JSON.stringify({ url, tokenUrl, apiKey, link })}\n`);
}
