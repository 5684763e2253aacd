import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { configuracoes, users } from '#server/db/schema/sistema.ts';
import { createLog } from '#server/kernel/log.ts';
import { errorLines } from '#server/kernel/plain-error.ts';
import { startTestApp, type TestApp, testAdmin } from '#tests/app.ts';
import { testEngine } from '#tests/database/open.ts';
import { runNamed } from './named-statement.ts';

/** Twelve fictitious secrets that may be in a row and nowhere else. */
const secrets = {
  password: 'maré-alta-Serena-4417',
  hash: '$argon2id$v=19$m=19456,t=2,p=1$cGxhbnRlZHNhbHQ$cGxhbnRlZGhhc2gtY2FuYXJpbw',
  sessionToken: 'Q7vZk2mT9xWb4nLs8cRj1pYd6hGf3aEu5oKi0qXwBtM',
  telefone: '+55 (48) 99917-3301',
  cpf: '529.982.247-25',
  email: 'canario.plantado@exemplo.test',
  creci: 'CRECI-SC 55.771-F',
  openaiKey: 'sk-proj-plantada-1a2B3c4D5e6F7g8H',
  googleKey: 'AIzaSyPlantada0123456789abcdefghijk',
  webhookToken: 'gancho_plantado_9f8e7d6c5b4a',
  link: 'https://exemplo.test/meu-espaco/senha#LnkPlantado77xyz',
  message: 'bom dia Lisa, meu nome é Canário das Dores',
} as const;
const prompt = 'Você é o redator plantado do canário azul';
const planted = [...Object.values(secrets), prompt];
const everything = JSON.stringify({ ...secrets, prompt });

const said: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const log = createLog('trace', { write: (line) => void said.push(line) });
  app = await startTestApp({ log, env: { LOG_LEVEL: 'trace' } });
  await app.login();
  await app.pool.query(`
    CREATE TABLE alvo (id serial PRIMARY KEY, nome text NOT NULL, valor text UNIQUE, numero int CHECK (numero > 0));
    CREATE FUNCTION quote_row() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'recusado: %', to_json(NEW) USING DETAIL = to_json(NEW)::text, HINT = to_json(NEW)::text;
    END $$;
    CREATE FUNCTION cancel_row() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'canceled' USING ERRCODE = '57014', DETAIL = to_json(NEW)::text;
    END $$`);
});
afterAll(() => app?.close());
beforeEach(() => {
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said.push(String(text));
      return true;
    });
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, name).mockImplementation((...given) => void said.push(given.map(String).join(' ')));
});

/** Reports a failure wherever the product does: the log at every level, a terminal, a table. */
function tell(error: unknown, log: ReturnType<typeof createLog>): void {
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const) {
    log[level]({ err: error }, 'it failed');
    log[level](error);
  }
  said.push(errorLines(error), String(error), (error as Error).stack ?? '');
  for (let each = error; each instanceof Error; each = each.cause) said.push(JSON.stringify({ ...each }));
}
const log = createLog('trace', { write: (line) => void said.push(line) });

async function failureOf(work: () => Promise<unknown>): Promise<Error> {
  const error = await work().then(
    () => null,
    (failed: unknown) => failed as Error,
  );
  expect(error).toBeInstanceOf(Error);
  tell(error, log);
  return error!;
}
/** A value may be quoted literally or escaped in JSON. */
const found = (text: string) =>
  planted.filter((secret) => text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1)));
const nothingTold = () => expect(found(said.join('\n'))).toEqual([]);
const insert = (values: { nome?: string | null; valor?: string; numero?: number }) =>
  app.db.execute(
    sql`INSERT INTO alvo (nome, valor, numero) VALUES (${values.nome ?? null}, ${values.valor ?? null}, ${values.numero ?? 1})`,
  );

describe('SAF-05 what a failing statement was given is told nowhere', () => {
  it('SAF-05 a value that is there already, one that is missing, one out of bounds', async () => {
    await insert({ nome: 'um', valor: everything });
    const twice = await failureOf(() => insert({ nome: 'dois', valor: everything }));
    await failureOf(() => insert({ nome: null, valor: `${everything} 2` }));
    await failureOf(() => insert({ nome: everything, numero: -1 }));
    for (const secret of planted) await failureOf(() => app.db.execute(sql`SELECT ${secret}::int`));
    nothingTold();
    // What went wrong is still told: the statement, SQLSTATE and the rule.
    expect(errorLines(twice)).toMatch(/Failed query: INSERT INTO alvo .*\$1[\s\S]*23505/);
    expect((twice.cause as { constraint?: string }).constraint).toBe('alvo_valor_key');
  });

  it('SAF-05 the same past the builder: a statement of the pool, a named one, one within a transaction', async () => {
    const text = 'INSERT INTO alvo (nome, valor) VALUES ($1, $2)';
    await failureOf(() => app.pool.query(text, [everything, everything]));
    await failureOf(() => runNamed(app.db, text, [everything, everything]));
    await failureOf(() => app.db.transaction((tx) => tx.execute(sql`SELECT ${everything}::json::int`)));
    await failureOf(() =>
      app.db.transaction((tx) => tx.transaction((inner) => inner.execute(sql`SELECT ${everything}::date`))),
    );
    nothingTold();
  });

  it('SAF-05 a write that the server cancels, and one whose own function quotes the row', async () => {
    await app.pool.query(
      'CREATE TRIGGER recusa BEFORE UPDATE ON alvo FOR EACH ROW EXECUTE FUNCTION cancel_row()',
    );
    const cancelled = await failureOf(() => app.db.execute(sql`UPDATE alvo SET nome = ${everything}`));
    expect(errorLines(cancelled)).toContain('57014');
    await app.pool.query('DROP TRIGGER recusa ON alvo');
    if (testEngine === 'postgres')
      await failureOf(() =>
        app.db.transaction(async (tx) => {
          await tx.execute(sql`SET LOCAL statement_timeout = 50`);
          await tx.execute(sql`INSERT INTO alvo (nome) SELECT ${everything} FROM pg_sleep(5)`);
        }),
      );
    nothingTold();
  });

  it('SAF-05 a lost connection leaves what failed first, not the rollback that could not be', async () => {
    const cut = async (tx: { execute: TestApp['db']['execute'] }) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
      if (testEngine === 'postgres') await app.pool.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
    };
    const first = await failureOf(() =>
      app.db.transaction(async (tx) => {
        try {
          await tx.execute(sql`INSERT INTO alvo (nome, valor) VALUES ('x', ${everything})`);
        } catch (error) {
          const { client } = (tx as unknown as { session: { client: Connected } }).session;
          await cut(tx).catch(() => {});
          client.connection.stream.destroy();
          throw error;
        }
      }),
    );
    expect(first.message).toContain('INSERT INTO alvo');
    expect(errorLines(first)).toContain('23505');
    // With nothing wrong before it, the loss is the cause.
    const lost = await failureOf(() =>
      app.db.transaction(async (tx) => {
        await tx.execute(sql`INSERT INTO alvo (nome) VALUES (${everything})`);
        const { client } = (tx as unknown as { session: { client: Connected } }).session;
        if (testEngine === 'postgres') {
          const ended = new Promise((resolve) => client.once('end', resolve));
          await cut(tx);
          await ended;
        } else client.connection.stream.destroy();
        await tx.execute(sql`INSERT INTO alvo (nome) VALUES (${everything})`);
      }),
    );
    expect(lost.message).not.toContain('rollback');
    expect(errorLines(lost)).toContain(testEngine === 'postgres' ? '57P01' : 'onnection');
    expect((await app.pool.query("SELECT 1 FROM alvo WHERE nome LIKE '%canario%'")).rows).toEqual([]);
    nothingTold();
  });

  it('SAF-05 calls whose writes fail: nothing in the answer, the log, the audit, the runs or the metrics', async () => {
    for (const table of ['corretores', 'configuracoes', 'users', 'lisa_recebidas', 'sessoes'])
      await app.pool.query(
        `CREATE TRIGGER recusa BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION quote_row()`,
      );
    const answers = [
      await app.post('/api/corretores', {
        nome: 'Canário das Dores',
        nomeGuerra: 'Canário',
        slug: 'canario-plantado',
        email: secrets.email,
        telefone: secrets.telefone,
        creci: '55771-F',
        senha: secrets.password,
      }),
      await app.call('PUT', '/api/configuracoes/pdf_system_prompt', { body: { valor: prompt } }),
      await app.post('/api/administradores', { username: 'outra', password: secrets.password }),
      await app.post('/api/login', testAdmin, { token: null }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
    const tables = ['auditoria', 'workflow_runs', 'workflow_events', 'lisa_enviadas', 'limites'];
    for (const table of tables)
      said.push(JSON.stringify((await app.pool.query(`SELECT * FROM ${table}`)).rows));
    said.push(...answers.map(({ text }) => text), (await app.get('/metrics')).text);
    nothingTold();
    expect(said.join('')).toContain('request failed');
    expect(await app.db.select().from(users).where(eq(users.username, 'outra'))).toEqual([]);
    expect(await app.db.select().from(configuracoes).where(eq(configuracoes.valor, prompt))).toEqual([]);
  });
});

interface Connected extends NodeJS.EventEmitter {
  connection: { stream: { destroy(): void } };
}
