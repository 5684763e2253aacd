import { expect, it } from 'vitest';
import { anonymous } from './anonymous.ts';

const speaker = { nome: 'Maria Fernanda de Souza', nomeGuerra: 'Mafê', nomePerfil: 'Fernanda Souza ✨' };

it.each([
  ['oi sou a Maria Fernanda, creci 54321-F de sp', 'oi sou a Ana Lima, creci 12345-F de sp'],
  ['manda pra mafe@gmail.com ou (48) 99911-2233', 'manda pra ana@exemplo.com.br ou (12) 34567-8912'],
  ['pode ser mafê mesmo, tenho 2 filhos', 'pode ser ana mesmo, tenho 2 filhos'],
  ['meu insta https://instagram.com/mafe.imoveis', 'meu insta https://exemplo.com.br'],
  ['eu vendo no Centro de Florianópolis', 'eu vendo no Centro de Florianópolis'],
])('a kept phrase tells nothing of who said it: %s', (said, kept) => {
  expect(anonymous(said, speaker)).toBe(kept);
});
