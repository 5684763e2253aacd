import { describe, expect, it } from 'vitest';
import { bookOf } from '#tests/fixtures/book-of.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';

const leisureOf = (...lines: string[]) =>
  extractEmpreendimento({
    documents: [bookOf(['MIRANTE DO VALE'], lines)],
    folderName: null,
  }).fatos.amenidades.map(({ value }) => value);

describe('a list of leisure', () => {
  it('is known by two things it names, whatever its heading; its items are read whole', () => {
    expect(leisureOf('Dias livres', '• Piscina de 20 metros', '• Casa na árvore', '• Sauna a lenha')).toEqual(
      ['Piscina de 20 metros', 'Casa na árvore', 'Sauna a lenha'],
    );
  });

  it('may stand in columns, beside each other in one line', () => {
    expect(
      leisureOf(
        'Convívio',
        '• Piscina\t• Brinquedoteca',
        '• Casa na árvore\t• Oficina',
        '• Sauna\t• Redário',
      ).sort(),
    ).toEqual(['Brinquedoteca', 'Casa na árvore', 'Oficina', 'Piscina', 'Redário', 'Sauna']);
    expect(leisureOf('• Piscina • Casa na árvore', '• Sauna • Redário').sort()).toEqual([
      'Casa na árvore',
      'Piscina',
      'Redário',
      'Sauna',
    ]);
  });

  it.each([
    ['of papers to bring', ['• RG e CPF', '• Comprovante de renda', '• Extrato do FGTS']],
    ['of places nearby', ['• Academia a 300 m', '• Parque com playground a 1 km', '• Padaria a 80 m']],
    ['of what the homes have', ['• Fechadura digital', '• Piso vinílico', '• Tomadas USB']],
  ])('is none %s', (_what, lines) => {
    expect(leisureOf(...lines).filter((words) => words !== 'Fechadura digital')).toEqual([]);
  });

  it('holds what all share, whatever else the book says of a home', () => {
    const leisure = leisureOf(
      'Tipologias',
      '• Apartamento — Tipo 1 — 92,40 m² privativos — 3 dormitórios',
      '• Cobertura duplex — 210,10 m² privativos — piscina privativa e spa no terraço',
      'Lazer',
      '• Piscina',
      '• Quadra beach tennis',
      '• Salão de festas',
      'O morador encontra quadra de beach tennis e piscina no térreo.',
    );
    expect(leisure).toEqual(['Piscina', 'Quadra beach tennis', 'Salão de festas']);
  });
});
