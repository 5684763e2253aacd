import { describe, expect, it } from 'vitest';
import { linhasDoFato } from '#contract/cadastros/ficha.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';

type Placed = string | { text: string; x: number };
/** Pages of lines as set: a blank line parts paragraphs, `x` begins another column. */
function book(...pages: Placed[][]): DocumentText {
  return {
    path: 'Book.pdf',
    kind: 'book',
    date: null,
    pageCount: pages.length,
    pages: pages.map((lines, index) => {
      let y = 40;
      return {
        page: index + 1,
        width: 595,
        height: 842,
        legibility: 1,
        lines: lines.flatMap((line) => {
          y += 14;
          const { text, x } = typeof line === 'string' ? { text: line, x: 40 } : line;
          return text === '' ? [] : [{ text, box: { x, y, width: text.length * 5, height: 10 } }];
        }),
      };
    }),
  };
}
const read = (...pages: Placed[][]) =>
  extractEmpreendimento({ documents: [book(...pages)], folderName: 'Material 7' }).fatos;
const described = (...pages: Placed[][]) => read(...pages).descricao?.value ?? null;

describe('a quoted sentence is whole:', () => {
  it.each<[string, Placed[][], string | null]>([
    [
      'an abbreviation',
      [['O edifício fica na Av. Brig. Faria Lobo, a duas quadras do Jd. das Oliveiras e da praça central.']],
      'O edifício fica na Av. Brig. Faria Lobo, a duas quadras do Jd. das Oliveiras e da praça central.',
    ],
    [
      'a word broken by a hyphen, of which nobody knows whether it keeps it: left out',
      [
        [
          'Um condomínio de casas térreas em meio a um bosque de arau-',
          'cárias, com trilhas e lagos por toda parte.',
        ],
      ],
      null,
    ],
    [
      'quotation marks',
      [
        [
          'O arquiteto chama o pátio de “praça de dentro. Um vazio que respira” e o abriu para as duas ruas do bairro.',
        ],
      ],
      'O arquiteto chama o pátio de “praça de dentro. Um vazio que respira” e o abriu para as duas ruas do bairro.',
    ],
    [
      'a number with a stop',
      [
        [
          'São 12.400 metros quadrados de mata preservada ao redor das casas, com 1.200 árvores nativas plantadas.',
        ],
      ],
      'São 12.400 metros quadrados de mata preservada ao redor das casas, com 1.200 árvores nativas plantadas.',
    ],
    [
      'a page break',
      [
        ['As varandas avançam sobre o jardim e cada apartamento recebe o sol da manhã em todos os', ''],
        [
          'quartos da casa, sem exceção. Os corredores têm luz natural e as escadas são largas e abertas ao jardim.',
        ],
      ],
      'As varandas avançam sobre o jardim e cada apartamento recebe o sol da manhã em todos os quartos da casa, sem exceção. Os corredores têm luz natural e as escadas são largas e abertas ao jardim.',
    ],
    [
      'a page break with a foot, a number and a head between',
      [
        [
          'Pátio das Figueiras',
          '',
          'As varandas avançam sobre o jardim e cada apartamento recebe o sol da manhã em todos os',
          '',
          'Página 1 de 2',
        ],
        ['Pátio das Figueiras', '', 'quartos da casa, sem exceção nem corredor escuro.', '', 'Página 2 de 2'],
      ],
      'As varandas avançam sobre o jardim e cada apartamento recebe o sol da manhã em todos os quartos da casa, sem exceção nem corredor escuro.',
    ],
    [
      'a page break before what is another sentence: half a sentence is none',
      [
        ['As varandas avançam sobre o jardim e cada apartamento recebe o sol da manhã em todos os', ''],
        ['Os corredores têm luz natural e as escadas são largas e abertas ao jardim de dentro.'],
      ],
      'Os corredores têm luz natural e as escadas são largas e abertas ao jardim de dentro.',
    ],
    [
      'a list after a colon',
      [
        [
          'O térreo reúne tudo o que a família usa todos os dias, sem sair do condomínio:',
          '• Mercado autônomo',
          '• Lavanderia coletiva',
        ],
      ],
      null,
    ],
    [
      'a heading without a stop above it',
      [
        [
          'Um lugar para viver',
          'Os apartamentos se abrem para um jardim central, com árvores antigas e bancos de pedra.',
        ],
      ],
      'Os apartamentos se abrem para um jardim central, com árvores antigas e bancos de pedra.',
    ],
  ])('%s', (_, pages, text) => {
    expect(described(...pages)).toBe(text);
  });
});

describe('a list', () => {
  it.each(['•', '–', '—', '▪', '✓', '»', '*', '→', '◦', '➢', '►', '‣', '·', '●'])('with “%s”', (bullet) => {
    const { diferenciais } = read(['Diferenciais', '', `${bullet} Gerador`, '', `${bullet} Horta coletiva`]);
    expect(diferenciais && linhasDoFato('diferenciais', diferenciais.value)).toEqual([
      'Gerador',
      'Horta coletiva',
    ]);
  });
  it.each([
    ['1. Gerador', '2. Horta coletiva'],
    ['1) Gerador', '2) Horta coletiva'],
    ['a) Gerador', 'b) Horta coletiva'],
    ['Gerador;', 'Horta coletiva.'],
  ])('of “%s”', (...lines) => {
    const { diferenciais } = read(['Diferenciais:', '', lines[0]!, '', lines[1]!]);
    expect(diferenciais && linhasDoFato('diferenciais', diferenciais.value)).toEqual([
      'Gerador',
      'Horta coletiva',
    ]);
  });
  const differentials = (...lines: string[]) => {
    const { diferenciais } = read(['Diferenciais', '', ...lines.flatMap((line) => [line, ''])]);
    return diferenciais && linhasDoFato('diferenciais', diferenciais.value);
  };
  it.each([
    ['with signs', ['• Gerador\t• Horta coletiva', '• Bicicletário\t• Lavanderia']],
    ['without', ['Gerador\tHorta coletiva', 'Bicicletário\tLavanderia']],
  ])('in two columns %s', (_, lines) => {
    expect(differentials(...lines)).toEqual(['Gerador', 'Horta coletiva', 'Bicicletário', 'Lavanderia']);
  });
  it.each([
    ['on one line', ['Piso: porcelanato', 'Bancada: granito preto']],
    ['in two cells', ['Piso:\tporcelanato', 'Bancada:\tgranito preto']],
    ['in a table', ['Piso\tporcelanato', 'Bancada\tgranito preto']],
    ['with signs', ['• Piso: porcelanato', '• Bancada: granito preto']],
  ])('of labels and values %s', (_, lines) => {
    const { acabamentos } = read(['Acabamentos', '', ...lines.flatMap((line) => [line, ''])]);
    expect(acabamentos && linhasDoFato('acabamentos', acabamentos.value)).toEqual([
      'Piso: porcelanato',
      'Bancada: granito preto',
    ]);
  });
  it.each([
    ['diferenciais', 'Diferenciais', '• Gerador'],
    ['acabamentos', 'Acabamentos', '• Metais escovados'],
  ] as const)('ends before other facts: %s', (campo, heading, item) => {
    const facts = ['Arquitetura: Ateliê Exemplo', 'Endereço:\tRua das Figueiras, 20', 'Paisagismo\tRaiz'];
    for (const fact of facts) {
      const found = read([heading, '', item, '', fact]);
      expect(linhasDoFato(campo, found[campo]?.value)).toEqual([item.slice(2)]);
    }
  });
  it('a table of figures under the heading is no list', () => {
    expect(differentials('Final 1\t63,40\t2', 'Final 2\t82,10\t3')).toBeNull();
  });
  it('an item over two lines is whole', () => {
    const { acabamentos } = read([
      'Acabamentos',
      '',
      '• Piso de madeira de demolição nas salas, com rodapé',
      'embutido e proteção acústica entre os andares',
      '• Metais escovados',
    ]);
    expect(acabamentos && linhasDoFato('acabamentos', acabamentos.value)).toEqual([
      'Piso de madeira de demolição nas salas, com rodapé embutido e proteção acústica entre os andares',
      'Metais escovados',
    ]);
  });
});

const home = 'O edifício tem apartamentos de frente para a praia central de Itapema.';
describe('a description is what a book tells of the building:', () => {
  it.each<[string, string[][]]>([
    [
      'no question, whoever asks it',
      [[home, '', 'Como funciona o financiamento direto do Mirante das Ondas?']],
    ],
    [
      'no answer of its page of questions, however many lines it has, nor one over the page',
      [
        [home, '', 'Perguntas frequentes', 'Aceita financiamento bancário?', ''],
        [
          'Sim, é possível optar pelo banco de sua preferência depois das chaves.',
          'A equipe da construtora ajuda com os papéis.',
          '',
          'Onde fica o Mirante das Ondas?',
          'O Mirante das Ondas está localizado no Centro da cidade de Itapema.',
        ],
      ],
    ],
    [
      'nothing that it told before, in fewer words',
      [[home, '', `${home} Apartamentos de frente para a praia.`]],
    ],
  ])('%s', (_, pages) => {
    expect(described(...pages)).toBe(home);
  });

  it('a short sentence beside a longer one, never by itself', () => {
    expect(described([`Tenha o mar ao seu lado. ${home}`])).toBe(`Tenha o mar ao seu lado. ${home}`);
    expect(described(['Tenha o mar ao seu lado. O sol nasce na sala. A praia é sua.'])).toBeNull();
  });
});
