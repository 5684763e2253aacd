import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunQuestion, runQuestionSchema } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { createPdf } from '#server/adapters/pdf/unpdf.ts';
import { derivados } from '#server/db/schema/runs.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { makePdf } from '#tests/fixtures/documentos/make-pdf.ts';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { scanOf } from '#tests/fixtures/scan.ts';
import { followStream, runFolder } from '#tests/follow-run.ts';

let app: TestApp;
const pdf = createPdf();
beforeAll(async () => {
  app = await startTestApp({ workers: true });
  await app.login();
}, 60_000);
afterAll(async () => {
  await app?.close();
  await pdf.close();
});

type Lines = Parameters<typeof makePdf>[0][number];
const drawn = async (lines: Lines) => scanOf(pdf, await makePdf([lines], { landscape: true }));
const folder = async (name: string, documents: Record<string, Buffer>) =>
  writeFolder(app.config.drive.localRoot, name, {
    'Fachada.jpg': (await smallFolder())['Perspectivas/01 - Fachada frente.jpg']!,
    ...documents,
  });
const offered = (question: RunQuestion, kind: string) =>
  (question.kind === 'varias' ? question.perguntas : [])
    .find((one) => one.kind === kind)!
    .opcoes.map(({ rotulo }) => rotulo);

it('a book whose letters are all drawn is read off its pictures: its words are candidates, none is stated', async () => {
  const link = await folder('material-31', {
    'arte final.pdf': await drawn([
      { text: 'Villa Aroeira', size: 60 },
      { text: 'Trindade - GO, bairro Setor Oeste', size: 22 },
      { text: '2 quartos, 1 suíte, 2 vagas, 84,50 m² de área privativa', size: 22 },
      { text: 'Incorporação: Moreira Prado Ltda.', size: 22 },
    ]),
  });
  const { frames, sessionId } = await runFolder(app, link);
  const question = runQuestionSchema.parse(frames.at(-1)?.event.data?.question);
  if (question.kind !== 'varias') throw new Error(`asked ${question.kind}`);
  expect(offered(question, 'nome')[0]).toBe('Villa Aroeira');
  expect(offered(question, 'incorporadora').join()).toContain('Moreira Prado');
  expect(offered(question, 'bairro')).toContain('Setor Oeste, Trindade/GO');
  const [fonte] = question.perguntas[0]!.opcoes[0]!.fontes;
  expect(fonte).toMatchObject({ file: 'arte final.pdf', page: 1, imagem: true });

  const respostas = [
    { kind: 'nome', nome: 'Villa Aroeira' },
    { kind: 'incorporadora', nome: 'Moreira Prado' },
    { kind: 'bairro', bairro: 'Setor Oeste', cidade: 'Trindade', uf: 'GO' },
  ];
  expect(
    (await app.post(`/api/super-ai/runs/${sessionId}/answer`, { kind: 'varias', respostas })).status,
  ).toBe(200);
  const rest = await followStream(app, sessionId, { token: await app.login() });
  const { event } = rest.at(-1)!;
  expect(event.type).toBe('complete');
  expect(JSON.stringify(event)).toContain(
    '“arte final.pdf” não tem texto: a sua página foi lida pela imagem. Confira os valores.',
  );
  const id = event.data?.empreendimentoId;
  const { body: record } = await app.get(`/api/empreendimentos/${id}`);
  expect(record).toMatchObject({ nome: 'Villa Aroeira', dormitoriosMin: null, areaMin: null });
  const { body: leitura } = await app.get(`/api/empreendimentos/${id}/leitura`);
  const area = leitura.campos.find(({ campo }: { campo: string }) => campo === 'areaMin');
  expect(JSON.stringify(area)).toContain('84.5');
}, 120_000);

it('a private paper without text is told by its picture: it is named, not used, and not kept', async () => {
  const link = await folder('material-32', {
    'BOOK.pdf': Buffer.from(
      await makePdf([['Residencial Alfa', 'Apartamentos de 70 m² de área privativa, 2 dormitórios']]),
    ),
    'digitalização 0003.pdf': await drawn([
      { text: 'REPÚBLICA FEDERATIVA DO BRASIL', size: 30 },
      { text: 'CARTEIRA DE IDENTIDADE', size: 30 },
      { text: 'Registro Geral 12.345.678-9   CPF 123.456.789-09', size: 24 },
      { text: 'Nome: Fulana Inventada da Silva   Filiação: Beltrano Inventado', size: 24 },
    ]),
  });
  const { frames } = await runFolder(app, link);
  expect(JSON.stringify(frames)).toContain('“digitalização 0003.pdf” é reservado');
  const kept = JSON.stringify(await app.db.select().from(derivados));
  expect(kept).toContain('Residencial Alfa');
  expect(kept).not.toContain('Fulana');
}, 120_000);
