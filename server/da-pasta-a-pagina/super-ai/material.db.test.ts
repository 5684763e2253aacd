import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import { type RunQuestion, runQuestionSchema } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { makePdf, smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { followStream, runFolder } from '#tests/follow-run.ts';

let app: TestApp;
let root: string;
let files: Record<string, Buffer>;
let facade: Buffer;

beforeAll(async () => {
  app = await startTestApp({ workers: true });
  root = app.config.drive.localRoot;
  files = await smallFolder();
  facade = files['Perspectivas/01 - Fachada frente.jpg']!;
  await app.login();
}, 60_000);
afterAll(() => app.close());

const bookOf = (nome: string, rua: string) =>
  makePdf([
    [nome, rua, 'Lançamento da Construtora Horizonte Ltda.'],
    [
      'Ficha técnica',
      `Empreendimento: ${nome}`,
      'Incorporadora: Construtora Horizonte Ltda. - CNPJ 11.222.333/0001-81',
      `Endereço: ${rua}`,
      'Apartamentos de 63 m² a 82 m² de área privativa, 2 e 3 dormitórios, 1 vaga',
      'Piscina e salão de festas. Entrega prevista: novembro de 2029',
    ],
  ]);
const receita = [
  'BOLO DE FUBÁ',
  'Ingredientes: 3 ovos, 2 xícaras de fubá.',
  'Modo de preparo: bata tudo e asse.',
];

const recordsOf = (nome: string) =>
  app.db.select().from(empreendimentos).where(eq(empreendimentos.nome, nome));
const answer = (sessionId: string, body: object) =>
  app.post(`/api/super-ai/runs/${sessionId}/answer`, { kind: 'material', ...body });
type Material = Extract<RunQuestion, { kind: 'material' }>;

async function asked(link: string): Promise<{ sessionId: string; question: Material }> {
  const { sessionId, frames } = await runFolder(app, link);
  const question = runQuestionSchema.parse(frames.at(-1)?.event.data?.question);
  expect(question.kind).toBe('material');
  return { sessionId, question: question as Material };
}
async function ended(sessionId: string) {
  const frames = await followStream(app, sessionId, { token: await app.login() });
  return frames.at(-1)!.event;
}

describe('TRU-03 a folder that is not the material of one development in Portuguese is asked about before a record is made', () => {
  it('another kind of folder: each document is named with what it seems to be, and stopping makes nothing', async () => {
    const link = writeFolder(root, 'receitas', {
      'massas.pdf': await makePdf([receita]),
      'Fachada.jpg': facade,
    });
    const { sessionId, question } = await asked(link);
    expect(question.text).toMatch(/Nenhum documento desta pasta parece oferecer um empreendimento/);
    expect(question.vistos).toEqual(['“massas.pdf”: parece ser uma receita']);
    expect(question.opcoes.map(({ resposta }) => resposta.decisao)).toEqual(['seguir', 'parar']);
    expect((await answer(sessionId, { decisao: 'escolher', empreendimento: 'Outro' })).status).toBe(409);
    const before = (await app.db.select().from(empreendimentos)).length;
    expect((await answer(sessionId, { decisao: 'parar' })).body).toMatchObject({ state: 'interrupted' });
    expect(await app.db.select().from(empreendimentos)).toHaveLength(before);
  });

  it('it is said where no picture can be used either', async () => {
    const link = writeFolder(root, 'so-receitas', { 'massas.pdf': await makePdf([receita]) });
    await asked(link);
  });

  it('another language: it is named, with the development, and the run goes on if a person says so', async () => {
    const link = writeFolder(root, 'barranca', {
      'brochure.pdf': await makePdf([
        ['Altos de la Barranca', 'Departamentos de 1 y 2 dormitorios con terraza propia'],
        [
          'En el corazón de Rosario, un edificio de 19 pisos con vista al río. Superficie desde 48 m².',
          'Cocheras opcionales desde US$ 18.000. Pileta. Entrega: diciembre de 2028. Desarrolla: Grupo Isla.',
        ],
      ]),
      'Fachada.jpg': facade,
    });
    const { sessionId, question } = await asked(link);
    expect(question.text).toMatch(/não estão em português \(espanhol\)/);
    expect(question.text).toContain('Altos de la Barranca');
    expect((await answer(sessionId, { decisao: 'seguir' })).status).toBe(200);
    // What is left open is asked next, as of any folder.
    const token = await app.login();
    const frames = await followStream(app, sessionId, {
      token,
      stop: ({ event }) =>
        event.type === 'error' ||
        ['varias', 'bairro', 'nome'].includes(String((event.data?.question as RunQuestion)?.kind)),
    });
    expect(frames.at(-1)?.event.data?.question).toBeTruthy();
  });

  describe('several developments side by side', () => {
    let sessionId: string;
    let question: Material;

    it('are named with where they stand', async () => {
      const link = writeFolder(root, 'lancamentos', {
        'Jade/Book.pdf': await bookOf('Residencial Jade', 'Rua das Acácias, 120 - Centro - Itapema/SC'),
        'Jade/Fachada.jpg': facade,
        'Onix/Book.pdf': await bookOf(
          'Residencial Onix',
          'Avenida Brasil, 3900 - Centro - Balneário Camboriú/SC',
        ),
        'Onix/Piscina.jpg': files['Perspectivas/02 - Piscina.jpg']!,
      });
      ({ sessionId, question } = await asked(link));
      expect(question.text).toMatch(/2 empreendimentos: Residencial Jade e Residencial Onix/);
      expect(question.vistos).toEqual([
        '“Jade/Book.pdf”: “Residencial Jade”',
        '“Onix/Book.pdf”: “Residencial Onix”',
      ]);
      expect(question.opcoes.map(({ rotulo }) => rotulo)).toEqual([
        'Residencial Jade',
        'Residencial Onix',
        'São um só: ler todos os documentos juntos',
        'Parar sem cadastrar nada',
      ]);
      expect(question.opcoes[0]!.fontes[0]).toMatchObject({ file: 'Jade/Book.pdf', imagem: true });
      expect(await recordsOf('Residencial Onix')).toEqual([]);
    });

    it('the chosen one alone is read and shown, and the others are named as left out', async () => {
      await answer(sessionId, { decisao: 'escolher', empreendimento: 'Residencial Onix' });
      const end = await ended(sessionId);
      expect(end.message).toBe('Super AI Completo!');
      expect(end).toMatchObject({ type: 'complete', data: { nome: 'Residencial Onix', pdfsRead: 1 } });
      expect(end.data?.skipped).toContainEqual('“Jade/Book.pdf” ficou de fora: é de “Residencial Jade”.');
      const { body } = await app.get(`/api/empreendimentos/${end.data?.empreendimentoId}`);
      expect(body.bairro.cidade).toBe('Balneário Camboriú');
      const { assets } = JSON.parse(body.assetsCatalog) as Catalog;
      expect(assets.map(({ path }) => path)).toEqual(['Onix/Piscina.jpg']);
      expect(await recordsOf('Residencial Jade')).toEqual([]);
    });

    it('read again, the same one is read without asking', async () => {
      const { frames } = await runFolder(app, 'file:///lancamentos');
      expect(frames.at(-1)?.event).toMatchObject({ type: 'complete', data: { nome: 'Residencial Onix' } });
    });
  });

  it('of more PDFs than are read, those that offer the development are, whatever the names', async () => {
    const junk = await Promise.all(
      Array.from(
        { length: 12 },
        async (_, i) => [`BOOK ${i}.pdf`, await makePdf([receita, [`página ${i}`]])] as const,
      ),
    );
    const link = writeFolder(root, 'com-lixo', {
      ...Object.fromEntries(junk),
      'zz_anexo_4.pdf': await bookOf('Residencial Topázio', 'Rua das Acácias, 77 - Centro - Itapema/SC'),
      'Fachada.jpg': facade,
    });
    const { frames } = await runFolder(app, link);
    const end = frames.at(-1)!.event;
    expect(end.message).toBe('Super AI Completo!');
    expect(end).toMatchObject({ type: 'complete', data: { nome: 'Residencial Topázio', pdfsRead: 1 } });
    expect(end.data?.skipped).toContainEqual(
      '“BOOK 3.pdf” ficou de fora: parece ser uma receita, não material de vendas.',
    );
  });
});
