import { describe, expect, it } from 'vitest';
import { emptyFatos } from '#contract/cadastros/fatos.ts';
import { withRegistro } from './service.ts';

const reading = {
  state: 'reservado' as const,
  path: 'JURÍDICO/certidão.pdf',
  paper: 'certidao' as const,
  message: '',
  registro: {
    numero: 'R-2/45.678',
    cartorio: '1º Ofício de Registro de Imóveis',
    page: 3,
    quote: 'R-2/45.678',
  },
};
const said = (value: string) => ({
  value,
  confidence: 0.9,
  evidence: [{ file: 'Book.pdf', page: 1, quote: value, box: null }],
  conflicts: [],
  rule: null,
});

describe('the registration number of a certificate', () => {
  it('fills what no other document says, with its source', () => {
    const { registroIncorporacao, cartorio } = withRegistro(emptyFatos(), [reading]);
    expect(registroIncorporacao).toMatchObject({
      value: 'R-2/45.678',
      evidence: [{ file: 'JURÍDICO/certidão.pdf', page: 3 }],
    });
    expect(cartorio?.value).toBe('1º Ofício de Registro de Imóveis');
  });

  it('decides against another document, whose words are kept', () => {
    const fatos = { ...emptyFatos(), registroIncorporacao: said('R-9/11.111') };
    expect(withRegistro(fatos, [reading]).registroIncorporacao).toMatchObject({
      value: 'R-2/45.678',
      conflicts: [{ value: 'R-9/11.111' }],
      rule: expect.stringContaining('memorial de incorporação'),
    });
  });

  it('agrees with another way of writing the same number', () => {
    const fatos = { ...emptyFatos(), registroIncorporacao: said('R.2 da matrícula nº 45.678') };
    const { registroIncorporacao } = withRegistro(fatos, [reading]);
    expect(registroIncorporacao?.conflicts).toEqual([]);
    expect(registroIncorporacao?.evidence).toHaveLength(2);
  });
});
