import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import type { JsonRoute } from '#contract/base/routes.ts';
import { at, call } from './client.ts';
import { sessionEnd } from './session-end.ts';

interface Sending extends JsonRoute {
  body: z.ZodType<object | undefined, object | undefined>;
  responses: { 200: z.ZodType };
}
let server: Server;
let origin: string;
/** What came, with the token it came with. */
let seen: string[];
let stored: string;
let stop: () => void;

beforeEach(async () => {
  seen = [];
  stored = 'velho';
  vi.stubGlobal('localStorage', { getItem: () => stored });
  server = createServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    const token = incoming.headers.authorization?.slice('Bearer '.length);
    seen.push(`${incoming.method} ${incoming.url} ${token} ${body}`.trim());
    if (incoming.url === '/api/outro-401') return response.writeHead(401).end('{"code":"desafio-encerrado"}');
    response.writeHead(token === 'novo' ? 200 : 401).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = sessionEnd.subscribe(() => {});
});
afterEach(() => {
  sessionEnd.renewed();
  stop();
  server.close();
  vi.unstubAllGlobals();
});
const post = (path = '/api/bairros') =>
  call(at<Sending>('POST', origin + path), { body: { nome: 'Sul' } }).then(
    () => 'saved',
    () => 'refused',
  );
const get = () => call(at<Sending>('GET', `${origin}/api/bairros`)).catch((error: Error) => error.message);

test('PNL-06 a call of a session that ended waits for the password, and is then sent anew, once, with the new token', async () => {
  const saving = [post(), post()];
  await expect.poll(() => seen.length).toBe(2);
  await expect.poll(sessionEnd.read).toBe('ended');
  stored = 'novo';
  sessionEnd.renewed();
  expect(await Promise.all(saving)).toEqual(['saved', 'saved']);
  expect(seen.slice(2)).toEqual(Array(2).fill('POST /api/bairros novo {"nome":"Sul"}'));
  expect(sessionEnd.read()).toBe('kept');
});

test('PNL-06 who closes the dialog is told of the failure, and asked again by the next call alone', async () => {
  const saving = post();
  await expect.poll(sessionEnd.read).toBe('ended');
  sessionEnd.putOff();
  expect(await saving).toBe('refused');
  expect(await get()).toMatch(/^401/);
  expect(sessionEnd.read()).toBe('put-off');
  const again = post();
  await expect.poll(sessionEnd.read).toBe('ended');
  sessionEnd.putOff();
  expect(await again).toBe('refused');
});

test('PNL-06 API-08 a read that is refused stays an error, and the password is asked for once', async () => {
  const reports = vi.fn();
  const end = sessionEnd.subscribe(reports);
  expect(await Promise.all([get(), get(), get()])).toEqual(Array(3).fill(expect.stringMatching(/^401/)));
  end();
  expect(reports).toHaveBeenCalledTimes(1);
  expect(seen).toHaveLength(3);
});

test('PNL-06 where nobody can ask, and for a refusal that is no end of a session, nothing waits', async () => {
  expect(await post('/api/outro-401')).toBe('refused');
  expect(await post('/api/login')).toBe('refused');
  expect(sessionEnd.read()).toBe('kept');
  stop();
  expect(await post()).toBe('refused');
});
