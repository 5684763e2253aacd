import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { dayMs } from '#contract/base/units.ts';
import { corretorBairros, corretores, corretorPrecos } from '#server/db/schema/corretores.ts';
import { associacoes, empreendimentos, visitas } from '#server/db/schema/empreendimentos.ts';
import { lisaEnviadas } from '#server/db/schema/lisa.ts';
import { corretorPedidos } from '#server/db/schema/meu-espaco.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { tabelasDeUnidades, unidades } from '#server/db/schema/unidades.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createContato } from '#tests/factories/contato.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { assetOf, catalogOf, insertEmpreendimento } from '#tests/fixtures/hotsite.ts';
import { wholeFicha } from '#tests/fixtures/pagina.ts';
import { enterOwnPage, ownPassword } from '#tests/own-page.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());

const base = '/api/meu-espaco';
type Entered = Awaited<ReturnType<typeof enterOwnPage>>;
const own = (path: string, { token }: Entered) => app.get(base + path, { token });

/** One chosen, one by coverage, one beyond his prices, one elsewhere. */
async function makeOffers({ corretor }: Entered) {
  const bairro = await createBairro(app.db, { nome: 'Meia Praia' });
  const make = (values: Parameters<typeof createEmpreendimento>[1]) =>
    createEmpreendimento(app.db, { bairroId: bairro.id, ...values });
  const chosen = await createEmpreendimento(app.db, {
    nome: 'Âmbar',
    precoInicial: '2000000.00',
    descricao: 'De todos.',
    assetsCatalog: JSON.stringify(
      catalogOf([assetOf('a1'), assetOf('a2', { category: 'planta' }), assetOf('a3', { usage: 'reserva' })]),
    ),
  });
  const covered = await make({ nome: 'Brisa', precoInicial: '500000.00' });
  const dear = await make({ nome: 'Caro', precoInicial: '900000.00' });
  const elsewhere = await createEmpreendimento(app.db, { nome: 'Longe', precoInicial: '500000.00' });
  await app.db.insert(corretorBairros).values({ corretorId: corretor.id, bairroId: bairro.id });
  await app.db.insert(corretorPrecos).values({ corretorId: corretor.id, precoMax: '600000.00' });
  await app.db.insert(associacoes).values({
    corretorId: corretor.id,
    empreendimentoId: chosen.id,
    descricaoPersonalizada: 'Meu preferido na orla.',
  });
  const hotsite = await createHotsite(app.db, {
    empreendimentoId: chosen.id,
    versaoPublicaId: 1,
    rota: `ambar-${chosen.id}`,
  });
  return { chosen, covered, dear, elsewhere, hotsite };
}

describe('his own page', () => {
  it('WPP-20 PUB-03 PUB-08 shows him, and his links in his edition, by the rule of his site', async () => {
    const entered = await enterOwnPage(app, { biografia: 'Dez anos de praia.' });
    const { chosen } = await makeOffers(entered);
    const { body, headers } = await own('', entered);
    const { corretor } = entered;
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.corretor).toMatchObject({
      nome: corretor.nome,
      email: corretor.email,
      creci: corretor.creci,
      biografia: 'Dez anos de praia.',
      bairros: [expect.stringMatching(/^Meia Praia, /)],
      precoMin: null,
      precoMax: '600000.00',
    });
    expect(body.corretor).not.toHaveProperty('senha');
    expect(body.hotsites.map(({ nome, url }: { nome: string; url: string }) => [nome, url])).toEqual([
      ['Âmbar', `${app.config.publicPagesUrl}/hotsite/ambar-${chosen.id}?corretor=${corretor.slug}`],
      ['Brisa', null],
    ]);
    expect(body.site.url).toBe(`${app.config.publicPagesUrl}/corretor/${corretor.slug}`);
  });

  it('WPP-21 says whether his site can be opened', async () => {
    const entered = await enterOwnPage(app);
    expect((await own('', entered)).body.site.ativo).toBe(false);
    await app.db.update(corretores).set({ siteAtivo: true }).where(eq(corretores.id, entered.corretor.id));
    expect((await own('', entered)).body.site.ativo).toBe(true);
  });

  it('WPP-20 the material of what he shows, and of nothing else', async () => {
    const entered = await enterOwnPage(app);
    const { chosen, covered, dear, elsewhere } = await makeOffers(entered);
    const { body } = await own(`/material/${chosen.id}`, entered);
    expect(body).toMatchObject({
      nome: 'Âmbar',
      descricao: 'Meu preferido na orla.',
      preco: '2000000.00',
      imagens: [
        {
          categoria: 'Fachada',
          nome: 'ambar-fachada-1.jpg',
          largura: 1200,
          arquivo: '/media/img/a1/a1-1200.jpg',
          bytes: 48_000,
          miniatura: '/media/mini/cartao.webp/img/a1/a1-1200.jpg',
        },
        { categoria: 'Planta', nome: 'ambar-planta-2.jpg' },
      ],
    });
    expect((await own(`/material/${covered.id}`, entered)).body.imagens).toEqual([]);
    for (const { id } of [dear, elsewhere]) expect((await own(`/material/${id}`, entered)).status).toBe(404);
    await app.db.update(empreendimentos).set({ ativo: false }).where(eq(empreendimentos.id, chosen.id));
    expect((await own(`/material/${chosen.id}`, entered)).status).toBe(404);
  });

  it('WPP-20 his visits by day and by page, and nobody else’s', async () => {
    const entered = await enterOwnPage(app);
    const other = await enterOwnPage(app);
    const { hotsite } = await makeOffers(entered);
    const dia = dayInBrazil(app.clock.now());
    const corretorId = entered.corretor.id;
    await app.db.insert(visitas).values([
      { dia, tipo: 'pagina', corretorId, hotsiteId: 0, total: 4 },
      { dia, tipo: 'whatsapp', corretorId, hotsiteId: 0, total: 1 },
      { dia, tipo: 'pagina', corretorId, hotsiteId: hotsite.id, total: 9 },
      { dia, tipo: 'pagina', corretorId: other.corretor.id, hotsiteId: 0, total: 77 },
    ]);
    const { body } = await own('/visitas?dias=7', entered);
    expect(body).toMatchObject({ paginas: 13, contatos: 1 });
    expect(body.dias).toHaveLength(7);
    expect(body.dias.at(-1)).toEqual({ dia, paginas: 13, contatos: 1 });
    expect(body.porPagina).toEqual([
      { hotsiteId: hotsite.id, nome: hotsite.nome, paginas: 9, contatos: 0 },
      { hotsiteId: 0, nome: 'Seu site', paginas: 4, contatos: 1 },
    ]);
    for (const dias of ['0', '-5', '367', '1.5', 'x'])
      expect([dias, await own(`/visitas?dias=${dias}`, entered)]).toMatchObject([
        dias,
        { status: 400, body: { message: 'Escolha de 1 a 366 dias' } },
      ]);
  });
});

describe('a request for a change', () => {
  const ask = (body: unknown, { token }: Entered) => app.post(`${base}/pedido`, body, { token });
  const waiting = async (entered: Entered) =>
    (await app.get('/api/pedidos')).body.filter(
      (each: { corretor: { id: number }; estado: string }) =>
        each.corretor.id === entered.corretor.id && each.estado === 'aberto',
    );
  const rowOf = async ({ corretor }: Entered) =>
    (await app.db.select().from(corretores).where(eq(corretores.id, corretor.id)))[0]!;

  it('WPP-20 keeps what differs, and the team applies it with an entry in the log', async () => {
    const entered = await enterOwnPage(app);
    const email = `nova${entered.corretor.id}@exemplo.com`;
    const asked = await ask(
      { mudancas: { nome: entered.corretor.nome, email, biografia: '' }, mensagem: ' Mudei de e-mail. ' },
      entered,
    );
    expect(asked.body).toMatchObject({
      estado: 'aberto',
      mensagem: 'Mudei de e-mail.',
      mudancas: [{ campo: 'email', de: entered.corretor.email, para: email }],
    });
    expect((await rowOf(entered)).email).toBe(entered.corretor.email);
    const [pedido] = await waiting(entered);
    expect(pedido.mudancas[0].agora).toBe(entered.corretor.email);
    expect((await app.get('/api/dashboard/resumo')).body.pendencias).toContainEqual(
      expect.objectContaining({ tipo: 'pedidos' }),
    );
    expect((await app.post(`/api/pedidos/${pedido.id}/aplicar`, {})).status).toBe(200);
    const after = await rowOf(entered);
    expect(after).toMatchObject({ email, emailNormal: email, revisao: entered.corretor.revisao + 1 });
    expect((await own('', entered)).body.pedido).toMatchObject({ estado: 'aplicado', id: pedido.id });
    const deeds = await app.db
      .select()
      .from(auditoria)
      .where(eq(auditoria.entidadeId, String(entered.corretor.id)));
    const told = deeds
      .filter(({ entidade }) => entidade === 'corretor')
      .map(({ acao, userId }) => [acao, userId]);
    expect(told).toEqual([
      ['criou-senha', null],
      ['pediu-alteracao', null],
      ['alterou', expect.any(Number)],
      ['aplicou-pedido', expect.any(Number)],
    ]);
    // Personal values stand where an erasure finds them, and nowhere else.
    for (const { dados } of deeds) expect(JSON.stringify(dados)).not.toContain(email);
    expect((await app.post(`/api/pedidos/${pedido.id}/aplicar`, {})).status).toBe(409);
  });

  it('a value that is somebody else’s changes nothing, and the request goes on waiting', async () => {
    const entered = await enterOwnPage(app);
    const other = await enterOwnPage(app);
    await ask({ mudancas: { email: other.corretor.email, nome: 'Outro Nome' } }, entered);
    const [pedido] = await waiting(entered);
    const answer = await app.post(`/api/pedidos/${pedido.id}/aplicar`, {});
    expect(answer).toMatchObject({ status: 409, body: { message: 'Email já cadastrado (unique: email)' } });
    expect((await rowOf(entered)).nome).toBe(entered.corretor.nome);
    expect(await waiting(entered)).toHaveLength(1);
  });

  it('decided, he is told so on WhatsApp once, with what he asked for, and with the reason of a no', async () => {
    const entered = await enterOwnPage(app);
    const told = () =>
      app.db
        .select()
        .from(lisaEnviadas)
        .where(eq(lisaEnviadas.corretorId, entered.corretor.id))
        .orderBy(lisaEnviadas.id);
    await ask({ mudancas: { precoMaximo: '1500000.00' } }, entered);
    const [first] = await waiting(entered);
    await app.post(`/api/pedidos/${first.id}/aplicar`, {});
    expect((await app.post(`/api/pedidos/${first.id}/aplicar`, {})).status).toBe(409);
    const { whatsappNormal: pessoa } = entered.corretor;
    expect(await told()).toMatchObject([{ chave: 'pedido_atendido', pessoa }]);
    expect((await told())[0]!.texto).toMatch(/Preço máximo: R\$\s1\.500\.000/);
    await ask({ mensagem: 'Troquem a minha foto.' }, entered);
    const [second] = await waiting(entered);
    await app.post(`/api/pedidos/${second.id}/recusar`, { motivo: 'Mande a foto pelo WhatsApp.' });
    const [, refused, ...more] = await told();
    expect(more).toEqual([]);
    expect(refused).toMatchObject({ chave: 'pedido_recusado' });
    expect(refused!.texto).toContain('“Troquem a minha foto.”\n\nMotivo: Mande a foto pelo WhatsApp.');
  });

  it('refused, he reads why', async () => {
    const entered = await enterOwnPage(app);
    await ask({ mensagem: 'Troquem a minha foto, por favor.' }, entered);
    const [pedido] = await waiting(entered);
    expect((await app.post(`/api/pedidos/${pedido.id}/recusar`, { motivo: ' ' })).status).toBe(400);
    await app.post(`/api/pedidos/${pedido.id}/recusar`, { motivo: 'Mande a foto pelo WhatsApp.' });
    expect((await own('', entered)).body.pedido).toMatchObject({
      estado: 'recusado',
      motivo: 'Mande a foto pelo WhatsApp.',
    });
    expect(await waiting(entered)).toEqual([]);
  });

  it('a new one takes the place of what waits; he may take it back; nobody else may', async () => {
    const entered = await enterOwnPage(app);
    const other = await enterOwnPage(app);
    const first = (await ask({ mudancas: { nome: 'Ana B. Lima' } }, entered)).body;
    const second = (await ask({ mudancas: { nome: 'Ana Lima' } }, entered)).body;
    expect((await waiting(entered)).map(({ id }: { id: number }) => id)).toEqual([second.id]);
    expect((await app.post(`/api/pedidos/${first.id}/aplicar`, {})).status).toBe(409);
    const withdraw = (id: number, { token }: Entered) =>
      app.call('DELETE', `${base}/pedido/${id}`, { token });
    expect((await withdraw(second.id, other)).status).toBe(409);
    expect((await withdraw(second.id, entered)).status).toBe(200);
    expect((await app.post(`/api/pedidos/${second.id}/aplicar`, {})).status).toBe(409);
    expect((await app.post('/api/pedidos/2147483647/aplicar', {})).status).toBe(404);
  });

  it('applied twice at once it changes once', async () => {
    const entered = await enterOwnPage(app);
    const { id } = (await ask({ mudancas: { nome: 'Ana Lima' } }, entered)).body;
    const apply = () => app.post(`/api/pedidos/${id}/aplicar`, {});
    const answers = await Promise.all([apply(), apply()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await rowOf(entered)).revisao).toBe(entered.corretor.revisao + 1);
  });

  it.each([
    ['nothing', {}, 'Mude algum campo ou escreva uma mensagem'],
    ['an empty name', { mudancas: { nome: '  ' } }, 'obrigatórios'],
    ['a UF that is none', { mudancas: { ufCreci: 'XX' } }, 'UF inválida'],
  ])('says what is wrong with %s', async (_, body, message) => {
    const answer = await ask(body, await enterOwnPage(app));
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(message);
  });

  it('cannot ask for what is not his to ask: to be approved, another slug, a password', async () => {
    const entered = await enterOwnPage(app);
    const mudancas = { nome: 'Ana Lima', aprovado: false, slug: 'outro', senha: 'x', siteAtivo: true };
    expect((await ask({ mudancas }, entered)).body.mudancas).toEqual([
      expect.objectContaining({ campo: 'nome' }),
    ]);
  });
});

describe('his rights (LGPD)', () => {
  it('R33 he takes along all that is held about him, his requests too', async () => {
    const entered = await enterOwnPage(app);
    await app.post(`${base}/pedido`, { mensagem: 'Oi!' }, { token: entered.token });
    const answer = await own('/dados', entered);
    expect(answer.headers.get('content-disposition')).toContain('meus-dados.json');
    const dossier = JSON.parse(answer.text);
    expect(dossier.registro).toMatchObject({ email: entered.corretor.email, temSenha: true });
    expect(dossier.pedidos).toEqual([expect.objectContaining({ mensagem: 'Oi!', estado: 'aberto' })]);
    expect(answer.text).not.toContain('argon2');
  });

  it('R33 he has it erased with his password alone, gets a receipt, and is out', async () => {
    const entered = await enterOwnPage(app);
    const { token } = entered;
    await app.post(`${base}/pedido`, { mensagem: 'Oi!' }, { token });
    expect((await app.post(`${base}/apagar`, { senha: 'não é esta' }, { token })).body).toMatchObject({
      field: 'senha',
      message: 'A senha não confere',
    });
    const answer = await app.post(`${base}/apagar`, { senha: ownPassword }, { token });
    expect(answer.body).toMatchObject({
      corretorId: entered.corretor.id,
      por: null,
      recibo: expect.any(Number),
    });
    expect((await own('', entered)).status).toBe(401);
    const left = await app.db
      .select()
      .from(corretorPedidos)
      .where(eq(corretorPedidos.corretorId, entered.corretor.id));
    expect(left).toEqual([]);
  });
});

describe('what brings him back', () => {
  it('shows what changed in the last days, of his own alone, the newest first', async () => {
    const entered = await enterOwnPage(app);
    const other = await enterOwnPage(app);
    const now = app.clock.now();
    const { id: empreendimentoId } = await createEmpreendimento(app.db, { nome: 'Âmbar' });
    await app.db.insert(associacoes).values({ corretorId: entered.corretor.id, empreendimentoId });
    const recebidoEm = new Date(now.getTime() + 60_000);
    await createContato(app.db, { corretorId: entered.corretor.id, nome: 'Marta Souza', recebidoEm });
    const old = new Date(now.getTime() - 20 * dayMs);
    await createContato(app.db, { corretorId: entered.corretor.id, nome: 'De antes', recebidoEm: old });
    const { body } = await own('/novidades', entered);
    expect(body.map(({ tipo }: { tipo: string }) => tipo)).toEqual(
      expect.arrayContaining(['contato', 'empreendimento']),
    );
    const texts = JSON.stringify(body);
    expect(texts).toContain('Marta Souza deixou um contato');
    expect(texts).toContain('Âmbar');
    expect(texts).not.toContain('De antes');
    const moments = body.map(({ em }: { em: string }) => em);
    expect(moments).toEqual(moments.toSorted().reverse());
    expect((await own('/novidades', other)).body).toEqual([]);
  });

  it('lists who left a contact, and he says which he has answered; nobody else’s is his to see or change', async () => {
    const entered = await enterOwnPage(app);
    const other = await enterOwnPage(app);
    const contato = await createContato(app.db, { corretorId: entered.corretor.id, nome: 'Marta Souza' });
    expect((await own('/contatos', entered)).body).toMatchObject([{ nome: 'Marta Souza', estado: 'novo' }]);
    expect((await own('/contatos', other)).body).toEqual([]);
    const mark = (token: string | null, estado: string) =>
      app.call('PUT', `${base}/contatos/${contato.id}`, { token, body: { estado } });
    expect((await mark(other.token, 'atendido')).status).toBe(404);
    expect((await mark(null, 'atendido')).status).toBe(401);
    expect((await mark(entered.token, 'feito')).status).toBe(400);
    expect((await mark(entered.token, 'atendido')).body).toMatchObject({ estado: 'atendido' });
    const { body } = await app.get('/api/contatos');
    expect(body.itens.find(({ id }: { id: number }) => id === contato.id).estado).toBe('atendido');
    const [deed] = await app.db
      .select()
      .from(auditoria)
      .where(eq(auditoria.entidade, 'contato'))
      .orderBy(desc(auditoria.id));
    expect(deed).toMatchObject({ acao: 'alterou', dados: { origem: 'meu-espaco' } });
  });
});

describe('the prices of his material', () => {
  it('come by type with what is left and their last day, and none once they have lapsed', async () => {
    const entered = await enterOwnPage(app);
    const day = (days: number) => dayInBrazil(new Date(app.clock.now().getTime() + days * dayMs));
    const values = { precoInicial: '500000.00', dataTabela: day(-10) };
    const { id } = await createEmpreendimento(app.db, values);
    await app.db.insert(associacoes).values({ corretorId: entered.corretor.id, empreendimentoId: id });
    const about = { arquivo: 't.pdf', versao: '1', hash: '1', ignoradas: 0, excedentes: 0 };
    const [table] = await app.db
      .insert(tabelasDeUnidades)
      .values({ ...about, empreendimentoId: id, data: day(-5), lidaEm: app.clock.now() })
      .returning();
    const row = { tabelaId: table!.id, faixa: false, pagina: 1, tipologia: '3 suítes' };
    await app.db.insert(unidades).values([
      { ...row, ordem: 0, linha: 1, unidade: '101', preco: '690000.00', estado: 'disponivel' },
      { ...row, ordem: 1, linha: 2, unidade: '102', preco: '710000.00', estado: 'disponivel' },
      { ...row, ordem: 2, linha: 3, unidade: '103', preco: '500000.00', estado: 'vendida' },
    ]);
    const read = async () => (await own(`/material/${id}`, entered)).body;
    expect(await read()).toMatchObject({
      vigencia: { estado: 'vigente', ate: day(50) },
      tipos: [{ nome: '3 suítes', disponiveis: 2, precoMin: '690000.00', precoMax: '710000.00' }],
      // Unit by unit what is left; what is sold is counted, its price told to nobody.
      unidades: [
        { unidade: '101', preco: '690000.00', reservada: false },
        { unidade: '102', preco: '710000.00', reservada: false },
      ],
      foraDeVenda: 1,
    });
    const lapsed = eq(empreendimentos.id, id);
    await app.db
      .update(empreendimentos)
      .set({ dataTabela: day(-90) })
      .where(lapsed);
    expect(await read()).toMatchObject({
      preco: null,
      vigencia: { estado: 'vencida' },
      tipos: [],
      unidades: [],
    });
  });
});

it('his material has the films and files of the incorporadora, and how it is paid while its table holds', async () => {
  const entered = await enterOwnPage(app);
  const id = await insertEmpreendimento(app.db, { ficha: wholeFicha });
  await app.db.insert(associacoes).values({ corretorId: entered.corretor.id, empreendimentoId: id });
  const read = async (): Promise<{ titulo: string; linhas: unknown[] }[]> =>
    (await own(`/material/${id}`, entered)).body.blocos;
  const [paid, films, files, ...others] = await read();
  expect(others).toEqual([]);
  expect(paid).toMatchObject({ titulo: 'Como se paga', linhas: { length: wholeFicha.pagamento!.length } });
  expect(films!.titulo).toBe('Vídeos e tours');
  expect(films!.linhas[0]).toEqual({
    titulo: 'Assistir ao vídeo',
    texto: null,
    href: wholeFicha.videos![0],
  });
  expect(files).toMatchObject({ titulo: 'Arquivos', linhas: { length: wholeFicha.downloads!.length } });
  const dataTabela = dayInBrazil(new Date(app.clock.now().getTime() - 400 * dayMs));
  await app.db.update(empreendimentos).set({ dataTabela }).where(eq(empreendimentos.id, id));
  expect((await read()).map(({ titulo }) => titulo)).toEqual(['Vídeos e tours', 'Arquivos']);
});
