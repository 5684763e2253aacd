import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emptyFatos } from '#contract/cadastros/fatos.ts';
import type { Resumo } from '#contract/painel/painel.ts';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { pageFacts, publishGenerated } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import { countDue } from '#server/da-pasta-a-pagina/leitura/count-due.ts';
import { createCountWorker } from '#server/da-pasta-a-pagina/leitura/count-worker.ts';
import {
  empreendimentoPendencias,
  empreendimentos,
  empreendimentosAContar,
  hotsiteVersoes,
} from '#server/db/schema/empreendimentos.ts';
import { tabelasDeUnidades, unidades } from '#server/db/schema/unidades.ts';
import { createLog } from '#server/kernel/log.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { assetOf, blueprintFixture, catalogOf, sourceOf } from '#tests/fixtures/hotsite.ts';

let app: TestApp;
let id: number;
let hotsiteId: number;
const log = createLog('silent');
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
  ({ id } = await createEmpreendimento(app.db, { nome: 'Aurora', areaMin: '63.00' }));
  ({ id: hotsiteId } = await createHotsite(app.db, { empreendimentoId: id, nome: 'Aurora' }));
  await publish();
});
afterAll(() => app?.close());

async function publish() {
  if (app.config.storage.kind !== 'disk') throw new Error('tests keep files on disk');
  await publishGenerated(
    { db: app.db, storage: createDiskStorage(app.config.storage) },
    {
      hotsiteId,
      source: sourceOf(),
      blueprint: blueprintFixture,
      facts: await pageFacts(app.db, id),
      catalog: catalogOf([assetOf('a1')]),
      style: 'modern',
      engine: 'Motor local',
      motivo: 'Super AI',
      autorId: null,
      runId: null,
    },
  );
}
const put = async (path: string, body: object) => {
  const read = (await app.get(path)).body;
  const { nome, bairroId, incorporadoraId, zonaId, slug } = read;
  const answer = await app.call('PUT', path, {
    body: { nome, bairroId, incorporadoraId, zonaId, slug, ...body },
  });
  expect(answer).toMatchObject({ status: 200 });
  return read;
};
const named = async (tipo: string): Promise<string[]> => {
  const { pendencias }: Resumo = (await app.get('/api/dashboard/resumo')).body;
  return pendencias.find((each) => each.tipo === tipo)?.itens.map(({ nome }) => nome) ?? [];
};
const marks = () => app.db.select().from(empreendimentosAContar);

describe('the inbox names a page that is behind by all a page can be behind by', () => {
  it('a fact of the ficha alone, until the page is written again', async () => {
    expect(await named('paginas-atras')).toEqual([]);
    await put(`/api/empreendimentos/${id}`, { torres: 2 });
    expect(await named('paginas-atras')).toEqual(['Aurora']);
    await publish();
    expect(await named('paginas-atras')).toEqual([]);
  });

  it('another name of its incorporadora or of its bairro, until that is taken back', async () => {
    const { incorporadoraId, bairroId } = (await app.get(`/api/empreendimentos/${id}`)).body;
    for (const path of [`/api/incorporadoras/${incorporadoraId}`, `/api/bairros/${bairroId}`]) {
      const { nome } = await put(path, { nome: 'Outro nome' });
      expect(await named('paginas-atras')).toEqual(['Aurora']);
      await put(path, { nome });
      expect(await named('paginas-atras')).toEqual([]);
    }
  });

  it('a newer table of units, written by any program', async () => {
    const about = { arquivo: 'Tabela.pdf', versao: '1', data: '2031-03-01', ignoradas: 0, excedentes: 0 };
    const [table] = await app.db
      .insert(tabelasDeUnidades)
      .values({ ...about, empreendimentoId: id, hash: 'a', lidaEm: new Date() })
      .returning();
    const unit = { tabelaId: table!.id, ordem: 1, unidade: '101', faixa: false, pagina: 1, linha: 1 };
    await app.db.insert(unidades).values({ ...unit, tipologia: '2 dorms', preco: '690000.00' });
    expect(await named('paginas-atras')).toEqual(['Aurora']);
    await app.db.delete(tabelasDeUnidades);
    expect(await named('paginas-atras')).toEqual([]);
  });
});

it('a decision clears a review, in the inbox and on the card, and undone it waits again', async () => {
  const fact = (value: unknown) => ({
    value,
    confidence: 1,
    evidence: [{ file: 'a.pdf', page: 1, quote: 'x', box: null }],
    conflicts: [],
    rule: null,
  });
  const lido = await createEmpreendimento(app.db, {
    nome: 'Lido',
    driveUrl: 'file:///pastas/lido',
    metadados: { fatos: { ...emptyFatos(), areaMin: fact('63.00'), vagasMin: fact(1) } },
  });
  const onCard = async () => (await app.get('/api/empreendimentos/a-revisar')).body;
  const path = `/api/empreendimentos/${lido.id}/leitura`;
  expect([await named('revisoes'), await onCard()]).toEqual([['Lido'], [{ id: lido.id, campos: 2 }]]);
  expect((await app.post(`${path}/areaMin`, { decisao: 'aceitar' })).status).toBe(200);
  expect([await named('revisoes'), await onCard()]).toEqual([['Lido'], [{ id: lido.id, campos: 1 }]]);
  await app.post(`${path}/vagasMin`, { decisao: 'recusar' });
  expect([await named('revisoes'), await onCard()]).toEqual([[], []]);
  expect((await app.call('DELETE', `${path}/vagasMin`)).status).toBe(200);
  expect(await named('revisoes')).toEqual(['Lido']);
  // In the trash nothing waits; taken out of it, it does.
  await app.call('DELETE', `/api/empreendimentos/${lido.id}`);
  expect([await named('revisoes'), await onCard()]).toEqual([[], []]);
  await app.db.update(empreendimentos).set({ excluidoEm: null }).where(eq(empreendimentos.id, lido.id));
  expect(await named('revisoes')).toEqual(['Lido']);
  await app.post(`${path}/vagasMin`, { decisao: 'manter' });
});

describe('the counts behind it', () => {
  it('cost the dashboard nothing for what is settled: it asks the same, and opens no reading', async () => {
    const asked = vi.spyOn(app.pool, 'query');
    const texts = async () => {
      asked.mockClear();
      await app.get('/api/dashboard/resumo');
      return asked.mock.calls.map(([query]) => (query as unknown as { text?: string }).text ?? String(query));
    };
    await texts();
    const few = await texts();
    for (let n = 0; n < 30; n += 1)
      await createEmpreendimento(app.db, { driveUrl: 'file:///x', metadados: { fatos: emptyFatos() } });
    while ((await countDue({ db: app.db, log }, 10)) > 0);
    const many = await texts();
    asked.mockRestore();
    expect(many).toHaveLength(few.length);
    expect(many.filter((text) => /metadados|hotsite_versoes".*fatos/.test(text))).toEqual([]);
  });

  it.each([
    ['empreendimentos', 'SET revisao = revisao + 1'],
    ['hotsites', 'SET revisao = revisao + 1'],
    ['hotsite_versoes', `SET fatos = fatos || '{"nome": "Outro"}'`],
    ['incorporadoras', `SET nome = nome || '!'`],
    ['bairros', `SET nome = nome || '!'`],
    ['zonas', 'SET cidade_id = (SELECT max(id) FROM cidades)'],
    ['cidades', `SET nome = nome || '!'`],
    ['estados', `SET nome = nome || '!'`],
  ])('are due after a write to %s, whichever program makes it', async (table, change) => {
    await app.db.delete(empreendimentosAContar);
    class Undone extends Error {}
    let due: number[] = [];
    await app.db
      .transaction(async (tx) => {
        // A city that a zone can be moved to.
        await tx.execute(
          sql`INSERT INTO cidades (nome, estado_id) SELECT 'Outra', estado_id FROM cidades LIMIT 1`,
        );
        await tx.execute(sql.raw(`UPDATE ${table} ${change}`));
        due = (await tx.select().from(empreendimentosAContar)).map((row) => row.empreendimentoId);
        throw new Undone();
      })
      .catch((error) => {
        if (!(error instanceof Undone)) throw error;
      });
    expect(due).toContain(id);
  });

  it('are not due after a write that changes no name', async () => {
    await app.db.delete(empreendimentosAContar);
    await app.db.execute(sql`UPDATE bairros SET revisao = revisao + 1`);
    expect(await marks()).toEqual([]);
  });

  it('are right in the end, whoever counts while others write', async () => {
    const counting = { db: app.db, log };
    for (let torres = 3; torres < 9; torres += 1) {
      const ficha = torres === 8 ? { torres: 2 } : { torres };
      await Promise.all([
        countDue(counting, 20),
        app.db.update(empreendimentos).set({ ficha }).where(eq(empreendimentos.id, id)),
        countDue(counting, 20),
        countDue(counting, 20),
      ]);
      await countDue(counting, 20);
      const [kept] = await app.db
        .select()
        .from(empreendimentoPendencias)
        .where(eq(empreendimentoPendencias.empreendimentoId, id));
      expect([torres, kept!.fatosAtras, await marks()]).toEqual([torres, torres === 8 ? 0 : 1, []]);
    }
  });

  it('of more than a reader waits for are made in the background, and one that cannot be made hinders no other', async () => {
    const [{ fatos } = { fatos: null }] = await app.db
      .select({ fatos: hotsiteVersoes.fatos })
      .from(hotsiteVersoes)
      .where(eq(hotsiteVersoes.hotsiteId, hotsiteId));
    await app.db.update(hotsiteVersoes).set({ fatos: { ficha: {}, tabela: { tipos: 5 } } });
    const worker = createCountWorker({ db: app.db, log });
    await app.db.execute(sql`UPDATE empreendimentos SET revisao = revisao + 1`);
    worker.start();
    const due = async () => new Set((await marks()).map((mark) => mark.empreendimentoId));
    await vi.waitFor(async () => expect(await due()).toEqual(new Set([id])), 20_000);
    await worker.stop();
    // The dashboard goes on telling what it knows.
    expect((await app.get('/api/dashboard/resumo')).status).toBe(200);
    await app.db.update(hotsiteVersoes).set({ fatos });
    expect(await countDue({ db: app.db, log }, 20)).toBe(1);
    expect(await marks()).toEqual([]);
  });
});
