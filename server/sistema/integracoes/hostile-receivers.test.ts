import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHttpClient } from '#server/kernel/http-client.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import { sendWebhook } from './send-webhook.ts';

/** A receiver is bytes on a socket: it may say anything, or nothing. */
type Receiver = (socket: Socket) => void;
const says =
  (text: string | Buffer): Receiver =>
  (socket) => {
    socket.write(text);
  };
const drips = (start: string, piece: string): Receiver => {
  return (socket) => {
    socket.write(start);
    const timer = setInterval(() => socket.write(piece), 20);
    socket.once('close', () => clearInterval(timer));
  };
};
const floods: Receiver = (socket) => {
  const block = Buffer.alloc(1_000_000, 'x');
  const more = () => {
    while (!socket.destroyed && socket.write(block));
    socket.once('drain', more);
  };
  socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000000000\r\n\r\n');
  more();
};
const ok = 'HTTP/1.1 200 OK\r\n';
const bomb = gzipSync(Buffer.alloc(50_000_000));
const slow = 'não respondeu a tempo';
const broken = 'a conexão falhou';
const away = 'o endereço manda para outro lugar';

let receiver: Receiver = says('');
let requests: string[] = [];
let sentBytes = 0;
let patience = 1_500;
const server = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.once('data', (data) => {
    requests.push(data.toString());
    receiver(socket);
  });
  socket.once('close', () => {
    sentBytes += socket.bytesWritten;
  });
});

let origin: string;
const http = () => createHttpClient({ hosts: 'any', configured: [origin] });
let client: ReturnType<typeof http>;
const held = (url: string) =>
  ({
    id: 1,
    mensagem: '0b9f4f0e-6f4b-4a57-9f0a-1f0d6c1b2a3c',
    entidade: 'contato',
    acao: 'criou',
    entidadeId: '7',
    quando: new Date(),
    url,
    sal: 'sal',
  }) as ClaimedDelivery;
const signatures = { sign: async (_: string, text: string) => `${text}.c2VncmVkbw`, open: async () => null };
const send = (url = `${origin}/avisos`) =>
  sendWebhook(
    {
      http: client,
      clock: { now: () => new Date() },
      signatures,
      publicUrl: 'https://painel.exemplo.com.br',
      patience,
    },
    held(url),
    new AbortController().signal,
  );

/** Each with connections of its own: a receiver may keep one and say nothing more on it. */
beforeEach(() => {
  client = http();
});
afterEach(() => client.close());
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
});

it.each<[string, Receiver, string]>([
  ['says nothing', () => undefined, slow],
  ['hangs up', (socket) => socket.end(), broken],
  ['resets', (socket) => socket.resetAndDestroy(), broken],
  ['says what is no HTTP', says('SSH-2.0-OpenSSH_9.6\r\n\r\n'), broken],
  ['drips its headers', drips(ok, 'x-a: b\r\n'), slow],
  ['has a megabyte of headers', says(`${ok}x-a: ${'b'.repeat(1_000_000)}\r\n\r\n`), broken],
  ['has two lengths', says(`${ok}content-length: 1\r\ncontent-length: 2\r\n\r\n`), broken],
  [
    'drips its answer without an end',
    drips(`${ok}transfer-encoding: chunked\r\n\r\n`, '1\r\nx\r\n'),
    'respondeu 200',
  ],
  ['answers a gigabyte', floods, 'respondeu 200'],
  [
    'answers a bomb',
    says(Buffer.concat([Buffer.from(`${ok}content-encoding: gzip\r\n\r\n`), bomb])),
    'respondeu 200',
  ],
  [
    'answers what is no gzip',
    says(`${ok}content-encoding: gzip\r\ncontent-length: 3\r\n\r\nabc`),
    'respondeu 200',
  ],
  [
    'wants another protocol',
    says('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    broken,
  ],
  ['only ever says to go on', drips('', 'HTTP/1.1 100 Continue\r\n\r\n'), broken],
  ['has a status of 999', says('HTTP/1.1 999 Odd\r\ncontent-length: 0\r\n\r\n'), broken],
  ['has a status of 600', says('HTTP/1.1 600 Odd\r\ncontent-length: 2\r\n\r\nab'), broken],
  [
    'says 204 with a body',
    says('HTTP/1.1 204 No Content\r\ncontent-length: 5\r\n\r\nhello'),
    'respondeu 204',
  ],
  ['says 304', says('HTTP/1.1 304 Not Modified\r\n\r\n'), 'respondeu 304'],
  [
    'leads to the services of this machine',
    says('HTTP/1.1 307 Go\r\nlocation: http://127.0.0.1:5432/\r\ncontent-length: 0\r\n\r\n'),
    away,
  ],
  [
    'leads to a file',
    says('HTTP/1.1 302 Go\r\nlocation: file:///etc/passwd\r\ncontent-length: 0\r\n\r\n'),
    away,
  ],
  ['leads to itself', says('HTTP/1.1 308 Go\r\nlocation: /avisos\r\ncontent-length: 0\r\n\r\n'), away],
  [
    'has words of its own for its status',
    says('HTTP/1.1 500 <script>alert(1)</script>\r\ncontent-length: 0\r\n\r\n'),
    'respondeu 500',
  ],
])('a receiver that %s is an attempt that is over in time, in words of ours', async (_, plays, said) => {
  receiver = plays;
  requests = [];
  sentBytes = 0;
  const before = process.memoryUsage().rss;
  // Whose answer counts is let go long before the patience ends; who gives none, by nothing but that.
  patience = said === slow ? 1_500 : 60_000;
  expect((await send()).said).toBe(said);
  expect(requests).toHaveLength(1);
  expect(sentBytes).toBeLessThan(60_000_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
});

it.each([
  'http://127.0.0.1:1/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://0177.0.0.1/x',
  'https://127.1/x',
  'https://0/x',
  'https://１２７.０.０.１/x',
  'https://127。0。0。1/x',
  'https://10.1.2.3/x',
  'https://100.64.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://198.18.0.1/x',
  'https://255.255.255.255/x',
  'https://[::]/x',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[::ffff:0:127.0.0.1]/x',
  'https://[::127.0.0.1]/x',
  'https://[64:ff9b::7f00:1]/x',
  'https://[2002:7f00:1::]/x',
  'https://[fd00::1]/x',
  'https://[fe80::1]/x',
  'https://ⓛocalhost/x',
  'https://exemplo.com.br@127.0.0.1/x',
  'https://exemplo.com.br:22/x',
  'ftp://exemplo.com.br/x',
  'file:///etc/passwd',
  'https:\\\\127.0.0.1\\x',
  'https://127.0.0.1\t/x',
])('%s, kept while it was allowed, is not called when it no longer is', async (url) => {
  requests = [];
  const { status, said } = await send(url);
  expect(status).toBe(0);
  expect(['o endereço não é permitido', 'o nome leva a um endereço desta rede']).toContain(said);
  expect(requests).toEqual([]);
});

it('a name that leads elsewhere the second time is connected to where it was looked up', async () => {
  let asked = 0;
  const rebinding = createHttpClient({
    hosts: 'any',
    connectTimeout: 500,
    resolve: (_host, _options, callback) => {
      asked += 1;
      callback(null, [{ address: asked === 1 ? '127.0.0.1' : '8.8.8.8', family: 4 }]);
    },
  });
  await expect(rebinding.request('https://exemplo.com.br/x', { method: 'POST' })).rejects.toMatchObject({
    kind: 'address',
  });
  expect(asked).toBe(1);
  await rebinding.close();
});
