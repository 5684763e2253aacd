import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { route } from '#contract/base/routes.ts';
import { AppError } from '#server/kernel/errors.ts';
import { createLog } from '#server/kernel/log.ts';
import type { CompareAnswers } from './compare-answers.ts';
import { asFile, type JsonReply, mount, mountRaw } from './mount.ts';
import { createHttpServer } from './server.ts';

const place = z.object({ id: z.number().int(), nome: z.string() });
const read = route({ method: 'GET', path: '/api/lugar', access: 'admin', responses: { 200: place } });

let app: FastifyInstance;
afterEach(() => app.close());

function start(compareAnswers?: CompareAnswers, told: string[] = []) {
  app = createHttpServer({
    log: createLog('error', { write: (line: string) => told.push(line) }),
    authenticate: async () => ({ id: 1, username: 'ana', sessionId: 1 }),
    apiLimiter: null,
    trustProxy: false,
    compareAnswers,
  });
}
const get = (url: string) => app.inject({ url, headers: { authorization: `Bearer ${'a'.repeat(43)}` } });

/** The answer of the only route, and the log's messages. */
async function ask(
  answer: unknown,
  compareAnswers: CompareAnswers = 'fail',
  prepare: (reply: JsonReply) => unknown = () => {},
) {
  const told: string[] = [];
  start(compareAnswers, told);
  mount(app, read, async ({ reply }) => {
    if (answer instanceof Error) throw answer;
    prepare(reply);
    return answer as z.output<typeof place>;
  });
  const { statusCode, body } = await get('/api/lugar');
  return { status: statusCode, body, told: told.join('') };
}

describe('HSE-05 an answer is compared with its declaration', () => {
  it('and goes out where it is the same', async () => {
    expect(await ask({ id: 1, nome: 'Centro' })).toEqual({
      status: 200,
      body: '{"id":1,"nome":"Centro"}',
      told: '',
    });
  });

  it.each([
    ['a field that no schema names', { id: 1, nome: 'Centro', senha: 'x' }, 'senha'],
    ['a field that is missing', { id: 1 }, 'nome'],
    ['another type', { id: '1', nome: 'Centro' }, 'id'],
  ])('fails for %s', async (_what, answer, field) => {
    const { status, body, told } = await ask(answer);
    expect(status).toBe(500);
    expect(body).not.toContain('Centro');
    expect(told).toContain('GET /api/lugar answered otherwise than declared');
    expect(told).toContain(`'${field}'`);
  });

  it('fails as well where it is written in another way, to be kept as a file', async () => {
    const asPlace = (reply: JsonReply) => asFile(reply, 'lugar.json');
    expect((await ask({ id: 1, nome: 'Centro' }, 'fail', asPlace)).body).toContain('  "nome": "Centro"');
    const { status, told } = await ask({ id: 1, nome: 'Centro', mais: 2 }, 'fail', asPlace);
    expect(status).toBe(500);
    expect(told).toContain("'mais' is not as declared");
  });

  it('is sent all the same in development, where the log tells', async () => {
    const { status, told } = await ask({ id: 1, nome: 'Centro', mais: 2 }, 'log');
    expect(status).toBe(200);
    expect(told).toContain("'mais' is not as declared");
  });

  it('is not looked at in production', () => {
    start();
    expect(app.lookOver).toBeNull();
  });

  it('holds for refusals as well', async () => {
    const { status, body } = await ask(new AppError(409, 'em-uso', 'Está em uso'));
    expect([status, JSON.parse(body)]).toEqual([409, { message: 'Está em uso', code: 'em-uso' }]);
  });

  it.each([
    [200, 'image/png', 500],
    [200, 'image/webp', 200],
    [206, 'image/webp', 500],
  ])('status %i as %s where WebP is declared answers %i', async (status, type, answered) => {
    start('fail');
    const picture = route({
      method: 'GET',
      path: '/api/imagem',
      access: 'admin',
      type: 'image/webp',
      responses: { 200: z.file() },
    });
    mountRaw(app, picture, ({ reply }) => reply.code(status).type(type).send(Buffer.from('RIFF')));
    expect((await get('/api/imagem')).statusCode).toBe(answered);
  });
});
