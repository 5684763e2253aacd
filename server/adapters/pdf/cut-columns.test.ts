import { describe, expect, it } from 'vitest';
import { cutColumns } from './cut-columns.ts';
import type { Segment } from './segments.ts';

/** Rows of a page, 14 points apart: each text with where it begins. */
const rows = (...lines: [string, number][][]): Segment[][] =>
  lines.map((line, index) =>
    line.map(([text, x]) => ({
      text,
      x,
      right: x + text.length * 5,
      baseline: 100 + index * 14,
      fontSize: 10,
    })),
  );
const read = (...lines: [string, number][][]) =>
  cutColumns(rows(...lines)).map((row) => row.map(({ text }) => text).join(' | '));

describe('what stands side by side is read one after the other', () => {
  it('a text beside a list', () => {
    expect(
      read(
        [
          ['O edifício é baixo e largo, no alto da rua, e cada', 40],
          ['em cada residência', 400],
        ],
        [
          ['residência ocupa um andar inteiro, com o pé-direito', 40],
          ['• 5 suítes', 400],
        ],
        [
          ['das casas antigas e a luz das quatro', 40],
          ['• 6 vagas', 400],
        ],
        [
          ['fachadas.', 40],
          ['• lareira de pedra', 400],
        ],
      ),
    ).toEqual([
      'O edifício é baixo e largo, no alto da rua, e cada',
      'residência ocupa um andar inteiro, com o pé-direito',
      'das casas antigas e a luz das quatro',
      'fachadas.',
      'em cada residência',
      '• 5 suítes',
      '• 6 vagas',
      '• lareira de pedra',
    ]);
  });

  it('a list in two columns', () => {
    expect(
      read(
        [
          ['• Sauna seca', 40],
          ['• Bicicletário', 300],
        ],
        [
          ['• Piscina', 40],
          ['• Oficina', 300],
        ],
        [['• Quadra', 40]],
      ),
    ).toEqual(['• Sauna seca', '• Piscina', '• Quadra', '• Bicicletário', '• Oficina']);
  });

  it('a text beside a table, whose cells stay beside each other', () => {
    expect(
      read(
        [
          ['O lado calmo da baía, com trinta e quatro casas num', 40],
          ['Privativa', 400],
          ['101 m²', 500],
        ],
        [
          ['terreno de oito mil metros na praia de dentro, onde', 40],
          ['Dormitórios', 400],
          ['3', 500],
        ],
        [
          ['o mar é manso o ano inteiro.', 40],
          ['Vagas', 400],
          ['2', 500],
        ],
      ).slice(3),
    ).toEqual(['Privativa | 101 m²', 'Dormitórios | 3', 'Vagas | 2']);
  });
});

describe('the rows of one table stay rows', () => {
  const table: [string, number][][] = [
    [
      ['Unidade', 40],
      ['Área', 200],
      ['Valor', 300],
    ],
    [
      ['Apartamento 101', 40],
      ['63,45', 200],
      ['R$ 450.000,00', 300],
    ],
    [
      ['Apartamento 102', 40],
      ['63,45', 200],
      ['R$ 455.000,00', 300],
    ],
    [
      ['Cobertura 301', 40],
      ['120,10', 200],
      ['R$ 950.000,00', 300],
    ],
  ];
  it('with units', () => {
    expect(read(...table)).toEqual(table.map((row) => row.map(([text]) => text).join(' | ')));
  });

  it('with labels and values', () => {
    const labels: [string, number][][] = [
      [
        ['Terreno', 40],
        ['1.320,00 m²', 200],
      ],
      [
        ['Pavimentos', 40],
        ['19 pavimentos, sendo térreo, garagens e lazer', 200],
      ],
      [
        ['Elevadores', 40],
        ['2 por torre', 200],
      ],
      [
        ['Arquitetura', 40],
        ['Lia Prado Arquitetos', 200],
      ],
    ];
    expect(read(...labels)).toEqual(labels.map((row) => row.map(([text]) => text).join(' | ')));
  });

  it('with labels and values that read like one text', () => {
    const form = [
      ['Qual o tamanho?', '62 m² ou 88 m² privativos'],
      ['Quantos quartos?', '3 nos dois tamanhos, e o maior com'],
      ['Vaga?', '1 no de 62 m², 2 no de 88 m², cobertas'],
      ['Elevador?', '2 por torre'],
    ].map(([label, value]): [string, number][] => [
      [label!, 40],
      [value!, 200],
    ]);
    expect(read(...form)).toEqual(form.map((row) => row.map(([text]) => text).join(' | ')));
  });
});
