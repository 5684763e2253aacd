import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { empreendimentoSchema } from '#contract/cadastros/empreendimentos.ts';
import { pageFacts } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());

/** An update with what a body cannot do without. */
async function put(id: number, facts: object) {
  const { nome, bairroId, incorporadoraId } = await stored(id);
  const body = { nome, bairroId, incorporadoraId, ...facts };
  return app.call('PUT', `/api/empreendimentos/${id}`, { body });
}
const stored = async (id: number) =>
  (await app.db.select().from(empreendimentos).where(eq(empreendimentos.id, id)))[0]!;

describe('facts of an empreendimento are fields of its calls', () => {
  it('typed or as they are stored; what the body does not name stays, nothing empties, each has its source', async () => {
    const { id } = await createEmpreendimento(app.db);
    const entregas = [{ parte: 'Torre A', quando: '2027-S2' }];
    const first = await put(id, { torres: '2', areaTerreno: '2.500,00 m²', entregas });
    expect([first.status, first.body]).toMatchObject([200, { torres: 2, areaTerreno: '2500.00', entregas }]);
    const second = await put(id, { torres: '', slogan: 'Viver devagar' });
    expect(second.body).toMatchObject({ slogan: 'Viver devagar', entregas });
    expect(second.body).not.toHaveProperty('torres');
    expect((await stored(id)).origens).toMatchObject({ slogan: 'pessoa', entregas: 'pessoa' });
    expect((await stored(id)).origens).not.toHaveProperty('torres');
    const listed = (await app.get('/api/empreendimentos')).body.find((row: { id: number }) => row.id === id);
    expect(empreendimentoSchema.strict().parse(listed)).toMatchObject({ slogan: 'Viver devagar', entregas });
  });

  it('one that does not fit is refused by its name, and nothing is written', async () => {
    const { id } = await createEmpreendimento(app.db, { ficha: { torres: 2 } });
    const { status, body } = await put(id, { slogan: 'Novo', distancias: 'perto da praia' });
    expect([status, body.field]).toEqual([400, expect.stringMatching(/^distancias/)]);
    expect((await stored(id)).ficha).toEqual({ torres: 2 });
  });

  it('the log names each fact alone, and a save that changes none leaves no line', async () => {
    const { id } = await createEmpreendimento(app.db, { ficha: { torres: 2, elevadores: 3 } });
    await put(id, { torres: 4, elevadores: 3 });
    await put(id, { torres: 4, elevadores: 3 });
    const lines = await app.db
      .select({ dados: auditoria.dados })
      .from(auditoria)
      .where(and(eq(auditoria.entidade, 'empreendimento'), eq(auditoria.entidadeId, String(id))))
      .orderBy(asc(auditoria.id));
    expect(lines).toEqual([
      { dados: expect.objectContaining({ antes: expect.objectContaining({ torres: 2 }) }) },
    ]);
    expect(lines[0]!.dados).not.toHaveProperty('depois.elevadores');
    expect(lines[0]!.dados).not.toHaveProperty('depois.ficha');
  });

  it('API-19 a write on an older state is told which facts another person changed', async () => {
    const { id } = await createEmpreendimento(app.db, { ficha: { torres: 2 } });
    const { revisao } = await stored(id);
    await put(id, { torres: 3 });
    const late = await put(id, { elevadores: 5, revisao });
    expect([late.status, late.body.change.fields]).toEqual([409, expect.arrayContaining(['torres'])]);
    expect(late.body.change.current).toMatchObject({ torres: 3 });
  });

  it('a record of before there were facts has none', async () => {
    const { id } = await createEmpreendimento(app.db);
    await app.db.execute(sql`UPDATE empreendimentos SET ficha = DEFAULT WHERE id = ${id}`);
    const { status, body } = await app.get(`/api/empreendimentos/${id}`);
    expect([status, Object.hasOwn(body, 'torres')]).toEqual([200, false]);
  });

  it('SAF-04 a page gets those that are public and have a source', async () => {
    const { id } = await createEmpreendimento(app.db, { ficha: { elevadores: 3 } });
    await put(id, { torres: 2, pagamento: 'Entrada: 20%' });
    expect((await pageFacts(app.db, id)).ficha).toEqual({ torres: 2 });
  });
});
