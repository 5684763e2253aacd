import { describe, expect, it } from 'vitest';
import { said, saidIn } from '#tests/fixtures/typed-sheet.ts';

const nameIn = (folder: string | null, ...pages: string[]) => saidIn(folder, pages, 'nome')[0];

describe('a name that stands in two ways is not asked', () => {
  it('at the head of a table and in its company’s name', () => {
    const table = `
PEDRA LASCADA INCORPORAÇÕES                    TABELA DE VENDAS - MAIO/2027
ANGICO DO SERIDÓ - Rua das Umburanas, 410 - Lagoa Seca - Natal/RN

301   3 suítes     94,60       2        958.700,00
402   3 suítes     94,60       2        934.200,00

5) Angico do Seridó Empreendimento SPE Ltda. - R.3/55.120 - 2ª Zona de Natal.`;
    expect(nameIn(null, table)).toBe('ANGICO DO SERIDÓ');
  });

  it('in the words of who sells it', () => {
    const mail = `
Bom dia, pessoal!

Saiu a tabela do Flor de Mandacaru, nosso lançamento no Catolé, em Campina Grande.
São 80 apartamentos de 58 m² a 83 m².`;
    expect(nameIn(null, mail)).toBe('Flor de Mandacaru');
  });

  it('over its address', () => {
    const sheet = `
CASA DO PEQUI
Rua Ipameri, 82 - Jundiaí - Anápolis/GO

2 quartos de 54 m² e 3 quartos de 71 m²`;
    expect(nameIn(null, sheet)).toBe('CASA DO PEQUI');
  });

  it('on the cover and in the folder’s name, over two lines or drawn apart', () => {
    expect(
      nameIn('Ourana Batel - Book', 'OURANA\nBATEL\n\nMorar alto.', 'Torre única de 19 pavimentos.'),
    ).toBe('OURANA BATEL');
    const apart = 'T E R R A     X A V A N T E\nCinquenta casas em rua sem saída.';
    expect(nameIn('Terra Xavante - folheto', apart)).toBe('TERRA XAVANTE');
  });

  it('without the bairro that a cover adds, where the folder is named so', () => {
    const cover = 'VENTANIA 55 SAVASSI\n\nVENTANIA 55';
    const place = 'O Ventania 55 tem 18 apartamentos.\nRua Antônio Torres, 55 - Savassi - Belo Horizonte/MG';
    expect(nameIn('Ventania 55', cover, place)).toBe('Ventania 55');
  });
});

it('a bairro beside its city is no name, though the folder is called after it', () => {
  const book = ['ARARIBÁ\n\nAdrianópolis . Manaus . Amazonas', 'O Araribá SPE Ltda. tem 44 apartamentos.'];
  expect(saidIn('Manaus - Adrianópolis', book, 'nome', 'cidade', 'uf')).not.toContain('Adrianópolis');
});

it('of two buildings in a message the other one is not taken', () => {
  const talk = `
Lembrando que o *Orla Sumaré*, nosso outro sucesso, foi entregue em 2022
*Orla Tarumã* 74 m² e 92 m²`;
  expect(said(talk, 'nome')).not.toEqual(['Orla Sumaré']);
});

it('a firm at the head with numbered companies is no building', () => {
  const sheet = `
BELCORE                              urbanismo e incorporação
Central de vendas: Av. 136, 797. R-7-Mat. 301.448. Belcore Marista 3 SPE Ltda.`;
  expect(said(sheet, 'nome')).toEqual([null]);
});
