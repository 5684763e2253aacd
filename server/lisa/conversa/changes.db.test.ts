import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pedido } from '#contract/lisa/pedidos.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createPhone, lisaSettled, phoneSecret, registrationOf } from '#tests/phone.ts';

let app: TestApp;
let numbers = 0;

beforeAll(async () => {
  app = await startTestApp({ workers: true, env: { WHATSAPP_APP_SECRET: phoneSecret } });
  await app.login();
});
afterAll(() => app?.close());

const base = '/api/admin/whatsapp';

/** Somebody who has given this many answers. */
async function talking(answers: number) {
  const n = ++numbers;
  const number = `5581${930_000_000 + n}`;
  const phone = createPhone(app, number);
  await phone.says('Oi', ...registrationOf(9000 + n).slice(0, answers));
  return {
    phone,
    number,
    session: async () => (await phone.session())!,
    /** What she answers, all of it. */
    async hears(said: string) {
      const before = (await phone.outbox()).length;
      const keys = await phone.says(said);
      const texto = (await phone.outbox()).slice(before).map((each) => each.texto);
      return { keys, texto: texto.join('\n\n') };
    },
  };
}
const rowOf = async (id: number) => (await app.db.select().from(corretores).where(eq(corretores.id, id)))[0]!;
const pedidosOf = async (id: number) =>
  ((await app.get('/api/pedidos')).body as Pedido[]).filter(({ corretor }) => corretor.id === id);

/** Corrections in plain words: the field, what is said, how it is said back, and what is kept. */
const corrections = (n: number) =>
  [
    ['email', `o e-mail está errado, é nova${n}@exemplo.com.br`, `e-mail *nova${n}@exemplo.com.br*`],
    ['ufCreci', 'na verdade meu CRECI é de SC', ' SC*'],
    ['nomeGuerra', 'pode trocar meu apelido pra Duda', 'nome de guerra *Duda*'],
  ] as const;
const kept = (n: number) => ({ email: `nova${n}@exemplo.com.br`, ufCreci: 'SC', nomeGuerra: 'Duda' });

describe('corrections in plain words', () => {
  it('LIA-02 are taken and said back at any time, also after the summary and after filing, then told to the administrators as a change; of who is approved they are a request', async () => {
    // At every question from the region on, and after the summary, where it is shown anew and nothing is filed.
    for (const answers of [4, 5, 6, 7]) {
      const { hears, session } = await talking(answers);
      const { pergunta } = await session();
      for (const [, said, echo] of corrections(numbers)) {
        const { texto, keys } = await hears(said);
        expect(texto).toContain(answers === 7 ? echo.replace(/.*\*(.+)\*/, '$1').replace('*', '') : echo);
        if (answers === 7) expect(keys).toEqual(['resumo']);
      }
      expect(await session()).toMatchObject({ ...kept(numbers), pergunta, corretorId: null });
    }

    // After filing: stored at once, and the administrators see what has changed since.
    const filed = await talking(8);
    const id = (await filed.session()).corretorId!;
    const listed = async () =>
      (await app.get(`${base}/aprovacoes`)).body.find((each: { id: number }) => each.id === id);
    expect((await listed()).mudou).toEqual([]);
    const n = numbers;
    for (const [, said, echo] of corrections(n)) {
      const { keys, texto } = await filed.hears(said);
      expect(keys).toEqual(['corrigido']);
      expect(texto).toContain(echo);
    }
    expect(await rowOf(id)).toMatchObject(kept(n));
    expect((await listed()).mudou).toEqual(['email', 'nomeGuerra', 'ufCreci']);
    const phoneChange = 'meu telefone mudou, agora é 85 99999-8888';
    const told = await filed.hears(phoneChange);
    expect(told.texto).toMatch(/^(?:Anotei|Certo, guardei|Entendi): telefone \*\(85\) 99999-8888\*/);
    expect((await pedidosOf(id))[0]).toMatchObject({
      estado: 'aberto',
      mudancas: [{ campo: 'telefone', para: '(85) 99999-8888' }],
    });

    // Of somebody approved: nothing changes by itself; one request holds it all, and is applied with one press.
    const approved = await talking(8);
    const other = (await approved.session()).corretorId!;
    expect((await app.post(`${base}/approve`, { whatsapp: approved.number })).status).toBe(200);
    app.clock.advance(10_001);
    await lisaSettled(app);
    const before = await rowOf(other);
    for (const [, said, echo] of corrections(numbers)) {
      const { keys, texto } = await approved.hears(said);
      expect(keys).toEqual(['mudanca_pedida']);
      expect(texto).toContain(echo);
    }
    await approved.hears(phoneChange);
    await approved.hears('o preço está errado, é de 500 a 900 mil');
    expect(await rowOf(other)).toEqual(before);
    const [pedido, ...more] = await pedidosOf(other);
    expect(more).toEqual([]);
    expect(Object.fromEntries(pedido!.mudancas.map(({ campo, para }) => [campo, para]))).toEqual({
      ...kept(numbers),
      telefone: '(85) 99999-8888',
      precoMinimo: '500000.00',
      precoMaximo: '900000.00',
    });
    expect((await app.post(`/api/pedidos/${pedido!.id}/aplicar`, {})).status).toBe(200);
    expect(await rowOf(other)).toMatchObject({ ...kept(numbers), telefone: '(85) 99999-8888' });
  });
});
