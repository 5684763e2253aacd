import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import { createPdf } from '#server/adapters/pdf/unpdf.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';
import { readPassages, sentencesOf } from './passages.ts';
import { readSources } from './source.ts';

/** Width of a sign and of the column, in points: a line ends where the next word does not fit. */
const sign = 5;
const column = 60;

/** A page of running text as a book sets it: each entry is a paragraph, broken where the column ends. */
function set(...paragraphs: string[]): DocumentText {
  let y = 40;
  const lines = paragraphs.flatMap((paragraph) => {
    const broken: string[] = [];
    for (const word of paragraph.split(' ')) {
      const open = broken.at(-1);
      if (open !== undefined && open.length + 1 + word.length <= column)
        broken[broken.length - 1] = `${open} ${word}`;
      else broken.push(word);
    }
    return broken.map((text) => {
      y += 14;
      return { text, box: { x: 40, y, width: text.length * sign, height: 10 } };
    });
  });
  const page = { page: 1, width: 595, height: 842, lines, legibility: 1 };
  return { path: 'Book.pdf', kind: 'book', date: null, pageCount: 1, pages: [page] };
}
const sentences = (...paragraphs: string[]) =>
  readPassages(readSources([set(...paragraphs)]).lines).flatMap((passage) =>
    sentencesOf(passage).map(({ text }) => text),
  );
const read = (...paragraphs: string[]) =>
  extractEmpreendimento({ documents: [set(...paragraphs)], folderName: 'Material de Vendas 12' }).fatos;

describe('TRU-04 lines that a column broke are read as one', () => {
  it('a sentence is whole, whatever line it ends on', () => {
    const long =
      'O edifício fica no bairro Boa Vista do Norte, a duas quadras da praça, e tem dezoito apartamentos por torre.';
    expect(sentences(long, 'Lazer completo')).toEqual([long, 'Lazer completo']);
  });

  it('a heading and the items of a list stay by themselves', () => {
    expect(sentences('Lazer', '• Piscina', '• Salão de festas', 'Localização')).toEqual([
      'Lazer',
      '• Piscina',
      '• Salão de festas',
      'Localização',
    ]);
  });

  it('a paragraph without end is cut, so that it keeps the rules busy for a moment only', () => {
    const texts = sentences(Array.from({ length: 20_000 }, (_, index) => `palavra${index} e`).join(' '));
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(2100);
  });

  it('an item that did not fit its column goes on', () => {
    const item = '• Espaço gourmet com churrasqueira, forno de pizza e vista para o bosque';
    expect(sentences('Lazer', item, '• Quadra')).toEqual(['Lazer', item, '• Quadra']);
  });

  it.each(['Pres.', 'Jd.', 'Vl.', 'Pq.', 'Sto.', 'Pav.', 'Dr.', 'Av.', 'Eng.', 'R.'])(
    'the stop of “%s” ends no sentence',
    (short) => {
      expect(sentences(`Fica na esquina com ${short} Alvorada.`)).toHaveLength(1);
    },
  );

  it('a bairro or a city broken over two lines is whole', () => {
    const fatos = read(
      'Apartamentos de 3 dormitórios com lazer de clube no bairro Santa Felicidade, Curitiba/PR, prontos para morar.',
    );
    expect(fatos.bairro?.value).toBe('Santa Felicidade');
    expect(fatos.cidade?.value).toBe('Curitiba');
  });

  it('a part of a name is no rival of the whole', () => {
    const fatos = read(
      'Mar Grosso, Laguna/SC',
      'Grosso, Laguna/SC',
      'Vista para o mar em Mar Grosso, Laguna/SC.',
    );
    expect(fatos.bairro).toMatchObject({ value: 'Mar Grosso', conflicts: [] });
  });

  it.each([
    ['Apartamentos no Centro de Içara/SC.', 'Centro'],
    ['Casas no coração do Jardim Botânico, Curitiba/PR.', 'Jardim Botânico'],
    ['Alfa Construções · Vila Moema · Tubarão/SC', 'Vila Moema'],
    ['Rua das Acácias, 45 - Cidade Baixa - Porto Alegre/RS', 'Cidade Baixa'],
  ])('the bairro of “%s” does not end in a preposition', (line, bairro) => {
    expect(read(line).bairro?.value).toBe(bairro);
  });

  it.each([
    ['de', 'Praia'],
    ['do', 'Vale'],
    ['da', 'Serra'],
    ['e', 'Montanha'],
  ])('a name that the column breaks after “%s” is whole', (particle, last) => {
    const name = `Residencial Mirante ${particle} ${last}`;
    const text = set(name, `Onde fica o ${name}?`, `Segundo o cronograma, a entrega do ${name} é em 2028.`);
    expect(text.pages[0]!.lines.map((line) => line.text)).toContainEqual(
      expect.stringMatching(new RegExp(`Mirante ${particle}$`)),
    );
    const { fatos } = extractEmpreendimento({ documents: [text], folderName: 'Material de Vendas 12' });
    expect(fatos.nome?.value).toBe(name);
    expect(fatos.nome?.conflicts).toEqual([]);
  });

  it('a list in two columns is read column by column, a wrapped item whole', async () => {
    const doc = new PDFDocument({ size: 'A4', margin: 40 });
    const columns: [string, number, number][] = [
      ['Lazer', 40, 40],
      ['• Espaço gourmet com churrasqueira,', 40, 60],
      ['• Quadra de areia', 320, 60],
      ['forno de pizza e adega', 40, 74],
      ['• Splash infantil', 320, 74],
      ['• Horta compartilhada', 40, 88],
      ['• Oficina de marcenaria', 320, 88],
    ];
    for (const [text, x, y] of columns) doc.fontSize(10).text(text, x, y, { lineBreak: false });
    doc.end();
    const pdf = createPdf();
    const { pages } = await pdf
      .read(await buffer(doc as unknown as NodeJS.ReadableStream))
      .finally(pdf.close);
    const document: DocumentText = { path: 'Book.pdf', kind: 'book', date: null, pageCount: 1, pages };
    const { amenidades } = extractEmpreendimento({ documents: [document], folderName: 'Material 3' }).fatos;
    expect(amenidades.map(({ value }) => value)).toEqual([
      'Espaço gourmet com churrasqueira, forno de pizza e adega',
      'Horta compartilhada',
      'Quadra de areia',
      'Splash infantil',
      'Oficina de marcenaria',
    ]);
  });
});

describe('what lies nearby is left there', () => {
  it.each([
    'Na Rua das Acácias, 45, em frente à Praça Castelo Branco, no Centro de Içara/SC.',
    'Na Rua das Acácias, 45, próximo à Rodovia Governador Ivo Silveira, 900, no Centro de Içara/SC.',
  ])('“%s”', (line) => {
    const fatos = read(line);
    expect(fatos.endereco?.value).toBe('Rua das Acácias, 45');
    expect(fatos.bairro?.value).toBe('Centro');
    expect(fatos.endereco?.conflicts).toEqual([]);
  });

  it('a city at some distance is not its city', () => {
    const fatos = read('Lotes no bairro Areias, Tijucas/SC.', 'A 40 minutos de Florianópolis/SC.');
    expect(fatos.cidade).toMatchObject({ value: 'Tijucas', conflicts: [] });
  });

  it.each([
    ['Rod. SC-390, em Bom Jardim da Serra/SC', 'Rod. SC-390'],
    [
      'Av. das Nações, esquina com Rua Peru e Rua Chile · Centro · Tubarão/SC',
      'Av. das Nações, esquina com Rua Peru e Rua Chile',
    ],
  ])('the address of “%s” ends where it ends', (line, endereco) => {
    const filling = 'Um projeto que reúne conforto, segurança e lazer para toda a família em um só lugar.';
    expect(read(filling, `Localizado na ${line}`).endereco?.value).toBe(endereco);
  });
});

describe('the name, where the folder says nothing', () => {
  const about = [
    'Serra Dourada Residencial (Construtora Lume): 3 dormitórios no Centro de Içara/SC.',
    'Onde fica o Serra Dourada Residencial?',
    'A previsão de entrega do Serra Dourada Residencial é julho de 2028.',
  ];
  it('is what the book opens with and keeps speaking of', () => {
    expect(read('Serra Dourada Residencial', ...about).nome?.value).toBe('Serra Dourada Residencial');
  });

  it('is never a place or a firm, however often it is named', () => {
    const fatos = read(
      'Curitiba',
      'Onde fica Curitiba? Conheça a Construtora Lume. Descubra a Construtora Lume.',
      'O bairro Batel, Curitiba/PR. Viver no Batel. Morar no Batel. Sobre o Batel.',
      'Unidades da Construtora Lume. Obras da Construtora Lume.',
    );
    expect(fatos.nome).toBeNull();
  });
});

describe('the developer without a colon', () => {
  it.each([
    ['Serra Dourada (Construtora Lume): 3 dormitórios.', 'Construtora Lume'],
    ['Lume Construções · Centro · Içara/SC', 'Lume Construções'],
    ['Financiamento direto com a Construtora Lume, em até 120 meses.', 'Construtora Lume'],
  ])('is read in “%s”', (line, name) => {
    expect(read(line).incorporadora?.value).toBe(name);
  });

  it.each([
    'Projeto estrutural: Lume Construções',
    'Vendas: Incorporadora Lume Imobiliária',
    'Paisagismo da Lume Empreendimentos',
  ])('is not who drew or sells: “%s”', (line) => {
    expect(read(line).incorporadora).toBeNull();
  });

  it('one firm under two spellings is one', () => {
    const fatos = read('Lume Construções · Centro · Içara/SC', 'Obras da Construtora Lume.');
    expect(fatos.incorporadora?.conflicts).toEqual([]);
  });
});

describe('a list of leisure is read whole', () => {
  it('with items no lexicon knows, in their own words', () => {
    const fatos = read(
      'Lazer',
      '• Espaço fogo / terraço',
      '• Splash infantil',
      'Diferenciais',
      '• Manta acústica',
    );
    expect(fatos.amenidades.map(({ value }) => value)).toEqual(['Espaço fogo / terraço', 'Splash infantil']);
  });

  it('nothing that lies around it is among them', () => {
    const fatos = read('Lazer', '• Mercado a 300 metros', '• Pomar das frutas');
    expect(fatos.amenidades.map(({ value }) => value)).toEqual(['Pomar das frutas']);
  });
});

describe('figures that belong together are read together', () => {
  it.each(['2 dormitórios: 1 vaga / 3 dormitórios: 2 vagas', 'Vagas: 2 quartos = 1; 3 quartos = 2.'])(
    '“%s” is two homes and their spaces',
    (line) => {
      const fatos = read(line);
      expect(fatos.vagasMin?.value).toBe(1);
      expect(fatos.vagasMax?.value).toBe(2);
      expect(fatos.dormitoriosMin?.value ?? 2).toBe(2);
    },
  );

  it('“a partir de 101 m²” says where they begin and not where they end', () => {
    const fatos = read('Apartamentos a partir de 101 m² privativos.');
    expect(fatos.areaMin?.value).toBe('101');
    expect(fatos.areaMax).toBeNull();
  });

  it('a count that a line cut in two is one', () => {
    const fatos = read(
      'Villas duplex de 92 m² a 134 m² com guarderia de pranchas, sempre de 2 a 3 suítes cada uma.',
    );
    expect([fatos.suitesMin?.value, fatos.suitesMax?.value]).toEqual([2, 3]);
  });

  it('a deck or a garden that comes with a home is no home', () => {
    const fatos = read(
      'Bangalô: 133 m² + deck de 40 m², 3 suítes.',
      'Garden 203: 195 m² privativos, inclui garden privativo de 85 m².',
    );
    expect([fatos.areaMin?.value, fatos.areaMax?.value]).toEqual(['133', '195']);
  });

  it('a plot is as large as plots are', () => {
    const fatos = read('Loteamento fechado.', 'Área dos lotes: 1.000 a 2.480 m²');
    expect([fatos.areaMin?.value, fatos.areaMax?.value]).toEqual(['1000', '2480']);
  });
});

describe('who builds for the developer is not the developer', () => {
  it.each([
    'A obra é da Construtora Lume; a incorporação, nossa.',
    'A Marco Zero assina com a Construtora Lume.',
  ])('“%s”', (line) => {
    expect(read(line).incorporadora).toBeNull();
  });

  it('words every firm has are nobody’s name', () => {
    expect(read('Construtora e Incorporadora Ltda. CNPJ 11.222.333/0001-81').incorporadora).toBeNull();
  });
});

describe('a name that the cover breaks over lines', () => {
  /** A cover of large lines, and a page of text. */
  const covered = (cover: [string, number][], ...text: string[]) => {
    let y = 100;
    const lines = cover.map(([words, height]) => {
      y += height * 1.2;
      return { text: words, box: { x: 40, y, width: words.length * height * 0.5, height } };
    });
    const front = { page: 1, width: 595, height: 842, lines, legibility: 1 };
    const back = { ...set(...text).pages[0]!, page: 2 };
    const document: DocumentText = {
      path: 'Book.pdf',
      kind: 'book',
      date: null,
      pageCount: 2,
      pages: [front, back],
    };
    return extractEmpreendimento({ documents: [document], folderName: 'Material 3' }).fatos.nome?.value;
  };

  it.each([
    [
      [
        ['PARQUE', 54],
        ['DAS ACÁCIAS', 54],
      ],
      'PARQUE DAS ACÁCIAS',
    ],
    [
      [
        ['Quintal', 72],
        ['da Jabuticaba', 52],
      ],
      'Quintal da Jabuticaba',
    ],
  ] as [[string, number][], string][])('is whole: %j', (cover, name) => {
    expect(covered(cover, 'Apartamentos de 2 e 3 dormitórios com lazer completo.')).toBe(name);
  });

  it('is no motto', () => {
    const motto: [string, number][] = [
      ['Viva o melhor', 54],
      ['da vida', 54],
    ];
    expect(covered(motto, 'Apartamentos de 2 e 3 dormitórios.')).toBeUndefined();
  });

  it('what a sentence says the material is about outweighs the place on the cover', () => {
    expect(
      covered(
        [['Horto', 120]],
        'O Alto da Serra é o novo edifício da Lume no Horto Florestal, com um apartamento por andar.',
        'O Alto da Serra tem vinte pavimentos.',
      ),
    ).toBe('Alto da Serra');
  });
});
