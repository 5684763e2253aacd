import { describe, expect, it } from 'vitest';
import { linhasDoFato } from '#contract/cadastros/ficha.ts';
import { faltaDaFrase, frasesDe } from '#contract/da-pasta-a-pagina/frases.ts';
import { beyondRecord } from '#server/cadastros/descricoes/beyond-record.ts';
import { describeEmpreendimento } from '#server/cadastros/descricoes/describe-empreendimento.ts';
import { extractEmpreendimento } from '#server/da-pasta-a-pagina/extracao/extract-empreendimento.ts';
import { bench, document } from '#tests/fixtures/model-bench.ts';
import type { EmpreendimentoInput } from '../port.ts';

const place = {
  nome: 'Centro',
  zona: 'Geral',
  cidade: 'Itajaí',
  uf: 'SC',
  estado: 'Santa Catarina',
  empreendimentos: [],
};
const record: EmpreendimentoInput = {
  nome: 'Vista das Acácias',
  incorporadora: 'Construtora Aurora',
  bairro: 'Centro',
  cidade: 'Itajaí',
  estado: 'Santa Catarina',
  endereco: 'Rua das Acácias, 120',
  especificacoes: '2 a 3 dormitórios; lazer e serviços: Piscina, Academia',
};
/** Sentences of eight words, all of which the record says. */
const sentences = (n: number) =>
  Array.from({ length: n }, () => 'O Vista das Acácias fica no Centro, Itajaí.').join(' ');
const wordsIn = (text: string) => text.split(/\s+/).length;

describe('TRU-09 sentences are whole, lists are lists, a description is the record’s, lengths are kept', () => {
  const book = document('Book.pdf', 'book', [
    [
      'Pátio das Figueiras',
      'As varandas avançam sobre o jardim e cada apartamento recebe o sol da manhã em todos os',
      'Página 1 de 2',
    ],
    ['Pátio das Figueiras', 'quartos da casa, sem exceção nem corredor escuro.', 'Página 2 de 2'],
    [
      'Diferenciais',
      '• Gerador\t• Horta coletiva',
      'Acabamentos',
      'Piso: porcelanato',
      'Bancada: granito preto',
    ],
  ]);

  it('what the documents say is quoted whole, over the end of a page too, and lists are lists', () => {
    const { fatos } = extractEmpreendimento({ documents: [book], folderName: null });
    const whole =
      'As varandas avançam sobre o jardim e cada apartamento recebe o sol da manhã em todos os quartos da casa, sem exceção nem corredor escuro.';
    expect(fatos.descricao?.value).toBe(whole);
    expect(fatos.descricao?.evidence).toMatchObject([{ page: 1, quote: whole }]);
    for (const frase of frasesDe(whole)) expect(faltaDaFrase(frase, 'Pátio das Figueiras')).toBeNull();
    expect(linhasDoFato('diferenciais', fatos.diferenciais?.value)).toEqual(['Gerador', 'Horta coletiva']);
    expect(linhasDoFato('acabamentos', fatos.acabamentos?.value)).toEqual([
      'Piso: porcelanato',
      'Bancada: granito preto',
    ]);
  });

  it('a description of a model says what the record says, in the length asked, and ends with a sentence', async () => {
    const made = await bench();
    const invented = `O Shopping Iguatemi fica a 900 metros. ${sentences(45)}`;
    made.fake.script({ answer: sentences(45) }, { answer: invented }, { answer: sentences(90) });
    const { texto, nota } = await made.engine.describeEmpreendimento(record, made.context);
    expect(beyondRecord(texto, record)).toEqual([]);
    expect(wordsIn(texto)).toBe(496);
    expect(frasesDe(texto).map((frase) => faltaDaFrase(frase, record.nome))).toEqual(
      frasesDe(texto).map(() => null),
    );
    expect(nota).toContain('tem 720 palavras; pedidas 300 a 500');
  });

  it('by the rules it is the record’s too', () => {
    expect(beyondRecord(describeEmpreendimento(record), record)).toEqual([]);
  });
});

describe('a text of a model is as long as its prompt asks', () => {
  const bairro = async (...answers: string[]) => {
    const made = await bench();
    made.fake.script(...answers.map((answer) => ({ answer })));
    return { ...(await made.engine.describeBairro(place, made.context)), ...made };
  };

  it('one that is, is taken at once, without a word about it', async () => {
    const { texto, nota, usage } = await bairro(sentences(30));
    expect([texto, nota, usage.length]).toEqual([sentences(30), null, 1]);
  });

  it('one that is not is asked once again, told what is wrong', async () => {
    const { texto, nota, fake, usage } = await bairro(sentences(15), sentences(26));
    expect([texto, nota]).toEqual([sentences(26), null]);
    expect(fake.requests[1]!.user).toContain('tem 120 palavras; pedidas 200 a 300');
    expect(usage.map(({ outcome }) => outcome)).toEqual(['invalid', 'ok']);
  });

  it('of two that are too long, the text ends after the last whole sentence that fits', async () => {
    const { texto, nota, fake } = await bairro(sentences(80), sentences(60));
    expect(fake.requests).toHaveLength(2);
    expect(texto).toBe(sentences(37));
    expect(wordsIn(texto)).toBe(296);
    expect(nota).toBe(
      'O texto do modelo tem 480 palavras; pedidas 200 a 300. Foi encerrado na última frase que cabe.',
    );
  });

  it('of two that are too short, the longer one is kept, and said so', async () => {
    const { texto, nota, usage } = await bairro(sentences(20), sentences(12));
    expect(texto).toBe(sentences(20));
    expect(nota).toBe(
      'O texto do modelo tem 160 palavras; pedidas 200 a 300. O modelo não escreveu outro mais próximo.',
    );
    expect(usage.map(({ outcome }) => outcome)).toEqual(['invalid', 'invalid']);
  });

  it('what came first is kept when the second question fails', async () => {
    const made = await bench();
    made.fake.script({ answer: sentences(20) }, { status: 401, body: '{}' });
    expect((await made.engine.describeBairro(place, made.context)).texto).toBe(sentences(20));
  });

  it('the length is that of the administrator’s own text', async () => {
    const made = await bench();
    const prompt = async () => 'Escreva sobre {BAIRRO} em até 200 caracteres.';
    made.fake.answer(() => sentences(10));
    const { texto } = await made.engine.describeBairro(place, { ...made.context, prompt });
    expect(texto).toBe(sentences(4));
  });
});

describe('a description is written from the record alone', () => {
  const describeIt = async (...answers: string[]) => {
    const made = await bench();
    made.fake.script({ answer: `A busca achou o Shopping Iguatemi a 900 metros. ${sentences(40)}` });
    made.fake.script(...answers.map((answer) => ({ answer })));
    return { made, done: made.engine.describeEmpreendimento(record, made.context) };
  };
  const invented = `O Shopping Iguatemi fica a 900 metros. São 45 andares com vista para o mar. ${sentences(40)}`;

  it('its writer is given the record, and not what a search found', async () => {
    const { made, done } = await describeIt(sentences(40));
    expect(await done).toMatchObject({ texto: sentences(40), nota: null });
    const { user, system } = made.fake.requests[1]!;
    expect(user).toContain('"endereco":"Rua das Acácias, 120"');
    expect(user + system).not.toContain('Iguatemi');
    expect(system).toContain('Use só os dados do cadastro');
  });

  it('a number, a place or a claim of its own is asked once again, by name', async () => {
    const { made, done } = await describeIt(invented, sentences(40));
    expect((await done).texto).toBe(sentences(40));
    const again = made.fake.requests[2]!.user;
    for (const words of ['“Shopping Iguatemi”', '“900”', '“45”', '“mar”']) expect(again).toContain(words);
  });

  it('twice invented it is refused in a sentence that says what', async () => {
    const { made, done } = await describeIt(invented, invented);
    await expect(done).rejects.toThrow(
      /^O modelo escreveu, também na segunda tentativa, o que o cadastro não diz: “900”.* Nada foi guardado\./,
    );
    expect(made.usage.map(({ outcome }) => outcome)).toEqual(['ok', 'invalid', 'invalid']);
  });

  it('with the rules in reserve theirs stands, and the reason is told', async () => {
    const made = await bench({ choices: { texts: { reserva: { provedor: 'local', modelo: '' } } } });
    made.fake.script({ answer: sentences(40) }, { answer: invented }, { answer: invented });
    const { texto, motor } = await made.engine.describeEmpreendimento(record, made.context);
    expect([motor, texto]).toEqual([
      'Motor local',
      expect.stringContaining('Vista das Acácias é um empreendimento'),
    ]);
    expect(made.notes).toMatchObject([
      { tarefa: 'texts', motivo: expect.stringContaining('o cadastro não diz') },
    ]);
  });
});
