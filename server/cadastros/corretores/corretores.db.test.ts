import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corretorSchema } from '#contract/cadastros/corretores.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretorBairros, corretores } from '#server/db/schema/corretores.ts';
import { associacoes, imoveisUsados } from '#server/db/schema/empreendimentos.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());

let n = 0;
/** A unique body with all required fields. */
const body = (values: Record<string, unknown> = {}) => {
  n += 1;
  return {
    nome: `Marina Lopes ${n}`,
    nomeGuerra: `Marina${n} Lopes`,
    email: `marina${n}@example.com`,
    creci: `${70_000 + n}`,
    senha: 'uma senha qualquer',
    ...values,
  };
};
const create = (values?: Record<string, unknown>) => app.post('/api/corretores', body(values));
const put = (id: number, changes: unknown, headers?: Record<string, string>) =>
  app.call('PUT', `/api/corretores/${id}`, { body: changes, headers });
const stored = async (id: number) =>
  (await app.db.select().from(corretores).where(eq(corretores.id, id)))[0]!;

describe('a new corretor', () => {
  it('BRK-21 BRK-29 BRK-30 DAT-05..07 DAT-24 DAT-25 takes the form and its defaults and answers everything but the password', async () => {
    const made = await create({
      nome: '  José Álvares ',
      nomeGuerra: 'José da Silva Souza',
      email: 'Jose.Silva@Example.com',
      creci: 'CRECI 12.345 F',
      ufCreci: 'sp',
      whatsapp: '(11) 98765-4321',
      telefone: '(11) 3333-4444',
      biografia: 'Dez anos de praia.',
      foto: '/media/jose.webp',
      redesSociais: { instagram: '@jose', site: 'https://jose.example.com' },
      regiaoTrabalho: 'Litoral Norte',
      extra: 'ignored',
    });
    expect(made.status).toBe(200);
    expect(corretorSchema.strict().safeParse(made.body).error).toBeUndefined();
    expect(made.body).toMatchObject({
      nome: 'José Álvares',
      nomeGuerra: 'José da Silva Souza',
      slug: 'jose-da-silva',
      email: 'Jose.Silva@Example.com',
      creci: 'CRECI 12.345 F',
      ufCreci: 'SP',
      whatsapp: '(11) 98765-4321',
      telefone: '(11) 3333-4444',
      biografia: 'Dez anos de praia.',
      foto: '/media/jose.webp',
      redesSociais: { instagram: '@jose', site: 'https://jose.example.com' },
      regiaoTrabalho: 'Litoral Norte',
      corTema: '#d4af37',
      ativo: true,
      aprovado: false,
      siteAtivo: false,
      precoMinimo: null,
      revisao: 1,
    });
    expect(made.body.createdAt).toBe(made.body.criadoEm);
    expect((await app.get(`/api/corretores/${made.body.id}`)).body).toEqual(made.body);
    expect(await stored(made.body.id)).toMatchObject({
      emailNormal: 'jose.silva@example.com',
      creciNormal: '12345-F',
      whatsappNormal: '5511987654321',
    });
  });

  it('BRK-51 the password is hashed, and neither it nor the hash stands in an answer or the log', async () => {
    const made = await create({ senha: 'segredo bem guardado' });
    const { senha } = await stored(made.body.id);
    expect(senha).toMatch(/^\$argon2id\$/);
    await put(made.body.id, { senha: 'outra senha guardada' });
    const changed = (await stored(made.body.id)).senha;
    expect(changed).not.toBe(senha);
    const texts = JSON.stringify([
      made.body,
      (await app.get('/api/corretores')).body,
      (await app.get(`/api/corretores/busca?q=${made.body.email}`)).body,
      await app.db.select().from(auditoria),
    ]);
    expect(texts).not.toMatch(/argon2|guardad/);
    const { body: log } = await app.get(`/api/auditoria?entidade=corretor&entidadeId=${made.body.id}`);
    expect(log.itens[0]).toMatchObject({ acao: 'alterou', mudancas: [], dados: { senha: 'alterada' } });
  });

  it('WPP-23 in part: approving is stored as approving, alone or with other changes, and says that no message went', async () => {
    const { body: made } = await create({});
    await put(made.id, { aprovado: true, ativo: false });
    await put(made.id, { aprovado: true, ativo: true });
    await put(made.id, { aprovado: false });
    const { body: log } = await app.get(`/api/auditoria?entidade=corretor&entidadeId=${made.id}`);
    const told = log.itens.map(({ acao, dados }: { acao: string; dados: unknown }) => [acao, dados]);
    expect(told.slice(0, 3)).toEqual([
      ['alterou', {}],
      ['alterou', {}],
      ['aprovou', { mensagens: 'nenhuma' }],
    ]);
  });

  it('R33 the log tells of it without a name; what is personal stands apart', async () => {
    const { body: made } = await create({ nome: 'Teodora Pessoal', redesSociais: { instagram: '@teodora' } });
    await put(made.id, { nome: 'Teodora Mudada', ativo: false });
    const entries = await app.db
      .select()
      .from(auditoria)
      .where(eq(auditoria.entidadeId, String(made.id)))
      .orderBy(auditoria.id);
    const own = entries.filter(({ entidade }) => entidade === 'corretor');
    expect(own.map(({ acao, revisao }) => [acao, revisao])).toEqual([
      ['criou', 1],
      ['alterou', 2],
    ]);
    expect(JSON.stringify(own.map(({ pessoais, ...rest }) => rest))).not.toMatch(/teodora|example\.com/i);
    expect(own[1]!.dados).toMatchObject({
      antes: { ativo: true, nome: null },
      depois: { ativo: false, nome: null },
    });
    expect(own[1]!.pessoais).toEqual({ nome: { antes: 'Teodora Pessoal', depois: 'Teodora Mudada' } });
    expect(own[0]!.pessoais).toMatchObject({ redesSociais: { depois: '{"instagram":"@teodora"}' } });
  });

  it.each(['nome', 'nomeGuerra', 'email', 'creci'])('BRK-22 without %s is refused', async (field) => {
    for (const value of [undefined, '', '   ', null, 5, []])
      expect(await create({ [field]: value })).toMatchObject({
        status: 400,
        body: { field, message: 'Nome completo, nome de guerra, email e CRECI são obrigatórios' },
      });
  });

  it('BRK-23 without a password is refused', async () => {
    for (const senha of [undefined, '', '   ', null, 5])
      expect(await create({ senha })).toMatchObject({
        status: 400,
        body: { field: 'senha', message: 'Senha é obrigatória para novos corretores' },
      });
  });

  it.each([
    [{ slug: 'Com Espaço' }, 'Digite uma URL válida para o site'],
    [{ ufCreci: 'XX' }, 'UF inválida'],
    [{ corTema: 'red' }, 'Cor inválida: use o formato #d4af37'],
    [{ redesSociais: { site: 'javascript:alert(1)' } }, /Link inválido/],
    [{ sitePersonalizado: 'data:text/html,x' }, /Link inválido/],
    [{ foto: 'http://example.com/a.png' }, 'Endereço de imagem inválido'],
    [{ ativo: 'sim' }, 'Use verdadeiro ou falso'],
    [{ nome: 'x'.repeat(1_000_000) }, 'Use no máximo 200 caracteres'],
  ])('API-13 %j is answered with what to do', async (values, message) => {
    const answer = await create(values);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(message);
  });

  it('API-21 control characters and NUL are taken out, a lone surrogate is no fault', async () => {
    const made = await create({ nome: 'Rosa\u0000\u0007 Lima', biografia: 'a\ud800b' });
    expect(made.body).toMatchObject({ nome: 'Rosa Lima', biografia: 'a\ufffdb' });
  });

  it.each([
    ['creci', { creci: '88.888-F' }, { creci: 'CRECI 88888' }],
    ['email', { email: 'DUPLA@example.com' }, { email: 'dupla@Example.com ' }],
    ['slug', { slug: 'endereco-proprio' }, { slug: 'endereco-proprio' }],
  ])('BRK-36 BRK-53 a second one with the same %s is a 409 that names it', async (field, first, second) => {
    expect((await create(first)).status).toBe(200);
    const clash = await create(second);
    expect(clash).toMatchObject({ status: 409, body: { field } });
    expect(clash.body.message).toMatch(/unique/);
    expect(clash.body.message).toMatch(field);
  });

  it('BRK-53 one number in two states is two corretores when the text says so', async () => {
    expect((await create({ creci: '4321-F' })).status).toBe(200);
    expect((await create({ creci: '4321-F/RJ' })).status).toBe(200);
  });

  it('R30 of twenty who bring the same CRECI at once one is made', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create({ creci: '99.001-J' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body: { field } }) => status === 409 && field === 'creci')).toHaveLength(
      19,
    );
  });

  it('BRK-27 a slug that nobody typed is free, also when many are made at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => create({ nome: 'Ana Reis', nomeGuerra: 'Ana Reis', slug: '' })),
    );
    expect(answers.map(({ body: { slug } }) => slug).sort()).toEqual([
      'ana-reis',
      'ana-reis-2',
      'ana-reis-3',
      'ana-reis-4',
    ]);
  });

  it('BRK-27 the slug comes from the nickname, then the name, then the number', async () => {
    expect((await create({ nome: 'Bia Prado', nomeGuerra: '★' })).body.slug).toBe('bia-prado');
    const { body: made } = await create({ nome: '李', nomeGuerra: '★' });
    expect(made.slug).toBe(`corretor-${made.id}`);
  });
});

describe('a change', () => {
  it('BRK-31..33 COV-33 touches what it names: absent is unchanged, null clears, a blank password is none', async () => {
    const { body: made } = await create({ telefone: '123', biografia: 'Texto', ufCreci: 'RJ' });
    const { senha } = await stored(made.id);
    const answer = await put(made.id, {
      telefone: null,
      senha: '',
      tituloSite: 'Meu site',
      corTema: '#101010',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        ...made,
        telefone: null,
        tituloSite: 'Meu site',
        corTema: '#101010',
        revisao: 2,
        atualizadoEm: expect.any(String),
      },
    });
    expect((await stored(made.id)).senha).toBe(senha);
    expect((await put(made.id, { ufCreci: '', corTema: null })).body).toMatchObject({
      ufCreci: null,
      corTema: '#d4af37',
      biografia: 'Texto',
    });
  });

  it('DAT-25 leaves the date under both its names', async () => {
    const { body: made } = await create();
    app.clock.advance(60_000);
    const { body } = await put(made.id, { biografia: 'Outra' });
    expect(body.atualizadoEm).not.toBe(made.atualizadoEm);
    expect([body.criadoEm, body.createdAt]).toEqual([made.criadoEm, made.criadoEm]);
  });

  it('BRK-22 COV-30 what is required cannot be emptied, nor the slug', async () => {
    const { body: made } = await create();
    expect(await put(made.id, { nome: '' })).toMatchObject({ status: 400, body: { field: 'nome' } });
    expect(await put(made.id, { slug: '' })).toMatchObject({
      status: 400,
      body: { field: 'slug', message: 'Digite uma URL válida para o site' },
    });
  });

  it.each([
    ...['🏠🏡', '★', 'eva prado', '-eva', 'eva--prado', 'Éva', '../x', '%00'].map((slug) => ({ slug })),
    ...['painel', 'admin', 'login', 'hotsite'].map((slug) => ({ slug })),
    ...['vermelho', '#ff', '#d4af3', '#d4af3g', '#d4af37;', 'url(x)', 12].map((corTema) => ({ corTema })),
  ])('COV-22 COV-29 %j is refused beside its field, and what was there stays', async (values) => {
    const { body: made } = await create({ slug: 'fica', corTema: '#1f4d3a' });
    const [field] = Object.keys(values);
    expect(await put(made.id, values)).toMatchObject({ status: 400, body: { field } });
    expect(await stored(made.id)).toMatchObject({ slug: 'fica', corTema: '#1f4d3a' });
    await app.call('DELETE', `/api/corretores/${made.id}`);
  });

  it('R31 the id, the moment and the normal forms are nobody’s to write', async () => {
    const { body: made } = await create();
    const before = await stored(made.id);
    const answer = await put(made.id, {
      id: 1,
      criadoEm: '2000-01-01',
      creciNormal: 'x',
      precoMinimo: '1',
      excluidoEm: '2000-01-01',
      rejeitadoEm: '2000-01-01',
    });
    expect(answer.status).toBe(200);
    expect(await stored(made.id)).toEqual(before);
  });

  it('BRK-31 takes one part alone, and says what is nobody’s, taken or asked without a session', async () => {
    const { body: made } = await create({ slug: 'so-uma-parte' });
    const bairro = await createBairro(app.db);
    await app.db.insert(corretorBairros).values({ corretorId: made.id, bairroId: bairro.id });
    const look = {
      tituloSite: 'A',
      subtituloSite: 'B',
      imagemFundoSite: '/media/a.webp',
      corTema: '#101010',
    };
    let now = made;
    for (const part of [{ siteAtivo: true }, { slug: 'outra-parte' }, look]) {
      const { status, body } = await put(made.id, part);
      expect([status, body]).toEqual([
        200,
        { ...now, ...part, revisao: now.revisao + 1, atualizadoEm: expect.any(String) },
      ]);
      now = body;
    }
    const { body: other } = await create();
    expect((await put(other.id, { slug: 'outra-parte' })).status).toBe(409);
    expect((await put(999_999, { slug: 'de-ninguem' })).status).toBe(404);
    const path = `/api/corretores/${made.id}`;
    expect((await app.call('PUT', path, { token: null, body: { slug: 'x' } })).status).toBe(401);
  });

  it('BRK-36 a taken slug is a 409; one’s own is none', async () => {
    const { body: one } = await create({ slug: 'um-so' });
    const { body: other } = await create();
    expect(await put(other.id, { slug: 'um-so' })).toMatchObject({ status: 409, body: { field: 'slug' } });
    expect((await put(one.id, { slug: 'um-so', creci: one.creci })).status).toBe(200);
  });

  it('API-19 one made on an older state says who changed what', async () => {
    const { body: made } = await create();
    await put(made.id, { tituloSite: 'Um' });
    for (const stale of [
      await put(made.id, { tituloSite: 'Dois', revisao: 1 }),
      await put(made.id, { tituloSite: 'Dois' }, { 'if-match': '"1"' }),
    ])
      expect(stale).toMatchObject({
        status: 409,
        body: {
          code: 'alterado',
          change: { by: 'admin', fields: ['tituloSite'], current: { tituloSite: 'Um' } },
        },
      });
  });

  it('COV-25 a site goes on once a bairro is covered, and one that is on stays on', async () => {
    const { body: made } = await create();
    expect(await put(made.id, { siteAtivo: true })).toMatchObject({
      status: 400,
      body: { field: 'siteAtivo', message: 'Configure a cobertura geográfica primeiro' },
    });
    expect((await create({ siteAtivo: true })).status).toBe(400);
    const bairro = await createBairro(app.db);
    await app.db.insert(corretorBairros).values({ corretorId: made.id, bairroId: bairro.id });
    expect(await put(made.id, { siteAtivo: true })).toMatchObject({ status: 200, body: { siteAtivo: true } });
    await app.db.delete(corretorBairros).where(eq(corretorBairros.corretorId, made.id));
    expect((await put(made.id, { siteAtivo: true, nome: 'Outro' })).status).toBe(200);
  });
});

describe('the list', () => {
  it('BRK-28 API-17 is whole and newest first, fresh after a write, without who was rejected', async () => {
    const { body: made } = await create();
    const list = await app.get('/api/corretores');
    expect(list.body[0]).toEqual(made);
    const etag = list.headers.get('etag')!;
    const rejected = await createCorretor(app.db, {
      slug: 'rejeitado',
      rejeitadoEm: new Date(),
      ativo: false,
    });
    const { body: next } = await create();
    const after = await app.get('/api/corretores', { headers: { 'if-none-match': etag } });
    expect(after.status).toBe(200);
    expect(after.body.map(({ id }: { id: number }) => id).slice(0, 2)).toEqual([next.id, made.id]);
    expect(after.body.map(({ id }: { id: number }) => id)).not.toContain(rejected.id);
    expect((await app.get(`/api/corretores/${rejected.id}`)).status).toBe(404);
  });

  it('BRK-02 the search finds by name, nickname, e-mail and CRECI, fifty a page, and is never old', async () => {
    for (let i = 0; i < 52; i += 1)
      await createCorretor(app.db, { nome: `Procurado Índigo ${i}`, slug: `procurado-${i}` });
    const { body: made } = await create({
      nome: 'Procurada Índigo',
      nomeGuerra: 'Zuleica',
      creci: '55.123-F',
    });
    const search = async (q: string, pagina = 1) =>
      (await app.get(`/api/corretores/busca?q=${encodeURIComponent(q)}&pagina=${pagina}`)).body;
    const found = await search('indigo');
    expect(found).toMatchObject({ pagina: 1, total: 53 });
    expect(found.itens).toHaveLength(50);
    expect(found.itens[0]).toEqual(made);
    expect((await search('ÍNDIGO', 2)).itens).toHaveLength(3);
    for (const q of ['zuleica', made.email, '55.123', '55123'])
      expect((await search(q)).itens.map(({ id }: { id: number }) => id)).toContain(made.id);
    await put(made.id, { nomeGuerra: 'Quitéria', whatsapp: '(48) 99123-7788' });
    for (const q of ['(48) 99123-7788', '48991237788', '+55 48 9123-7788'])
      expect((await search(q)).itens.map(({ id }: { id: number }) => id)).toEqual([made.id]);
    // Also by the part that somebody remembers; of fewer digits than six, too many have them.
    for (const q of ['9123-7788', '1237 78', '912377'])
      expect(
        (await search(q)).itens.map(({ id }: { id: number }) => id),
        q,
      ).toEqual([made.id]);
    expect((await search('23778')).total).toBe(0);
    expect((await search('zuleica')).total).toBe(0);
    expect((await search('quiteria')).total).toBe(1);
  });

  it('BRK-03 BRK-06 BRK-07 BRK-11 the search knows status, site and order, each both ways', async () => {
    const make = async (letter: string, values: Record<string, unknown>) =>
      createCorretor(app.db, {
        nome: `Ordem ${letter}`,
        slug: `ordem-${letter}`,
        ...values,
      });
    await make('Ébano', {
      ativo: true,
      aprovado: true,
      creci: '9000-F',
      creciNormal: '9000-F',
      whatsapp: '11 9',
      whatsappNormal: '119',
    });
    await make('azul', { ativo: true, aprovado: false, creci: 'CRECI 10.000', siteAtivo: true });
    await make('Fúcsia', {
      ativo: false,
      aprovado: true,
      creci: '800-F',
      whatsapp: '11 80',
      whatsappNormal: '1180',
    });
    await make('Dourado', { ativo: false, aprovado: false, creci: '70-F' });
    await app.db.transaction((tx) => bumpLists(tx, 'corretores'));
    const search = async (query: string) =>
      (await app.get(`/api/corretores/busca?q=ordem&${query}`)).body as {
        itens: { nome: string }[];
        total: number;
        registros: number;
      };
    const letters = async (query: string) =>
      (await search(query)).itens.map(({ nome }) => nome.replace('Ordem ', ''));
    expect(await letters('')).toEqual(['Dourado', 'Fúcsia', 'azul', 'Ébano']);
    expect(await letters('ordem=nome')).toEqual(['azul', 'Dourado', 'Ébano', 'Fúcsia']);
    expect(await letters('ordem=nome&direcao=desc')).toEqual(['Fúcsia', 'Ébano', 'Dourado', 'azul']);
    expect(await letters('ordem=creci&direcao=asc')).toEqual(['Dourado', 'Fúcsia', 'Ébano', 'azul']);
    expect(await letters('ordem=whatsapp')).toEqual(['Ébano', 'Fúcsia', 'Dourado', 'azul']);
    expect(await letters('ordem=status')).toEqual(['Dourado', 'Fúcsia', 'azul', 'Ébano']);
    expect(await letters('ordem=status&direcao=desc')).toEqual(['Ébano', 'azul', 'Dourado', 'Fúcsia']);
    expect(await letters('status=ativo')).toEqual(['Ébano']);
    expect(await letters('status=pendente')).toEqual(['azul']);
    expect(await letters('status=inativo&ordem=nome')).toEqual(['Dourado', 'Fúcsia']);
    expect(await letters('site=ativo')).toEqual(['azul']);
    const { total, registros } = await search('status=inativo&site=inativo');
    expect(total).toBe(2);
    expect(registros).toBe((await app.get('/api/corretores')).body.length);
  });

  it.each([
    ...['pagina=0', 'pagina=x', 'pagina=1.5', 'pagina=9999999', `q=${'x'.repeat(201)}`],
    ...['status=aprovado', 'site=x', 'ordem=senha', 'direcao=x', 'ordem=nome&ordem=creci'],
  ])('API-13 a search for %s is refused in words', async (query) => {
    expect(await app.get(`/api/corretores/busca?${query}`)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^(Página|Busca|Status|Site|Ordem|Direção)/) },
    });
  });

  it('BRK-40 the free address of a name is the next one nobody has', async () => {
    const free = async (nome: string) =>
      (await app.get(`/api/corretores/slug-livre?nome=${encodeURIComponent(nome)}`)).body.slug;
    expect(await free('Ímpar Único')).toBe('impar-unico');
    await create({ nomeGuerra: 'Ímpar Único' });
    await create({ nomeGuerra: 'Ímpar Único' });
    expect(await free('Ímpar Único')).toBe('impar-unico-3');
    expect(await free('★')).toBeNull();
    expect((await app.get('/api/corretores/slug-livre')).status).toBe(400);
  });
});

describe('a delete', () => {
  it('BRK-34 BRK-35 DAT-27 takes him to the trash; his CRECI is free, and his coverage, prices and associations go and come back with him', async () => {
    const { body: made } = await create({ creci: '66.100' });
    const bairro = await createBairro(app.db);
    await app.db.insert(corretorBairros).values({ corretorId: made.id, bairroId: bairro.id });
    const prices = { precoMin: '300000.00', precoMax: '900000.00' };
    await app.post(`/api/corretores/${made.id}/precos`, prices);
    const { id: empreendimentoId } = await createEmpreendimento(app.db);
    await app.db.insert(associacoes).values({ corretorId: made.id, empreendimentoId });
    expect(await app.call('DELETE', `/api/corretores/${made.id}`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    for (const part of ['', '/cobertura', '/precos', '/associacoes'])
      expect((await app.get(`/api/corretores/${made.id}${part}`)).status, part).toBe(404);
    expect((await put(made.id, { nome: 'X' })).status).toBe(404);
    expect((await app.call('DELETE', `/api/corretores/${made.id}`)).status).toBe(404);
    const restored = await app.post(`/api/lixeira/corretor/${made.id}/restaurar`, {});
    expect(restored.status).toBe(200);
    expect((await app.get(`/api/corretores/${made.id}`)).body).toMatchObject({ creci: '66.100' });
    expect((await app.get(`/api/corretores/${made.id}/cobertura`)).body).toEqual([bairro.id]);
    expect((await app.get(`/api/corretores/${made.id}/precos`)).body).toEqual(prices);
    const { body: shown } = await app.get(`/api/corretores/${made.id}/associacoes`);
    expect(shown.itens).toMatchObject([{ empreendimentoId }]);
    await app.call('DELETE', `/api/corretores/${made.id}`);
    expect((await create({ creci: '66100-F' })).status).toBe(200);
  });

  it('BRK-35 is refused while used properties are his', async () => {
    const { body: made } = await create();
    const bairro = await createBairro(app.db);
    await app.db
      .insert(imoveisUsados)
      .values({ corretorId: made.id, titulo: 'Casa da praia', bairroId: bairro.id, tipo: 'Casa' });
    expect(await app.call('DELETE', `/api/corretores/${made.id}`)).toMatchObject({
      status: 409,
      body: {
        message: 'Este corretor está em uso: 1 imóvel usado',
        uses: [{ path: `/admin/imoveis-usados?corretor=${made.id}`, items: [{ nome: 'Casa da praia' }] }],
      },
    });
    const list = await app.get('/api/imoveis-usados');
    expect(list.body).toMatchObject([
      {
        titulo: 'Casa da praia',
        tipo: 'Casa',
        preco: null,
        ativo: true,
        corretor: { nomeGuerra: made.nomeGuerra },
        bairro: { nome: bairro.nome },
      },
    ]);
    await put(made.id, { nomeGuerra: 'Novo Apelido' });
    expect((await app.get('/api/imoveis-usados')).body[0].corretor.nomeGuerra).toBe('Novo Apelido');
  });
});
