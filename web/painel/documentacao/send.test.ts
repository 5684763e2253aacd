import { beforeEach, expect, it, vi } from 'vitest';
import type { DocumentedCall } from './documented-call.ts';
import { type Received, send } from './send.ts';

const call = {
  method: 'POST',
  path: '/api/bairros',
  access: 'admin',
  file: null,
} as unknown as DocumentedCall;
const filled = { params: {}, query: {}, body: '{"nome":"Centro"}', file: null };
const asked = vi.fn((..._: [string, RequestInit]) =>
  Promise.resolve(new Response('{"id":7}', { status: 200 })),
);
beforeEach(() => {
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('localStorage', { getItem: () => 'abc' });
});

/** What was sent, and what was received in the end. */
async function sent(given: DocumentedCall) {
  const received: Received[] = [];
  await send(given, filled, new AbortController().signal, (one) => received.push(one));
  const [address, request] = asked.mock.calls[0]!;
  return { address, request, headers: new Headers(request.headers), received: received.at(-1)! };
}

it('API-01 API-03 in part: a call that is tried is sent as every other: JSON, the token as bearer, cookies always', async () => {
  const { address, request, headers, received } = await sent(call);
  expect([address, request.method, request.body]).toEqual(['/api/bairros', 'POST', '{"nome":"Centro"}']);
  expect(request.credentials).toBe('include');
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('authorization')).toBe('Bearer abc');
  expect(received).toMatchObject({ status: 200, text: '{"id":7}', done: true });
});

it('one that is public takes no token along', async () => {
  expect((await sent({ ...call, access: 'public' })).headers.get('authorization')).toBeNull();
});
