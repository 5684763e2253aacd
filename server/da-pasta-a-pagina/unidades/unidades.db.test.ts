import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TabelaDeUnidades, tabelaDeUnidadesSchema } from '#contract/da-pasta-a-pagina/unidades.ts';
import { createPdf } from '#server/adapters/pdf/unpdf.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { tabelasDeUnidades, unidades } from '#server/db/schema/unidades.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { type FakeDrive, startFakeDrive } from '#tests/fakes/drive.ts';
import { file, folder as sharedFolder, spreadsheet } from '#tests/fakes/drive-tree.ts';
import { makePdf } from '#tests/fixtures/documentos/make-pdf.ts';
import { bookPages, makePdf as makeBook, smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { makeXlsx } from '#tests/fixtures/planilha.ts';
import { scanOf } from '#tests/fixtures/scan.ts';
import { runFolder } from '#tests/follow-run.ts';

let app: TestApp;
let drive: FakeDrive;
/** The folder on Google's Drive, which a test fills. */
const shared = sharedFolder('Residencial Aurora', []);
beforeAll(async () => {
  drive = await startFakeDrive({ tree: shared });
  app = await startTestApp({
    workers: true,
    env: { GOOGLE_DRIVE_URL: drive.url, GOOGLE_API_KEY: drive.apiKey },
  });
  await app.login();
}, 60_000);
afterAll(async () => {
  await app?.close();
  await drive?.stop();
});

const stops = [40, 120, 200, 290, 400, 480];
const head = ['Apto', 'Tipo', 'Área privativa', 'Preço', 'Campanha', 'Situação'];
const table = async (title: string, rows: string[][]) =>
  Buffer.from(
    await makePdf([
      [
        { text: title, size: 16 },
        { table: [head, ...rows], stops, size: 9 },
      ],
    ]),
  );

const june = [
  ['201', '2 dorms', '63,00', '680.000,00', '–', 'Disponível'],
  ['202', '3 dorms', '82,00', '845.000,00', '–', 'Disponível'],
  ['301', '2 dorms', '63,00', '700.000,00', '–', 'Disponível'],
  ['401', '2 dorms', '63,00', '710.000,00', '–', 'Disponível'],
];
const july = [
  ['201', '2 dorms', '63,00', '693.600,00', '660.000,00', 'Disponível'],
  ['202', '3 dorms', '82,00', '845.000,00', '–', 'Vendida'],
  ['301', '2 dorms', '63,00', '686.000,00', '–', 'Reservada'],
  ['501', '2 dorms', '63,00', '720.000,00', '–', 'Disponível'],
];

async function scanned(): Promise<Buffer> {
  const pdf = createPdf();
  const page = [
    { text: 'Tabela de vendas', size: 20 },
    { table: [head, ...june.map((row) => row.with(4, ''))], stops: [40, 140, 240, 380, 520, 660], size: 14 },
  ];
  const scan = await scanOf(pdf, await makePdf([page], { landscape: true }));
  await pdf.close();
  return scan;
}

async function folder(name: string, more: Record<string, Buffer>) {
  const all = Object.entries(await smallFolder()).filter(([path]) => !/tabela/i.test(path));
  return writeFolder(app.config.drive.localRoot, name, Object.fromEntries([...all, ...Object.entries(more)]));
}
const readIn = async (id: number, query = ''): Promise<TabelaDeUnidades> => {
  const { status, body } = await app.get(`/api/empreendimentos/${id}/unidades${query}`);
  expect(status).toBe(200);
  expect(tabelaDeUnidadesSchema.strict().safeParse(body).error).toBeUndefined();
  return body;
};
const run = async (link: string, more: Record<string, unknown> = {}) => {
  const { frames } = await runFolder(app, link, more);
  const { event } = frames.at(-1)!;
  expect(event.type).toBe('complete');
  return event.data!.empreendimentoId as number;
};

describe('TRU-11 the record of a building’s units', () => {
  let id: number;
  let link: string;
  beforeAll(async () => {
    link = await folder('unidades', {
      'Tabela de vendas 05-06-2026.pdf': await table('Tabela de vendas', june),
      'Tabela de vendas julho 10-07-2026.pdf': await table('Tabela de vendas', july),
    });
    id = await run(link);
  }, 120_000);

  it('the run keeps every row of every table; the newest is shown with its date, document and page, earlier ones stay', async () => {
    const { versoes, versao, unidades: rows } = await readIn(id);
    expect(versoes.map(({ data }) => data)).toEqual(['2026-07-10', '2026-06-05']);
    expect(versao).toBe(versoes[0]!.id);
    expect(versoes[0]!.fontes).toEqual([
      {
        arquivo: 'Tabela de vendas julho 10-07-2026.pdf',
        unidades: 4,
        paginas: [1],
        ignoradas: 0,
        excedentes: 0,
      },
    ]);
    expect(
      rows.map(({ unidade, tipologia, areaPrivativa, preco, estado }) => [
        unidade,
        tipologia,
        areaPrivativa,
        preco,
        estado,
      ]),
    ).toEqual([
      ['201', '2 dorms', '63.00', '693600.00', 'disponivel'],
      ['202', '3 dorms', '82.00', '845000.00', 'vendida'],
      ['301', '2 dorms', '63.00', '686000.00', 'reservada'],
      ['501', '2 dorms', '63.00', '720000.00', 'disponivel'],
    ]);
    expect(rows[1]).toMatchObject({ pagina: 1, linha: 4 });
    expect((await readIn(id, `?versao=${versoes[1]!.id}`)).unidades.map(({ unidade }) => unidade)).toEqual([
      '201',
      '202',
      '301',
      '401',
    ]);
  });

  it('lowest and highest price, areas and stock per type follow from the newest version', async () => {
    const { versoes } = await readIn(id);
    expect(versoes[0]!.resumo).toEqual({
      unidades: 4,
      faixas: 0,
      estados: { disponivel: 2, reservada: 1, vendida: 1, indisponivel: 0 },
      precoMin: '693600.00',
      precoMax: '720000.00',
      precoCampanhaMin: '660000.00',
      precoCampanhaMax: '660000.00',
      areaMin: '63.00',
      areaMax: '82.00',
      tipos: [
        {
          nome: '2 dorms',
          unidades: 3,
          disponiveis: 2,
          precoMin: '693600.00',
          precoMax: '720000.00',
          areaMin: '63.00',
          areaMax: '63.00',
        },
        {
          nome: '3 dorms',
          unidades: 1,
          disponiveis: 0,
          precoMin: null,
          precoMax: null,
          areaMin: '82.00',
          areaMax: '82.00',
        },
      ],
    });
    const [record] = await app.db.select().from(empreendimentos).where(eq(empreendimentos.id, id));
    expect(record).toMatchObject({ precoInicial: '693600.00', dataTabela: '2026-07-10' });
  });

  it('two versions compared say what is new, sold, gone, dearer and cheaper, and by how much', async () => {
    const { comparacao, versoes } = await readIn(id);
    const unit = (unidade: string) => ({ unidade, torre: null });
    expect(comparacao).toEqual({
      versao: versoes[1]!.id,
      data: '2026-06-05',
      novas: [unit('501')],
      vendidas: [unit('202')],
      sairam: [unit('401')],
      voltaram: [],
      subiram: [{ ...unit('201'), de: '680000.00', para: '693600.00', diferenca: '13600.00', percentual: 2 }],
      cairam: [{ ...unit('301'), de: '700000.00', para: '686000.00', diferenca: '14000.00', percentual: -2 }],
      iguais: 0,
    });
  });

  it('TRU-12 a price is stated with its table’s date and lapses with it; of campaign prices both are kept, and named', async () => {
    const [hotsite] = await app.db.select().from(hotsites).where(eq(hotsites.empreendimentoId, id));
    const publicText = async () => (await app.get(`/hotsite/${hotsite!.rota}`, { token: null })).text;
    const { versoes, unidades: rows } = await readIn(id);
    // A table holds for 60 days from its own date.
    expect(versoes[0]!.vigencia).toMatchObject({ estado: 'vencida', de: '2026-07-10', ate: '2026-09-08' });
    expect(versoes[0]!.campanha).toBe('Campanha');
    expect(rows[0]).toMatchObject({ preco: '693600.00', precoCampanha: '660000.00' });
    expect(rows[3]).toMatchObject({ preco: '720000.00', precoCampanha: null });
    expect(
      (await app.call('PUT', '/api/empreendimentos/validade-da-tabela', { body: { dias: 700 } })).status,
    ).toBe(200);
    expect((await readIn(id)).versoes[0]!.vigencia.estado).toBe('vigente');
    expect(await publicText()).toMatch(/R\$\s693\.600/);
    expect(await publicText()).toContain('tabela de julho de 2026');
    expect(
      (await app.call('PUT', '/api/empreendimentos/validade-da-tabela', { body: { dias: 60 } })).status,
    ).toBe(200);
    expect(await publicText()).not.toMatch(/693\.600|660\.000/);
  });

  it('reading the folder again keeps what is known as it is, and a corrected table takes the place of its own', async () => {
    const stored = () =>
      app.db.select().from(tabelasDeUnidades).where(eq(tabelasDeUnidades.empreendimentoId, id));
    const before = (await stored()).map((row) => [row.id, row.hash]);
    await run(link, { mode: 'update' });
    expect((await stored()).map((row) => [row.id, row.hash])).toEqual(before);

    const corrected = july.map((row) => row.with(3, row[3]!.replace('720.000', '721.000')));
    await folder('unidades', {
      'Tabela de vendas julho 10-07-2026.pdf': await table('Tabela de vendas', corrected),
    });
    await run(link, { mode: 'update' });
    const { versoes, unidades: rows } = await readIn(id);
    expect(versoes.map(({ data }) => data)).toEqual(['2026-07-10', '2026-06-05']);
    expect(rows.at(-1)).toMatchObject({ unidade: '501', preco: '721000.00' });
  }, 120_000);
});

describe('TRU-11 spreadsheets, scans and tables of every shape', () => {
  it('of a shared Drive: a Google spreadsheet is read as the workbook it is exported as, a CSV and an XLSX beside it, one too large to be exported is named', async () => {
    const rows = (price: number) => [
      ['Apto', 'Torre', 'Andar', 'Posição', 'Tipo', 'Área privativa', 'Área total', 'Vagas', 'Preço'],
      ['201', 'Sul', 2, 'Frente', '2 dorms', 63, 98.5, 1, price],
      ['202', 'Sul', 2, 'Fundos', '3 dorms', 82, 120, 2, price + 150_000],
    ];
    shared.children!.push(
      file('BOOK DIGITAL.pdf', await makeBook(bookPages)),
      file('Fachada.jpg', (await smallFolder())['Perspectivas/01 - Fachada frente.jpg']),
      spreadsheet('Tabela de vendas 14-09-2026', await makeXlsx({ Preços: rows(693_600) })),
      file('Tabela de vendas 10-08-2026.xlsx', await makeXlsx({ Preços: rows(680_000) })),
      file(
        'Tabela de vendas 06-07-2026.csv',
        rows(670_000)
          .map((cells) => cells.join(';'))
          .join('\n'),
      ),
      spreadsheet('Tabela de vendas antiga', new Uint8Array(11_000_000)),
    );
    drive.changed(shared);
    const { frames } = await runFolder(app, drive.link);
    const { event } = frames.at(-1)!;
    expect(event).toMatchObject({ type: 'complete' });
    expect(drive.requests.filter(({ operation }) => operation === 'export')).toHaveLength(2);
    expect(JSON.stringify(event)).toContain(
      'O documento “Tabela de vendas antiga.xlsx” passa dos 10 MB que o Google permite exportar. Baixe-o em XLSX e coloque o XLSX na pasta.',
    );
    const id = event.data!.empreendimentoId as number;
    const { versoes } = await readIn(id);
    expect(versoes.map(({ data, fontes }) => [data, fontes[0]!.arquivo])).toEqual([
      ['2026-09-14', 'Tabela de vendas 14-09-2026.xlsx'],
      ['2026-08-10', 'Tabela de vendas 10-08-2026.xlsx'],
      ['2026-07-06', 'Tabela de vendas 06-07-2026.csv'],
    ]);
    for (const [index, price] of [693_600, 680_000, 670_000].entries()) {
      const { unidades: read } = await readIn(id, `?versao=${versoes[index]!.id}`);
      expect(read).toMatchObject([
        {
          unidade: '201',
          torre: 'Torre Sul',
          andar: 2,
          posicao: 'Frente',
          tipologia: '2 dorms',
          areaPrivativa: '63.00',
          areaTotal: '98.50',
          vagas: 1,
          preco: `${price}.00`,
          estado: 'disponivel',
          pagina: 1,
          linha: 2,
        },
        { unidade: '202', posicao: 'Fundos', preco: `${price + 150_000}.00`, linha: 3 },
      ]);
    }
  }, 120_000);

  it('of a PDF: cells over three lines, headings repeated on the next page, two tables on one page, units in running text', async () => {
    const small = ['Apto', 'Área privativa', 'Preço'];
    const pages = [
      [
        { text: 'Tabela de vendas', size: 16 },
        {
          table: [
            small,
            ['201', '63,00', 'R$ 680.000,00'],
            ['202', '82,00', 'R$ 845.000,00\n(com depósito\nno subsolo)'],
          ],
          stops: [40, 160, 300],
          size: 9,
        },
        { text: ' ', size: 30 },
        { table: [small, ['301', '63,00', 'R$ 700.000,00']], stops: [40, 160, 300], size: 9 },
      ],
      [{ table: [small, ['401', '63,00', 'R$ 710.000,00']], stops: [40, 160, 300], size: 9 }],
      ['Apto 501 - 1 vaga - 82 m² - R$ 910.000,00', 'Apto 502, 82,00 m² privativos: vendido.'],
    ];
    const link = await folder('formas', {
      'Tabela de vendas 05-06-2026.pdf': Buffer.from(await makePdf(pages)),
    });
    const { unidades: read } = await readIn(await run(link));
    expect(
      read
        .map(({ unidade, areaPrivativa, preco, estado, pagina }) => [
          unidade,
          areaPrivativa,
          preco,
          estado,
          pagina,
        ])
        .sort(),
    ).toEqual([
      ['201', '63.00', '680000.00', 'disponivel', 1],
      ['202', '82.00', '845000.00', 'disponivel', 1],
      ['301', '63.00', '700000.00', 'disponivel', 1],
      ['401', '63.00', '710000.00', 'disponivel', 2],
      ['501', '82.00', '910000.00', 'disponivel', 3],
      ['502', '82.00', null, 'vendida', 3],
    ]);
  }, 120_000);

  it('are read beside the PDFs, a price and its campaign each by the name of its column; a scanned table too; what cannot be read is said', async () => {
    const link = await folder('planilha', {
      'preços.xlsx': await makeXlsx({
        'Leia-me': [['Atualizada em', '14/09/2026']],
        Preços: [
          ['Villa', 'Área privativa (m²)', 'Preço de tabela (R$)', 'Campanha do vento (R$)', 'Situação'],
          ['B01', 92, 845000, 799000, 'Disponível'],
          ['R07', 110, 1004500, 'fora da campanha', 'Disponível'],
        ],
      }),
      'Tabela digitalizada 01-05-2026.pdf': await scanned(),
      'tabela bomba.xlsx': await makeXlsx(
        { Um: [] },
        { 'xl/worksheets/sheet1.xml': Buffer.alloc(80 * 2 ** 20, 32) },
      ),
    });
    const { frames } = await runFolder(app, link);
    const { event } = frames.at(-1)!;
    expect(event).toMatchObject({ type: 'complete' });
    expect(JSON.stringify(event)).toContain(
      '“tabela bomba.xlsx” ficou de fora: a planilha, descompactada, é maior que o permitido.',
    );
    const { versoes, unidades: rows } = await readIn(event.data!.empreendimentoId as number);
    expect(versoes[0]).toMatchObject({ data: '2026-09-14', campanha: 'Campanha do vento' });
    expect(versoes[1]).toMatchObject({
      data: '2026-05-01',
      resumo: { unidades: 4, precoMin: '680000.00', precoMax: '845000.00' },
    });
    expect(JSON.stringify(event)).toContain(
      '“Tabela digitalizada 01-05-2026.pdf” foi digitalizado: só a tabela de unidades foi lida',
    );
    expect(
      rows.map(({ unidade, preco, precoCampanha, pagina, linha }) => [
        unidade,
        preco,
        precoCampanha,
        pagina,
        linha,
      ]),
    ).toEqual([
      ['B01', '845000.00', '799000.00', 2, 2],
      ['R07', '1004500.00', null, 2, 3],
    ]);
  }, 120_000);
});

describe('what a spreadsheet says beside units', () => {
  const ficha = async (delivery: string, modifiedTime: string) =>
    spreadsheet(
      'Ficha técnica',
      await makeXlsx({
        Capa: [['Residencial Aurora']],
        Ficha: [
          ['Empreendimento', 'Residencial Aurora'],
          ['Incorporadora', 'Construtora Horizonte Ltda.'],
          ['Endereço', 'Rua das Acácias, 120 - Bairro Centro - Itapema/SC'],
          ['Entrega', delivery],
        ],
      }),
      { modifiedTime },
    );
  const deliveryIn = async (id: number) =>
    (await app.get(`/api/empreendimentos/${id}/leitura`)).body.campos.find(
      ({ campo }: { campo: string }) => campo === 'dataEntrega',
    ).lido;
  const source = {
    file: 'Ficha técnica.xlsx',
    page: 2,
    quote: 'Entrega: 06/2029',
    box: null,
    imagem: false,
    pagina: null,
  };

  it('is read with file and sheet as its source and no page to look at, and again when only the spreadsheet changed', async () => {
    const rest = [
      file('BOOK DIGITAL.pdf', await makeBook([['RESIDENCIAL AURORA', 'Viver bem perto do mar.']])),
      file('Fachada.jpg', (await smallFolder())['Perspectivas/01 - Fachada frente.jpg']),
    ];
    shared.children = [...rest, await ficha('06/2029', '2026-11-01T10:00:00.000Z')];
    drive.changed(shared);
    const { frames } = await runFolder(app, drive.link);
    const { event } = frames.at(-1)!;
    expect(event).toMatchObject({ type: 'complete' });
    const id = event.data!.empreendimentoId as number;
    expect(await deliveryIn(id)).toMatchObject({ valor: '2029-06', fontes: [source] });

    shared.children = [...rest, await ficha('09/2029', '2026-11-20T10:00:00.000Z')];
    drive.changed(shared);
    app.clock.advance(1000);
    const { status, body } = await app.post(`/api/empreendimentos/${id}/pasta/refazer`);
    expect(status).toBe(202);
    const state = async () => (await app.get(`/api/super-ai/runs/${body.sessionId}`)).body.state;
    await expect.poll(state, { timeout: 60_000, interval: 100 }).toBe('completed');
    expect(await deliveryIn(id)).toMatchObject({
      valor: '2029-09',
      fontes: [{ ...source, quote: 'Entrega: 09/2029' }],
    });
  }, 120_000);
});

describe('the call', () => {
  it('is closed, knows no building that does not exist, and answers one without a table with none', async () => {
    expect((await fetch(`${app.url}/api/empreendimentos/1/unidades`)).status).toBe(401);
    expect((await app.get('/api/empreendimentos/999999/unidades')).status).toBe(404);
    const { id } = await createEmpreendimento(app.db);
    expect(await readIn(id)).toMatchObject({ versoes: [], versao: null, unidades: [], comparacao: null });
    expect((await app.get(`/api/empreendimentos/${id}/unidades?versao=7`)).status).toBe(404);
  });

  it('a building’s tables go with it', async () => {
    const { id } = await createEmpreendimento(app.db);
    const [tabela] = await app.db
      .insert(tabelasDeUnidades)
      .values({
        empreendimentoId: id,
        arquivo: 't.pdf',
        versao: '',
        ignoradas: 0,
        excedentes: 0,
        hash: 'h',
        lidaEm: new Date(),
      })
      .returning();
    await app.db.delete(empreendimentos).where(eq(empreendimentos.id, id));
    expect(await app.db.$count(unidades, eq(unidades.tabelaId, tabela!.id))).toBe(0);
    expect(await app.db.$count(tabelasDeUnidades, eq(tabelasDeUnidades.empreendimentoId, id))).toBe(0);
  });
});
