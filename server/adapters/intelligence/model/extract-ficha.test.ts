import { describe, expect, it } from 'vitest';
import { duvidasEm } from '#contract/cadastros/certeza.ts';
import { fatosSchema } from '#contract/cadastros/fatos.ts';
import { camposDaFicha, linhasDoFato } from '#contract/cadastros/ficha.ts';
import { bench, document } from '#tests/fixtures/model-bench.ts';
import type { Extraction } from './outputs.ts';

const book = document('Book.pdf', 'book', [
  ['VISTA JARDIM', 'Um jardim no alto da cidade'],
  [
    'A casa começa na rua e termina no jardim, sem degrau entre uma coisa e outra.',
    'Fachada ventilada e tomada para carro elétrico',
    'Piso em porcelanato na área social',
    'Quem desenhou: Estúdio Meridiano Arquitetos',
    'Por dentro, mão de Lina Prado',
    'O verde é de Raiz Paisagem',
    'Ergue a obra a Construtora Sapê',
    'São duas torres de 18 pavimentos, 144 unidades ao todo, quatro por andar',
    'Cada torre com 3 elevadores, num terreno de 2.500 m²',
  ],
  [
    'Do mercado municipal são 700 metros, e a praia fica a 1,5 km',
    'Paga-se 20% de entrada e 30% em 36 parcelas',
    'A torre A fica pronta em junho de 2029',
    'A fundação está com 45% em 10/2026',
    'Primeira fase à venda agora',
    'Aceita animais? Sim, de pequeno porte.',
    'Filme: https://www.video.example/vista',
    'Passeio: https://tour.example/vista',
    'No mapa: -26.9908, -48.6347',
  ],
]);

type Item = Extraction['ficha'][number];
const item = (campo: Item['campo'], valor: string, pagina: number, trecho: string): Item => ({
  campo,
  valor,
  arquivo: 1,
  pagina,
  trecho,
});
const all: Item[] = [
  item('slogan', 'Um jardim no alto da cidade', 1, 'Um jardim no alto da cidade'),
  item(
    'conceito',
    'A casa começa na rua e termina no jardim, sem degrau entre uma coisa e outra.',
    2,
    'A casa começa na rua e termina no jardim, sem degrau entre uma coisa e outra',
  ),
  item('diferenciais', 'Fachada ventilada', 2, 'Fachada ventilada e tomada'),
  item('diferenciais', 'Tomada para carro elétrico', 2, 'tomada para carro elétrico'),
  item('acabamentos', 'Piso em porcelanato', 2, 'Piso em porcelanato na área social'),
  item('arquitetura', 'Estúdio Meridiano Arquitetos', 2, 'Estúdio Meridiano Arquitetos'),
  item('interiores', 'Lina Prado', 2, 'Por dentro, mão de Lina Prado'),
  item('paisagismo', 'Raiz Paisagem', 2, 'O verde é de Raiz Paisagem'),
  item('construtora', 'Construtora Sapê', 2, 'Ergue a obra a Construtora Sapê'),
  item('torres', '2', 2, 'São duas torres'),
  item('pavimentos', '18', 2, 'torres de 18 pavimentos'),
  item('totalUnidades', '144', 2, '144 unidades ao todo'),
  item('unidadesPorAndar', '4', 2, 'quatro por andar'),
  item('elevadores', '3', 2, 'com 3 elevadores'),
  item('areaTerreno', '2.500 m²', 2, 'num terreno de 2.500 m²'),
  item('coordenadas', '-26.9908, -48.6347', 3, '-26.9908, -48.6347'),
  item('distancias', 'Mercado municipal: 700 m', 3, 'Do mercado municipal são 700 metros'),
  item('distancias', 'Praia: 1,5 km', 3, 'a praia fica a 1,5 km'),
  item('pagamento', 'Entrada: 20%', 3, '20% de entrada'),
  item('entregas', 'Torre A: 06/2029', 3, 'A torre A fica pronta em junho de 2029'),
  item('fases', 'Primeira fase', 3, 'Primeira fase à venda agora'),
  item('andamento', 'Fundação: 45% em 10/2026', 3, 'A fundação está com 45% em 10/2026'),
  item('videos', 'https://www.video.example/vista', 3, 'https://www.video.example/vista'),
  item('tours', 'https://tour.example/vista', 3, 'https://tour.example/vista'),
  item('perguntas', 'Aceita animais? Sim, de pequeno porte.', 3, 'Aceita animais? Sim, de pequeno porte.'),
];

async function extract(ficha: Item[], documents = [book]) {
  const made = await bench();
  const lists = Object.fromEntries(
    'nome incorporadora cnpj endereco bairro cidade uf precoInicial dormitorios suites vagas areaPrivativa status dataEntrega registroIncorporacao cartorio amenidades tipologias descricao outrosEmpreendimentos'
      .split(' ')
      .map((field) => [field, []]),
  );
  made.fake.answer(() => ({ ...lists, ficha }));
  const output = await made.engine.extractEmpreendimento({ documents, folderName: null }, made.context);
  fatosSchema.parse(output.fatos);
  return { ...output, ...made };
}

describe('the ficha read by a model', () => {
  it('is asked for whole, by its declaration: every fact but the files to be downloaded', async () => {
    const { fake } = await extract([]);
    const { schema, user } = fake.requests[0]!;
    const wanted = camposDaFicha.filter((campo) => campo !== 'downloads');
    for (const campo of wanted) {
      expect(JSON.stringify(schema)).toContain(`"${campo}"`);
      expect(user).toContain(`- ${campo}: `);
    }
    expect(JSON.stringify(schema)).not.toContain('"downloads"');
  });

  it('has each fact with the words it stands in, also those no rule would find', async () => {
    const { fatos, warnings } = await extract(all);
    expect(warnings).toEqual([]);
    const lines = Object.fromEntries(
      camposDaFicha.flatMap((campo) =>
        fatos[campo] ? [[campo, linhasDoFato(campo, fatos[campo].value)]] : [],
      ),
    );
    for (const { campo, valor } of all) {
      expect([campo, lines[campo]]).toEqual([campo, expect.arrayContaining([valor])]);
    }
    expect(fatos.paisagismo?.evidence[0]).toMatchObject({
      file: 'Book.pdf',
      page: 2,
      quote: 'O verde é de Raiz Paisagem',
    });
  });

  it.each<[string, Item]>([
    ['a quote that is in no document', item('torres', '2', 2, 'Três torres de vidro')],
    ['a count that its quote has not', item('torres', '5', 2, 'São duas torres')],
    ['a count of something else', item('elevadores', '18', 2, 'torres de 18 pavimentos')],
    ['a name its quote has not', item('arquitetura', 'Ateliê Outro', 2, 'Estúdio Meridiano Arquitetos')],
    ['half a name', item('paisagismo', 'Raiz Paisa', 2, 'O verde é de Raiz Paisagem')],
    ['another distance', item('distancias', 'Praia: 500 m', 3, 'a praia fica a 1,5 km')],
    ['another place', item('distancias', 'Metrô: 1,5 km', 3, 'a praia fica a 1,5 km')],
    ['another share', item('pagamento', 'Entrada: 10%', 3, '20% de entrada')],
    ['another month', item('entregas', 'Torre A: 07/2029', 3, 'A torre A fica pronta em junho de 2029')],
    ['another address', item('videos', 'https://outro.example/x', 3, 'https://www.video.example/vista')],
    ['a form that is none', item('distancias', 'pertinho da praia', 3, 'a praia fica a 1,5 km')],
  ])('%s is dropped, and named', async (_what, wrong) => {
    const { warnings } = await extract([wrong]);
    expect(warnings).toEqual([expect.stringMatching(/^Descartado \(.+\): .+\.$/)]);
  });
});

describe('the ficha by both engines', () => {
  const labelled = document('Ficha.pdf', 'ficha', [
    ['Torres: 3', 'Paisagismo: Raiz Paisagem', 'O folheto fala em 2 torres', 'Projeto paisagístico de Raiz'],
  ]);
  it('where they differ the fact is a question with both and their words', async () => {
    const { fatos } = await extract([item('torres', '2', 1, 'O folheto fala em 2 torres')], [labelled]);
    expect(duvidasEm(fatos)).toContain('torres');
    expect(fatos.torres).toMatchObject({
      value: 2,
      conflicts: [{ value: 3, evidence: [{ quote: 'Torres: 3' }] }],
    });
  });
  it('where they agree, or only one reads it, it is stated', async () => {
    const { fatos } = await extract([item('torres', '3', 1, 'Torres: 3')], [labelled]);
    expect([fatos.torres?.value, fatos.paisagismo?.value]).toEqual([3, ['Raiz Paisagem']]);
    expect(duvidasEm(fatos)).not.toContain('torres');
  });
});
