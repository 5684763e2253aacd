import { describe, expect, it } from 'vitest';
import { bookOf } from '#tests/fixtures/book-of.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';

const fatosOf = (...lines: string[]) =>
  extractEmpreendimento({ documents: [bookOf(['SOLAR DO CAMPECHE'], lines)], folderName: null }).fatos;

describe('what homes reach at most says nothing of the smallest', () => {
  it('of their areas', () => {
    const { areaMin, areaMax } = fatosOf('Apartamentos com até 118 m² privativos.');
    expect([areaMin, areaMax?.value]).toEqual([null, '118']);
  });

  it('of their suites and parking spaces', () => {
    const fatos = fatosOf('Apartamentos de 3 e 4 dormitórios, até 3 suítes e até 2 vagas.');
    expect([fatos.suitesMin, fatos.suitesMax?.value]).toEqual([null, 3]);
    expect([fatos.vagasMin, fatos.vagasMax?.value]).toEqual([null, 2]);
    expect([fatos.dormitoriosMin?.value, fatos.dormitoriosMax?.value]).toEqual([3, 4]);
  });

  it('unless another sentence says where they begin', () => {
    const { areaMin, areaMax } = fatosOf('Até 118 m² privativos.', 'Apartamentos de 74 a 118 m² privativos.');
    expect([areaMin?.value, areaMax?.value]).toEqual(['74', '118']);
  });
});

describe('what homes have at least says nothing of the largest', () => {
  it('of their bedrooms', () => {
    const { dormitoriosMin, dormitoriosMax } = fatosOf('Quartos: 3 ou mais');
    expect([dormitoriosMin?.value, dormitoriosMax]).toEqual([3, null]);
  });

  it('of a lot, what a proposed house would have', () => {
    const { dormitoriosMin, vagasMax } = fatosOf(
      'Sugestão de casa para o lote: 3 quartos (1 suíte), 2 vagas.',
    );
    expect([dormitoriosMin, vagasMax]).toEqual([null, null]);
  });
});

it('a sum of bedrooms stands before its parts', () => {
  const { dormitoriosMin, dormitoriosMax, suitesMax } = fatosOf(
    'Apartamentos de 4 dormitórios (2 suítes + 2 demi-suítes).',
  );
  expect([dormitoriosMin?.value, dormitoriosMax?.value, suitesMax?.value]).toEqual([4, 4, 2]);
});
