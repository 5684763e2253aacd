import { describe, expect, it } from 'vitest';
import { said } from '#tests/fixtures/typed-sheet.ts';

describe('evidence of a kind that proved wrong states nothing by itself', () => {
  it.each([
    [
      'A sala e a cozinha se abrem para a varanda, ao lado ficam dois dormitórios que recebem o sol da manhã.',
      'dormitoriosMin',
    ],
    ['Quem compra leva 1 vaga no evento e um brinde.', 'vagasMax'],
    ['O prédio de 12 andares foi sede de um banco.', 'pavimentos'],
    ['A antiga sede tinha 3 suítes.', 'suitesMax'],
  ])('%s', (line, field) => {
    expect(['asked', null]).toContain(said(line, field)[0]);
  });

  it.each([
    ['2 quartos com 1 suíte, 60 m², 1 vaga', 'dormitoriosMax', 2],
    ['Vagas: 2', 'vagasMax', 2],
    ['Apartamentos de 3 e 4 suítes', 'suitesMax', 4],
    ['Cada apartamento tem 2 vagas de garagem.', 'vagasMax', 2],
  ])('and a line of the homes, a label or what is said of each does: %s', (line, field, value) => {
    expect(said(line, field)).toEqual([value]);
  });
});

describe('what is told of others or of the past', () => {
  it('is no rival of what is told of the homes sold', () => {
    const sheet = `
Apartamentos de 3 quartos, 92 m², a partir de R$ 725.000

COMPARAR COM
Prédio X: 2 quartos, 64 m², R$ 690.000`;
    expect(said(sheet, 'dormitoriosMin', 'areaMin', 'precoInicial')).toEqual([3, '92', '725000.00']);
  });

  it('a figure that nothing explains makes the end it lies beyond a question', () => {
    const sheet = `
Apartamentos de 2 quartos, 64 m²

40 apartamentos de quarto amplo, 78 m²`;
    expect(['asked', '78']).toContain(said(sheet, 'areaMax')[0]);
    expect(said(`Os finais 1 e 2 possuem três suítes; o final 3, quatro suítes.`, 'suitesMax')).toEqual([
      'asked',
    ]);
  });
});

describe('an author', () => {
  it('whose name is cut is left away, and not asked', () => {
    expect(said('Projeto de Irene Sá Arquitetura para Envelhecer', 'arquitetura')).toEqual([null]);
    expect(said('Arquitetura: Irene Sá', 'arquitetura')).toEqual([['Irene Sá']]);
  });
});
