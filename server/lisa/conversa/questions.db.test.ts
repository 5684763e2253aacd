import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createPhone, phoneSecret, registrationOf } from '#tests/phone.ts';

let app: TestApp;
let numbers = 0;
const path = '/api/admin/whatsapp/conversas';

beforeAll(async () => {
  app = await startTestApp({ workers: true, env: { WHATSAPP_APP_SECRET: phoneSecret } });
  await app.login();
});
afterAll(() => app?.close());

/** Somebody who has given this many answers. */
async function talking(answers: number) {
  const n = ++numbers;
  const phone = createPhone(app, `5573${930_000_000 + n}`);
  await phone.says('Oi', ...registrationOf(9000 + n).slice(0, answers));
  const { id } = (await phone.session())!;
  const hear = async (said: string) => {
    const count = (await phone.says(said)).length;
    return (await phone.outbox()).slice(-count);
  };
  const answer = (body: Record<string, unknown>) => app.post(`${path}/${id}/perguntas`, body);
  const listed = async (filtro: string) =>
    (await app.get(`${path}?filtro=${filtro}`)).body.itens.find((each: { id: number }) => each.id === id);
  return { phone, id, hear, answer, listed };
}
const textOf = async (chave: string) =>
  (await app.get('/api/configuracoes')).body.find((each: { chave: string }) => each.chave === chave);
const setting = (chave: string, valor: string) =>
  app.call('PUT', `/api/configuracoes/${chave}`, { body: { valor } });

describe('a question to Lisa', () => {
  it('LIA-04 is answered from the settings and the pending question asked again; one without an answer goes to a person, stands in the panel, is answered there and its answer kept', async () => {
    const ana = await talking(3);
    const asked: [string, string][] = [
      ['o que é isso?', 'o_que_e'],
      ['quem é você?', 'quem_e'],
      ['você é um robô?', 'robo'],
      ['isso é golpe?', 'golpe'],
      ['quanto custa?', 'custo'],
      ['qual é a comissão?', 'comissao'],
      ['quanto tempo demora?', 'prazo'],
      ['quais documentos precisa?', 'documentos'],
      ['qual é o meu link?', 'link'],
      ['esqueci a senha', 'senha'],
      ['como troco a minha foto?', 'foto'],
      ['como faço para sair do programa?', 'sair'],
    ];
    const own = `Resposta da imobiliária. ${'Vale a pena. '.repeat(3)}`.trim();
    await setting('lisa_resposta_custo', own);
    for (const [question, key] of asked) {
      const chave = `lisa_resposta_${key}`;
      const { valor, categoria } = await textOf(chave);
      expect(categoria).toBe('respostas');
      const said = await ana.hear(question);
      expect(
        said.map((each) => each.chave),
        question,
      ).toEqual([chave, 'pedir_nome_guerra']);
      expect(said[0]!.texto, question).toBe(valor);
    }
    expect((await textOf('lisa_resposta_custo')).valor).toBe(own);
    expect(await ana.listed('com-pergunta')).toBeUndefined();

    // A fraud is denied with what the programme can be checked by, as far as it is set.
    const { valor: golpe } = await textOf('lisa_resposta_golpe');
    await setting('lisa_programa', 'Nome: Programa Vizinhos\nPágina:\nCNPJ: 12.345.678/0001-95');
    expect((await ana.hear('isso é golpe?'))[0]!.texto).toBe(
      `${golpe}\n\nPara você conferir: *Programa Vizinhos*, CNPJ 12.345.678/0001-95`,
    );
    await setting('lisa_programa', 'Nome: Programa Vizinhos\nPágina: https://vizinhos.example\nCNPJ:');
    expect((await ana.hear('isso é golpe?'))[0]!.texto).toMatch(/^É como eu disse/);
    await ana.hear('quanto custa?');
    expect((await ana.hear('isso é golpe?'))[0]!.texto).toBe(
      `${golpe}\n\nPara você conferir: *Programa Vizinhos*, https://vizinhos.example`,
    );

    // No answer: a person is called, she says so and asks on.
    const question = 'Vocês têm convênio com academia?';
    expect((await ana.hear(question)).map(({ chave }) => chave)).toEqual([
      'sem_resposta',
      'pedir_nome_guerra',
    ]);
    expect(await ana.listed('com-pergunta')).toMatchObject({ perguntas: [question] });
    expect(await ana.listed('pediram-pessoa')).toBeDefined();
    expect((await app.get(path)).body.contagens['com-pergunta']).toBe(1);

    // Answered there: sent, gone from the list, and kept under the question as the team words it.
    const texto = 'Sim, depois de três meses no programa.\nPergunta: mais alguma?';
    const answered = await ana.answer({
      pergunta: question,
      texto,
      guardarComo: 'Têm convênio com academia?',
    });
    expect(answered.status).toBe(200);
    expect((await ana.phone.outbox()).at(-1)).toMatchObject({ chave: 'equipe', texto });
    expect(await ana.listed('com-pergunta')).toBeUndefined();
    expect(await ana.listed('pediram-pessoa')).toBeUndefined();
    expect((await ana.answer({ pergunta: question, texto })).status).toBe(409);
    expect((await textOf('lisa_respostas_guardadas')).valor).toContain(
      'Pergunta: Têm convênio com academia?\nResposta: Sim, depois de três meses no programa.\n- Pergunta: mais',
    );

    // Whoever asks the same is answered with it; another question is not.
    const bia = await talking(4);
    const said = await bia.hear('oi, vcs têm convênios com academia?');
    expect(said.at(-2)).toMatchObject({
      chave: 'resposta_guardada',
      texto: 'Sim, depois de três meses no programa.\n- Pergunta: mais alguma?',
    });
    expect(said.at(-1)!.chave).toBe('pedir_regiao');
    expect(await bia.listed('pediram-pessoa')).toBeUndefined();
    await bia.hear('tem convênio com academia e escola?');
    expect((await bia.listed('com-pergunta')).perguntas).toEqual(['tem convênio com academia e escola?']);
  });

  it('that is answered for one person alone is not kept, and a call of their own stands', async () => {
    const person = await talking(3);
    await person.hear('quero falar com uma pessoa');
    const pergunta = 'tem estacionamento para corretores?';
    await person.hear(pergunta);
    const before = await textOf('lisa_respostas_guardadas');
    expect((await person.answer({ pergunta, texto: 'Ainda não.' })).status).toBe(200);
    expect((await textOf('lisa_respostas_guardadas')).valor).toBe(before.valor);
    expect(await person.listed('pediram-pessoa')).toBeDefined();
  });

  it('after filing, too, goes to a person where it has no answer; whether one is approved is told', async () => {
    const person = await talking(8);
    expect((await person.hear('já foi aprovado?')).at(-1)!.chave).toBe('em_analise');
    expect((await person.hear('tem estacionamento para corretores?')).map(({ chave }) => chave)).toEqual([
      'sem_resposta',
    ]);
    expect((await person.listed('com-pergunta')).perguntas).toHaveLength(1);
  });

  it('stands no longer once somebody answered in her place', async () => {
    const person = await talking(3);
    await person.hear('tem estacionamento para corretores?');
    expect((await person.listed('com-pergunta')).perguntas).toHaveLength(1);
    await app.post(`${path}/${person.id}/assumir`, { assumidaPor: null });
    const { id } = (await app.get('/api/sessao')).body.user;
    await app.post(`${path}/${person.id}/devolver`, { assumidaPor: id });
    expect(await person.listed('com-pergunta')).toBeUndefined();
  });
});
