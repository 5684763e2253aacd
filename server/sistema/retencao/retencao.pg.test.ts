import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Prazos, tiposRetidos } from '#contract/sistema/retencao.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { hotsitePublicacoes, hotsites, hotsiteVersoes, visitas } from '#server/db/schema/empreendimentos.ts';
import { fontesGuardadas } from '#server/db/schema/pastas.ts';
import { runEvents, runItems, runsTable, usoModelos } from '#server/db/schema/runs.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { createLog } from '#server/kernel/log.ts';
import { acquirePosse, releasePosse } from '#server/kernel/posse.ts';
import { noteSourceFile } from '#server/kernel/source-files.ts';
import { oldContatos } from '#server/publico/contatos/old-contatos.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { emptyTables } from '#tests/database/empty-tables.ts';
import { createContato } from '#tests/factories/contato.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { createRun } from '#tests/factories/run.ts';
import { createRetencao } from './service.ts';

const everything: Prazos = {
  execucoes: 12,
  eventos: 12,
  itens: 12,
  uso: 12,
  visitas: 13,
  auditoria: 12,
  versoes: 12,
  fontes: 12,
  contatos: 12,
};
const old = new Date('2020-02-03T04:05:06Z');

let app: TestApp;
let removed: string[];
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
}, 60_000);
afterAll(() => app?.close());
beforeEach(async () => {
  removed = [];
  await emptyTables(app.db, 'auditoria', 'workflow_runs', 'uso_modelos', 'visitas', 'contatos', 'hotsites');
  await emptyTables(app.db, 'fontes_guardadas', 'empreendimentos');
  await app.db.execute(sql`DELETE FROM instalacao WHERE chave LIKE 'prazos%' OR chave LIKE 'apagados%'`);
});

const retencao = () => {
  const remove = async (key: string) => void removed.push(key);
  const { db, clock } = app;
  return createRetencao({ db, clock, log: createLog('silent'), storage: { remove }, contatos: oldContatos });
};
const clean = () => retencao().run(new AbortController().signal);
const save = (prazos: Prazos) => app.call('PUT', '/api/retencao', { body: prazos });

const version = async (hotsiteId: number, numero: number, runId: string | null = null) => {
  const files = { htmlFile: 'h', cssFile: 'c', jsFile: 'j', estilo: 'modern', motor: 'Motor local' };
  const made = { blueprint: {}, placeholders: [], assetsUsados: 0, achados: [], fatos: {}, cabeca: {} };
  const [row] = await app.db
    .insert(hotsiteVersoes)
    .values({ ...files, ...made, hotsiteId, numero, runId, motivo: 'teste', criadoEm: old })
    .returning();
  return row!.id;
};
const publish = (hotsiteId: number, versaoId: number) =>
  app.db
    .insert(hotsitePublicacoes)
    .values({ hotsiteId, versaoId, publicadaEm: old, motivo: 'teste', achados: [] });
/** An old run with an event, a downloaded document and a call of a model. */
async function workedRun(values: Partial<typeof runsTable.$inferInsert> = {}) {
  const run = await createRun(app.db, {
    criadoEm: old,
    atualizadoEm: old,
    terminadoEm: old,
    ...values,
  });
  const origem = `origem/${randomUUID()}.pdf`;
  await app.db.insert(runEvents).values({ runId: run.id, n: 1, event: {}, criadoEm: old });
  const item = { runId: run.id, substep: 'download-pdfs', itemKey: 'a.pdf', inputHash: 'x' };
  await app.db.insert(runItems).values({ ...item, result: { key: origem }, terminadoEm: old });
  await app.db.insert(fontesGuardadas).values({ chave: origem, usadaEm: old });
  const call = { tarefa: 't', provedor: 'p', modelo: 'm', tokensEntrada: 1, tokensSaida: 1, duracaoMs: 1 };
  await app.db.insert(usoModelos).values({ ...call, runId: run.id, resultado: 'ok', criadoEm: old });
  return { ...run, origem };
}
const deed = (values: Partial<typeof auditoria.$inferInsert> = {}) =>
  app.db.insert(auditoria).values({ acao: 'alterou', entidade: 'bairro', quando: old, ...values });

/** One old row of every kind that nothing needs. */
async function leftovers() {
  const run = await workedRun();
  await app.db.insert(visitas).values({ dia: '2020-02-03', tipo: 'pagina', total: 3 });
  await deed();
  const { id } = await createHotsite(app.db);
  await version(id, 1);
  await version(id, 2);
  await createContato(app.db, { recebidoEm: old });
  return run;
}
const sums = async () =>
  (await app.db.select().from(auditoria)).flatMap(({ acao, dados }) =>
    acao === 'apagou-antigos' ? [dados] : [],
  );
const idsOf = async (table: typeof runsTable | typeof hotsiteVersoes) =>
  new Set((await app.db.select({ id: table.id }).from(table)).map(({ id }) => id));

describe('OPS-06 how long data is kept', () => {
  it('by default: for ever, so that nothing goes unasked', async () => {
    expect(Object.values((await app.get('/api/retencao')).body)).toEqual(tiposRetidos.map(() => null));
    await leftovers();
    await clean();
    expect(await sums()).toEqual([]);
    expect(await app.db.select().from(contatos)).toHaveLength(1);
  });

  it('OPS-06 runs, events, items, usage, visits, log, versions, source files and contacts go by the months set, shown before; the log stays append-only to everyone else', async () => {
    const run = await leftovers();
    expect((await save({ ...everything, auditoria: 11 })).status).toBe(400);
    expect((await save(everything)).body).toEqual(everything);
    for (const tipo of tiposRetidos) {
      const shown = (await app.get(`/api/retencao/${tipo}/previa?meses=13`)).body;
      const desde = tipo === 'visitas' ? expect.stringMatching(/^2020-02-03T/) : '2020-02-03T04:05:06Z';
      expect(shown).toEqual({ tipo, total: 1, desde });
    }
    // Before the runs, whose events and items go with them.
    await save({ ...everything, execucoes: null });
    await clean();
    await save(everything);
    await clean();
    const { execucoes, ...others } = Object.fromEntries(tiposRetidos.map((tipo) => [tipo, 1]));
    expect(await sums()).toEqual([others, { execucoes }]);
    expect(removed).toEqual([run.origem]);
    for (const tipo of tiposRetidos)
      expect((await app.get(`/api/retencao/${tipo}/previa?meses=13`)).body.total).toBe(0);
    const told = await app.db.select().from(auditoria);
    expect(told.map(({ acao, entidade }) => `${acao} ${entidade}`)).toContain('alterou retencao');
    await expect(app.db.delete(auditoria)).rejects.toThrow();
    expect(await app.db.select().from(auditoria)).toHaveLength(told.length);
  });

  it('what is younger than its term stays', async () => {
    await leftovers();
    await save({ ...everything, ...Object.fromEntries(tiposRetidos.map((tipo) => [tipo, 120])) });
    await app.db.update(contatos).set({ recebidoEm: new Date() });
    await app.db.update(runsTable).set({ terminadoEm: new Date() });
    await app.db.execute(sql`UPDATE visitas SET dia = now()::date`);
    for (const tipo of ['contatos', 'execucoes', 'visitas'])
      expect((await app.get(`/api/retencao/${tipo}/previa?meses=13`)).body.total).toBe(0);
  });

  it('nothing goes that a public page, an open run or an evidence pack needs', async () => {
    const waiting = await workedRun({ state: 'waiting', terminadoEm: null });
    const { id: empreendimentoId } = await createEmpreendimento(app.db, {
      metadados: { documentos: [{ origem: 'origem/atual.pdf' }] },
    });
    await app.db.insert(fontesGuardadas).values([
      { chave: 'origem/atual.pdf', usadaEm: old },
      { chave: 'origem/atual-p2.webp', usadaEm: old },
      { chave: 'origem/solta-p2.webp', usadaEm: old },
    ]);
    const { id } = await createHotsite(app.db, { empreendimentoId });
    const maker = await workedRun();
    const made = { substep: 'create-empreendimento', itemKey: 'empreendimento', inputHash: 'x' };
    await app.db
      .insert(runItems)
      .values({ ...made, runId: maker.id, result: empreendimentoId, terminadoEm: old });
    const writer = await workedRun();
    const published = await version(id, 1, writer.id);
    const gone = await version(id, 2);
    const current = await version(id, 3);
    const source = await version(id, 4);
    const newest = await version(id, 5);
    await app.db.update(hotsiteVersoes).set({ origemVersaoId: source }).where(sql`id = ${newest}`);
    await publish(id, published);
    await app.db.update(hotsites).set({ versaoPublicaId: current });
    const proofs = ['publicou', 'baixou-comprovante', 'apagou-dados'].map((acao) => ({ acao }));
    for (const proof of [...proofs, { acao: 'criou', entidade: 'corretor' }]) await deed(proof);
    await save(everything);
    await clean();

    expect(await idsOf(runsTable)).toEqual(new Set([waiting.id, maker.id, writer.id]));
    const items = await app.db.select({ runId: runItems.runId }).from(runItems);
    expect(new Set(items.map(({ runId }) => runId))).toEqual(new Set([waiting.id, maker.id, writer.id]));
    const events = await app.db.select({ runId: runEvents.runId }).from(runEvents);
    expect(events).toEqual([{ runId: waiting.id }]);
    const uses = await app.db.select({ runId: usoModelos.runId }).from(usoModelos);
    expect(new Set(uses.map(({ runId }) => runId))).toEqual(new Set([waiting.id, writer.id]));
    const kept = await idsOf(hotsiteVersoes);
    expect(kept.has(gone)).toBe(false);
    expect(kept).toEqual(new Set([published, current, source, newest]));
    expect(removed).toEqual(['origem/solta-p2.webp']);
    const deeds = (await app.db.select().from(auditoria)).filter(
      ({ quando }) => quando < new Date('2021-01-01'),
    );
    expect(deeds).toHaveLength(4);
  });

  it('the log takes no deletion but this one, and none of the last eleven months', async () => {
    await deed();
    await deed({ quando: new Date() });
    const count = async () => (await app.db.select().from(auditoria)).length;
    const before = await count();
    await expect(app.db.delete(auditoria)).rejects.toThrow();
    await expect(app.db.execute(sql`DELETE FROM auditoria WHERE quando < '2021-01-01'`)).rejects.toThrow();
    await expect(
      app.db.execute(sql`SELECT auditoria_fora_do_prazo(array(SELECT id FROM auditoria))`),
    ).rejects.toThrow();
    for (const path of ['/api/auditoria', '/api/auditoria/1', '/api/retencao'])
      expect([404, 405]).toContain((await app.call('DELETE', path)).status);
    expect(await count()).toBe(before);
    await app.db.execute(
      sql`SELECT auditoria_fora_do_prazo(array(SELECT id FROM auditoria WHERE quando < '2021-01-01'))`,
    );
    expect(await count()).toBe(before - 1);
  });

  it('no other code knows how to take lines out of the log', () => {
    const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    const knowing = files.filter((name) =>
      /auditoria_fora_do_prazo|portal\.retencao|DELETE FROM "?auditoria|delete\(auditoria\)/i.test(
        readFileSync(join('server', name), 'utf8'),
      ),
    );
    expect(knowing).toEqual(['sistema/retencao/own-kinds.ts']);
  });

  it('one process deletes, in small batches, and what died half way is told by the next', async () => {
    const rows = Array.from({ length: 1_201 }, (_, n) => ({
      dia: '2020-02-03',
      tipo: 'pagina',
      hotsiteId: n + 1,
    }));
    await app.db.insert(visitas).values(rows);
    await save(everything);
    const other = { chave: 'retencao', dono: 'outro processo' };
    await acquirePosse(app.db, other, 60_000);
    expect(await clean()).toBeNull();
    expect(await app.db.select().from(visitas)).toHaveLength(1_201);
    await releasePosse(app.db, other);

    await app.db.execute(
      sql`INSERT INTO instalacao (chave, valor) VALUES ('apagados-por-prazo', '{"visitas": 500}')`,
    );
    await app.db.execute(sql`DELETE FROM visitas WHERE hotsite_id <= 500`);
    await clean();
    expect(await app.db.select().from(visitas)).toEqual([]);
    expect(await sums()).toEqual([{ visitas: 1_201 }]);
  });

  it('a source file in use again is no old one', async () => {
    await app.db.insert(fontesGuardadas).values({ chave: 'origem/a.pdf', usadaEm: old });
    await noteSourceFile(app.db, 'origem/a.pdf');
    await save(everything);
    await clean();
    expect(removed).toEqual([]);
  });
});
