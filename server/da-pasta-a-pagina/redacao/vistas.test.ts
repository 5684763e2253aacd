import { describe, expect, it } from 'vitest';
import { assetOf } from '#tests/fixtures/hotsite.ts';
import { destaquesOf, vistasOf } from './vistas.ts';

describe('what a gallery shows, by name', () => {
  const shown = (description: string, change: Parameters<typeof assetOf>[1] = {}) =>
    assetOf(description, { category: 'lazer', description, ...change });

  it('is each certain kind once, the most wanted first, the building and what names nothing left out', () => {
    expect(
      vistasOf([
        shown('Fachada do empreendimento', { category: 'fachada' }),
        shown('Piscina do empreendimento'),
        shown('Piscina do empreendimento'),
        shown('Área de lazer do empreendimento'),
        shown('Sauna do empreendimento', { uncertain: true }),
        shown('Academia do empreendimento'),
        shown('Living', { category: 'interior' }),
        shown('Coworking do empreendimento'),
      ]),
    ).toEqual(['piscina', 'living', 'academia']);
  });
  it('is nothing of a sentence that a model wrote', () => {
    expect(vistasOf([shown('Vista da piscina com deck de madeira, ao fundo o mar ao entardecer.')])).toEqual(
      [],
    );
  });
});

describe('the amenities a sentence names', () => {
  it('are one of a kind, a pool first, and no machine', () => {
    const all = [
      'Gerador',
      'Wine bar',
      '2 espaços gourmet',
      'PLAYGROUND',
      'Piscina com raia',
      'Academia',
      'Spa',
    ];
    expect(destaquesOf(all)).toEqual(['piscina com raia', 'wine bar', 'spa']);
  });
  it('are none where too few can be named', () => {
    expect(destaquesOf(['Piscina', 'Gerador', 'CFTV'])).toEqual([]);
  });
});
