import { describe, expect, it } from 'vitest';
import { said, saidIn } from '#tests/fixtures/typed-sheet.ts';

const nameIn = (folder: string | null, ...pages: string[]) => saidIn(folder, pages, 'nome')[0];

describe('a cover broken over two lines', () => {
  it('bears the whole name where a sentence says it', () => {
    const home = 'A Torre Sumaúma terá 24 pavimentos e um apartamento em cada um, de 210 m².';
    expect(nameIn('Sumaúma', 'T O R R E\nS U M A Ú M A\n\nO rio inteiro.', home)).toBe('TORRE SUMAÚMA');
  });

  it('is a question where nothing says whether the first line belongs to it', () => {
    const homes = 'O Cedro Rosa tem 90 casas de 70 m².\nCedro Rosa, na região do Tarumã.';
    expect(nameIn('Cedro Rosa - folheto', 'BAIRRO PLANEJADO\nCEDRO ROSA\nLotes e casas', homes)).toBe(
      'asked',
    );
  });

  it('is a question where the company has the letters of the second line', () => {
    const book = [
      'f i a n d e i r a\nVILA ALTA\n\nmorar junto',
      'O Fiandeira fica na Vila Alta. Fiandeira VA SPE Ltda.',
    ];
    expect(nameIn(null, ...book)).toBe('asked');
  });
});

describe('a name that only heads pages', () => {
  const sheet = (head: string) => `
${head} - CONDOMÍNIO VALE DOS IPÊS

O Vale dos Ipês tem 40 apartamentos de 62 m², na Rua das Acácias, 200.`;

  it('is no name where it says what kind of paper it is', () => {
    for (const head of ['PRESS KIT', 'EXTRATO COMERCIAL', 'KIT DO PARCEIRO', 'MÍDIA KIT'])
      expect(said(sheet(head), 'nome')[0]).not.toBe(head);
  });
});

it('a place that streets and stations are named after is asked before it is the name', () => {
  const book = [
    'c a r d u m e\nVILA ALTA',
    'O prédio tem 60 studios de 30 m², a 8 minutos da estação Vila Alta e na Rua Vila Alta, 90.',
  ];
  expect(nameIn('Cardume Vila Alta', ...book)).not.toBe('Vila Alta');
});
