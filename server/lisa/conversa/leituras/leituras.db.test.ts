import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#contract/base/units.ts';
import type { Fala } from '#contract/lisa/conversas.ts';
import type { Entendimento, Frase, Tentativa } from '#contract/lisa/leituras.ts';
import { questions } from '#contract/lisa/lisa.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createPhone, phoneSecret, registrationOf } from '#tests/phone.ts';
import { readCollection } from '../../../../scripts/lisa/collection.ts';

let app: TestApp;
let numbers = 0;
const base = '/api/admin/whatsapp';
const lost = 'xplim tatubola kirig';

beforeAll(async () => {
  app = await startTestApp({ workers: true, env: { WHATSAPP_APP_SECRET: phoneSecret } });
  // On a Wednesday a few hours are no other week.
  const now = app.clock.now();
  app.clock.advance(((3 - now.getUTCDay() + 7) % 7 || 7) * dayMs + 15 * hourMs - (now.getTime() % dayMs));
  await app.login();
});
afterAll(() => app?.close());

/** Somebody who has given this many answers. */
async function talking(answers: number) {
  const n = ++numbers;
  const phone = createPhone(app, `5574${930_000_000 + n}`);
  await phone.says('Oi', ...registrationOf(9500 + n).slice(0, answers));
  const { id } = (await phone.session())!;
  return { phone, id };
}
const understanding = async () => (await app.get(`${base}/entendimento`)).body as Entendimento;
const theirs = async (id: number) =>
  ((await app.get(`${base}/conversas/${id}`)).body.falas as Fala[]).filter(({ de }) => de === 'pessoa');

describe('what Lisa understood', () => {
  it('LIA-14 shows where people stop per step and week, what was not understood in groups with one press into the phrases she learns from, the answers kept; each message of a conversation with intents, data and why; and a phrase tried at every stage', async () => {
    const ana = await talking(1);
    await ana.phone.says(lost);
    const beto = await talking(1);
    await beto.phone.says(`${lost.toUpperCase()}!!!`);
    const cida = await talking(8);

    // Each message, with why.
    const [greeting, yes, nonsense] = await theirs(ana.id);
    expect(greeting!.leitura).toMatchObject({ intencoes: [{ intencao: 'cumprimenta', por: 'regras' }] });
    expect(yes!.leitura).toMatchObject({ pergunta: 'interesse', entendida: true });
    expect(yes!.leitura!.intencoes).toContainEqual(
      expect.objectContaining({ intencao: 'sim', trecho: expect.stringMatching(/\S/), por: 'regras' }),
    );
    expect(nonsense!.leitura).toMatchObject({ pergunta: 'creci', entendida: false, dados: [] });
    const told = (await theirs(cida.id)).flatMap(({ leitura }) => leitura?.dados ?? []);
    expect(told.map(({ campo }) => campo)).toEqual(
      expect.arrayContaining(['creci', 'uf', 'nome', 'email', 'nomeGuerra', 'regiao', 'precos']),
    );

    // Where people stop: both at the third step of this week, and not yet a moment ago.
    expect((await understanding()).semanas[0]!.paradas[2]).toBe(0);
    app.clock.advance(5 * hourMs);
    await app.login();
    const { semanas, naoEntendidas } = await understanding();
    expect(semanas).toHaveLength(8);
    expect(semanas[0]).toMatchObject({ iniciadas: 3, enviadas: 1 });
    expect(semanas[0]!.paradas.map((stopped, index) => [index + 1, stopped]).filter(([, n]) => n)).toEqual([
      [3, 2],
    ]);

    // The same words of two people are one group; one press keeps it.
    const group = naoEntendidas.find(({ vezes }) => vezes === 2);
    expect(group).toMatchObject({ pergunta: 'creci', pessoas: 2, guardada: false, conversaId: beto.id });
    const { texto, pergunta } = group!;
    const kept = await app.post(`${base}/entendimento/frases`, { texto, pergunta });
    expect(kept).toMatchObject({ status: 201, body: { texto, pergunta, intencoes: [] } });
    expect((await understanding()).naoEntendidas.find((each) => each.texto === texto)).toMatchObject({
      guardada: true,
    });
    const again = await app.post(`${base}/entendimento/frases`, { texto, pergunta });
    expect(again.body.id).toBe(kept.body.id);

    // Its meaning is said, and the file is what the classifier learns from.
    const { id } = kept.body as Frase;
    const file = async () => {
      const { text } = await app.get(`${base}/entendimento/frases.txt`);
      const folder = mkdtempSync(join(tmpdir(), 'frases-'));
      writeFileSync(join(folder, 'pessoas-painel.txt'), text);
      return readCollection(folder);
    };
    expect(await file()).toEqual([]);
    const labelled = await app.call('PUT', `${base}/entendimento/frases/${id}`, {
      body: { intencoes: ['adia', 'agradece'] },
    });
    expect(labelled.body).toMatchObject({ id, intencoes: ['adia', 'agradece'], autor: 'admin' });
    expect(await file()).toMatchObject([
      { etapa: 'creci', mensagem: texto, intents: ['adia', 'agradece'], dados: {} },
    ]);
    expect((await app.call('DELETE', `${base}/entendimento/frases/${id}`)).status).toBe(200);
    expect((await understanding()).frases).toEqual([]);
    expect((await app.call('DELETE', `${base}/entendimento/frases/${id}`)).status).toBe(404);

    // Answers the team kept.
    const question = 'Vocês têm convênio com academia?';
    await ana.phone.says(question);
    const answer = { pergunta: question, texto: 'Ainda não.', guardarComo: question };
    expect((await app.post(`${base}/conversas/${ana.id}/perguntas`, answer)).status).toBe(200);
    expect((await understanding()).respostas).toContainEqual({ pergunta: question, resposta: 'Ainda não.' });

    // A phrase at every stage: the same words are data at one and none at another, and nothing is kept.
    const before = await understanding();
    const trial = await app.post(`${base}/laboratorio/frase`, { texto: '54321-F SC' });
    const { tentativas } = trial.body as { tentativas: Tentativa[] };
    const stages = tentativas.map(({ leitura }) => leitura.pergunta);
    expect(stages).toEqual([...questions.filter((each) => each !== 'uf' && each !== 'telefone'), null]);
    const atCreci = tentativas.find(({ leitura }) => leitura.pergunta === 'creci')!;
    expect(atCreci.leitura).toMatchObject({
      entendida: true,
      dados: [{ campo: 'creci', valor: '54321 F SC' }, {}],
    });
    expect(atCreci.respostas[0]).toContain('54321-F SC');
    for (const { respostas } of tentativas) expect(respostas.length).toBeGreaterThan(0);
    expect(await understanding()).toEqual(before);
  });

  it('is forgotten with the person: neither the reading nor the group is left', async () => {
    const { phone, id } = await talking(1);
    await phone.says('frobnicar zumbido', 'apagar meus dados', 'APAGAR');
    expect((await app.get(`${base}/conversas/${id}`)).status).toBe(404);
    const { naoEntendidas } = await understanding();
    expect(naoEntendidas.filter(({ texto }) => texto.includes('frobnicar'))).toEqual([]);
    const { rows } = await app.pool.query(
      `SELECT leitura FROM lisa_recebidas WHERE pessoa LIKE '%${930_000_000 + numbers}' AND leitura IS NOT NULL`,
    );
    expect(rows).toEqual([]);
  });

  it('what nobody wrote for ninety days is no longer told', async () => {
    const { phone } = await talking(1);
    await phone.says('blargh gnomo');
    const isTold = async () =>
      (await understanding()).naoEntendidas.some(({ texto }) => texto === 'blargh gnomo');
    expect(await isTold()).toBe(true);
    app.clock.advance(91 * dayMs);
    await app.login();
    expect(await isTold()).toBe(false);
  });
});
