import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { createSimulator } from '#server/adapters/whatsapp/simulator.ts';
import { corretorBairros, corretorPrecos, onboardingSessions } from '#server/db/schema/corretores.ts';
import { associacoes, empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { corretorAvisos } from '#server/db/schema/lisa.ts';
import { corretorPedidos } from '#server/db/schema/meu-espaco.ts';
import { tabelasDeUnidades, unidades } from '#server/db/schema/unidades.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { createWelcome } from '#tests/own-page.ts';
import { createPhone, lisaSettled, phoneSecret } from '#tests/phone.ts';

const simulator = createSimulator({
  secret: phoneSecret,
  now: () => app?.clock.now() ?? new Date(),
  newId: () => crypto.randomUUID(),
});
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ workers: true, deps: { outside: { whatsapp: simulator } } });
  await app.login();
});
afterAll(() => app?.close());

const today = (days = 0) => dayInBrazil(new Date(app.clock.now().getTime() + days * 86_400_000));
const spoken = (iso: string) => iso.split('-').reverse().join('/');

const tipologia = { dormitorios: null, suites: null, vagas: null, area: null };
const record = () => ({
  precoInicial: '961000.00',
  dataTabela: today(-5),
  dataEntrega: '2029-11',
  endereco: 'Rua Exemplo, 100',
  tipologias: [
    { ...tipologia, nome: 'Tipo A – 2 dormitórios com suíte', dormitorios: 2, suites: 1, area: '63.40' },
    { ...tipologia, nome: '3 suítes', dormitorios: 3, suites: 3, area: '109.60' },
  ],
  ficha: {
    pagamento: [
      { parte: 'Entrada', percentual: 20, parcelas: null },
      { parte: 'Mensais', percentual: 30, parcelas: 36 },
    ],
    perguntas: [{ pergunta: 'Aceita animais?', resposta: 'Sim, de pequeno porte.' }],
  },
});

type Record = Partial<typeof empreendimentos.$inferInsert>;

/** An approved corretor who shows some empreendimentos, each with its page. */
async function makeCorretor(places: Record[], { siteAtivo = true } = {}) {
  const corretor = await createWelcome(app, { siteAtivo });
  const ids: number[] = [];
  for (const values of places) {
    const { origens: _, ...rest } = { ...record(), ...values };
    const { id } = await createEmpreendimento(app.db, rest);
    const known = Object.keys(rest.ficha ?? {}).map((campo) => [campo, { fonte: 'pessoa' }]);
    const [row] = await app.db.select().from(empreendimentos).where(eq(empreendimentos.id, id));
    await app.db
      .update(empreendimentos)
      .set({ origens: { ...row!.origens, ...Object.fromEntries(known.map(([campo]) => [campo, 'pessoa'])) } })
      .where(eq(empreendimentos.id, id));
    await app.db.insert(associacoes).values({ corretorId: corretor.id, empreendimentoId: id });
    await createHotsite(app.db, { empreendimentoId: id, versaoPublicaId: 1, rota: `pagina-${id}` });
    ids.push(id);
  }
  return { corretor, ids, phone: createPhone(app, corretor.whatsappNormal!) };
}

const unit = { faixa: false, pagina: 1, areaPrivativa: null, estado: 'disponivel' };
async function storeTable(empreendimentoId: number) {
  const rows = [
    { unidade: '101', tipologia: 'Tipo A', preco: '961000.00', areaPrivativa: '63.40' },
    { unidade: '1203', tipologia: 'Tipo D', preco: '1706000.00', areaPrivativa: '109.60' },
    { unidade: '1303', tipologia: 'Tipo D', preco: '1879000.00', areaPrivativa: '109.60' },
    { unidade: '1403', tipologia: 'Tipo D', preco: '1900000.00', areaPrivativa: '109.60', estado: 'vendida' },
  ];
  const [table] = await app.db
    .insert(tabelasDeUnidades)
    .values({
      empreendimentoId,
      arquivo: 'tabela.pdf',
      versao: '1',
      data: today(-5),
      ignoradas: 0,
      excedentes: 0,
      hash: String(empreendimentoId),
      lidaEm: app.clock.now(),
    })
    .returning();
  await app.db
    .insert(unidades)
    .values(rows.map((row, at) => ({ ...unit, ...row, tabelaId: table!.id, ordem: at, linha: at + 1 })));
}

/** What he is answered to the last of some messages. */
async function said(phone: ReturnType<typeof createPhone>, ...texts: string[]): Promise<string> {
  await phone.says(...texts.slice(0, -1));
  const before = (await phone.outbox()).length;
  await phone.says(texts.at(-1)!);
  return (await phone.outbox())
    .slice(before)
    .map(({ texto }) => texto)
    .join('\n---\n');
}

const questionsOf = async (corretorId: number) => {
  const [session] = await app.db
    .select()
    .from(onboardingSessions)
    .where(eq(onboardingSessions.corretorId, corretorId));
  return (session!.memoria as { perguntas?: string[] }).perguntas ?? [];
};

describe('an approved corretor asks what the record of a building holds', () => {
  it('rooms are the typologies’, prices the valid table’s, with its date', async () => {
    const { ids, phone } = await makeCorretor([{}]);
    await storeTable(ids[0]!);
    const until = `Tabela de ${spoken(today(-5))}, válida até`;
    for (const asked of [
      'qual o valor do 3 suite',
      '3 suites',
      'Quanto está o apartamento de 3 dormitórios?',
    ]) {
      const answer = await said(phone, asked);
      expect(answer).toMatch(
        /Tipo D \(3 quartos, 3 suítes, 109,60 m²\): de R\$\s1\.706\.000 a R\$\s1\.879\.000 \(2 disponíveis\)/,
      );
      expect(answer).not.toContain('Tipo A');
      expect(answer.toLowerCase()).toContain(until.toLowerCase().slice(0, 16));
    }
    expect(await said(phone, 'quanto ta o de 2 dorm')).toMatch(
      /Tipo A \(2 quartos, 1 suíte, 63,40 m²\): R\$\s961/,
    );
    expect(await said(phone, 'E o tipo D?')).toMatch(/Tipo D .*1\.706\.000/);
    expect(await said(phone, 'e de 4 quartos?')).toMatch(
      /[Dd]e 4 quartos não encontrei|sem preço para esse tipo/,
    );
  });

  it('one unit is told with its price, or that it is sold, or that the table has none of that name', async () => {
    const { ids, phone } = await makeCorretor([{}]);
    await storeTable(ids[0]!);
    const one = await said(phone, 'a unidade 1203 está disponível?');
    expect(one).toMatch(/1203 \(Tipo D, 109,60 m²\): R\$\s1\.706\.000, disponível/);
    expect(one).not.toContain('1303');
    expect(one).toContain(spoken(today(-5)));
    const sold = await said(phone, 'e a 1403?');
    expect(sold).toContain('1403 (Tipo D, 109,60 m²): vendida');
    expect(sold).not.toContain('1.900.000');
    expect(await said(phone, 'apto 999')).toContain('unidade 999');
  });

  it('of a lapsed table no price, no unit and no condition is told', async () => {
    const { ids, phone } = await makeCorretor([{ dataTabela: today(-90) }]);
    await storeTable(ids[0]!);
    for (const asked of ['preço do 3 suítes', 'unidade 1203', 'como é o pagamento?']) {
      const answer = await said(phone, asked);
      expect(answer, asked).toMatch(/venceu/);
      expect(answer, asked).not.toMatch(/1\.706|961|20%/);
    }
  });

  it('delivery, payment and address are the record’s, of the one last spoken of', async () => {
    const { ids, phone } = await makeCorretor([
      { nome: 'Residencial Aurora' },
      { nome: 'Vista do Lago', dataEntrega: '2031-02', endereco: null },
    ]);
    await storeTable(ids[0]!);
    const which = await said(phone, 'Quando entrega?');
    expect(which).toContain('Residencial Aurora');
    expect(which).toContain('Vista do Lago');
    expect(await said(phone, 'o aurora')).toContain('novembro de 2029');
    const paid = await said(phone, 'Como é o pagamento? tem entrada facilitada?');
    expect(paid).toContain('• Entrada: 20%\n• Mensais: 30% em 36 parcelas');
    expect(paid).toContain(`${spoken(today(-5))}, válida até`);
    expect(await said(phone, 'e onde fica?')).toContain('Rua Exemplo, 100');
    expect(await said(phone, 'e quando entrega o vista do lago?')).toContain('fevereiro de 2031');
    expect(await said(phone, 'qual o endereço?')).toMatch(/[Pp]erguntei à equipe/);
  });

  it('what the record does not have is said to be so, and asked of the team with the building’s name', async () => {
    const { corretor, phone } = await makeCorretor([{ nome: 'Residencial Aurora', dataEntrega: null }]);
    expect(await said(phone, 'desconto avista')).toMatch(/Residencial Aurora.*(desconto|vista)/s);
    expect(await said(phone, 'Qual o endereço do stand?')).toContain('stand de vendas');
    expect(await said(phone, 'quando entrega?')).toContain('a data de entrega');
    expect(await said(phone, 'aceita cachorro?')).toContain('de pequeno porte');
    expect(await questionsOf(corretor.id)).toEqual([
      'desconto avista (Residencial Aurora)',
      'Qual o endereço do stand? (Residencial Aurora)',
      'quando entrega? (Residencial Aurora)',
    ]);
  });

  it('what the team answered of a building before is answered again of that one alone', async () => {
    const { corretor, phone } = await makeCorretor([
      { nome: 'Residencial Aurora' },
      { nome: 'Vista do Lago' },
    ]);
    await said(phone, 'aurora tem desconto?');
    const [session] = await app.db
      .select({ id: onboardingSessions.id })
      .from(onboardingSessions)
      .where(eq(onboardingSessions.corretorId, corretor.id));
    const [pergunta] = await questionsOf(corretor.id);
    const answer = {
      pergunta,
      texto: 'No Aurora, 3% à vista.',
      guardarComo: 'tem desconto? (Residencial Aurora)',
    };
    const { status } = await app.post(`/api/admin/whatsapp/conversas/${session!.id}/perguntas`, answer);
    expect(status).toBe(200);
    await lisaSettled(app);
    expect(await said(phone, 'tem desconto?')).toContain('No Aurora, 3% à vista.');
    expect(await said(phone, 'e o vista do lago, tem desconto?')).not.toContain('3%');
  });

  it('a question about the commission goes to the team, without the words for who is not approved yet', async () => {
    const { corretor, phone } = await makeCorretor([{}]);
    const answer = await said(phone, 'Você recebe minha comissão de quanto?');
    expect(answer).toContain('equipe');
    expect(answer).not.toContain('Depois da aprovação');
    expect(await questionsOf(corretor.id)).toEqual(['Você recebe minha comissão de quanto?']);
  });
});

describe('an approved corretor asks for a change of his data', () => {
  it('is answered where it stands, told when the team decides it, and answered again', async () => {
    const { corretor, phone } = await makeCorretor([]);
    expect(await said(phone, 'como está meu pedido?')).toMatch(/Não há pedido|Nenhum pedido/);
    await said(phone, 'troca meu e-mail para re@kobayashi.com.br');
    const waits = await said(phone, 'como está meu pedido?');
    expect(waits).toMatch(/com a equipe|sem decisão/);
    expect(waits).toContain('re@kobayashi.com.br');
    const [pedido] = await app.db
      .select()
      .from(corretorPedidos)
      .where(eq(corretorPedidos.corretorId, corretor.id));
    const before = (await phone.outbox()).length;
    await app.post(`/api/pedidos/${pedido!.id}/aplicar`, {});
    await lisaSettled(app);
    expect((await phone.outbox()).slice(before)).toMatchObject([
      { chave: 'pedido_atendido', texto: expect.stringContaining('re@kobayashi.com.br'), estado: 'sent' },
    ]);
    expect(await said(phone, 'e meu e-mail, trocaram?')).toMatch(/atendido|mudado/);
  });
});

describe('an approved corretor asks of his own things', () => {
  it('where his link is, once the password is set, is no request for another password', async () => {
    const { ids, phone } = await makeCorretor([{}], { siteAtivo: false });
    const answer = await said(
      phone,
      'deu certo minha filha, Arthur botou a senha aqui. e agora onde eu acho o meu linque?',
    );
    expect(answer).not.toContain('/meu-espaco/senha');
    // WPP-21: no site yet, but a page in his edition.
    expect(answer).toMatch(/preparado|terminando/);
    expect(answer).toContain(`/hotsite/pagina-${ids[0]}?corretor=`);
  });

  it('how to leave is explained, and nothing is turned off by it', async () => {
    const { corretor, phone } = await makeCorretor([]);
    const answer = await said(
      phone,
      'e se um dia eu quiser sair disso como é q faço? meu marido fica cismado',
      'como faço pra sair do programa?',
    );
    expect(answer).toContain('apagar meus dados');
    expect(answer).toContain('parar novidades');
    const rows = await app.db.select().from(corretorAvisos).where(eq(corretorAvisos.corretorId, corretor.id));
    expect(rows).toEqual([]);
  });

  it('visits in other words are visits', async () => {
    const { phone } = await makeCorretor([{}]);
    for (const asked of ['qnts visu tive', 'e quem entrou pra ver minha pagina tu sabe dizer?'])
      expect(await said(phone, asked), asked).toContain('7 dias: 0 visitas');
  });

  it('his own photo, promised for later, is no material', async () => {
    const { phone } = await makeCorretor([]);
    expect(await said(phone, 'e a foto eu posso mandar pra tu por aqui mesmo depois ne?')).toMatch(/imagem/);
  });

  it('an empty list says why it is empty, and what to write: that is understood', async () => {
    const { corretor, phone } = await makeCorretor([]);
    expect(await said(phone, 'quais empreendimentos eu tenho?')).toContain('cobertura');
    const { bairroId } = await createEmpreendimento(app.db, { ...record(), nome: 'Âmbar' });
    await app.db.insert(corretorBairros).values({ corretorId: corretor.id, bairroId });
    await app.db.insert(corretorPrecos).values({ corretorId: corretor.id, precoMax: '600000.00' });
    const outside = await said(phone, 'manda o material');
    expect(outside).toContain('até R$ 600.000');
    const [, wanted] = /\*(meu preço agora[^*]*)\*/.exec(outside)!;
    expect(await said(phone, wanted!)).toContain('até R$ 1.500.000');
    const [pedido] = await app.db
      .select()
      .from(corretorPedidos)
      .where(eq(corretorPedidos.corretorId, corretor.id));
    expect(pedido).toMatchObject({
      estado: 'aberto',
      mudancas: [{ campo: 'precoMaximo', para: '1500000.00' }],
    });
  });
});
