import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Laboratorio } from '#contract/lisa/laboratorio.ts';
import { createSimulator } from '#server/adapters/whatsapp/simulator.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { corretorPedidos } from '#server/db/schema/meu-espaco.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createPhone, phoneSecret, registrationOf } from '#tests/phone.ts';

let app: TestApp;
/** The same product on a real channel. */
let real: TestApp;
const simulator = createSimulator({
  secret: phoneSecret,
  now: () => app?.clock.now() ?? new Date(),
  newId: () => crypto.randomUUID(),
});

beforeAll(async () => {
  app = await startTestApp({ workers: true, deps: { outside: { whatsapp: simulator } } });
  real = await startTestApp({ deps: { outside: { whatsapp: { ...simulator, kind: 'cloud-api' } } } });
  await Promise.all([app.login(), real.login()]);
});
afterAll(() => Promise.all([app?.close(), real?.close()]));

const base = '/api/admin/whatsapp';
type Row = { id: number } & Record<string, unknown>;
const list = async (path: string, of = app) => (await of.get(path)).body as Row[];
const found = (rows: readonly Row[], id: number) => rows.find((row) => row.id === id);

/** Until all of it is done: test machines are busy. */
async function inLaboratory(method: string, path: string, body?: unknown): Promise<Laboratorio> {
  let state = (await app.call(method, `${base}/laboratorio${path}`, { body })).body as Laboratorio;
  const until = Date.now() + 30_000;
  const isBusy = () =>
    state.recebidas.some(({ tratadaEm }) => tratadaEm === null) ||
    state.enviadas.some(({ estado, liberadaEm }) => estado === 'queued' && liberadaEm <= state.agora);
  while (isBusy() && Date.now() < until) state = (await app.get(`${base}/laboratorio`)).body;
  return state;
}

async function registerInLaboratory(): Promise<number> {
  await inLaboratory('DELETE', '');
  for (const texto of ['Oi', ...registrationOf(7000)]) {
    app.clock.advance(1000);
    await inLaboratory('POST', '/mensagens', { tipo: 'texto', texto });
  }
  const { corretor } = (await app.get(`${base}/laboratorio`)).body as Laboratorio;
  expect(corretor).toMatchObject({ situacao: 'pendente' });
  return corretor!.id;
}

/** Every list, count and export of the real programme that a corretor could stand in. */
async function programme(id: number) {
  const q = encodeURIComponent('Ana Beatriz Lima');
  const [busca, stats, resumo, canal, exported, duplicados] = await Promise.all([
    app.get(`/api/corretores/busca?q=${q}`),
    app.get('/api/dashboard/stats'),
    app.get('/api/dashboard/resumo'),
    app.get(`${base}/canal`),
    app.post('/api/corretores/exportar', { escolha: { ids: [id] } }),
    app.get('/api/corretores/duplicados'),
  ]);
  for (const { status } of [busca, stats, resumo, canal, exported, duplicados]) expect(status).toBe(200);
  const { avisos: _, ...channel } = canal.body;
  return {
    busca: busca.body.itens.filter((row: Row) => row.id === id),
    registros: busca.body.registros,
    stats: stats.body,
    pendencias: resumo.body.pendencias,
    semanas: resumo.body.semanas,
    atividades: resumo.body.atividades.filter((each: Row) => each.entidadeId === String(id)),
    canal: { pendentes: channel.pendentes, totalCadastrados: channel.totalCadastrados },
    exported: exported.body,
    duplicados: duplicados.body,
    conversas: (await app.get(`${base}/conversas`)).body,
  };
}

describe('the laboratory and the real programme', () => {
  it('LIA-15 who was made in the laboratory bears a mark, stands in no list, count or export, but waits in the documented list while the channel is simulated, where the approvals show and approve them; what comes by the webhook is real, and who never wrote is told apart', async () => {
    await inLaboratory('DELETE', '');
    const before = await programme(1);
    const id = await registerInLaboratory();
    expect(await programme(id)).toEqual(before);

    // The one exception, with the mark.
    const waiting = { id, teste: true, aprovado: false, nome: 'Ana Beatriz Lima' };
    expect(found(await list('/api/corretores'), id)).toMatchObject(waiting);
    const listed = found(await list(`${base}/aprovacoes`), id);
    expect(listed).toMatchObject({ ...waiting, origem: 'laboratorio', escreveu: true });

    // Real: by the webhook, and by the panel, who never wrote.
    const phone = createPhone(app, '5511987650000');
    await phone.says('Oi', ...registrationOf(7001));
    const { corretorId } = (await phone.session())!;
    const typed = await createCorretor(app.db, {
      aprovado: false,
      whatsapp: '11987650001',
      whatsappNormal: '5511987650001',
      senha: 'x',
    });
    const file = await createCorretor(app.db, { aprovado: false, senha: null });
    const rows = await list(`${base}/aprovacoes`);
    expect(found(rows, corretorId!)).toMatchObject({ teste: false, origem: 'lisa', escreveu: true });
    expect(found(rows, typed.id)).toMatchObject({ teste: false, origem: 'painel', escreveu: false });
    expect(found(rows, file.id)).toMatchObject({ teste: false, origem: 'planilha', escreveu: false });
    expect(found(await list('/api/corretores'), corretorId!)).not.toHaveProperty('teste');
    expect((await programme(id)).registros).toBe(before.registros + 3);
    expect((await app.post(`${base}/reject`, { whatsapp: '11987650001' })).status).toBe(200);
    const rejected = found(await list(`${base}/aprovacoes?situacao=rejeitados`), typed.id);
    expect(rejected).toMatchObject({ origem: 'painel', escreveu: false });

    // Approved in the approvals: by the laboratory’s channel alone, and gone from the list.
    const real = simulator.outbox.length;
    const { whatsapp } = listed!;
    const decision = await app.post(`${base}/approve`, { whatsapp, ligarSite: true });
    expect(decision).toMatchObject({
      status: 200,
      body: { corretor: { id, aprovado: true, siteAtivo: false } },
    });
    const { acaoId } = decision.body;
    expect((await app.post(`${base}/undo`, { acaoId })).status).toBe(200);
    expect(found(await list('/api/corretores'), id)).toMatchObject(waiting);
    expect((await app.post(`${base}/approve`, { whatsapp })).status).toBe(200);
    expect(found(await list('/api/corretores'), id)).toBeUndefined();
    expect(found(await list(`${base}/aprovacoes`), id)).toBeUndefined();
    await inLaboratory('POST', '/relogio', { minutos: 1 });
    const { corretor, conversa } = (await app.get(`${base}/laboratorio`)).body as Laboratorio;
    expect(corretor).toMatchObject({ situacao: 'aprovado' });
    expect(conversa.some(({ texto }) => texto.includes('/meu-espaco'))).toBe(true);
    expect(simulator.outbox).toHaveLength(real);
    expect((await programme(id)).busca).toEqual([]);
  });

  it('on a real channel the documented list and the approvals leave them out, and nobody of them is decided there', async () => {
    const number = { whatsapp: '(20) 90000-0001', whatsappNormal: '5520900000001' };
    const { id } = await createCorretor(real.db, { ...number, aprovado: false, teste: true });
    expect(found(await list('/api/corretores', real), id)).toBeUndefined();
    expect(found(await list(`${base}/aprovacoes`, real), id)).toBeUndefined();
    expect((await real.post(`${base}/approve`, { whatsapp: number.whatsapp })).status).toBe(404);
    const [row] = await real.db.select().from(corretores).where(eq(corretores.id, id));
    expect(row!.aprovado).toBe(false);
  });
});

it('what the team decides of a request made there is told there', async () => {
  const id = await registerInLaboratory();
  await inLaboratory('POST', '/decisao', { decisao: 'approve' });
  await inLaboratory('POST', '/relogio', { minutos: 1 });
  app.clock.advance(1000);
  await inLaboratory('POST', '/mensagens', { tipo: 'texto', texto: 'meu preço agora é até 1,5 milhão' });
  const [pedido] = await app.db.select().from(corretorPedidos).where(eq(corretorPedidos.corretorId, id));
  expect((await app.post(`/api/pedidos/${pedido!.id}/aplicar`, {})).status).toBe(200);
  const told = async () => (await inLaboratory('GET', '')).conversa.at(-1)?.texto;
  await expect.poll(told, { timeout: 30_000 }).toMatch(/Preço máximo: R\$\s1\.500\.000/);
});
