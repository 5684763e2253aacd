import { describe, expect, it } from 'vitest';
import { assetOf } from '#tests/fixtures/hotsite.ts';
import { vistasOf } from './vistas.ts';

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
