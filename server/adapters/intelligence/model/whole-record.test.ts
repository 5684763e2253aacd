import { describe, expect, it } from 'vitest';
import { duvidasEm } from '#contract/cadastros/certeza.ts';
import { fatosSchema } from '#contract/cadastros/fatos.ts';
import { camposDaFicha, linhasDoFato } from '#contract/cadastros/ficha.ts';
import { apiKey, bench, document, without } from '#tests/fixtures/model-bench.ts';
import { type Extraction, extractionSchema } from './outputs.ts';

const text = document('Book.pdf', 'book', [
  [
    'VISTA JARDIM',
    'Rua das Acácias, nº 120 – Centro – Itajaí/SC',
    'Apartamentos de 2 e 3 dormitórios',
    'O verde é de Raiz Paisagem, em torno de doze jabuticabeiras e um lago de 340 m²',
    'Do mercado municipal são 700 metros',
    'Entrada de 20% e saldo em 36 parcelas',
    'A fundação está com 45% em 10/2026',
  ],
  ['Construtora Aurora'],
]);
/** The letters of its second page were read off its picture. */
const book = {
  ...text,
  pages: text.pages.map((page) => (page.page === 2 ? { ...page, drawn: true as const } : page)),
};
const jpeg = Uint8Array.from({ length: 96 }, (_, n) => (n * 43) % 251);
const nothing = Object.fromEntries(
  Object.keys(extractionSchema.shape).map((field) => [field, []]),
) as unknown as Extraction;
const on = (pagina: number, trecho: string) => ({ arquivo: 1, pagina, trecho });
const rooms = 'Apartamentos de 2 e 3 dormitórios';

const answer: Extraction = {
  ...nothing,
  nome: [{ valor: 'Vista Jardim', ...on(1, 'VISTA  JARDIM') }],
  endereco: [{ valor: 'Rua das Acácias, 120', ...on(1, 'Rua das Acácias, nº 120') }],
  // Read off the picture of the second page, by both.
  incorporadora: [{ valor: 'Construtora Aurora', ...on(2, 'Construtora Aurora') }],
  // Words that stand nowhere.
  cidade: [{ valor: 'Balneário Azul', ...on(1, 'em Balneário Azul') }],
  // The rules read three.
  dormitorios: [{ valor: 2, ...on(1, rooms) }],
  ficha: [
    { campo: 'paisagismo', valor: 'Raiz Paisagem', ...on(1, 'O verde é de Raiz Paisagem') },
    {
      campo: 'distancias',
      valor: 'Mercado municipal: 700 m',
      ...on(1, 'Do mercado municipal são 700 metros'),
    },
    { campo: 'pagamento', valor: 'Entrada: 20%', ...on(1, 'Entrada de 20%') },
    { campo: 'andamento', valor: 'Fundação: 45% em 10/2026', ...on(1, 'A fundação está com 45% em 10/2026') },
    // A figure that its words have not.
    { campo: 'torres', valor: '4', ...on(1, rooms) },
  ],
  // No field holds the lake: its figure is compared with the documents.
  descricao: [
    {
      texto: 'O verde é da Raiz Paisagem, com um lago de 340 m². São 99 lojas no térreo.',
      ...on(1, 'um lago de 340 m²'),
    },
  ],
};

const seers = ['openai', 'anthropic', 'google'];
describe('TRU-20 the same record from models', () => {
  it.each([...seers, 'perplexity', 'compativel', 'proprio'])('by %s', async (from) => {
    const made = await bench({
      official: true,
      choices: { extract: { escolha: { provedor: from, modelo: 'm' } } },
      config: (url) => ({
        openai: without,
        v0: without,
        perplexity: without,
        [from]: { apiKey, baseUrl: ['compativel', 'proprio'].includes(from) ? url : undefined, model: 'm' },
      }),
    });
    made.fake.answer(() => answer);
    const { fatos, warnings } = await made.engine.extractEmpreendimento(
      { documents: [book], folderName: null, pictures: async () => [{ path: 'Book.pdf', page: 2, jpeg }] },
      made.context,
    );
    fatosSchema.parse(fatos);

    // The whole record is asked for, by a schema.
    const [request] = made.fake.requests;
    const asked = JSON.stringify([request!.schema, request!.body.tools, request!.system]);
    for (const field of Object.keys(extractionSchema.shape))
      expect([field, asked.includes(field)]).toEqual([field, true]);
    for (const campo of camposDaFicha.filter((each) => each !== 'downloads'))
      expect([campo, asked.includes(campo)]).toEqual([campo, true]);

    // Quotes are compared word for word, and their own words and place are kept.
    expect(fatos.nome).toMatchObject({
      value: 'Vista Jardim',
      evidence: [{ file: 'Book.pdf', page: 1, quote: 'VISTA JARDIM', box: { x: 40 } }],
    });
    expect(fatos.endereco?.value).toBe('Rua das Acácias, 120');
    expect(fatos.cidade?.value).not.toBe('Balneário Azul');
    const lines = (['paisagismo', 'distancias', 'pagamento', 'andamento'] as const).flatMap((campo) =>
      linhasDoFato(campo, fatos[campo]?.value),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'Raiz Paisagem',
        'Mercado municipal: 700 m',
        'Entrada: 20%',
        'Fundação: 45% em 10/2026',
      ]),
    );

    // Numbers are compared with the documents.
    expect(fatos.torres).toBeNull();
    expect(fatos.descricao?.value).toBe('O verde é da Raiz Paisagem, com um lago de 340 m².');
    expect(warnings.flatMap((each) => /^Descartado \(([^:]+): /.exec(each)?.[1] ?? [])).toEqual([
      'cidade',
      'descrição',
      'torres',
    ]);

    // Pages whose letters are drawn are seen by those that see.
    const sent = JSON.stringify(request!.body).includes(Buffer.from(jpeg).toString('base64'));
    expect(sent).toBe(seers.includes(from));
    expect(fatos.incorporadora?.value).toBe('Construtora Aurora');

    // Where the engines differ it is a question with both.
    expect(duvidasEm(fatos)).toContain('dormitoriosMax');
    expect(fatos.dormitoriosMax).toMatchObject({ value: 2, conflicts: [{ value: 3 }] });
  });
});
