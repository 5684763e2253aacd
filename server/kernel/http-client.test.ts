import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpClient, type HttpClient, type HttpClientOptions, HttpError } from './http-client.ts';
import { isPublicAddress } from './outbound-address.ts';

const closing: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type Answer = (request: IncomingMessage, response: ServerResponse, count: number) => void;
interface Listener {
  url: string;
  requests: IncomingMessage[];
  connections: number;
}
async function listen(answer: Answer): Promise<Listener> {
  const server: Server = createServer((request, response) => {
    listener.requests.push(request);
    answer(request, response, listener.requests.length);
  });
  server.on('connection', () => {
    listener.connections++;
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const listener: Listener = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    connections: 0,
  };
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });
  return listener;
}
function client(options: Partial<HttpClientOptions> = {}): HttpClient & { waits: number[] } {
  const waits: number[] = [];
  const made = createHttpClient({
    hosts: [],
    random: () => 1,
    sleep: async (ms) => void waits.push(ms),
    ...options,
  });
  closing.push(() => made.close());
  return { ...made, waits };
}
const status = (code: number, headers: Record<string, string> = {}) =>
  ((_request, response) => response.writeHead(code, headers).end('x')) satisfies Answer;
const retry = { attempts: 4, baseMs: 100, maxMs: 10_000 };
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error) => (error instanceof HttpError ? error.kind : error.name),
  );

describe('retries', () => {
  it('happen only where asked for', async () => {
    const server = await listen(status(503));
    const http = client({ configured: [server.url] });
    expect((await http.request(server.url)).status).toBe(503);
    expect(server.requests).toHaveLength(1);
  });

  it('wait twice as long each time and end with the last answer', async () => {
    const server = await listen(status(503));
    const http = client({ configured: [server.url] });
    expect((await http.request(server.url, { retry })).status).toBe(503);
    expect(http.waits).toEqual([100, 200, 400]);
    expect(server.requests).toHaveLength(4);
  });

  it('leave half of the wait to chance', async () => {
    const server = await listen(status(500));
    const http = client({ configured: [server.url], random: () => 0 });
    await http.request(server.url, { retry });
    expect(http.waits).toEqual([50, 100, 200]);
  });

  it('wait as long as Retry-After asks, in seconds and as a date', async () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    const server = await listen((_request, response, count) =>
      count === 1
        ? response.writeHead(429, { 'retry-after': '7' }).end()
        : count === 2
          ? response.writeHead(503, { 'retry-after': 'Thu, 01 Jan 2026 00:00:09 GMT' }).end()
          : response.end('ok'),
    );
    const http = client({ configured: [server.url], now: () => now });
    expect(await (await http.request(server.url, { retry })).text()).toBe('ok');
    expect(http.waits).toEqual([7000, 9000]);
  });

  it('do not wait for a Retry-After beyond the longest wait', async () => {
    const server = await listen(status(429, { 'retry-after': '3600' }));
    const http = client({ configured: [server.url] });
    expect((await http.request(server.url, { retry })).status).toBe(429);
    expect(server.requests).toHaveLength(1);
  });

  it('cover a connection that breaks before the answer', async () => {
    const server = await listen((request, response, count) =>
      count < 3 ? request.socket.destroy() : response.end('ok'),
    );
    const http = client({ configured: [server.url] });
    expect(await (await http.request(server.url, { retry })).text()).toBe('ok');
    expect(http.waits).toHaveLength(2);
  });

  it('are not spent on an answer that no retry will change', async () => {
    const server = await listen(status(403));
    const http = client({ configured: [server.url] });
    await http.request(server.url, { retry });
    expect(server.requests).toHaveLength(1);
  });
});

describe('limits', () => {
  it('ends a call whose headers do not come', async () => {
    const server = await listen(() => undefined);
    const http = client({ configured: [server.url], headersTimeout: 60 });
    expect(await kindOf(http.request(server.url))).toBe('timeout');
  });

  it('ends a body that falls silent', async () => {
    const server = await listen((_request, response) => void response.write('half'));
    const http = client({ configured: [server.url], idleTimeout: 60 });
    const response = await http.request(server.url);
    expect(await kindOf(response.text())).toBe('timeout');
  });

  it('ends the whole call at its total time, body included', async () => {
    const server = await listen((_request, response) => {
      const drip = setInterval(() => response.write('.'), 10);
      response.on('close', () => clearInterval(drip));
    });
    const http = client({ configured: [server.url] });
    const whole = http.request(server.url, { totalTimeout: 120 }).then((response) => response.text());
    expect(await kindOf(whole)).toBe('timeout');
  });

  it('reads no more bytes than allowed, announced or not', async () => {
    const server = await listen((request, response) => {
      if (request.url === '/announced') response.setHeader('content-length', '2000');
      response.end(Buffer.alloc(2000));
    });
    const http = client({ configured: [server.url] });
    expect(await kindOf(http.request(`${server.url}/announced`, { maxBytes: 1999 }))).toBe('too-large');
    const streamed = await http.request(server.url, { maxBytes: 1999 }).then(
      (r) => kindOf(r.bytes()),
      (e) => e.kind,
    );
    expect(streamed).toBe('too-large');
    expect((await (await http.request(server.url, { maxBytes: 2000 })).bytes()).length).toBe(2000);
  });

  it("stops with the caller's own reason", async () => {
    const server = await listen((_request, response) => void response.write('half'));
    const http = client({ configured: [server.url] });
    const stop = new AbortController();
    const response = await http.request(server.url, { signal: stop.signal });
    const reading = response.text();
    stop.abort(new Error('enough'));
    await expect(reading).rejects.toThrow('enough');
    await expect(http.request(server.url, { signal: stop.signal, retry })).rejects.toThrow('enough');
  });

  it('says that a body was cut', async () => {
    const server = await listen((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setTimeout(() => response.destroy(), 20);
    });
    const http = client({ configured: [server.url] });
    expect(await kindOf((await http.request(server.url)).text())).toBe('network');
  });
});

describe('where it goes', () => {
  it('T4 calls allowed hosts only, by https, without port or user', async () => {
    const trap = await listen(status(200));
    const http = client({ hosts: ['api.test', '*.files.test'] });
    const port = new URL(trap.url).port;
    for (const url of [
      trap.url,
      `http://localhost:${port}/`,
      `https://127.0.0.1:${port}/`,
      `http://api.test/`,
      `https://api.test:${port}/`,
      'https://user@api.test/',
      'https://api.test.evil.test/',
      'https://evilapi.test/',
      'https://files.test/',
      'https://xfiles.test/',
      `http://[::ffff:127.0.0.1]:${port}/`,
      'file:///etc/passwd',
    ])
      expect(await kindOf(http.request(url)), url).toBe('host');
    expect(trap.connections).toBe(0);
  });

  it('T4 refuses an allowed name that resolves to a private address, in every notation', async () => {
    for (const address of [
      '127.0.0.1',
      '::1',
      '::ffff:127.0.0.1',
      '169.254.169.254',
      'fd00::1',
      '10.1.2.3',
    ]) {
      const http = client({
        hosts: ['api.test'],
        resolve: (_host, _options, done) => done(null, [{ address, family: address.includes(':') ? 6 : 4 }]),
      });
      expect(await kindOf(http.request('https://api.test/')), address).toBe('address');
    }
  });

  it('T4 refuses an allowed literal address that is private before any packet leaves', async () => {
    const trap = await listen(status(200));
    const http = client({ hosts: ['127.0.0.1', '[::1]', '[::ffff:7f00:1]'] });
    for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]'])
      expect(await kindOf(http.request(`https://${host}/`)), host).toBe('address');
    expect(trap.connections).toBe(0);
  });

  it('T4 judges every hop of a redirect anew', async () => {
    const trap = await listen(status(200));
    const server = await listen(status(302, { location: `${trap.url}/secret` }));
    const http = client({ configured: [server.url] });
    expect(await kindOf(http.request(server.url, { retry }))).toBe('host');
    expect(trap.connections).toBe(0);
  });

  it('R21 keeps credentials of any name from another origin', async () => {
    const other = await listen(status(200));
    const server = await listen(status(307, { location: `${other.url}/file` }));
    const http = client({ configured: [server.url, other.url] });
    const headers = {
      Authorization: 'Bearer s3cret',
      'X-Goog-Api-Key': 's3cret',
      cookie: 's3cret',
      range: 'bytes=0-',
    };
    expect((await http.request(server.url, { headers })).status).toBe(200);
    expect(server.requests[0]?.headers.authorization).toBe('Bearer s3cret');
    expect(JSON.stringify(other.requests[0]?.headers)).not.toContain('s3cret');
    expect(other.requests[0]?.headers.range).toBe('bytes=0-');
  });

  it('keeps credentials within one origin', async () => {
    const server = await listen((request, response) =>
      request.url === '/' ? response.writeHead(302, { location: '/next' }).end() : response.end('ok'),
    );
    const http = client({ configured: [server.url] });
    await http.request(server.url, { headers: { authorization: 'Bearer a' } });
    expect(server.requests[1]?.headers.authorization).toBe('Bearer a');
  });

  it('ends a loop of redirects, and redirects nothing but GET', async () => {
    const server = await listen(status(302, { location: '/' }));
    const http = client({ configured: [server.url] });
    expect(await kindOf(http.request(server.url))).toBe('redirect');
    expect(server.requests).toHaveLength(6);
    expect(await kindOf(http.request(server.url, { method: 'POST', body: 'x' }))).toBe('redirect');
  });

  it('R21 names no query, header or body in its errors', async () => {
    const server = await listen((request) => request.socket.destroy());
    const http = client({ configured: [server.url] });
    const error = await http
      .request(`${server.url}/x?key=s3cret`, { headers: { authorization: 's3cret' } })
      .catch((caught: Error) => caught);
    expect(`${(error as Error).message} ${(error as Error).stack}`).not.toContain('s3cret');
  });
});

describe('T4 public addresses', () => {
  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.255',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '[::1]',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'localhost',
    '',
    '127.1',
  ])('%s is none', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  it.each([
    '8.8.8.8',
    '142.250.0.1',
    '172.32.0.1',
    '100.128.0.1',
    '2800:3f0::200e',
    '2a00:1450::1',
    '2606:4700::1111',
  ])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});
