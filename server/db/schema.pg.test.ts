import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/database/open.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCidade } from '#tests/factories/cidade.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createEstado } from '#tests/factories/estado.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { createIncorporadora } from '#tests/factories/incorporadora.ts';
import { createRegiao } from '#tests/factories/regiao.ts';
import { createUser } from '#tests/factories/user.ts';
import { createZona } from '#tests/factories/zona.ts';
import type { Database } from './client.ts';
import { databaseProblem } from './database-problem.ts';
import { corretorBairros, corretores, corretorPrecos, onboardingSessions } from './schema/corretores.ts';
import {
  associacoes,
  empreendimentos,
  hotsites,
  imoveisUsados,
  incorporadoras,
} from './schema/empreendimentos.ts';
import { auditoria, configuracoes, users } from './schema/sistema.ts';
import { bairros, cidades, estados, regioes, zonas } from './schema/territorio.ts';

let database: Database;
let db: Database['db'];
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database?.close());

/** Result of an attempt: the answered status and field, or 'stored'. */
async function outcome(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return 'stored';
  } catch (error) {
    const problem = databaseProblem(error);
    if (!problem) throw error;
    return `${problem.status} ${problem.field ?? ''}`.trim();
  }
}

describe('columns', () => {
  const tables: [string, PgTable, string[]][] = [
    ['DAT-02', regioes, ['id', 'nome', 'codigo']],
    ['DAT-02', estados, ['id', 'nome', 'sigla', 'regiaoId']],
    ['DAT-03', cidades, ['id', 'nome', 'estadoId']],
    ['DAT-03', zonas, ['id', 'nome', 'cidadeId']],
    ['DAT-04', bairros, ['id', 'nome', 'slug', 'zonaId', 'informacoes', 'foto']],
    [
      'DAT-05 DAT-06 DAT-07 DAT-24',
      corretores,
      [
        ...['id', 'nome', 'nomeGuerra', 'slug', 'email', 'senha', 'creci', 'ufCreci', 'telefone', 'whatsapp'],
        ...['biografia', 'foto', 'criadoEm', 'atualizadoEm', 'logoPersonalizada', 'sitePersonalizado'],
        ...['tituloSite', 'subtituloSite', 'imagemFundoSite', 'corTema', 'coresPersonalizadas'],
        ...['redesSociais', 'ativo', 'aprovado', 'siteAtivo', 'precoMinimo', 'precoMaximo', 'regiaoTrabalho'],
      ],
    ],
    [
      'DAT-08',
      incorporadoras,
      ['id', 'nome', 'cnpj', 'contatoEmail', 'contatoTelefone', 'ativo', 'criadoEm', 'atualizadoEm'],
    ],
    [
      'DAT-09 DAT-10 DAT-11',
      empreendimentos,
      [
        ...['id', 'nome', 'descricao', 'endereco', 'bairroId', 'incorporadoraId', 'imagemPrincipal'],
        ...[
          'precoInicial',
          'status',
          'ativo',
          'criadoEm',
          'atualizadoEm',
          'dormitoriosMin',
          'dormitoriosMax',
        ],
        ...['suitesMin', 'suitesMax', 'vagasMin', 'vagasMax', 'areaMin', 'areaMax', 'metadados'],
        ...['assetsCatalog', 'driveUrl', 'assetsProcessedAt'],
      ],
    ],
    [
      'DAT-12 DAT-13',
      hotsites,
      [
        ...[
          'id',
          'empreendimentoId',
          'nome',
          'htmlFile',
          'cssFile',
          'jsFile',
          'placeholdersEncontrados',
          'rota',
        ],
        ...['versao', 'ativo', 'criadoEm', 'driveUrl', 'status', 'v0Generated', 'v0GeneratedAt', 'v0Style'],
        'v0AssetsUsed',
      ],
    ],
    [
      'DAT-15',
      imoveisUsados,
      [
        'id',
        'corretorId',
        'titulo',
        'descricao',
        'endereco',
        'bairroId',
        'preco',
        'tipo',
        'ativo',
        'criadoEm',
      ],
    ],
    [
      'DAT-16',
      associacoes,
      [
        ...['id', 'corretorId', 'empreendimentoId', 'descricaoPersonalizada', 'ordemExibicao', 'destaque'],
        ...['ativo', 'criadoEm'],
      ],
    ],
    ['DAT-18', corretorBairros, ['id', 'corretorId', 'bairroId']],
    ['DAT-19', users, ['id', 'username', 'password']],
    ['DAT-19', corretorPrecos, ['id', 'corretorId', 'precoMin', 'precoMax', 'criadoEm', 'atualizadoEm']],
    ['DAT-20', configuracoes, ['id', 'chave', 'valor', 'descricao', 'categoria', 'criadoEm', 'atualizadoEm']],
    [
      'DAT-21',
      onboardingSessions,
      [
        ...['id', 'whatsapp', 'status', 'nome', 'creci', 'ufCreci', 'email', 'nomeGuerra', 'regiaoTrabalho'],
        ...['precoMinimo', 'precoMaximo', 'telefone', 'foto', 'corretorId', 'criadoEm', 'atualizadoEm'],
      ],
    ],
  ];

  it.each(tables)('DAT-01 %s the fields stand in the table, in snake case', async (_id, table, fields) => {
    const columns = getTableColumns(table);
    const { rows } = await db.execute<{ column_name: string }>(
      sql`SELECT column_name FROM information_schema.columns WHERE table_name = ${getTableName(table)}`,
    );
    const stored = rows.map((row) => row.column_name);
    for (const field of fields) {
      expect(Object.keys(columns)).toContain(field);
      expect(columns[field]!.name).toBe(field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
      expect(stored).toContain(columns[field]!.name);
    }
  });

  it('DAT-22 money is numeric(15,2) and area numeric(10,2), everywhere', async () => {
    const { rows } = await db.execute<{ name: string; type: string }>(sql`
      SELECT column_name AS name, numeric_precision || ',' || numeric_scale AS type
      FROM information_schema.columns WHERE table_schema = 'public' AND data_type = 'numeric'`);
    expect(rows.length).toBe(16);
    for (const { name, type } of rows)
      expect([name, type]).toEqual([name, /area/.test(name) ? '10,2' : '15,2']);
  });
});

describe('defaults', () => {
  it('DAT-06 DAT-07 a corretor', async () => {
    expect(await createCorretor(db)).toMatchObject({
      corTema: '#d4af37',
      ativo: true,
      aprovado: false,
      siteAtivo: false,
      criadoEm: expect.any(Date),
      atualizadoEm: expect.any(Date),
    });
  });
  it('DAT-08 an incorporadora', async () => {
    expect(await createIncorporadora(db)).toMatchObject({ ativo: true, cnpj: null });
  });
  it('DAT-09 an empreendimento', async () => {
    expect(await createEmpreendimento(db)).toMatchObject({ status: 'em_lancamento', ativo: true });
  });
  it('DAT-12 DAT-13 a hotsite', async () => {
    expect(await createHotsite(db)).toMatchObject({
      versao: 1,
      ativo: true,
      status: 'draft',
      v0Generated: false,
    });
  });
  it('DAT-16 an association', async () => {
    const { id: corretorId } = await createCorretor(db);
    const { id: empreendimentoId } = await createEmpreendimento(db);
    const [row] = await db.insert(associacoes).values({ corretorId, empreendimentoId }).returning();
    expect(row).toMatchObject({ ordemExibicao: 0, destaque: false, ativo: true });
  });
  it('DAT-20 a setting', async () => {
    const [row] = await db.insert(configuracoes).values({ chave: 'qualquer' }).returning();
    expect(row).toMatchObject({ categoria: 'geral', valor: null });
  });
  it('DAT-21 an onboarding session', async () => {
    const [row] = await db.insert(onboardingSessions).values({ whatsapp: '5511900000000' }).returning();
    expect(row).toMatchObject({ status: 'waiting_interest', corretorId: null });
  });
  it('every write moves atualizadoEm', async () => {
    const made = await createRegiao(db, { atualizadoEm: new Date(0) });
    const [changed] = await db.update(regioes).set({ nome: 'Outra' }).where(sql`id = ${made.id}`).returning();
    expect(changed!.atualizadoEm.getTime()).toBeGreaterThan(0);
  });
});

describe('unique rules', () => {
  it('DAT-02 DAT-04 codes, siglas and slugs of the territory', async () => {
    const regiao = await createRegiao(db, { codigo: 'UNICO' });
    expect(await outcome(createRegiao(db, { codigo: 'UNICO' }))).toBe('409 codigo');
    await createEstado(db, { sigla: 'RJ', regiaoId: regiao.id });
    expect(await outcome(createEstado(db, { sigla: 'RJ', regiaoId: regiao.id }))).toBe('409 sigla');
    const { slug, zonaId } = await createBairro(db);
    expect(await outcome(createBairro(db, { slug, zonaId }))).toBe('409 slug');
  });
  it('DAT-05 slug, email and creci of a corretor', async () => {
    const first = await createCorretor(db);
    expect(await outcome(createCorretor(db, { slug: first.slug }))).toBe('409 slug');
    expect(await outcome(createCorretor(db, { email: first.email.toUpperCase() }))).toBe('409 email');
    expect(await outcome(createCorretor(db, { creci: first.creci }))).toBe('409 creci');
  });
  it('DAT-08 name and CNPJ of an incorporadora; several may have no CNPJ', async () => {
    const first = await createIncorporadora(db, { cnpjNormal: '11222333000181' });
    expect(await outcome(createIncorporadora(db, { nome: first.nome }))).toBe('409 nome');
    expect(await outcome(createIncorporadora(db, { cnpjNormal: '11222333000181' }))).toBe('409 cnpj');
    expect(await outcome(createIncorporadora(db))).toBe('stored');
    expect(await outcome(createIncorporadora(db))).toBe('stored');
  });
  it('DAT-12 one hotsite per empreendimento, one per rota', async () => {
    const first = await createHotsite(db);
    expect(await outcome(createHotsite(db, { empreendimentoId: first.empreendimentoId }))).toBe(
      '409 empreendimentoId',
    );
    expect(await outcome(createHotsite(db, { rota: first.rota }))).toBe('409 rota');
  });
  it('DAT-18 DAT-19 one row per pair of corretor and bairro, one price range per corretor', async () => {
    const { id: corretorId } = await createCorretor(db);
    const { id: bairroId } = await createBairro(db);
    const pair = () => outcome(db.insert(corretorBairros).values({ corretorId, bairroId }));
    expect([await pair(), await pair()]).toEqual(['stored', '409 bairroId']);
    const range = () => outcome(db.insert(corretorPrecos).values({ corretorId }));
    expect([await range(), await range()]).toEqual(['stored', '409 corretorId']);
  });
  it('DAT-19 DAT-20 DAT-21 user names, setting keys and WhatsApp numbers', async () => {
    const { username } = await createUser(db);
    expect(await outcome(createUser(db, { username }))).toBe('409 username');
    const setting = () => outcome(db.insert(configuracoes).values({ chave: 'repetida' }));
    expect([await setting(), await setting()]).toEqual(['stored', '409 chave']);
    const session = () => outcome(db.insert(onboardingSessions).values({ whatsapp: '5511911111111' }));
    expect([await session(), await session()]).toEqual(['stored', '409 whatsapp']);
  });
  it('DAT-27 what is in the trash is outside every unique rule', async () => {
    const excluidoEm = new Date();
    const corretor = await createCorretor(db, { excluidoEm });
    const { slug, email, creci } = corretor;
    expect(await outcome(createCorretor(db, { slug, email, creci }))).toBe('stored');
    const hotsite = await createHotsite(db, { excluidoEm });
    const { rota, empreendimentoId } = hotsite;
    expect(await outcome(createHotsite(db, { rota, empreendimentoId }))).toBe('stored');
    const { nome } = await createIncorporadora(db, { cnpjNormal: '99', excluidoEm });
    expect(await outcome(createIncorporadora(db, { nome, cnpjNormal: '99' }))).toBe('stored');
    const bairro = await createBairro(db, { excluidoEm });
    expect(await outcome(createBairro(db, { slug: bairro.slug }))).toBe('stored');
  });
});

describe('required parents', () => {
  it('DAT-02 DAT-03 DAT-04 DAT-09 nothing hangs in the air', async () => {
    const id = 2_000_000_000;
    const attempts = [
      createEstado(db, { regiaoId: id, sigla: 'XX' }),
      createCidade(db, { estadoId: id }),
      createZona(db, { cidadeId: id }),
      createBairro(db, { zonaId: id }),
      createEmpreendimento(db, { bairroId: id }),
      createEmpreendimento(db, { incorporadoraId: id }),
      createHotsite(db, { empreendimentoId: id }),
    ];
    expect(await Promise.all(attempts.map(outcome))).toEqual(attempts.map(() => '409'));
    const withoutBairro = db.execute(
      sql`INSERT INTO empreendimentos (nome, incorporadora_id) SELECT 'x', id FROM incorporadoras LIMIT 1`,
    );
    expect(await outcome(withoutBairro)).toBe('400 bairro_id');
  });
});

describe('DAT-22 numbers', () => {
  it.each(['0', '0.01', '350000.00', '9999999999999.99'])('%s is kept to the cent', async (precoInicial) => {
    const row = await createEmpreendimento(db, { precoInicial });
    expect(row.precoInicial).toBe(
      Number.isInteger(Number(precoInicial)) && !precoInicial.includes('.')
        ? `${precoInicial}.00`
        : precoInicial,
    );
  });
  it.each(['99999999.99', '42.75'])('an area of %s is kept', async (areaMin) => {
    expect((await createEmpreendimento(db, { areaMin })).areaMin).toBe(areaMin);
  });
  it.each(['NaN', '-1', '-0.01', '10000000000000', 'Infinity', 'abc'])('%s is no price', async (value) => {
    expect(await outcome(createEmpreendimento(db, { precoInicial: value }))).toBe('400');
    expect(await outcome(createCorretor(db, { precoMinimo: value }))).toBe('400');
    expect(await outcome(createCorretor(db, { precoMaximo: value }))).toBe('400');
  });
  it.each(['NaN', '-1', '100000000'])('%s is no area', async (value) => {
    expect(await outcome(createEmpreendimento(db, { areaMin: value }))).toBe('400');
    expect(await outcome(createEmpreendimento(db, { areaMax: value }))).toBe('400');
  });
  it('DAT-10 counts are whole and not negative', async () => {
    for (const column of [
      'dormitoriosMin',
      'dormitoriosMax',
      'suitesMin',
      'suitesMax',
      'vagasMin',
      'vagasMax',
    ] as const)
      expect(await outcome(createEmpreendimento(db, { [column]: -1 }))).toBe('400');
    expect(await outcome(createEmpreendimento(db, { vagasMin: 2 ** 31 }))).toBe('400');
  });
});

it('a text with a NUL is the sender’s fault, not the server’s', async () => {
  expect(await outcome(createRegiao(db, { nome: 'a\u0000b' }))).toBe('400');
});

it('R33 the audit trail takes new rows and nothing else; of a row only the personal values can go', async () => {
  const pessoais = { nome: { antes: null, depois: 'Ana' } };
  await db.insert(auditoria).values({ acao: 'entrou', entidade: 'sessao', pessoais });
  for (const change of [
    { acao: 'outra' },
    { pessoais: { nome: { antes: null, depois: 'Eva' } } },
    { acao: 'outra', pessoais: null },
  ])
    await expect(db.update(auditoria).set(change)).rejects.toThrow();
  await expect(db.delete(auditoria)).rejects.toThrow();
  await db.update(auditoria).set({ pessoais: null });
  expect(await db.select().from(auditoria)).toMatchObject([{ acao: 'entrou', pessoais: null }]);
});

it('names sort and match without accents', async () => {
  const { rows } = await db.execute<{ folded: string }>(sql`SELECT lower(unaccent('São Luís')) AS folded`);
  expect(rows).toEqual([{ folded: 'sao luis' }]);
});
