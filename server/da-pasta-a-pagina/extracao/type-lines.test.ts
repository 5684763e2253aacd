import { describe, expect, it } from 'vitest';
import { bookOf } from '#tests/fixtures/book-of.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';

/** 'Layout 1: 3 dorm., 1 suíte, 92.4 m²', kind by kind. */
const kindsIn = (...lines: string[]) =>
  extractEmpreendimento({
    documents: [bookOf(['SOLAR DO CAMPECHE'], lines)],
    folderName: null,
  }).fatos.tipologias.map(({ value: { nome, dormitorios, suites, vagas, area } }) =>
    [nome, dormitorios, suites, vagas, area].map((part) => part ?? '-').join(' | '),
  );

describe('kinds of home told one a line', () => {
  it('are each read whole, and what is counted above is no title of the first', () => {
    expect(
      kindsIn(
        '• 18 Pavimentos',
        '• 3 Coberturas duplex',
        'Tipologias',
        '• Apartamento — Layout 1 — 92,40 m² privativos — 3 dormitórios — 1 suíte',
        '• Apartamento tipo — Final 02 — 92,75 m² privativos — 3 dormitórios — 2 suítes — 2 vagas',
      ),
    ).toEqual(['Layout 1 | 3 | 1 | - | 92.4', 'Final 02 | 3 | 2 | 2 | 92.75']);
  });

  it('are kinds without figures too, after one with them', () => {
    expect(
      kindsIn(
        'Tipologias',
        '• Apartamento — posição 3 — 88 m² privativos — 2 dormitórios',
        '• Garden 101/102 — Área privativa a confirmar.',
        '• Cobertura duplex (1901 a 1903) — 2 pavimentos internos, com piscina privativa.',
      ),
    ).toEqual([
      'Posição 3 | 2 | - | - | 88',
      'Garden 101/102 | - | - | - | -',
      'Cobertura duplex (1901 a 1903) | - | - | - | -',
    ]);
  });

  it('keep a range of sizes in their name, for no one area is theirs', () => {
    expect(
      kindsIn('Plantas', '• Cobertura linear — 181,20 a 194,50 m² de área privativa, conforme a unidade.'),
    ).toEqual(['Cobertura linear, 181,20 a 194,50 m² | - | - | - | -']);
  });

  it('leave out what else belongs to the home', () => {
    expect(
      kindsIn('• Garden 101 — 140,20 m² privativos — 3 suítes — Inclui garden privativo de 61,30 m².'),
    ).toEqual(['Garden 101 | - | 3 | - | 140.2']);
  });

  it('have the rooms that another sentence tells of that size', () => {
    expect(
      kindsIn('• Apartamento — Layout 1 — 92,40 m² privativos', 'Apartamento de 92,40 m² com 3 dormitórios.'),
    ).toEqual(['Layout 1 | 3 | - | - | 92.4']);
  });

  it('have the rooms that a list of all kinds tells of that size, which makes no kind by itself', () => {
    const list =
      'Tipologias: Final 01 e 04: 56,80 m², 2 quartos; Garden: 98,40 m², 3 quartos, 1 suíte, com quintal';
    expect(kindsIn('Garden', '98,40 m² privativos', list)).toEqual(['Garden | 3 | 1 | - | 98.4']);
    expect(kindsIn(list)).toEqual([]);
  });

  it('are items of a list: a plan’s title with what stands below it is one kind', () => {
    expect(kindsIn('Tipo B - 72,30 m²', 'Duplex, 3 suítes - 2 vagas')).toEqual(['Tipo B | - | - | - | 72.3']);
  });

  it.each([
    'Apartamento 704 — 92,40 m² — R$ 910.000,00',
    'Apartamento — 2 e 3 dormitórios — 65 a 92 m² privativos',
    'Casa Jardim — um refúgio na cidade',
  ])('are not “%s”', (line) => {
    expect(kindsIn(line)).toEqual([]);
  });
});

it('a size that homes reach at most is no kind’s size', () => {
  expect(kindsIn('Apartamentos com 3 dormitórios (1 suíte), até 118 m² privativos.')).toEqual([]);
});
