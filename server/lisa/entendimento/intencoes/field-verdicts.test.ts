import { expect, it } from 'vitest';
import { readVerdicts } from './field-verdicts.ts';
import { normalize } from './normalize.ts';

const verdicts = (text: string) => {
  const { denied, kept } = readVerdicts(normalize(text));
  return { denied, kept };
};

it('a working name that is told wrong says nothing of one’s own', () => {
  for (const text of ['O nome da página está errado', 'O nome de guerra está errado'])
    expect([text, verdicts(text)]).toEqual([text, { denied: ['nomeGuerra'], kept: [] }]);
  expect(verdicts('O nome está errado')).toEqual({ denied: ['nome'], kept: [] });
});

it('what is said last of a datum counts, and a question judges none', () => {
  expect(verdicts('O e-mail é antigo, mas pode deixar')).toEqual({ denied: [], kept: ['email'] });
  expect(verdicts('O nome e o e-mail estão errados')).toEqual({ denied: ['nome', 'email'], kept: [] });
  expect(verdicts('O e-mail está errado?')).toEqual({ denied: [], kept: [] });
});
