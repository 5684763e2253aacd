import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pedido } from '#contract/lisa/pedidos.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { bairros } from '#server/db/schema/territorio.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCidade } from '#tests/factories/cidade.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createEstado } from '#tests/factories/estado.ts';
import { createZona } from '#tests/factories/zona.ts';
import { ownLink, ownPassword, tokenOfLink } from '#tests/own-page.ts';
import { createPhone, lisaSettled, phoneSecret, registrationOf } from '#tests/phone.ts';

let app: TestApp;
let numbers = 0;
const place: Record<string, number> = {};
const zonaDe: Record<string, number> = {};

beforeAll(async () => {
  app = await startTestApp({ workers: true, env: { WHATSAPP_APP_SECRET: phoneSecret } });
  await app.login();
  const { db } = app;
  const estado = await createEstado(db, { nome: 'São Paulo', sigla: 'SP' });
  for (const [nome, zonas] of Object.entries({
    Campinas: { Leste: ['Cambuí', 'Taquaral'], Central: ['Centro'] },
    Santos: { Orla: ['Gonzaga', 'Centro'] },
  })) {
    const cidade = await createCidade(db, { nome, estadoId: estado.id });
    for (const [zonaNome, bairros] of Object.entries(zonas)) {
      const zona = await createZona(db, { nome: zonaNome, cidadeId: cidade.id });
      zonaDe[zonaNome] = zona.id;
      for (const bairro of bairros)
        place[`${bairro}, ${nome}`] = (await createBairro(db, { nome: bairro, zonaId: zona.id })).id;
    }
  }
  await db.transaction((tx) => bumpLists(tx, 'bairros', 'cidades', 'zonas', 'estados'));
});
afterAll(() => app?.close());

const base = '/api/admin/whatsapp';
const covered = async (id: number) => (await app.get(`/api/corretores/${id}/cobertura`)).body as number[];
const pricesOf = async (id: number) => (await app.get(`/api/corretores/${id}/precos`)).body;
const rowOf = async (id: number) => (await app.db.select().from(corretores).where(eq(corretores.id, id)))[0]!;
const lastText = async (phone: ReturnType<typeof createPhone>) => (await phone.outbox()).at(-1)!.texto;

/** Somebody who has come to the question for the region. */
async function atRegion() {
  const n = ++numbers;
  const number = `5511${940_000_000 + n}`;
  const phone = createPhone(app, number);
  const answers = registrationOf(3000 + n);
  await phone.says('Oi', ...answers.slice(0, 4));
  expect((await phone.session())!.pergunta).toBe('regiao');
  return {
    phone,
    number,
    /** The rest of the registration; returns whose it became. */
    async finish(): Promise<number> {
      await phone.says(...answers.slice(5));
      const { status, corretorId } = (await phone.session())!;
      expect(status).toBe('waiting_approval');
      return corretorId!;
    },
  };
}
type Body = Record<string, unknown>;
const decide = (path: string, body: Body) => app.post(`${base}/${path}`, body);

describe('an approved corretor proposes another coverage and other prices', () => {
  /** Approved for Taquaral. */
  async function approved() {
    const { phone, number, finish } = await atRegion();
    await phone.says('Taquaral');
    const id = await finish();
    expect((await decide('approve', { whatsapp: number })).status).toBe(200);
    app.clock.advance(10_001);
    await lisaSettled(app);
    return { phone, id };
  }
  const pedidoOf = async (id: number) =>
    ((await app.get('/api/pedidos')).body as Pedido[]).find(
      ({ corretor, estado }) => corretor.id === id && estado === 'aberto',
    );

  it('in plain words to Lisa: nothing changes until it is applied with one press, then both do', async () => {
    const { phone, id } = await approved();
    expect(await covered(id)).toEqual([place['Taquaral, Campinas']]);
    await phone.says('quero mudar minha região para Cambuí e Gonzaga');
    await phone.says('minha faixa de preço mudou, agora é de 500 a 900 mil');
    expect(await covered(id)).toEqual([place['Taquaral, Campinas']]);
    const pedido = (await pedidoOf(id))!;
    expect(pedido.mudancas.map(({ campo, para }) => [campo, para])).toEqual([
      ['regiaoTrabalho', 'Cambuí e Gonzaga'],
      ['precoMinimo', '500000.00'],
      ['precoMaximo', '900000.00'],
    ]);
    expect(pedido.mudancas[0]!.lugares).toMatchObject([
      { nome: 'Cambuí', onde: 'Campinas/SP' },
      { nome: 'Gonzaga', onde: 'Santos/SP' },
    ]);
    expect((await app.post(`/api/pedidos/${pedido.id}/aplicar`, {})).status).toBe(200);
    const wanted = [place['Cambuí, Campinas'], place['Gonzaga, Santos']].sort();
    expect((await covered(id)).sort()).toEqual(wanted);
    expect(await pricesOf(id)).toEqual({ precoMin: '500000.00', precoMax: '900000.00' });
  });

  it('on his own page; a name that several places have leaves the coverage to the team', async () => {
    const { id } = await approved();
    const link = tokenOfLink(await ownLink(app, id));
    const { token } = (await app.post('/api/meu-espaco/senha', { token: link, senha: ownPassword })).body;
    const ask = (mudancas: Body) => app.post('/api/meu-espaco/pedido', { mudancas }, { token });
    expect(await ask({ precoMinimo: '900000', precoMaximo: '500000' })).toMatchObject({
      status: 400,
      body: { message: 'O preço mínimo não pode ser maior que o máximo' },
    });
    expect((await ask({ precoMinimo: 'caro' })).status).toBe(400);
    expect((await ask({ regiaoTrabalho: 'Cambuí e Centro' })).body.mudancas[0]).not.toHaveProperty('lugares');
    await ask({ regiaoTrabalho: 'zona orla de Santos', precoMinimo: '300000', precoMaximo: '' });
    const pedido = (await pedidoOf(id))!;
    // The lower end is as it was.
    expect(pedido.mudancas.map(({ campo, para }) => [campo, para])).toEqual([
      ['regiaoTrabalho', 'zona orla de Santos'],
      ['precoMaximo', null],
    ]);
    expect((await app.post(`/api/pedidos/${pedido.id}/aplicar`, {})).status).toBe(200);
    const wanted = [place['Gonzaga, Santos'], place['Centro, Santos']].sort();
    expect((await covered(id)).sort()).toEqual(wanted);
    expect(await pricesOf(id)).toEqual({ precoMin: '300000.00', precoMax: null });
  });

  it('of places that have no bairros any more nothing is applied, and the request goes on waiting', async () => {
    const { phone, id } = await approved();
    const { id: gone } = await createBairro(app.db, { nome: 'Sousas', zonaId: zonaDe.Leste! });
    await app.db.transaction((tx) => bumpLists(tx, 'bairros'));
    await phone.says('quero mudar minha região para Sousas');
    await app.db.delete(bairros).where(eq(bairros.id, gone));
    const pedido = (await pedidoOf(id))!;
    expect(await app.post(`/api/pedidos/${pedido.id}/aplicar`, {})).toMatchObject({ status: 409 });
    expect(await covered(id)).toEqual([place['Taquaral, Campinas']]);
    expect((await rowOf(id)).regiaoTrabalho).toBe('Taquaral');
    expect(await pedidoOf(id)).toBeDefined();
  });
});

describe('the region becomes territory', () => {
  it('LIA-06 bairros, zones and cities are found, chosen among candidates, wait as coverage with the price as the range, and fill the space of who is approved on the first day, the site off unless it is wished', async () => {
    const { phone, number, finish } = await atRegion();
    // Typos, no accents: Taquaral and Cambuí are found; Centro is in two cities of the state.
    expect(await phone.says('camubi, taquarau e centro')).toEqual(['escolher_regiao']);
    expect(await lastText(phone)).toMatch(
      /\*Centro\*.*\n\n\*1\* Campinas\/SP\n\*2\* Santos\/SP\n\*3\* Nenhum/s,
    );
    expect(await phone.says('2')).toEqual(['pedir_precos']);
    expect(await lastText(phone)).toContain('Centro (Santos/SP)');
    const id = await finish();
    expect(await rowOf(id)).toMatchObject({
      aprovado: false,
      siteAtivo: false,
      precoMinimo: '300000.00',
      precoMaximo: '800000.00',
      regiaoTrabalho: 'Cambuí, Taquaral e Centro (Santos/SP)',
    });
    const asked = [place['Cambuí, Campinas'], place['Taquaral, Campinas'], place['Centro, Santos']].sort();
    expect((await covered(id)).sort()).toEqual(asked);
    const listed = (await app.get(`${base}/aprovacoes`)).body.find((each: { id: number }) => each.id === id);
    expect(listed.cobertura).toBe(3);
    const evidence = (await app.get(`${base}/evidencias?corretorId=${id}`)).body;
    expect(evidence.pedida).toEqual({
      total: 3,
      bairros: expect.arrayContaining(['Cambuí (Campinas)', 'Centro (Santos)']),
    });

    // Covered and within the range; beyond it; elsewhere.
    await createEmpreendimento(app.db, { nome: 'Dentro', bairroId: asked[0]!, precoInicial: '500000' });
    await createEmpreendimento(app.db, { nome: 'Caro', bairroId: asked[0]!, precoInicial: '900000' });
    const elsewhere = place['Gonzaga, Santos']!;
    await createEmpreendimento(app.db, { nome: 'Longe', bairroId: elsewhere, precoInicial: '500000' });
    const approved = (await decide('approve', { whatsapp: number })).body;
    expect(approved).toMatchObject({ corretor: { id, aprovado: true, siteAtivo: false } });
    const token = tokenOfLink(await ownLink(app, id));
    const opened = await app.post('/api/meu-espaco/senha', { token, senha: ownPassword });
    const space = await fetch(`${app.url}/api/meu-espaco`, {
      headers: { authorization: `Bearer ${opened.body.token}` },
    }).then((answer) => answer.json());
    expect(space.corretor).toMatchObject({
      bairros: expect.arrayContaining(['Cambuí, Campinas', 'Taquaral, Campinas', 'Centro, Santos']),
      precoMin: '300000.00',
      precoMax: '800000.00',
    });
    expect(space.hotsites.map(({ nome }: { nome: string }) => nome)).toEqual(['Dentro']);
    expect(space.site.ativo).toBe(false);
  });

  it('approving with the site tells its address, shows it beforehand, and taking it back switches it off', async () => {
    const { phone, number, finish } = await atRegion();
    await phone.says('Campinas toda');
    const id = await finish();
    expect(await covered(id)).toHaveLength(3);
    const preview = (on: string) => app.get(`${base}/previa?corretorId=${id}&decisao=approve${on}`);
    const siteText = async (on: string) =>
      (await preview(on)).body.mensagens.find(({ chave }: Body) => chave === 'site').texto;
    expect(await siteText('')).toContain('sendo preparado');
    expect(await siteText('&ligarSite=true')).toContain('/corretor/');
    const { acaoId, corretor } = (await decide('approve', { whatsapp: number, ligarSite: true })).body;
    expect(corretor.siteAtivo).toBe(true);
    await decide('undo', { acaoId });
    expect(await rowOf(id)).toMatchObject({ aprovado: false, siteAtivo: false });
    await decide('approve', { whatsapp: number, ligarSite: true });
    app.clock.advance(10_001);
    await lisaSettled(app);
    expect((await phone.outbox()).find(({ chave }) => chave === 'site')!.texto).toContain('/corretor/');
  });

  it('without coverage the site stays off, and nothing is approved with it', async () => {
    const { phone, number, finish } = await atRegion();
    expect(await phone.says('Curitiba')).toEqual(['fora_do_territorio', 'pedir_precos']);
    const id = await finish();
    expect(await covered(id)).toEqual([]);
    expect((await rowOf(id)).regiaoTrabalho).toBe('Curitiba');
    const answer = await decide('approve', { whatsapp: number, ligarSite: true });
    expect(answer).toMatchObject({ status: 400, body: { field: 'siteAtivo' } });
    expect(await rowOf(id)).toMatchObject({ aprovado: false });
  });

  it('a choice is answered in words, by all or by none, and a correction while waiting changes what is asked for', async () => {
    const words = await atRegion();
    await words.phone.says('centro', 'o de Campinas');
    const id = await words.finish();
    expect(await covered(id)).toEqual([place['Centro, Campinas']]);
    expect(await words.phone.says('na verdade minha região é o Gonzaga')).toEqual(['corrigido']);
    expect(await covered(id)).toEqual([place['Gonzaga, Santos']]);
    expect(await words.phone.says('a região está errada, é Centro')).toEqual(['escolher_regiao']);
    expect(await words.phone.says('Santos')).toEqual(['corrigido']);
    expect(await covered(id)).toEqual([place['Centro, Santos']]);
    // So does the price, both its ends.
    expect(await words.phone.says('o preço está errado, é de 500 a 900 mil')).toEqual(['corrigido']);
    expect(await pricesOf(id)).toEqual({ precoMin: '500000.00', precoMax: '900000.00' });

    const all = await atRegion();
    await all.phone.says('centro', 'os dois');
    expect((await covered(await all.finish())).length).toBe(2);
    const none = await atRegion();
    await none.phone.says('centro', 'nenhum');
    const other = await none.finish();
    expect(await covered(other)).toEqual([]);
    expect((await rowOf(other)).regiaoTrabalho).toBe('centro');
  });

  it('an answer that chooses nothing is asked again, and another region takes its place', async () => {
    const { phone } = await atRegion();
    await phone.says('centro');
    expect(await phone.says('quanto custa participar?')).toEqual(['lisa_resposta_custo', 'escolher_regiao']);
    expect(await phone.says('7')).not.toContain('pedir_precos');
    expect(await phone.says('corrigir região')).toEqual(['pedir_regiao']);
    expect(await phone.says('Gonzaga')).toEqual(['pedir_precos']);
    expect((await phone.session())!.memoria).toMatchObject({ lugares: [{ nome: 'Gonzaga' }] });
  });
});
