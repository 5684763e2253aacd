import { expect, test } from 'vitest';
import { doubtAbout } from './own-fields.ts';

test('a corretor reads in his own words what looks wrong about his data; what is right or empty is left alone', () => {
  const typed = { email: 'ana@exemplo', whatsapp: '(91) 23', telefone: '', creci: '123', ufCreci: null };
  expect(doubtAbout('email', typed)).toContain('depois do @');
  expect(doubtAbout('whatsapp', typed)).toContain('confira o DDD');
  expect(doubtAbout('telefone', typed)).toBeNull();
  expect(doubtAbout('creci', typed)).toBe('Este CRECI parece curto: confira no seu cartão.');
  expect(doubtAbout('creci', { ...typed, creci: '12345' })).toBe('Falta a UF do seu CRECI.');
  const right = { email: 'ana@exemplo.com.br', whatsapp: '(11) 91234-5678', creci: '12345', ufCreci: 'SP' };
  for (const name of ['email', 'whatsapp', 'creci', 'nome'] as const)
    expect(doubtAbout(name, right), name).toBeNull();
});
