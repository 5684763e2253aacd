import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { mostKept } from './long-list.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());

it('API-17 a list that has grown is answered whole, in its order, and is a 304 until it changes', async () => {
  const total = mostKept + 300;
  await app.db.execute(sql`INSERT INTO incorporadoras (nome, nome_normal)
    SELECT 'Incorporadora ' || n, 'incorporadora ' || n FROM generate_series(1, ${total}::int) n`);
  const first = await app.get('/api/incorporadoras');
  expect([first.status, first.body.length]).toEqual([200, total]);
  const names = first.body.map(({ nome }: { nome: string }) => nome);
  expect(names).toEqual([...names].sort((a, b) => (a < b ? -1 : 1)));
  const etag = first.headers.get('etag')!;
  const again = { headers: { 'if-none-match': etag } };
  expect((await app.get('/api/incorporadoras', again)).status).toBe(304);
  const made = await app.post('/api/incorporadoras', { nome: 'Ábaco' });
  const later = await app.get('/api/incorporadoras', again);
  expect([later.status, later.body.length, later.body[0].id]).toEqual([200, total + 1, made.body.id]);
  expect((await app.get('/api/incorporadoras', { token: null })).status).toBe(401);
});
