import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportVerdict } from '#contract/base/importacao.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { bairros, cidades, estados, regioes, zonas } from '#server/db/schema/territorio.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { emptyTables } from '#tests/database/empty-tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());

type Rows = Record<string, unknown>[];
const importar = (list: string, linhas: unknown, more: Record<string, unknown> = {}) =>
  app.post(`/api/${list}/importar`, { linhas, simular: false, ...more });
const simular = async (list: string, linhas: Rows, more: Record<string, unknown> = {}) => {
  const answer = await importar(list, linhas, { simular: true, ...more });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body.gravado).toBe(false);
  return answer.body.linhas as ImportVerdict[];
};
const fates = (verdicts: ImportVerdict[]) => verdicts.map(({ destino }) => destino);
const names = async (list: string) =>
  (await app.get(`/api/${list}`)).body.map(({ nome }: { nome: string }) => nome);

/** Sudeste, São Paulo, Campinas and Santos. */
let campinas: number;
beforeEach(async () => {
  await emptyTables(app.db, 'regioes', 'auditoria');
  const [regiao] = await app.db.insert(regioes).values({ nome: 'Sudeste', codigo: 'SE' }).returning();
  const [estado] = await app.db
    .insert(estados)
    .values({ nome: 'São Paulo', sigla: 'SP', regiaoId: regiao!.id })
    .returning();
  const made = await app.db
    .insert(cidades)
    .values(['Campinas', 'Santos'].map((nome) => ({ nome, estadoId: estado!.id })))
    .returning();
  campinas = made[0]!.id;
  await app.db.transaction((tx) => bumpLists(tx, 'regioes', 'estados', 'cidades', 'zonas', 'bairros'));
});

describe('a whole territory', () => {
  it('is imported list by list, parents by name, code or sigla', async () => {
    const steps: [string, Rows][] = [
      ['regioes', [{ nome: 'Sul', codigo: 'S' }]],
      ['estados', [{ nome: 'Paraná', sigla: 'pr', regiao: 'sul' }]],
      [
        'cidades',
        [
          { nome: 'Curitiba', uf: 'Parana' },
          { nome: 'Londrina', uf: 'PR' },
        ],
      ],
      [
        'zonas',
        [
          { nome: 'Centro', cidade: 'CURITIBA', uf: 'pr' },
          { nome: 'Norte', cidade: 'londrina' },
        ],
      ],
      ['bairros', [{ nome: 'Batel', zona: 'centro', cidade: 'Curitiba', uf: 'PR', informacoes: 'Cafés' }]],
    ];
    for (const [list, linhas] of steps) {
      expect(fates(await simular(list, linhas))).toEqual(linhas.map(() => 'novo'));
      const answer = await importar(list, linhas);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body.gravado).toBe(true);
      for (const { id } of answer.body.linhas) expect((await app.get(`/api/${list}/${id}`)).status).toBe(200);
      expect(fates(await simular(list, linhas))).toEqual(linhas.map(() => 'igual'));
    }
    const [bairro] = (await app.get('/api/bairros')).body;
    expect(bairro).toMatchObject({ nome: 'Batel', slug: 'batel', informacoes: 'Cafés' });
    expect(bairro.zona.cidade.estado.sigla).toBe('PR');
  });

  it('a trial writes nothing at all', async () => {
    await simular('cidades', [{ nome: 'Ouro Fino', uf: 'SP' }]);
    await simular('bairros', [{ nome: 'Cambuí', zona: 'Leste', cidade: 'Campinas' }], { criarZonas: true });
    expect(await names('cidades')).toEqual(['Campinas', 'Santos']);
    expect(await names('zonas')).toEqual([]);
    expect(await app.db.select().from(auditoria).where(eq(auditoria.acao, 'criou'))).toEqual([]);
  });
});

describe('what stands already', () => {
  it('is found whatever the case and accents of its name, and keeps its own writing', async () => {
    const linhas = [
      { nome: 'CAMPINAS', uf: 'SP' },
      { nome: ' santos ', uf: 'são paulo' },
    ];
    expect(fates(await simular('cidades', linhas))).toEqual(['igual', 'igual']);
    await importar('cidades', linhas);
    expect(await names('cidades')).toEqual(['Campinas', 'Santos']);
  });

  it('is updated in what differs, told with what was there; empty cells erase nothing', async () => {
    await importar('regioes', [{ nome: 'Sul', codigo: 'S' }]);
    const linhas = [{ sigla: 'SP', nome: 'Estado de São Paulo', regiao: 'S' }, { sigla: 'sp' }];
    const [first] = await simular('estados', [linhas[0]!]);
    expect(first).toMatchObject({ destino: 'atualiza', antes: { nome: 'São Paulo', regiao: 'Sudeste' } });
    expect(fates(await simular('estados', [linhas[1]!]))).toEqual(['igual']);
    expect((await importar('estados', [linhas[0]!])).status).toBe(200);
    const [estado] = (await app.get('/api/estados')).body;
    expect(estado).toMatchObject({ nome: 'Estado de São Paulo', sigla: 'SP', revisao: 2 });
    expect(estado.regiao.nome).toBe('Sul');
  });

  it('each record written leaves its audit entry with before and after, and the act one of its own', async () => {
    await importar('regioes', [
      { codigo: 'SE', nome: 'Sudeste do Brasil' },
      { codigo: 'N', nome: 'Norte' },
    ]);
    const entries = await app.db
      .select()
      .from(auditoria)
      .where(eq(auditoria.entidade, 'regiao'))
      .orderBy(auditoria.id);
    expect(entries).toMatchObject([
      { acao: 'criou', nome: 'Norte', revisao: 1, dados: { depois: { nome: 'Norte', codigo: 'N' } } },
      {
        acao: 'alterou',
        nome: 'Sudeste do Brasil',
        revisao: 2,
        dados: { antes: { nome: 'Sudeste' }, depois: { nome: 'Sudeste do Brasil' } },
      },
      { acao: 'importou', dados: { novos: 1, alterados: 1 } },
    ]);
    expect(entries.every(({ origem, userId }) => origem && userId)).toBe(true);
  });

  it('DAT-27 what is in the trash is neither found nor in the way', async () => {
    await app.db.update(cidades).set({ excluidoEm: new Date() }).where(eq(cidades.nome, 'Santos'));
    expect(fates(await simular('cidades', [{ nome: 'Santos', uf: 'SP' }]))).toEqual(['novo']);
    expect(await simular('zonas', [{ nome: 'Orla', cidade: 'Santos', uf: 'SP' }])).toMatchObject([
      { destino: 'erro', campo: 'cidade', mensagem: 'Cidade “Santos” não encontrada em SP' },
    ]);
  });
});

describe('rows at fault', () => {
  it.each<[string, Record<string, string>, string, string]>([
    ['regioes', { nome: 'Sul' }, 'codigo', 'Nome e código são obrigatórios'],
    ['estados', { nome: 'Paraná', sigla: 'PRA', regiao: 'SE' }, 'sigla', 'Todos os campos são obrigatórios'],
    ['estados', { nome: 'Paraná', sigla: 'PR', regiao: 'Oeste' }, 'regiao', 'Região “Oeste” não encontrada'],
    ['estados', { nome: 'Paraná', sigla: 'PR' }, 'regiao', 'Todos os campos são obrigatórios'],
    ['cidades', { nome: '   ', uf: 'SP' }, 'nome', 'Todos os campos são obrigatórios'],
    ['cidades', { nome: 'Rio Novo' }, 'uf', 'Todos os campos são obrigatórios'],
    ['cidades', { nome: 'Rio Novo', uf: 'XX' }, 'uf', 'Estado “XX” não encontrado'],
    ['zonas', { nome: 'Sul' }, 'cidade', 'Nome e cidade são obrigatórios'],
    ['bairros', { nome: 'Cambuí', zona: 'Leste' }, 'cidade', 'Preencha a cidade do bairro'],
    ['bairros', { nome: 'Cambuí', cidade: 'Campinas' }, 'zona', 'Nome e zona são obrigatórios'],
    [
      'bairros',
      { nome: 'Cambuí', zona: 'Leste', cidade: 'Campinas' },
      'zona',
      'Zona “Leste” em Campinas (SP) não encontrada',
    ],
    ['cidades', { nome: 'x'.repeat(201), uf: 'SP' }, 'nome', 'Use no máximo 200 caracteres'],
  ])(
    'TER-13 TER-14 TER-17 TER-18 TER-19 %s %j: the sentence stands at %s',
    async (list, row, campo, mensagem) => {
      expect(await simular(list, [row])).toMatchObject([{ destino: 'erro', campo, mensagem }]);
    },
  );

  it('a cidade whose name two estados have wants its UF', async () => {
    await importar('estados', [{ nome: 'Ceará', sigla: 'CE', regiao: 'SE' }]);
    await importar('cidades', [{ nome: 'Santos', uf: 'CE' }]);
    expect(await simular('zonas', [{ nome: 'Orla', cidade: 'Santos' }])).toMatchObject([
      { campo: 'uf', mensagem: 'Há mais de uma cidade “Santos”: preencha a UF' },
    ]);
    expect(fates(await simular('zonas', [{ nome: 'Orla', cidade: 'Santos', uf: 'CE' }]))).toEqual(['novo']);
  });

  it('a record twice in one file is a fault of the second row, unless neither changes anything', async () => {
    const twice = [
      { nome: 'Jundiaí', uf: 'SP' },
      { nome: 'JUNDIAI', uf: 'SP' },
    ];
    const verdicts = await simular('cidades', twice);
    expect(fates(verdicts)).toEqual(['novo', 'erro']);
    expect(verdicts[1]).toMatchObject({
      mensagem: 'Repetida: é o mesmo registro da linha 2',
      motivo: 'repetida',
      seria: 'novo',
    });
    expect(
      fates(
        await simular('cidades', [
          { nome: 'Santos', uf: 'SP' },
          { nome: 'Santos', uf: 'SP' },
        ]),
      ),
    ).toEqual(['igual', 'igual']);
  });

  it('one of them keeps all from being written, and the answer says which', async () => {
    const answer = await importar('cidades', [
      { nome: 'Jundiaí', uf: 'SP' },
      { nome: 'Itu', uf: 'XX' },
    ]);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'linhas-com-erro',
      message: 'Uma linha tem erro: nada foi gravado. Corrija ou pule o que está errado.',
      detail: 'Linha 3: Estado “XX” não encontrado',
    });
    expect(await names('cidades')).toEqual(['Campinas', 'Santos']);
  });
});

describe('zonas that are missing', () => {
  const linhas = [
    { nome: 'Cambuí', zona: 'Leste', cidade: 'Campinas', uf: 'SP' },
    { nome: 'Taquaral', zona: 'LESTE', cidade: 'campinas', uf: 'SP' },
    { nome: 'Centro', zona: 'Leste', cidade: 'Santos', uf: 'SP' },
  ];

  it('are named, and made once each where that is asked for', async () => {
    expect((await simular('bairros', linhas)).map(({ motivo }) => motivo)).toEqual(
      linhas.map(() => 'zona-desconhecida'),
    );
    const verdicts = await simular('bairros', linhas, { criarZonas: true });
    expect(verdicts.map(({ cria }) => cria)).toEqual([
      'Zona “Leste” em Campinas (SP)',
      'Zona “LESTE” em Campinas (SP)',
      'Zona “Leste” em Santos (SP)',
    ]);
    const answer = await importar('bairros', linhas, { criarZonas: true });
    expect(answer.status, answer.text).toBe(200);
    expect(await names('zonas')).toEqual(['Leste', 'Leste']);
    expect(await names('bairros')).toEqual(['Cambuí', 'Centro', 'Taquaral']);
    const made = await app.db.select().from(auditoria).where(eq(auditoria.acao, 'criou'));
    expect(made.map(({ entidade }) => entidade).sort()).toEqual([
      'bairro',
      'bairro',
      'bairro',
      'zona',
      'zona',
    ]);
  });

  it('are not made when a row is at fault', async () => {
    const answer = await importar('bairros', [...linhas, { nome: '', zona: 'Sul', cidade: 'Campinas' }], {
      criarZonas: true,
    });
    expect(answer.status).toBe(400);
    expect(await names('zonas')).toEqual([]);
  });
});

it('TER-61 bairros of one name get the slugs that single ones would', async () => {
  const one = await app.post('/api/zonas', { nome: 'Sul', cidadeId: campinas });
  await app.post('/api/bairros', { nome: 'Centro', zonaId: one.body.id });
  await importar(
    'bairros',
    ['Norte', 'Leste', 'Oeste'].map((zona) => ({ nome: 'Centro', zona, cidade: 'Campinas', uf: 'SP' })),
    { criarZonas: true },
  );
  const rows = await app.db.select({ slug: bairros.slug }).from(bairros).orderBy(bairros.id);
  expect(rows.map(({ slug }) => slug)).toEqual([
    'centro',
    'centro-campinas',
    'centro-campinas-2',
    'centro-campinas-3',
  ]);
});

it('TER-61 imported bairros get the slugs that single ones would, whatever their names are written with', async () => {
  const one = await app.post('/api/zonas', { nome: 'Sul', cidadeId: campinas });
  for (const nome of ['São João', "Olho d'Água (Norte)", 'N.º 3']) {
    const { slug } = (await app.post('/api/bairros', { nome, zonaId: one.body.id })).body;
    await app.db.delete(bairros);
    await importar('bairros', [{ nome, zona: 'Sul', cidade: 'Campinas', uf: 'SP' }]);
    expect([nome, (await app.db.select().from(bairros)).map((row) => row.slug)]).toEqual([nome, [slug]]);
    await app.db.delete(bairros);
  }
});

it('API-09 lists and what shows them are fresh after an import', async () => {
  await importar('zonas', [{ nome: 'Sul', cidade: 'Campinas' }]);
  await importar('bairros', [{ nome: 'Cambuí', zona: 'Sul', cidade: 'Campinas' }]);
  expect((await app.get('/api/bairros')).body[0].zona.cidade.estado.nome).toBe('São Paulo');
  await importar('estados', [{ sigla: 'SP', nome: 'Paulista' }]);
  expect((await app.get('/api/bairros')).body[0].zona.cidade.estado.nome).toBe('Paulista');
});

it('a formula is text: stored as it was typed', async () => {
  await importar('cidades', [
    { nome: "=cmd|' /C calc'!A0", uf: 'SP' },
    { nome: '@SUM(1+1)', uf: 'SP' },
  ]);
  expect(await names('cidades')).toEqual(expect.arrayContaining(["=cmd|' /C calc'!A0", '@SUM(1+1)']));
});

it('two imports of one file at once make every record once', async () => {
  const linhas = Array.from({ length: 50 }, (_, n) => ({ nome: `Cidade ${n}`, uf: 'SP' }));
  const answers = await Promise.all([1, 2, 3].map(() => importar('cidades', linhas)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const rows = await app.db
    .select()
    .from(cidades)
    .where(and(isNull(cidades.excluidoEm), sql`${cidades.nome} LIKE 'Cidade %'`));
  expect(rows).toHaveLength(50);
});

describe('API-13 API-21 hostile bodies', () => {
  it.each<[string, unknown, string]>([
    ['no rows', { simular: true }, 'Envie as linhas do arquivo'],
    ['rows that are none', { simular: true, linhas: 'tudo' }, 'Envie as linhas do arquivo'],
    ['an empty list', { simular: true, linhas: [] }, 'Envie ao menos uma linha'],
    [
      'a row that is no object',
      { simular: true, linhas: [7] },
      'Cada linha deve ser um objeto com as colunas do arquivo',
    ],
    ['a cell that is no text', { simular: true, linhas: [{ nome: 7 }] }, 'Cada célula deve ser um texto'],
    ['a cell of 1 MB', { simular: true, linhas: [{ nome: 'x'.repeat(1_000_000) }] }, 'Texto longo demais'],
    ['nothing said of a trial', { linhas: [{ nome: 'a' }] }, 'Diga em “simular” se é apenas uma simulação'],
    [
      'too many rows',
      { simular: true, linhas: Array(50_001).fill({}) },
      'Envie no máximo 50.000 linhas de uma vez',
    ],
  ])('%s is answered 400 with a sentence', async (_, body, message) => {
    const answer = await app.post('/api/bairros/importar', body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(message);
  });

  it('a body beyond 20 MB is answered 413', async () => {
    const answer = await importar('bairros', [{ nome: 'x'.repeat(21 * 1024 * 1024) }]);
    expect(answer.status).toBe(413);
    expect(answer.body.message).toBe('O conteúdo enviado é grande demais');
  });

  it('control characters, lone surrogates and names of the language are text or nothing', async () => {
    const odd = { nome: 'a\u0000b\ud800', uf: 'SP\u0007', constructor: 'x', toString: 'y', id: 9 };
    const verdicts = await simular('cidades', [
      odd,
      { nome: '\u0000', uf: 'SP' },
      { nome: 'constructor', uf: '__proto__' },
    ]);
    expect(fates(verdicts)).toEqual(['novo', 'erro', 'erro']);
    expect((await importar('cidades', [odd])).status).toBe(200);
    expect(await names('cidades')).toContain('ab\ufffd');
  });

  it('without a session nothing is told', async () => {
    const answer = await app.post('/api/cidades/importar', { linhas: [{}], simular: true }, { token: null });
    expect(answer.status).toBe(401);
  });
});

it('50,000 bairros are judged and written in seconds, while others are answered', async () => {
  const linhas = Array.from({ length: 50_000 }, (_, n) => ({
    nome: `Bairro ${n}`,
    zona: `Zona ${n % 40}`,
    cidade: n % 2 ? 'Campinas' : 'Santos',
    uf: 'SP',
    informacoes: 'Perto de tudo.',
  }));
  let start = performance.now();
  const trial = simular('bairros', linhas, { criarZonas: true });
  const waits: number[] = [];
  let done = false;
  void trial.finally(() => {
    done = true;
  });
  while (!done) {
    const asked = performance.now();
    await app.get('/api/regioes');
    waits.push(performance.now() - asked);
  }
  expect(fates(await trial).filter((fate) => fate === 'novo')).toHaveLength(50_000);
  const judged = performance.now() - start;
  start = performance.now();
  const answer = await importar('bairros', linhas, { criarZonas: true });
  const written = performance.now() - start;
  console.info(
    `${app.engine}: 50,000 rows judged in ${Math.round(judged)} ms (longest wait of another call ${Math.round(Math.max(...waits))} ms), written in ${Math.round(written)} ms`,
  );
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  const [stored] = await app.db.select({ count: sql<number>`count(*)::int` }).from(bairros);
  expect(stored?.count).toBe(50_000);
  const [zonasMade] = await app.db.select({ count: sql<number>`count(*)::int` }).from(zonas);
  expect(zonasMade?.count).toBe(40);
  // Catches what grows with the square of the rows, not a busy machine.
  expect(judged).toBeLessThan(60_000);
  expect(written).toBeLessThan(150_000);
}, 240_000);
