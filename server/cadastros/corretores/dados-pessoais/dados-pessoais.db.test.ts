import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dossierSchema, erasureReceiptSchema } from '#contract/cadastros/dados-pessoais.ts';
import { createStorage } from '#server/adapters/storage/create.ts';
import { corretores, onboardingSessions } from '#server/db/schema/corretores.ts';
import { empreendimentos, imoveisUsados, visitas } from '#server/db/schema/empreendimentos.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { createTrashBins } from '#server/entidades.ts';
import { createLog } from '#server/kernel/log.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';

let app: TestApp;
let lines: string[];
beforeAll(async () => {
  lines = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  app = await startTestApp({ log });
  await app.login();
});
afterAll(() => app?.close());

let n = 0;
/** Occurs in every text about him: names, an address, a picture's name and digits. */
const marks = /quetzal|98877|73519|beef00/i;
const creci = '73519-F';
const picture = (which: number) => `beef00${String(which).padStart(26, '0')}`;
const address = (which: number) => `/media/upload/be/${picture(which)}.webp`;
const keyOf = (which: number) => `upload/be/${picture(which)}.webp`;
const storage = () => createStorage(app.config.storage);

/** A corretor with data in every possible place. */
async function everywhere() {
  n += 10;
  const creci = `73519${n}-F`;
  for (let which = n; which < n + 5; which += 1)
    await storage().put(keyOf(which), new Uint8Array([1]), 'image/webp');
  const made = await app.post('/api/corretores', {
    nome: 'Zeferino Quetzal',
    nomeGuerra: 'Quetzal',
    email: `quetzal${n}@example.com`,
    creci,
    ufCreci: 'SP',
    whatsapp: '(11) 98877-1234',
    telefone: '11 98877-4321',
    senha: 'segredo do quetzal',
    biografia: 'O Quetzal da praia',
    foto: address(n),
    logoPersonalizada: address(n + 1),
    sitePersonalizado: 'https://quetzal.example.com',
    tituloSite: 'Quetzal imóveis',
    subtituloSite: 'Com Quetzal',
    imagemFundoSite: 'https://example.com/quetzal.jpg',
    redesSociais: { instagram: '@quetzal' },
    coresPersonalizadas: { quetzal: '#112233' },
    regiaoTrabalho: 'Vila Quetzal',
    slug: `quetzal-${n}`,
    aprovado: true,
  });
  const id = made.body.id as number;
  const put = (body: unknown) => app.call('PUT', `/api/corretores/${id}`, { body });
  await put({ slug: `quetzal-novo-${n}`, foto: address(n + 2) });
  const bairro = await createBairro(app.db, { nome: 'Cambuí' });
  await app.post(`/api/corretores/${id}/cobertura`, { bairrosIds: [bairro.id] });
  await app.post(`/api/corretores/${id}/precos`, { precoMin: '350000', precoMax: '900000' });
  expect((await put({ siteAtivo: true })).status).toBe(200);
  const empreendimento = await createEmpreendimento(app.db, { nome: 'Aurora', bairroId: bairro.id });
  await app.call('PUT', `/api/corretores/${id}/associacoes`, {
    body: { itens: [{ empreendimentoId: empreendimento.id, descricaoPersonalizada: 'Fale com o Quetzal' }] },
  });
  const imovel = await app.post('/api/imoveis-usados', {
    corretorId: id,
    bairroId: bairro.id,
    tipo: 'Casa',
    titulo: 'Casa do Quetzal',
    preco: '500000',
    descricao: 'Ligue 98877-1234',
    endereco: 'Rua Quetzal, 7',
    fotos: [address(n + 3), address(n + 4)],
    autorizacaoEm: '2026-01-01',
    autorizacaoAte: '2036-01-01',
  });
  await app.call('PUT', `/api/imoveis-usados/${imovel.body.id}`, {
    body: { ...imovel.body, titulo: 'Sobrado do Quetzal' },
  });
  await app.db.insert(onboardingSessions).values([
    { whatsapp: '5511988771234', nome: 'Zeferino Quetzal', email: 'quetzal@example.com' },
    { whatsapp: `quetzal ${n}`, corretorId: id },
  ]);
  await app.db.insert(visitas).values({ dia: '2026-11-20', tipo: 'pagina', corretorId: id, total: 7 });
  return { id, slug: `quetzal-novo-${n}`, old: `quetzal-${n}`, imovelId: imovel.body.id as number };
}

/** Confirmed with his current CRECI. */
async function erase(id: number, body: Record<string, unknown> = {}) {
  const confirmacao = (await rowOf(id))?.creci ?? creci;
  return app.post(`/api/corretores/${id}/apagar-dados`, { confirmacao, motivo: 'titular', ...body });
}
const dossierOf = (id: number) => app.get(`/api/corretores/${id}/dados-pessoais`);
const rowOf = async (id: number) => (await app.db.select().from(corretores).where(eq(corretores.id, id)))[0]!;

/** Tables with rows matching a text in any column. */
async function tablesWith(text: RegExp): Promise<Record<string, string>> {
  const { rows: tables } = await app.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await app.pool.query<{ row: string }>(
      `SELECT t::text AS row FROM "${name}" AS t WHERE t::text ~* $1`,
      [text.source],
    );
    if (rows.length > 0) found[name] = rows.map(({ row }) => row).join('\n');
  }
  return found;
}

beforeEach(() => app.db.delete(onboardingSessions).then(() => undefined));

describe('the export of everything held about a corretor', () => {
  it('R33 DAT-15 DAT-21 one file holds every part, with names, ISO dates and no password', async () => {
    const { id } = await everywhere();
    const answer = await dossierOf(id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="dados-pessoais-corretor-${id}.json"`,
    );
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const { body } = answer;
    expect(dossierSchema.strict().safeParse(body).error).toBeUndefined();
    expect(body.registro).toMatchObject({ nome: 'Zeferino Quetzal', creci: `73519${n}-F`, temSenha: true });
    expect(body.registro.criadoEm).toBe((await rowOf(id)).criadoEm.toISOString());
    expect(body.cobertura).toMatchObject([{ bairro: 'Cambuí' }]);
    expect(body.precos).toMatchObject([{ precoMin: '350000.00', precoMax: '900000.00' }]);
    expect(body.enderecosAntigos).toMatchObject([{ slug: `quetzal-${n}` }]);
    expect(body.associacoes).toMatchObject([
      { empreendimento: 'Aurora', descricaoPersonalizada: 'Fale com o Quetzal' },
    ]);
    expect(body.imoveisUsados).toMatchObject([
      { titulo: 'Sobrado do Quetzal', autorizacaoEm: '2026-01-01', excluidoEm: null },
    ]);
    expect(body.conversas).toHaveLength(2);
    expect(body.visitas).toEqual([{ dia: '2026-11-20', tipo: 'pagina', hotsite: null, total: 7 }]);
    expect([...body.imagens].sort()).toEqual([0, 1, 2, 3, 4].map((which) => address(n + which)));
    expect(JSON.stringify(body.auditoria)).toContain('Casa do Quetzal');
    expect(answer.text).not.toMatch(/argon2|segredo do quetzal|Normal"/);
    // Everywhere the database holds a text of his, the file holds it too, but for those of our own.
    expect(Object.keys(await tablesWith(marks)).sort()).toEqual([
      'associacoes',
      'auditoria',
      'corretor_slugs_antigos',
      'corretores',
      'imoveis_usados',
      'onboarding_sessions',
    ]);
  });

  it('R33 is a deed of reading: who, when and whose stand in the log, and in the file itself', async () => {
    const { id } = await createCorretor(app.db);
    const { body } = await dossierOf(id);
    const { body: log } = await app.get(`/api/auditoria?entidade=corretor&entidadeId=${id}`);
    expect(log.itens).toMatchObject([{ acao: 'exportou-dados', quem: { username: 'admin' }, mudancas: [] }]);
    expect(body.auditoria).toMatchObject([{ acao: 'exportou-dados', quem: 'admin' }]);
  });

  it('API-13 ACC-20 of nobody it is a 404, and without a token nobody reads it', async () => {
    expect(await dossierOf(99_999)).toMatchObject({
      status: 404,
      body: { message: 'Corretor não encontrado' },
    });
    const { id } = await createCorretor(app.db);
    const closed = await app.get(`/api/corretores/${id}/dados-pessoais`, { token: null });
    expect(closed.status).toBe(401);
    expect(await app.db.$count(auditoria, sql`acao = 'exportou-dados' AND entidade_id = ${String(id)}`)).toBe(
      0,
    );
  });

  it('DAT-27 who is in the trash has the right to it as well', async () => {
    const { id, nome } = await createCorretor(app.db, { excluidoEm: new Date() });
    expect((await dossierOf(id)).body.registro).toMatchObject({ nome });
  });
});

describe('the erasure of a corretor’s personal data', () => {
  it('R33 DAT-15 DAT-21 leaves no text of his in any column of the database, nor in what was logged', async () => {
    const { id } = await everywhere();
    const keep = await createCorretor(app.db, { nome: 'Fica Aqui', biografia: 'Continua tudo.' });
    expect(Object.keys(await tablesWith(marks)).length).toBeGreaterThan(5);
    const before = lines.length;
    const done = await erase(id);
    expect(done.status, done.text).toBe(200);
    expect(erasureReceiptSchema.strict().safeParse(done.body).error).toBeUndefined();
    // A row of another test may stand there: only what is about him is looked for.
    for (const other of await app.db.select().from(corretores).where(sql`nome ~* 'quetzal'`))
      await erase(other.id);
    expect(await tablesWith(marks)).toEqual({});
    expect(lines.slice(before).join('\n')).not.toMatch(marks);
    expect(await rowOf(keep.id)).toEqual(keep);
  });

  it('R33 the masked record, its dates, its deeds and the counts of visits stay', async () => {
    const { id, imovelId } = await everywhere();
    const before = await rowOf(id);
    const deeds = await app.db.$count(auditoria, sql`entidade_id = ${String(id)}`);
    await erase(id);
    expect(await rowOf(id)).toMatchObject({
      id,
      nome: 'Dados apagados',
      creci: `***${n}`,
      slug: `apagado-${id}`,
      email: `apagado-${id}`,
      ativo: false,
      aprovado: false,
      siteAtivo: false,
      senha: null,
      whatsapp: null,
      redesSociais: null,
      criadoEm: before.criadoEm,
      apagadoEm: app.clock.now(),
      excluidoEm: app.clock.now(),
    });
    const [imovel] = await app.db.select().from(imoveisUsados).where(eq(imoveisUsados.id, imovelId));
    expect(imovel).toMatchObject({ titulo: 'Dados apagados', endereco: null, fotos: [], ativo: false });
    expect(imovel!.excluidoEm).not.toBeNull();
    expect(await app.db.$count(auditoria, sql`entidade_id = ${String(id)}`)).toBe(deeds + 1);
    expect(await app.db.$count(visitas, eq(visitas.corretorId, id))).toBe(1);
    const { body: log } = await app.get(`/api/auditoria?entidade=corretor&entidadeId=${id}`);
    const created = log.itens.at(-1);
    expect(created).toMatchObject({ acao: 'criou', nome: null });
    expect(created.mudancas.find(({ campo }: { campo: string }) => campo === 'email')).toMatchObject({
      depois: null,
      apagado: true,
    });
  });

  it('R33 the receipt is an entry of the log with counts and a reason; asked for again it is the same one', async () => {
    const { id } = await everywhere();
    const { body: receipt } = await erase(id, { motivo: 'consentimento' });
    expect(receipt).toMatchObject({
      corretorId: id,
      por: 'admin',
      motivo: 'Revogação do consentimento',
      apagados: {
        cobertura: 1,
        precos: 1,
        associacoes: 1,
        enderecosAntigos: 1,
        imoveisUsados: 1,
        conversas: 2,
        imagens: 5,
      },
    });
    expect(receipt.apagados.valoresNaAuditoria).toBeGreaterThan(15);
    const { body: log } = await app.get(`/api/auditoria?entidade=corretor&entidadeId=${id}`);
    expect(log.itens[0]).toMatchObject({ id: receipt.recibo, acao: 'apagou-dados', mudancas: [] });
    const deeds = await app.db.$count(auditoria);
    const again = await erase(id, { motivo: 'titular', confirmacao: 'qualquer coisa' });
    expect(again).toMatchObject({ status: 200, body: receipt });
    expect(await app.db.$count(auditoria)).toBe(deeds);
  });

  it('R30 asked for by many at one moment it happens once', async () => {
    const { id } = await everywhere();
    const { creci: confirmacao } = await rowOf(id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => erase(id, { confirmacao })));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await app.db.$count(auditoria, sql`acao = 'apagou-dados' AND entidade_id = ${String(id)}`)).toBe(
      1,
    );
  });

  it.each([
    ['confirmacao', 'Digite o CRECI deste corretor para confirmar', { confirmacao: '73518-F' }],
    ['confirmacao', 'Digite o CRECI deste corretor para confirmar', { confirmacao: ' ' }],
    ['confirmacao', 'Digite o CRECI deste corretor para confirmar', { confirmacao: undefined }],
    ['motivo', 'Escolha o motivo', { motivo: 'Quetzal pediu' }],
    ['motivo', 'Escolha o motivo', { motivo: null }],
  ])('API-13 with a bad %s (“%s”) nothing is erased: %j', async (field, message, body) => {
    const made = await createCorretor(app.db, { creci, creciNormal: `${creci} ${n++}`, nome: 'Ainda aqui' });
    expect(await erase(made.id, body)).toMatchObject({ status: 400, body: { field, message } });
    expect(await rowOf(made.id)).toEqual(made);
  });

  it('BRK-53 the CRECI that confirms may be written in any way', async () => {
    const made = await createCorretor(app.db, { creci: 'CRECI/SP 73.520 F', creciNormal: '73520-F/SP' });
    expect((await erase(made.id, { confirmacao: '73520/sp' })).status).toBe(200);
  });

  it('API-13 ACC-20 of nobody it is a 404, and nobody does it without a token', async () => {
    expect((await erase(99_999)).status).toBe(404);
    const made = await createCorretor(app.db);
    const body = { confirmacao: made.creci, motivo: 'titular' };
    const closed = await app.post(`/api/corretores/${made.id}/apagar-dados`, body, { token: null });
    expect(closed.status).toBe(401);
    expect(await rowOf(made.id)).toEqual(made);
  });

  it('PUB-02 his site and every address of it are a neutral 404 at once, and he is in no list', async () => {
    const { id, slug, old } = await everywhere();
    const open = await app.get(`/api/public/corretores/${slug}`);
    expect(open.status, open.text).toBe(200);
    expect((await app.get(`/corretor/${old}`)).status).toBe(301);
    await erase(id);
    for (const path of [`/corretor/${slug}`, `/corretor/${old}`, `/corretor/apagado-${id}`]) {
      const page = await app.get(path);
      expect([path, page.status]).toEqual([path, 404]);
      expect(page.text).not.toMatch(marks);
    }
    expect((await app.get(`/api/public/corretores/${slug}`)).status).toBe(404);
    for (const list of ['corretores', 'imoveis-usados', 'lixeira'])
      expect((await app.get(`/api/${list}`)).text).not.toMatch(/Dados apagados/);
    expect((await app.get(`/api/corretores/${id}`)).status).toBe(404);
    // His addresses are anybody's again, and so are his CRECI and e-mail.
    const next = await createCorretor(app.db, { slug: old });
    expect(
      (await app.call('PUT', `/api/corretores/${next.id}`, { body: { slug, creci: `73519${n}` } })).status,
    ).toBe(200);
    await app.db.delete(corretores).where(eq(corretores.id, next.id));
  });

  it('DAT-27 neither he nor his imóveis come back from the trash; he stays when it is emptied, they go', async () => {
    const { id, imovelId } = await everywhere();
    await erase(id);
    for (const [entidade, which] of [
      ['corretor', id],
      ['imovel-usado', imovelId],
    ])
      expect(await app.post(`/api/lixeira/${entidade}/${which}/restaurar`, {})).toMatchObject({
        status: 409,
        body: {
          code: 'apagado',
          message: 'Os dados pessoais deste corretor foram apagados e não podem ser restaurados',
        },
      });
    const later = new Date(app.clock.now().getTime() + 1);
    const bins = createTrashBins({ db: app.db });
    for (const kind of ['imovel-usado', 'corretor'])
      await bins.find(({ entidade }) => entidade === kind)!.purge(later);
    expect(await app.db.$count(imoveisUsados, eq(imoveisUsados.id, imovelId))).toBe(0);
    expect((await rowOf(id)).apagadoEm).not.toBeNull();
  });

  it('DAT-27 who is in the trash is erased too, with the day he went there', async () => {
    const excluidoEm = new Date('2026-11-01T12:00:00Z');
    const made = await createCorretor(app.db, { creci, creciNormal: creci, excluidoEm });
    expect((await erase(made.id)).status).toBe(200);
    expect(await rowOf(made.id)).toMatchObject({ nome: 'Dados apagados', excluidoEm });
  });

  it('R29 his pictures leave the storage, those before too; one that is used elsewhere stays', async () => {
    const { id } = await everywhere();
    const shared = n + 3;
    const other = await createEmpreendimento(app.db, { imagemPrincipal: address(shared) });
    await erase(id);
    for (let which = n; which < n + 5; which += 1)
      expect([which, await storage().exists(keyOf(which))]).toEqual([which, which === shared]);
    await app.db
      .update(empreendimentos)
      .set({ imagemPrincipal: null })
      .where(eq(empreendimentos.id, other.id));
  });
});

it('R30 with a storage that fails nothing is erased, and it can be asked for again', async () => {
  const { id } = await everywhere();
  const before = await rowOf(id);
  const { eraseCorretor } = await import('./erase.ts');
  const broken = {
    ...storage(),
    remove: async () => {
      throw new Error('no storage');
    },
  };
  const asked = { id, confirmacao: before.creci, motivo: 'titular' as const, userId: 1 };
  await expect(eraseCorretor({ db: app.db, clock: app.clock, storage: broken }, asked)).rejects.toThrow(
    'no storage',
  );
  expect(await rowOf(id)).toEqual(before);
  expect((await erase(id)).status).toBe(200);
});
