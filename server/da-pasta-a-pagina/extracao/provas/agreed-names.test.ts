import { describe, expect, it } from 'vitest';
import { saidIn } from '#tests/fixtures/typed-sheet.ts';

const homes = 'Apartamentos de 62 m² a 88 m², 2 e 3 dormitórios.';
const nameIn = (...pages: string[]) => saidIn(null, pages, 'nome')[0];
const folded = (...pages: string[]) => String(nameIn(...pages)).toLowerCase();

describe('a name that no shape reads is stated where the folder says it in two places', () => {
  it.each([
    [
      'a tower of its own',
      `TORRE CAIAPÓ\n\nA Torre Caiapó fica no alto da colina.\n${homes}`,
      'torre caiapó',
    ],
    ['a kind of building over its name', `EDIFÍCIO\nSERINGUEIRA\n\n${homes}`, 'edifício seringueira'],
    ['a short word for one before it', `Resid. LAGOA MANSA\n\n${homes}`, 'resid. lagoa mansa'],
    [
      'what it is called from now on',
      `COMUNICADO\n\nO produto até aqui chamado de Porto Novo 3 passa a se chamar JACARANDÁ ALTO.\n${homes}`,
      'jacarandá alto',
    ],
    [
      'the right spelling',
      `PERGUNTAS\n\nAh: o nome certo é SERRA DO LUAR, com artigo.\n${homes}`,
      'serra do luar',
    ],
    [
      'what people call it',
      `roteiro de visita\n\no prédio chama SERRA DO LUAR e fica na Rua das Flores, 20\n${homes}`,
      'serra do luar',
    ],
  ])('%s', (_how, sheet, name) => {
    expect([name, name.replace(/^(?:edifício|resid\.) /, '')]).toContain(folded(sheet));
  });
});

describe('what a paper is called, and for whom it is, names no building', () => {
  it.each([
    'Manual do Corretor',
    'Caderno de Vendas',
    'Cartilha do Parceiro',
    'Manual de Vendas',
    'Plano de Vendas',
  ])('%s', (title) => {
    const sheet = `${title.toUpperCase()}\n\nO ${title} traz apartamentos de 62 m².`;
    expect(folded(sheet)).not.toBe(title.toLowerCase());
  });

  it('nor an office that registers, a firm or a town a sentence names', () => {
    expect(
      nameIn(`LISTA DE MESA\n\nRegistro no 3º Ofício de Imóveis de Niterói, da Anta Engenharia.\n${homes}`),
    ).toBeNull();
  });
});
