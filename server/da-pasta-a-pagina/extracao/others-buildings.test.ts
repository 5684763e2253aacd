import { describe, expect, it } from 'vitest';
import { duvidasEm } from '#contract/cadastros/certeza.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';

/** The facts a book states of itself, with lines far from each other, or close as of one paragraph. */
function stated(lines: string[], step = 60) {
  const page = {
    page: 1,
    width: 595,
    height: 842,
    legibility: 1,
    lines: ['MIRANTE DO VALE', 'O Mirante do Vale tem vinte andares.', ...lines].map((text, index) => ({
      text,
      box: {
        x: 40,
        y: 40 + index * (index < 2 ? 60 : step),
        width: text.length * 5,
        height: index === 0 ? 30 : 10,
      },
    })),
  };
  const book: DocumentText = { path: 'Book.pdf', kind: 'book', date: null, pageCount: 1, pages: [page] };
  const { fatos } = extractEmpreendimento({ documents: [book], folderName: 'Material de Vendas 12' });
  const open = new Set<string>(duvidasEm(fatos));
  return Object.fromEntries(
    Object.entries(fatos).map(([campo, fact]) => [
      campo,
      fact === null || Array.isArray(fact) || open.has(campo) ? null : (fact as { value: unknown }).value,
    ]),
  );
}

describe('another building lends nothing', () => {
  const own = 'Apartamentos de 62 m² a 88 m², 2 dormitórios.';
  it.each([
    'Solar do Porto (Itapema, 2022): casas de 118 m² com 4 suítes.',
    'Solar do Porto (Itapema): de 30 a 40 m², 4 suítes.',
    'Da mesma casa: Solar 12 (Centro, 2018, 410 m²) e, em breve, Alto da Serra, em Itapema, com 4 suítes.',
    'Já fizemos: Mirante (2025), Solar do Porto (Cabo Branco, 4 suítes, 118 m²), Vila Norte (2019).',
    'Outros da marca: Pequi do Campo (Jardim América, 1 quarto, 34 a 61 m², obra).',
    'Pequi do Campo (Jardim América, 4 suítes, 34 a 61 m², obra), Angico do Campo (entregue).',
    'O Ed. Costa Verde, do lado, é usado: 4 suítes, 496 m², 520 mil.',
    'Do outro lado da praça, o Solar do Porto tem apartamentos de 410 m² e 4 suítes.',
    'O Solar do Porto, de 1974, tem apartamentos de 410 m² e 4 suítes.',
    'O estande atende somente o Solar do Porto, em construção (4 suítes, 30 m²).',
    'O prédio ao lado, Solar do Porto, tem apartamentos de 410 m² com 4 suítes.',
    'Na mesma calçada existe o Solar do Porto, com apartamentos de 410 m² e 4 suítes.',
    'A três quadras, o Solar do Porto (outro proprietário) tem casas de 410 m², 4 suítes, por R$ 245.000.',
    'Vizinhos de rua: o Solar do Porto, com unidades de 4 suítes, 300 m², a partir de R$ 1,4 milhão.',
  ])('%s', (line) => {
    expect(stated([own, line])).toMatchObject({
      nome: 'Mirante do Vale',
      areaMin: '62',
      areaMax: '88',
      suitesMax: null,
      precoInicial: null,
    });
  });

  it('the own one is kept where its sentence names its city or its state', () => {
    expect(stated(['Mirante do Vale (Itapema): apartamentos de 62 m² a 88 m².']).areaMax).toBe('88');
    expect(stated(['O Mirante do Vale, em construção, tem apartamentos de 62 m² a 88 m².']).areaMax).toBe(
      '88',
    );
  });

  it('nor is the firm another building, called by a part of its name', () => {
    const firm = 'Incorporação e construção: Pequi Engenharia e Participações Ltda.';
    const said = 'Aqui a Pequi Engenharia, de 1974, entrega apartamentos de 62 m² a 88 m².';
    expect(stated([firm, said])).toMatchObject({ areaMin: '62', areaMax: '88' });
  });

  it('what comes with a home has an area of its own', () => {
    const said = stated(['Apartamentos de 62 m² a 88 m² privativos, mais 140 m² no garden.']);
    expect(said).toMatchObject({ areaMin: '62', areaMax: '88' });
  });

  it('a list of plans with their place in the building is of this one', () => {
    const homes = [
      'Planta Garden (Torre A, 2 suítes, 62 m²).',
      'Cobertura Alta (Torre B, 3 suítes, 188 m²).',
    ];
    expect(stated(homes)).toMatchObject({ areaMax: '188', suitesMax: 3 });
  });

  it('a page that says a word on the firm keeps its own figures', () => {
    const fatos = stated([
      own,
      'Rua das Acácias, 45, Meia Praia, Itapema/SC',
      'Quem ergue',
      'Desde 1984, cem prédios entregues.',
    ]);
    expect(fatos).toMatchObject({ areaMax: '88', endereco: 'Rua das Acácias, 45' });
  });
});

describe('a bairro and a city without its state', () => {
  it.each([
    [
      ['Na Rua Marquês de Ibaté, 640, no Menino Deus, em Porto Alegre, a 700 m do hospital.'],
      'Menino Deus',
      'Porto Alegre',
    ],
    [
      ['Av. Egídio Verona, 980, Jardim Alvorada, Sertãozinho, ao lado da praça.'],
      'Jardim Alvorada',
      'Sertãozinho',
    ],
    [['Endereço', 'Rua Capitão Brandalize, 905', 'Bigorrilho, Curitiba'], 'Bigorrilho', 'Curitiba'],
    [['Endereço', 'R. Doutor Varjão, 48', 'Freguesia do Ó', 'São Paulo'], 'Freguesia do Ó', 'São Paulo'],
  ])('are read behind or under the street: %j', (lines, bairro, cidade) => {
    expect(stated(lines, 14)).toMatchObject({ bairro, cidade });
  });

  it.each([
    [['Central de vendas: Rua Dom Bosco, 15, Centro, Itajaí.']],
    [['Rua das Acácias, 45, com vista para o Morro.']],
  ])('but not those of others, nor what is no city: %j', (lines) => {
    expect(stated(lines, 14)).toMatchObject({ bairro: null, cidade: null });
  });
});

describe('figures of several homes', () => {
  it('in columns of types count each', () => {
    const fatos = stated(['Tipo\tFlat\tVaranda\tBangalô', 'Quartos\t2 (1 suíte)\t2\t3', 'Vagas\t1\t1\t2']);
    expect(fatos).toMatchObject({ dormitoriosMin: 2, dormitoriosMax: 3, vagasMin: 1, vagasMax: 2 });
  });
  it('that go on without their word make the end a question', () => {
    expect(stated(['1 vaga por sala, 2 nas duplas e 12 por laje.']).vagasMax).toBeNull();
  });
});

describe('deliveries', () => {
  it.each([
    ['As chaves saem em janeiro de 2028.', '2028-01'],
    ['Entrega em etapas: quadras A e B em agosto de', null],
  ])('“%s”', (line, date) => {
    expect(stated([line]).dataEntrega).toBe(date);
  });
});

describe('a firm with the year it began is no building', () => {
  it.each([
    'A Pequi Engenharia, de 1974, constrói e incorpora: 2 vagas em cada apartamento de 62 m².',
    'Pela Cerrado Construtora, de 1998, apartamentos de 62 m² com 2 vagas.',
    'Da Anta Incorporações, de 2003, apartamentos de 62 m² com 2 vagas.',
    'A Ipê Urbanismo, de 1985, vende apartamentos de 62 m² com 2 vagas.',
    'O Grupo Lago Azul, de 1960, apresenta apartamentos de 62 m² com 2 vagas.',
  ])('%s', (line) => {
    expect(stated([line])).toMatchObject({ areaMin: '62', vagasMax: 2 });
  });
});
