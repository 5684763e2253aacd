import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import type { OwnSubject } from '#contract/lisa/assistente.ts';
import { createSimulator } from '#server/adapters/whatsapp/simulator.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { associacoes, empreendimentos, hotsites, visitas } from '#server/db/schema/empreendimentos.ts';
import { corretorAvisos } from '#server/db/schema/lisa.ts';
import { corretorPedidos } from '#server/db/schema/meu-espaco.ts';
import { tabelasDeUnidades, unidades } from '#server/db/schema/unidades.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createContato } from '#tests/factories/contato.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { drawPhoto } from '#tests/fixtures/drawn-images.ts';
import { createWelcome } from '#tests/own-page.ts';
import { createPhone, lisaSettled, phoneSecret } from '#tests/phone.ts';
import { createTexts } from '../texts.ts';
import { answerOwn } from './answer-own.ts';

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

const names = [
  'Residencial Aurora',
  'Edifício Ipê Amarelo',
  'Parque das Águas',
  'Parque das Flores',
  'Reserva São Lucas',
  'Jardim América Residence',
];

/** An approved corretor with these on his list, each with its page, and a phone of his. */
async function makeCorretor(wanted: readonly string[] = names) {
  const corretor = await createWelcome(app, { siteAtivo: true });
  const ids: Record<string, number> = {};
  for (const nome of wanted) {
    const { id } = await createEmpreendimento(app.db, {
      nome,
      precoInicial: '500000.00',
      dataTabela: today(-10),
    });
    await app.db.insert(associacoes).values({ corretorId: corretor.id, empreendimentoId: id });
    await createHotsite(app.db, { empreendimentoId: id, versaoPublicaId: 1, rota: `pagina-${id}` });
    ids[nome] = id;
  }
  return { corretor, ids, phone: createPhone(app, corretor.whatsappNormal!) };
}

const today = (days = 0) => dayInBrazil(new Date(app.clock.now().getTime() + days * 86_400_000));

const unit = { faixa: false, pagina: 1, areaPrivativa: null, estado: 'disponivel' };
async function storeTable(
  empreendimentoId: number,
  data: string,
  rows: { unidade: string; tipologia: string; preco: string; estado?: string }[],
) {
  const [table] = await app.db
    .insert(tabelasDeUnidades)
    .values({
      empreendimentoId,
      arquivo: `tabela ${data}.pdf`,
      versao: data,
      data,
      ignoradas: 0,
      excedentes: 0,
      hash: data,
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

interface Case {
  quem: string;
  frase: string;
  assunto: OwnSubject | 'agradece' | 'pessoa' | 'cumprimenta';
  sobre?: string;
  escolha?: string[];
  nenhum?: true;
}
const casesOf = (name: string): Case[] =>
  JSON.parse(readFileSync(new URL(`../../../../tests/fixtures/lisa/${name}.json`, import.meta.url), 'utf8'));

describe('LIA-11 phrases of ten corretores', () => {
  let made: Awaited<ReturnType<typeof makeCorretor>>;
  beforeAll(async () => {
    made = await makeCorretor();
  });

  /** What is wrong with the answer to a phrase; null if nothing. */
  async function faultOf({ frase, assunto, sobre, escolha, nenhum }: Case): Promise<string | null> {
    const { say, kept } = await createTexts(app.db)();
    const tools = {
      db: app.db,
      clock: app.clock,
      publicUrl: app.config.publicUrl,
      publicPagesUrl: app.config.publicPagesUrl,
      say,
      kept,
      recent: [],
    };
    const answer = await answerOwn(tools, { corretor: made.corretor, memoria: {}, text: frase });
    const isOther = ['agradece', 'pessoa', 'cumprimenta'].includes(assunto);
    if (isOther) return answer === null ? null : `answered as ${answer.assunto}`;
    if (answer === null) return 'not answered';
    const { memoria, replies } = answer;
    const nameOf = (id: number | undefined) => names.find((nome) => made.ids[nome] === id);
    if (answer.assunto !== assunto) return `answered as ${answer.assunto}`;
    if (sobre && nameOf(memoria.sobre) !== sobre)
      return `about ${nameOf(memoria.sobre)}: ${replies[0]?.texto.slice(0, 60)}`;
    if (escolha && memoria.escolha?.opcoes.map(nameOf).toSorted().join() !== escolha.toSorted().join())
      return `offers ${memoria.escolha?.opcoes.map(nameOf)}`;
    if (nenhum && !replies[0]?.texto.startsWith('Não encontrei'))
      return `says ${replies[0]?.texto.slice(0, 60)}`;
    return null;
  }

  it.each(['pedidos', 'pedidos-fechada', 'pedidos-mais'])(
    '%s: every one gets the answer of a good assistant',
    async (name) => {
      const faults: string[] = [];
      for (const one of casesOf(name)) {
        const fault = await faultOf(one);
        if (fault) faults.push(`${one.frase}: ${fault}`);
      }
      if (name === 'pedidos-fechada') expect(faults).toHaveLength(0);
      else expect(faults).toEqual([]);
    },
  );
});

describe('LIA-11 an approved corretor asks for what is his', () => {
  it('his site, and a page in his edition, by a name with slips', async () => {
    const { corretor, ids, phone } = await makeCorretor();
    const { publicPagesUrl } = app.config;
    expect(await said(phone, 'meu link')).toContain(`${publicPagesUrl}/corretor/${corretor.slug}`);
    expect(await said(phone, 'manda o linck do aurrora')).toContain(
      `${publicPagesUrl}/hotsite/pagina-${ids['Residencial Aurora']}?corretor=${corretor.slug}`,
    );
    expect(await said(phone, 'material da reserva são lucas')).toContain(
      `/meu-espaco/material?empreendimento=${ids['Reserva São Lucas']}`,
    );
  });

  it('WPP-21 a site that is being prepared has no address yet', async () => {
    const corretor = await createWelcome(app, { siteAtivo: false });
    const answer = await said(createPhone(app, corretor.whatsappNormal!), 'meu link');
    expect(answer).toContain('sendo preparado');
    expect(answer).not.toContain(corretor.slug);
  });

  it('a name that several have is a choice by number, and one that none has is told with what there is', async () => {
    const { ids, phone } = await makeCorretor();
    const which = await said(phone, 'link do parque');
    expect(which).toMatch(/\*1\*\. Parque das (Águas|Flores)/);
    const second = /\*2\*\. (Parque das \S+)/.exec(which)![1]!;
    expect(await said(phone, '2')).toContain(`pagina-${ids[second]}?`);
    const none = await said(phone, 'tabela do Solar do Bosque');
    expect(none).toContain('Não encontrei “solar do bosque”');
    for (const nome of names) expect(none).toContain(nome);
    expect(await said(phone, 'o ipê')).toContain('Edifício Ipê Amarelo');
  });

  it('a price comes with the date and the last day of its table, by type', async () => {
    const { ids, phone } = await makeCorretor();
    await storeTable(ids['Residencial Aurora']!, today(-5), [
      { unidade: '101', tipologia: '2 quartos', preco: '500000.00' },
      { unidade: '201', tipologia: '3 suítes', preco: '690000.00' },
      { unidade: '301', tipologia: '3 suítes', preco: '710000.00' },
      { unidade: '401', tipologia: '3 suítes', preco: '720000.00', estado: 'vendida' },
    ]);
    const answer = await said(phone, 'qual o preço do três suítes do Aurora?');
    expect(answer).toMatch(/3 suítes: de R\$\s690\.000 a R\$\s710\.000 \(2 disponíveis\)/);
    expect(answer).not.toContain('2 quartos');
    const day = (iso: string) => iso.split('-').reverse().join('/');
    expect(answer).toContain(`Tabela de ${day(today(-5))}, válida até ${day(today(50))}`);
    // The one last spoken of is meant.
    expect(await said(phone, 'e quanto custa o de dois quartos?')).toContain('2 quartos: R$');
    expect(await said(phone, 'preço da cobertura do aurora')).toContain('De cobertura não encontrei preço');
    const table = await said(phone, 'tabela do aurora');
    expect(table).toMatch(/2 quartos: .*500\.000/);
    expect(table).toMatch(/3 suítes: .*690\.000/);
  });

  it('a price that has lapsed is not told, and that it has is', async () => {
    const { ids, phone } = await makeCorretor();
    await app.db
      .update(empreendimentos)
      .set({ dataTabela: today(-90) })
      .where(eq(empreendimentos.id, ids['Parque das Flores']!));
    const answer = await said(phone, 'quanto tá o parque das flores?');
    expect(answer).toMatch(/venceu em \d\d\/\d\d\/\d{4}/);
    expect(answer).not.toContain('500.000');
  });

  it('his visits, all and of one page, and who left a contact', async () => {
    const { corretor, ids, phone } = await makeCorretor(['Residencial Aurora']);
    const [page] = await app.db
      .select()
      .from(hotsites)
      .where(eq(hotsites.empreendimentoId, ids['Residencial Aurora']!));
    const colleague = await createWelcome(app, { siteAtivo: true });
    await app.db.insert(visitas).values([
      { dia: today(-20), tipo: 'pagina', corretorId: corretor.id, hotsiteId: page!.id, total: 3 },
      { dia: today(-1), tipo: 'pagina', corretorId: colleague.id, hotsiteId: page!.id, total: 50 },
      { dia: today(-1), tipo: 'pagina', corretorId: corretor.id, hotsiteId: 0, total: 4 },
      { dia: today(-20), tipo: 'pagina', corretorId: corretor.id, hotsiteId: 0, total: 7 },
      { dia: today(-1), tipo: 'whatsapp', corretorId: corretor.id, hotsiteId: 0, total: 1 },
    ]);
    const visits = await said(phone, 'minhas visitas');
    expect(visits).toContain('7 dias: 4 visitas e 1 toque no WhatsApp');
    expect(visits).toContain('30 dias: 14 visitas e 1 toque');
    expect(visits).toContain(`Mais vistas no mês:\n• Seu site: 11\n• ${page!.nome}: 3`);
    expect(await said(phone, 'quantas visitas teve o aurora?')).toContain('3 visitas');
    expect(await said(phone, 'alguém me procurou pelo site?')).toContain('Ninguém deixou contato');
    await createContato(app.db, {
      corretorId: corretor.id,
      empreendimentoId: ids['Residencial Aurora'],
      empreendimento: 'Residencial Aurora',
      nome: 'Marta Souza',
      recebidoEm: app.clock.now(),
    });
    expect(await said(phone, 'tem lead novo?')).toContain('Marta Souza');
    expect(await said(phone, 'o que tem de novo?')).toContain('Marta Souza deixou um contato');
  });

  it('a forgotten password gets a link of one use, which opens', async () => {
    const { phone } = await makeCorretor([]);
    const answer = await said(phone, 'esqueci a senha');
    const token = /\/meu-espaco\/senha#([^\s"\\]+)/.exec(
      JSON.stringify(simulator.outbox.at(-1)!.content),
    )?.[1];
    expect(answer).toContain('uma vez');
    const { status } = await app.call('POST', '/api/meu-espaco/link', { body: { token }, token: null });
    expect(status).toBe(200);
  });

  it('a new photo goes to the team as a request, beside the one that waits', async () => {
    const { corretor, phone } = await makeCorretor([]);
    expect(await said(phone, 'mudar foto')).toContain('Mande a foto nova');
    const image = await drawPhoto({ width: 600, height: 600 });
    const id = simulator.keepPicture(await image.jpeg().toBuffer());
    app.clock.advance(1000);
    await phone.send({ type: 'image', image: { id, mime_type: 'image/jpeg' } });
    await lisaSettled(app);
    expect((await phone.outbox()).at(-1)!.chave).toBe('assistente_foto_recebida');
    const [pedido] = await app.db
      .select()
      .from(corretorPedidos)
      .where(eq(corretorPedidos.corretorId, corretor.id));
    expect(pedido).toMatchObject({ estado: 'aberto', mensagem: expect.stringMatching(/\/upload\/.*\.webp/) });
    const [row] = await app.db.select().from(corretores).where(eq(corretores.id, corretor.id));
    expect(row!.foto).toBe(corretor.foto);
  });

  it('news can be stopped and taken up again; who leaves gets nothing unasked', async () => {
    const { corretor, phone } = await makeCorretor([]);
    const off = async () =>
      (await app.db.select().from(corretorAvisos).where(eq(corretorAvisos.corretorId, corretor.id)))[0]
        ?.parados;
    await said(phone, 'não quero mais receber novidades');
    expect(await off()).toEqual(['empreendimentos', 'tabelas', 'precos', 'comunicados']);
    await said(phone, 'pode voltar a mandar as novidades');
    expect(await off()).toEqual([]);
    expect(await said(phone, 'sair')).toContain('apagar meus dados');
    expect(await off()).toEqual(['contatos', 'empreendimentos', 'tabelas', 'precos', 'comunicados']);
  });

  it('nobody else’s: what is asked of another is refused, and no answer names one', async () => {
    const { phone } = await makeCorretor();
    const other = await createCorretor(app.db, {
      nome: 'Paulo Mendes',
      nomeGuerra: 'Paulo',
      slug: 'paulo-mendes',
      whatsapp: '(11) 95555-4444',
      whatsappNormal: '5511955554444',
      email: 'paulo.mendes@example.com',
      aprovado: true,
      ativo: true,
      siteAtivo: true,
    });
    await createContato(app.db, {
      corretorId: other.id,
      nome: 'Cliente do Paulo',
      recebidoEm: app.clock.now(),
    });
    for (const asked of [
      'o telefone do corretor Paulo Mendes',
      'quem são os contatos do Paulo?',
      'visitas do Paulo',
    ])
      expect(await said(phone, asked)).toMatch(
        /só posso passar o que é seu|de outro corretor não posso falar/,
      );
    const everything = [...casesOf('pedidos'), ...casesOf('pedidos-fechada')].map(({ frase }) => frase);
    const answers = await said(phone, ...everything).then(async () => phone.outbox());
    for (const { texto } of answers)
      expect(texto).not.toMatch(/paulo-mendes|95555-?4444|paulo\.mendes|Cliente do Paulo/);
  });

  it('who waits for approval, or is inactive, is told nothing of it', async () => {
    for (const values of [{ aprovado: false }, { ativo: false }]) {
      const corretor = await createWelcome(app, { siteAtivo: true, ...values });
      const answer = await said(createPhone(app, corretor.whatsappNormal!), 'meu link');
      expect(answer).not.toContain(corretor.slug);
    }
  });

  it('who wants a person gets one, whatever it is about', async () => {
    const { phone } = await makeCorretor(['Residencial Aurora']);
    expect(await phone.says('quero falar com alguém sobre o preço do Aurora')).toEqual(['pessoa']);
  });
});
