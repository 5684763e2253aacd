import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditoria, users } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp, testAdmin } from '#tests/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());

const path = '/api/administradores';
const enter = (username: string, password: string) =>
  app.post('/api/login', { username, password }, { token: null });
const stands = async (token: string) => (await app.get('/api/sessao', { token })).status === 200;
let number = 0;
/** Another administrator with his own password and an open session. */
async function createOther() {
  const username = `colega ${++number}`;
  const password = `senha do colega ${number}`;
  const { body } = await app.post(path, { username, password });
  const token = (await enter(username, password)).body.token as string;
  return { id: body.id as number, username, password, token };
}
const deedsOn = (id: number) =>
  app.db
    .select()
    .from(auditoria)
    .where(and(eq(auditoria.entidade, 'user'), eq(auditoria.entidadeId, String(id))))
    .orderBy(auditoria.id);

describe('accounts of administrators', () => {
  it('ACC-01 every administrator may make, reset and remove the others, and sees when they were last in', async () => {
    const other = await createOther();
    const third = await app.post(path, { username: 'terceira' }, { token: other.token });
    expect(third.status).toBe(200);
    const list = await app.get(path, { token: other.token });
    expect(list.body).toEqual([
      expect.objectContaining({
        username: 'admin',
        atual: false,
        ultimoAcesso: app.clock.now().toISOString(),
      }),
      expect.objectContaining({ username: other.username, atual: true, sessoes: 1 }),
      expect.objectContaining({ username: 'terceira', atual: false, ultimoAcesso: null, sessoes: 0 }),
    ]);
    expect(JSON.stringify(list.body)).not.toMatch(/argon2|password/);
    expect((await app.call('DELETE', `${path}/${third.body.id}`, { token: other.token })).status).toBe(200);
    expect((await app.call('DELETE', `${path}/${other.id}`)).status).toBe(200);
  });

  it('a password that was made is shown once, opens the panel and stands nowhere', async () => {
    const made = await app.post(path, { username: 'Inês' });
    expect(made.body).toEqual({
      id: expect.any(Number),
      username: 'Inês',
      generatedPassword: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
    });
    expect((await enter('Inês', made.body.generatedPassword)).status).toBe(200);
    const dump = JSON.stringify([await app.db.select().from(users), await app.db.select().from(auditoria)]);
    expect(dump).not.toContain(made.body.generatedPassword);
  });

  it('names are unique among live accounts, whatever their case and accents; two at once make one', async () => {
    const answers = await Promise.all(
      ['José', 'jose', 'JOSÉ'].map((username) => app.post(path, { username, password: 'uma senha longa' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      field: 'username',
      message: 'Já existe um usuário com este nome',
    });
    const { id } = answers.find(({ status }) => status === 200)!.body;
    await app.call('DELETE', `${path}/${id}`);
    expect((await app.post(path, { username: 'josé' })).status).toBe(200);
  });

  it('R16 a reset takes effect at once: the old password and every session of the account end', async () => {
    const other = await createOther();
    const reset = await app.post(`${path}/${other.id}/senha`, {});
    expect(reset.status).toBe(200);
    expect(await stands(other.token)).toBe(false);
    expect((await enter(other.username, other.password)).status).toBe(401);
    expect((await enter(other.username, reset.body.generatedPassword)).status).toBe(200);
  });

  it('R16 a removed account is out at once, and the audit log still names it', async () => {
    const other = await createOther();
    const made = await app.post('/api/regioes', { nome: 'Sul', codigo: 'S' }, { token: other.token });
    expect((await app.call('DELETE', `${path}/${other.id}`)).status).toBe(200);
    expect(await stands(other.token)).toBe(false);
    expect((await enter(other.username, other.password)).status).toBe(401);
    const log = await app.get(`/api/auditoria?entidade=regiao&entidadeId=${made.body.id}`);
    expect(log.body.itens[0].quem).toEqual({ id: other.id, username: other.username, removido: true });
    expect((await deedsOn(other.id)).map(({ acao, nome }) => [acao, nome])).toEqual([
      ['criou', other.username],
      ['excluiu', other.username],
    ]);
    expect((await app.call('DELETE', `${path}/${other.id}`)).status).toBe(404);
  });

  it('nobody removes or resets their own account from the list', async () => {
    const [own] = (await app.get(path)).body.filter((one: { atual: boolean }) => one.atual);
    const removal = await app.call('DELETE', `${path}/${own.id}`);
    expect([removal.status, removal.body.message]).toEqual([
      409,
      'Você não pode remover a sua própria conta',
    ]);
    expect((await app.post(`${path}/${own.id}/senha`, {})).status).toBe(409);
  });

  it('two who remove each other at the same moment leave one', async () => {
    const everybody = await app.db.select().from(users).where(isNull(users.excluidoEm));
    const other = await createOther();
    const [own] = everybody.filter(({ username }) => username === testAdmin.username);
    for (const { id } of everybody) if (id !== own!.id) await app.call('DELETE', `${path}/${id}`);
    const answers = await Promise.all([
      app.call('DELETE', `${path}/${other.id}`),
      app.call('DELETE', `${path}/${own!.id}`, { token: other.token }),
    ]);
    // The second one comes too late: it is the last, or its session has ended.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    expect(await app.db.select().from(users).where(isNull(users.excluidoEm))).toHaveLength(1);
    // Whoever was left lets the other in again for the tests below.
    await app.db.update(users).set({ excluidoEm: null }).where(eq(users.id, own!.id));
    await app.login();
  });
});

describe('what an administrator is called', () => {
  const path = '/api/sessao/nome';
  const ownRow = async (token: string) =>
    (await app.get('/api/administradores', { token })).body.find(({ atual }: { atual: boolean }) => atual);

  it('a name stands in his session and beside what he did, and goes again when emptied', async () => {
    const other = await createOther();
    const { token } = other;
    const saved = await app.call('PUT', path, { token, body: { nome: '  Renata   Prado ' } });
    expect(saved.body).toEqual({
      id: other.id,
      username: other.username,
      nome: 'Renata Prado',
      senhaProvisoria: true,
    });
    expect((await enter(other.username, other.password)).body.user.nome).toBe('Renata Prado');
    expect(await ownRow(token)).toMatchObject({ nome: 'Renata Prado' });
    const { itens } = (await app.get(`/api/auditoria?quem=${other.id}&acessos=ocultos`)).body;
    expect(itens[0].quem).toMatchObject({ username: other.username, nome: 'Renata Prado' });
    expect(itens[0].mudancas).toEqual([expect.objectContaining({ campo: 'nome', depois: 'Renata Prado' })]);
    await app.call('PUT', path, { token, body: { nome: ' ' } });
    expect((await enter(other.username, other.password)).body.user).not.toHaveProperty('nome');
  });

  it('whoever makes the account may give the name; one that is too long is refused', async () => {
    await app.post('/api/administradores', {
      username: 'renata',
      nome: 'Renata',
      password: 'senha da renata',
    });
    expect((await enter('renata', 'senha da renata')).body.user).toMatchObject({ nome: 'Renata' });
    const answer = await app.call('PUT', path, { body: { nome: 'x'.repeat(81) } });
    expect([answer.status, answer.body.field]).toEqual([400, 'nome']);
  });
});

describe('a password somebody else gave', () => {
  it('is told with every login until he has chosen his own, and again after a reset', async () => {
    const other = await createOther();
    const isTold = async (password: string) =>
      (await enter(other.username, password)).body.user.senhaProvisoria ?? false;
    expect(await isTold(other.password)).toBe(true);
    const own = { currentPassword: other.password, password: 'escolhida por mim' };
    const changed = await app.post('/api/sessao/senha', own, { token: other.token });
    expect(changed.body.user).toEqual({ id: other.id, username: other.username });
    expect(await isTold('escolhida por mim')).toBe(false);
    await app.post(`/api/administradores/${other.id}/senha`, { password: 'dada outra vez' });
    expect(await isTold('dada outra vez')).toBe(true);
  });
});

describe('one’s own password', () => {
  const change = (body: unknown, token: string) => app.post('/api/sessao/senha', body, { token });

  it('R16 changing it ends every session and opens a new one in the place of this one', async () => {
    const other = await createOther();
    const elsewhere = (await enter(other.username, other.password)).body.token as string;
    const changed = await change(
      { currentPassword: other.password, password: 'outra bem mais longa' },
      other.token,
    );
    expect(changed.body).toEqual({
      token: expect.any(String),
      user: { id: other.id, username: other.username },
    });
    expect(await Promise.all([other.token, elsewhere, changed.body.token].map(stands))).toEqual([
      false,
      false,
      true,
    ]);
    expect((await enter(other.username, 'outra bem mais longa')).status).toBe(200);
    expect((await deedsOn(other.id)).at(-1)).toMatchObject({ acao: 'trocou-senha', userId: other.id });
  });

  it('a wrong current password changes nothing and is no expired session', async () => {
    const other = await createOther();
    const answer = await change(
      { currentPassword: 'não é esta', password: 'outra bem mais longa' },
      other.token,
    );
    expect([answer.status, answer.body.field]).toEqual([400, 'currentPassword']);
    expect(await stands(other.token)).toBe(true);
  });

  it('T7 guessing it is slowed down as the login is', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_LOGIN: '3' } });
    const token = await limited.login();
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) {
      const guess = { currentPassword: `palpite ${n}`, password: 'outra bem mais longa' };
      statuses.push((await limited.post('/api/sessao/senha', guess, { token })).status);
    }
    await limited.close();
    expect(statuses).toEqual([400, 400, 400, 429]);
  });
});

describe('hostile bodies', () => {
  it.each([
    [{}, 'O usuário deve ter de 3 a 60 caracteres'],
    [{ username: null }, 'O usuário deve ter de 3 a 60 caracteres'],
    [{ username: 'ab' }, 'O usuário deve ter de 3 a 60 caracteres'],
    [{ username: '   a   ' }, 'O usuário deve ter de 3 a 60 caracteres'],
    [{ username: '\u0000\u0001ab' }, 'O usuário deve ter de 3 a 60 caracteres'],
    [{ username: 'x'.repeat(61) }, 'O usuário deve ter de 3 a 60 caracteres'],
    [{ username: ['admin2'] }, 'O usuário deve ter de 3 a 60 caracteres'],
    [{ username: 'nova', password: 'curta' }, 'A senha deve ter pelo menos 10 caracteres'],
    [{ username: 'nova', password: 1234567890 }, 'A senha deve ter pelo menos 10 caracteres'],
    [{ username: 'nova', password: 'x'.repeat(1001) }, 'A senha deve ter no máximo 1.000 caracteres'],
    [{ username: 'x'.repeat(900_000) }, 'O usuário deve ter de 3 a 60 caracteres'],
  ])('API-13 an account like %o is refused in Portuguese', async (body, message) => {
    const answer = await app.post(path, body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it.each(['0', '-1', '1.5', 'abc', '2147483648', '%00', '99999999999999999999'])(
    'API-13 an id like %s is refused, one that is not there is 404',
    async (id) => {
      expect((await app.call('DELETE', `${path}/${id}`)).status).toBe(400);
      expect((await app.post(`${path}/${id}/senha`, {})).status).toBe(400);
      expect((await app.call('DELETE', `${path}/2147483647`)).status).toBe(404);
    },
  );
});
