import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Servicos, servicosSchema } from '#contract/sistema/servicos.ts';
import { posses, servicoItens, servicoMudancas } from '#server/db/schema/servicos.ts';
import { createLog } from '#server/kernel/log.ts';
import { acquirePosse, releasePosse } from '#server/kernel/posse.ts';
import type { Finding, ServiceCheck } from '#server/kernel/service-check.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { emptyTables } from '#tests/database/empty-tables.ts';
import { recordFindings } from './record-findings.ts';
import { runCheck } from './run-check.ts';
import { createServicos } from './service.ts';

const log = createLog('silent');
const dayMs = 24 * 60 * 60_000;
const well: Finding = { chave: 'chave', nome: 'Chave', estado: 'ok', mensagem: 'A chave foi aceita.' };
const refused: Finding = {
  chave: 'chave',
  nome: 'Chave',
  estado: 'falha',
  mensagem: 'O serviço recusou a chave.',
  oQueFazer: 'Troque a chave.',
};

let app: TestApp;
/** Results of the services in this test. */
let says: Record<string, () => Promise<Finding[]>>;
let asked: string[];
const checkOf = (servico: string, nome: string): ServiceCheck => ({
  servico,
  nome,
  check: () => {
    asked.push(servico);
    return says[servico]!();
  },
});
const checks = [checkOf('alfa', 'Serviço Alfa'), checkOf('beta', 'Serviço Beta')];

beforeAll(async () => {
  app = await startTestApp({ deps: { checks } });
});
afterAll(() => app?.close());
beforeEach(async () => {
  asked = [];
  says = { alfa: async () => [well], beta: async () => [well] };
  await emptyTables(app.db, 'servico_itens', 'servico_mudancas', 'posses');
  await app.login();
});

/** Moves the clock; sessions expire meanwhile. */
const later = async (ms: number) => {
  app.clock.advance(ms);
  await app.login();
};
const verify = async (): Promise<Servicos> => {
  const answer = await app.post('/api/servicos/verificar');
  expect(answer.status).toBe(200);
  expect(servicosSchema.strict().safeParse(answer.body).error).toBeUndefined();
  return answer.body;
};
const read = async (): Promise<Servicos> => (await app.get('/api/servicos')).body;
const states = ({ servicos }: Servicos) =>
  Object.fromEntries(servicos.map(({ servico, estado }) => [servico, estado]));

describe('WIR-07 how the outside services fare stands in one place', () => {
  it('needs a token', async () => {
    expect((await app.get('/api/servicos', { token: null })).status).toBe(401);
    expect((await app.post('/api/servicos/verificar', undefined, { token: null })).status).toBe(401);
  });

  it('says nothing before anything was looked at, and each state with what to do after', async () => {
    expect(await read()).toEqual({ servicos: [], verificadoEm: null, emAndamento: false, mudancas: [] });
    says.beta = async () => [refused, { ...well, chave: 'outra', nome: 'Outra' }];
    const now = app.clock.now().toISOString();
    const found = await verify();
    expect(states(found)).toEqual({ alfa: 'ok', beta: 'falha' });
    expect(found.servicos[1]!.itens.map(({ nome }) => nome)).toEqual(['Chave', 'Outra']);
    expect(found.servicos[1]!.itens[0]).toMatchObject({
      estado: 'falha',
      mensagem: 'O serviço recusou a chave.',
      oQueFazer: 'Troque a chave.',
      desde: now,
      verificadoEm: now,
      okEm: null,
      antes: null,
    });
    expect(found).toMatchObject({ verificadoEm: now, emAndamento: false });
    expect(await read()).toEqual(found);
  });

  it('a change of state is told with what was before, for two days; a look that finds the same is none', async () => {
    await verify();
    const before = app.clock.now().toISOString();
    await later(dayMs);
    says.alfa = async () => [refused];
    const changed = app.clock.now().toISOString();
    const found = await verify();
    expect(found.servicos[0]!.itens[0]).toMatchObject({ antes: 'ok', desde: changed, okEm: before });
    expect(found.mudancas).toEqual([
      { quando: changed, nome: 'Chave', mensagem: 'O serviço recusou a chave.', de: 'ok', para: 'falha' },
    ]);
    await later(3 * dayMs);
    const again = await verify();
    expect(again.servicos[0]!.itens[0]).toMatchObject({ antes: null, desde: changed });
    expect(again.mudancas).toHaveLength(1);
  });

  it('what a service no longer names is forgotten; what is told in between changes that alone', async () => {
    says.alfa = async () => [well, { ...well, chave: 'modelo', nome: 'Modelo' }];
    await verify();
    const service = { servico: 'alfa', nome: 'Serviço Alfa' };
    await recordFindings(app.db, service, [{ ...refused, chave: 'modelo', nome: 'Modelo' }], {
      at: app.clock.now(),
      complete: false,
    });
    expect((await read()).servicos[0]!.itens.map(({ chave, estado }) => [chave, estado])).toEqual([
      ['modelo', 'falha'],
      ['chave', 'ok'],
    ]);
    says.alfa = async () => [well];
    expect((await verify()).servicos[0]!.itens.map(({ chave }) => chave)).toEqual(['chave']);
  });

  it('a history of changes has an end', async () => {
    const service = { servico: 'alfa', nome: 'Serviço Alfa' };
    for (let n = 0; n < 60; n += 1) {
      const findings = Array.from({ length: 10 }, (_, at) => ({
        ...(n % 2 ? well : refused),
        chave: `item ${at}`,
      }));
      await recordFindings(app.db, service, findings, { at: app.clock.now(), complete: true });
    }
    const [kept] = await app.db.select({ total: count() }).from(servicoMudancas);
    expect(kept!.total).toBe(500);
  });

  it('keeps no more of a service than can be shown: things and texts have an end', async () => {
    const findings = Array.from({ length: 2000 }, (_, n) => ({
      ...well,
      chave: `${n} ${'x'.repeat(5000)}`,
      mensagem: 'y'.repeat(100_000),
    }));
    says.alfa = async () => findings;
    const { itens } = (await verify()).servicos[0]!;
    expect(itens).toHaveLength(300);
    expect(itens[0]!.mensagem).toHaveLength(1000);
  });
});

describe('WIR-07 a service that is out of order', () => {
  it('is named when its check throws, at once or later, and the others are not held up', async () => {
    says.alfa = () => {
      throw new Error('segredo-123');
    };
    const found = await verify();
    expect(states(found)).toEqual({ alfa: 'falha', beta: 'ok' });
    expect(found.servicos[0]!.itens[0]!.mensagem).toContain('Serviço Alfa');
    expect(JSON.stringify(found)).not.toContain('segredo');
  });

  it('counts as unanswered after its time, told to stop, though it never listens', async () => {
    let told = false;
    const deaf: ServiceCheck = {
      servico: 'surdo',
      nome: 'Serviço Surdo',
      check: (signal) => {
        signal.addEventListener('abort', () => {
          told = true;
        });
        return new Promise(() => {});
      },
    };
    const [finding] = await runCheck(deaf, log, 50);
    expect(finding).toMatchObject({ estado: 'falha', mensagem: expect.stringContaining('não respondeu') });
    expect(told).toBe(true);
  });
});

describe('WIR-07 services are looked at by one process', () => {
  const other = (everyMs: number | null = dayMs) =>
    createServicos({ ...app, log, checks, everyMs, random: () => 0 });

  it('who asks while another looks waits for what it finds, and asks nobody again', async () => {
    let answer = () => {};
    says.alfa = () =>
      new Promise((resolve) => {
        answer = () => resolve([refused]);
      });
    const first = verify();
    await expect.poll(() => asked.length).toBe(2);
    const second = other().verify();
    await wait(300);
    expect((await read()).emAndamento).toBe(true);
    answer();
    expect(states(await second)).toEqual({ alfa: 'falha', beta: 'ok' });
    await first;
    expect(asked).toEqual(['alfa', 'beta']);
  });

  it('five that start together ask each service once, without being held up; the next day once more', async () => {
    const all = Array.from({ length: 5 }, () => other());
    for (const each of all) each.start();
    expect(asked).toEqual([]);
    await expect.poll(async () => (await read()).verificadoEm).not.toBeNull();
    await Promise.all(all.map((each) => each.stop()));
    expect(asked.toSorted()).toEqual(['alfa', 'beta']);
    await later(dayMs);
    const next = other();
    next.start();
    await expect.poll(() => asked.length).toBe(4);
    await next.stop();
  });

  it('none starts by itself where that is switched off', async () => {
    const quiet = other(null);
    quiet.start();
    await wait(100);
    await quiet.stop();
    expect(asked).toEqual([]);
  });

  it('one that died is succeeded, and what it held cannot be given back by another', async () => {
    const dead = { chave: 'servicos', dono: randomUUID() };
    const heir = { ...dead, dono: 'outro' };
    expect(await acquirePosse(app.db, dead, 60_000)).toBe(true);
    await releasePosse(app.db, heir);
    expect(await acquirePosse(app.db, heir, 60_000)).toBe(false);
    await app.db.update(posses).set({ ate: sql`clock_timestamp() - interval '1 millisecond'` });
    expect(await acquirePosse(app.db, heir, 60_000)).toBe(true);
    await releasePosse(app.db, dead);
    expect(await acquirePosse(app.db, dead, 60_000)).toBe(false);
  });

  it('a holding from before the clock of the database was put back keeps nobody out', async () => {
    await app.db
      .insert(posses)
      .values({ chave: 'servicos', dono: 'ontem', ate: sql`now() + interval '1 day'` });
    expect(states(await verify())).toEqual({ alfa: 'ok', beta: 'ok' });
  });
});

it('WIR-07 the metrics tell the worst of each service and how long ago all of it was well', async () => {
  await verify();
  app.clock.advance(90_000);
  says = { alfa: async () => [refused], beta: async () => [{ ...well, estado: 'desligado' }] };
  await verify();
  const { text } = await app.get('/metrics');
  expect(text).toContain('portal_service_state{service="alfa"} 2\n');
  expect(text).toContain('portal_service_last_success_seconds{service="alfa"} 90\n');
  expect(text).not.toContain('service="beta"');
  const [row] = await app.db.select().from(servicoItens).where(eq(servicoItens.servico, 'beta'));
  expect(row!.estado).toBe('desligado');
});
