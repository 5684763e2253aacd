import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { readDiasDeVigencia } from '#server/db/dias-de-vigencia.ts';
import { onboardingSessions } from '#server/db/schema/corretores.ts';
import { hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { corretorNovidades, lisaContatos, lisaEnviadas } from '#server/db/schema/lisa.ts';
import { corretorPedidos } from '#server/db/schema/meu-espaco.ts';
import { pastaLeituras } from '#server/db/schema/pastas.ts';
import { createContato } from '#tests/factories/contato.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { createRun } from '#tests/factories/run.ts';

const hourMs = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hourMs);
const day = (days: number) =>
  ago(24 * days)
    .toISOString()
    .slice(0, 10);

/** People who wait: one of each kind. */
export async function seedPeople(db: Db) {
  const approved = { ativo: true, aprovado: true };
  await createCorretor(db, {
    nome: 'Ana Prado',
    nomeGuerra: 'Ana',
    whatsapp: '(11) 98765-4321',
    whatsappNormal: '5511987654321',
  });
  await createCorretor(db, {
    nome: 'Rui Lacerda',
    nomeGuerra: 'Rui',
    whatsapp: '(11) 98765-4322',
    whatsappNormal: '5511987654322',
  });
  await createContato(db, { nome: 'Vera Visitante' });
  const seller = await createCorretor(db, { ...approved, nomeGuerra: 'Nina' });
  const told = await createContato(db, { nome: 'Célio Visitante', corretorId: seller.id });
  await db.insert(corretorNovidades).values({
    corretorId: seller.id,
    chave: `contato:${told.id}`,
    enviadaId: await sent('delivered'),
    em: ago(30),
  });
  await db.insert(onboardingSessions).values([
    {
      whatsapp: '5511911110001',
      nomeGuerra: 'Bia',
      ultimaMensagemEm: ago(1),
      memoria: { pediuPessoaEm: ago(1).toISOString() },
    },
    {
      whatsapp: '5511911110004',
      nome: 'Caio',
      ultimaMensagemEm: ago(1),
      memoria: { perguntas: ['Aceita permuta?', 'Tem piscina?'] },
    },
  ]);
  // They wrote an hour ago: their windows are open.
  const wrote = { canal: 'simulator', ultimaRecebidaEm: ago(1) };
  await db
    .insert(lisaContatos)
    .values(['5511911110004', '5511911110005'].map((pessoa) => ({ ...wrote, pessoa, endereco: pessoa })));
  const asking = await createCorretor(db, { ...approved, nome: 'Davi Lima', nomeGuerra: 'Davi' });
  await db.insert(corretorPedidos).values({
    corretorId: asking.id,
    mudancas: [{ campo: 'nome', de: 'Davi Lima', para: 'Davi B. Lima' }],
    feitoEm: ago(2),
  });
  const unreached = await createCorretor(db, {
    ...approved,
    nomeGuerra: 'Gil',
    whatsapp: '(11) 91111-0005',
    whatsappNormal: '5511911110005',
  });
  await sent('failed', { corretorId: unreached.id, pessoa: '5511911110005', atoId: randomUUID() });
  return { asking, unreached };

  async function sent(
    estado: string,
    values: Partial<typeof lisaEnviadas.$inferInsert> = {},
  ): Promise<number> {
    const [row] = await db
      .insert(lisaEnviadas)
      .values({
        canal: 'simulator',
        pessoa: '5511911110009',
        chave: 'boas-vindas',
        texto: 'Boas-vindas',
        estado,
        criadoEm: ago(30),
        liberadaEm: ago(30),
        ...values,
      })
      .returning();
    return row!.id;
  }
}

/** Runs, pages, tables and folders that wait: one of each kind; a page behind and a review need a real one. */
export async function seedRecords(db: Db) {
  await createRun(db, {
    state: 'waiting',
    terminadoEm: null,
    question: {
      kind: 'bairro',
      text: 'Em que bairro fica?',
      found: { bairro: 'Centro', cidade: null, uf: null },
      opcoes: [],
    },
    input: { driveUrl: 'file:///bosque', maxPDFs: 10, maxAssets: 80, mode: 'update', style: 'modern' },
  });
  await createRun(db, {
    state: 'failed',
    terminadoEm: ago(1),
    error: { message: 'A pasta não existe.' },
    input: { driveUrl: 'file:///mirante', maxPDFs: 10, maxAssets: 80, mode: 'update', style: 'modern' },
  });
  const valid = await readDiasDeVigencia(db);
  const price = { precoInicial: '690000.00' };
  await createEmpreendimento(db, { nome: 'Venceu', ...price, dataTabela: day(valid + 3) });
  await createEmpreendimento(db, { nome: 'Vence logo', ...price, dataTabela: day(valid - 3) });
  const folder = { pastaKey: 'p', arquivos: [file], lidaEm: ago(48) };
  const changed = await createEmpreendimento(db, { nome: 'Mudou', driveUrl: 'file:///mudou' });
  const gone = await createEmpreendimento(db, { nome: 'Sumiu', driveUrl: 'file:///sumiu' });
  await db.insert(pastaLeituras).values([
    {
      ...folder,
      empreendimentoId: changed.id,
      mudancas: 2,
      vistaEm: ago(2),
      vista: { arquivos: [file], avisos: [] },
    },
    { ...folder, empreendimentoId: gone.id, erro: 'A pasta não pode mais ser aberta.' },
  ]);
  const hotsite = await createHotsite(db, { nome: 'Com aviso' });
  const files = { htmlFile: 'h', cssFile: 'c', jsFile: 'j', estilo: 'modern', motor: 'local' };
  const [version] = await db
    .insert(hotsiteVersoes)
    .values({
      hotsiteId: hotsite.id,
      numero: 1,
      ...files,
      blueprint: {},
      placeholders: [],
      assetsUsados: 0,
      fatos: {},
      cabeca: {},
      achados: [{ level: 'red', code: 'a', message: 'b' }],
      motivo: 'Super AI',
    })
    .returning();
  await db.update(hotsites).set({ versaoPublicaId: version!.id }).where(eq(hotsites.id, hotsite.id));
}
const file = {
  id: 'a',
  path: 'BOOK.pdf',
  mimeType: 'application/pdf',
  size: 10,
  version: '1',
  modifiedAt: null,
};
