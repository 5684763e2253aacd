import { describe, expect, it } from 'vitest';
import { said, saidIn, typed } from '#tests/fixtures/typed-sheet.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';

describe('rows that say and name each other', () => {
  it('figures over their nouns count one by one', () => {
    const sheet = `
      o produto

         1                148                   21
       torre          apartamentos          pavimentos

      rooftop com piscina`;
    expect(said(sheet, 'torres', 'totalUnidades', 'pavimentos')).toEqual([1, 148, 21]);
  });

  it('a row of labels names the row below', () => {
    const sheet = `
      realização               projeto de arquitetura        previsão de entrega
      Pedra Furada Urbana      Ateliê Jacarandá              março de 2029

      * valores sujeitos a alteração`;
    expect(said(sheet, 'incorporadora', 'arquitetura', 'dataEntrega')).toEqual([
      'Pedra Furada Urbana',
      ['Ateliê Jacarandá'],
      '2029-03',
    ]);
  });

  it('a heading over several rows is a table’s', () => {
    const sheet = `
      Torres          Unidades          Pavimentos
      Sol             40                12
      Mar             44                14`;
    expect(said(sheet, 'torres', 'totalUnidades')).toEqual([null, null]);
  });
});

it('leaders end no value and join no lines', () => {
  const sheet = `
 Incorporação .................... Serra Quebrada
 Projeto arquitetônico ........... Lina Moscoso
 Paisagismo ...................... Verde Manhã
 Nº de apartamentos .............. 72`;
  expect(said(sheet, 'incorporadora', 'arquitetura', 'paisagismo', 'totalUnidades')).toEqual([
    'Serra Quebrada',
    ['Lina Moscoso'],
    ['Verde Manhã'],
    72,
  ]);
});

describe('prices by kind of home', () => {
  it.each([
    ['one a line', '  61m2 a partir de 495k\n  75m2 a partir de 610k\n  89m2 a partir de 745k', '495000.00'],
    ['with leaders', ' Tipo A ........ R$ 436.000,00\n Tipo B ........ R$ 528.000,00', '436000.00'],
    [
      'a row of them under the kinds',
      '  2 quartos             3 quartos\n  58 m²                 74 m²\n  R$ 548 mil*           R$ 1.240 mil*',
      '548000.00',
    ],
    ['after it rose', 'O valor inicial passou de R$ 455.000,00 para R$ 468.500,00 em maio.', '468500.00'],
  ])('%s: the lowest is where they start', (_how, lines, price) => {
    expect(said(`Apartamentos de 2 e 3 quartos\n\n${lines}`, 'precoInicial')).toEqual([price]);
  });

  it.each([
    ' Tipo A ........ R$ 436.000,00\n Entrada do Tipo A ........ R$ 61.800,00',
    '  61m2 aluguel de R$ 51.000 ao ano\n  75m2 a partir de R$ 610.000',
  ])('what is paid on the way or as rent is no price: %s', (lines) => {
    const [price] = said(`Apartamentos de 2 e 3 quartos\n\n${lines}`, 'precoInicial');
    expect([null, 'asked', '610000.00', '436000.00']).toContain(price);
  });
});

describe('a company made for one building', () => {
  it('is its owner’s, where the owner stands by itself', () => {
    const sheet = `GUARÁ PRIME

SUMAÚMA

Incorporação registrada sob o R-05 da matrícula 61.778 do 1º Ofício. Guará Prime Sumaúma SPE Ltda.`;
    const { fatos } = extractEmpreendimento({ documents: [typed(sheet)], folderName: null });
    expect(fatos.incorporadora?.value).toBe('Guará Prime');
  });

  it('is asked where it says no more than the building’s name', () => {
    const sheet = `Empreendimento: Solar Sumaúma

Incorporadora: Solar Sumaúma SPE Ltda. R-05 da matrícula 61.778 do 1º Ofício.`;
    expect(said(sheet, 'incorporadora')).toEqual(['asked']);
  });
});

it.each([
  ['Obra: Construtora Pequi', 'asked'],
  ['CONSTRUÇÃO PEQUI ENGENHARIA', 'asked'],
  ['Incorporação e construção: Pequi Engenharia', 'Pequi Engenharia'],
  ['Equipe Pequi Urbanismo', 'Pequi Urbanismo'],
])('who only builds is asked, and a name has neither article nor team: %s', (line, firm) => {
  expect(said(`Apartamentos de 2 quartos\n\n${line}\n`, 'incorporadora')).toEqual([firm]);
});

it.each([
  ['Condomínio fechado com apenas 18 casas no Rita Vieira.', 18],
  ['São 8 torres de 5 andares, com 6 apartamentos por andar: 240 apartamentos.', 240],
  ['20 torres com 16 apartamentos cada (320 apartamentos)', 320],
  ['É uma torre só, com 18 andares e 72 apartamentos.', 72],
  ['Entre 60 e 72 apartamentos por torre', null],
])('homes are counted: %s', (line, count) => {
  expect(said(line, 'totalUnidades')).toEqual([count]);
});

it.each([
  ['O projeto de arquitetura é de Dalva Moreno, que assina também o teatro.', 'Dalva Moreno'],
  ['A torre foi projetada pela arquiteta Ilse Wagner e construída por nós.', 'Ilse Wagner'],
  ['É pouco, conta o arquiteto Humberto Sá Leão, autor do projeto.', 'Humberto Sá Leão'],
  ['Arquitetura: Barro Vivo Arquitetura\tEntrega: maio/2028', 'Barro Vivo Arquitetura'],
  ['Arquitetura de interiores e de exteriores', null],
])('an architect is named in a sentence: %s', (line, name) => {
  expect(said(line.replace('\t', '          '), 'arquitetura')).toEqual([name ? [name] : null]);
});

it('where some homes have no parking space the fewest are asked', () => {
  const sheet = `
      1 dorm                      32 m²          sem vaga
      2 dorms                     45 m²          sem vaga
      3 dorms c/ suíte            67 m²          1 vaga
      4 dorms c/ suíte            98 m²          2 vagas`;
  expect(said(sheet, 'vagasMin', 'vagasMax')).toEqual(['asked', 2]);
});

it.each([
  'Também da Tamoio Incorporação: Brisa do Norte, em Ilhabela, 2 dormitórios desde R$ 290.000, 31 m².',
  'Em breve, da Neblina Empreendimentos: Araucária Haus, em Canela, apartamentos de 31 m² desde R$ 290.000.',
  'Apresente o outro produto da Triângulo, o Vila Bela, em Araguari: casas de 31 m², a partir de R$ 290.000.',
])('another building of the firm is left there: %s', (line) => {
  const sheet = `Apartamentos de 2 quartos com 61 m², a partir de R$ 500.000,00\n\n${line}`;
  expect(said(sheet, 'precoInicial', 'areaMin')).toEqual(['500000.00', '61']);
});

describe('TRU-07 what heads a typed sheet in capitals', () => {
  it.each([
    [
      'QUINTAS DO BEM-ME-QUER',
      'Condomínio fechado com 18 casas em Campo Grande/MS',
      'QUINTAS DO BEM-ME-QUER',
    ],
    ['CAMBARÁ OFFICES - FACT SHEET', 'Salas de 32 m² em Campinas/SP', 'CAMBARÁ OFFICES'],
  ])('is its name: %s', (head, line, name) => {
    expect(said(`${head}\n\n${line}`, 'nome')).toEqual([name]);
  });

  it.each([
    ['SERRA DO CAPIVARI', 'No dia 6 lançamos mais um, construído por nós, da Serra do Capivari.'],
    ['MORADA GOYAZ', 'Ligue agora e agende. Vendas: Morada Goyaz.'],
    ['ONDE A VIDA CRIA RAÍZES', 'Apartamentos de 2 quartos\n\nVarandas com vista\n\nEntrega em 2028'],
  ])('unless it is a firm’s or a call: %s', (head, line) => {
    expect(said(`${head}\n\n${line}`, 'nome')).not.toEqual([head]);
  });
});

it('the address of a show flat is nobody’s home', () => {
  const line = 'Espaço decorado na Av. João Moura, 2.080 - Alto da Boa Vista.';
  expect(said(line, 'endereco')).toEqual([null]);
});

it('what a mail quotes of the one it answers is read as nobody’s', () => {
  const mail = `Oi Renata, são apartamentos de 125 m² e 158 m².

> Em 22/07/2025 11:41, Renata escreveu:
> procuro apartamentos de 2 quartos com 41 m²`;
  expect(said(mail, 'areaMin', 'areaMax')).toEqual(['125', '158']);
});

describe('a table', () => {
  it('has units whatever they are called, beside one whose name is known', () => {
    const sheet = `
                     m²          era                 agora
  cabine             19,50      R$ 309.000          R$ 289.000
  cabine plus        22,10      R$ 341.000          R$ 315.000
  sala e quarto      28,40      R$ 418.000          R$ 389.000`;
    expect(said(sheet, 'areaMin', 'precoInicial')).toEqual(['19.5', '289000.00']);
  });

  it('with two sums as large and no word on either makes the price a question', () => {
    const sheet = `
  Apto      Área priv.      Condição A        Condição B
  101       64,05           R$ 571.200        R$ 549.000
  102       81,60           R$ 712.400        R$ 689.000
  201       64,05           R$ 576.900        R$ 554.500`;
    expect(said(sheet, 'precoInicial')).toEqual(['asked']);
  });

  it('with and without a parking space begins at the lower sum', () => {
    const sheet = `
  Planta            Área priv.      Sem vaga          Com 1 vaga
  2Q padrão         40,20 m²        R$ 204.500        R$ 221.500
  2Q com varanda    43,75 m²        R$ 218.900        R$ 235.900
  2Q garden         47,90 m²        R$ 230.000        R$ 252.000`;
    expect(said(sheet, 'precoInicial')).toEqual(['204500.00']);
  });

  it('that counts suites alone counts bedrooms', () => {
    const sheet = `
  Apto    Suítes   Vagas    Área priv.     Valor (R$)
  201     3        2        112,46         1.784.000,00
  202     4        3        139,80         2.318.000,00
  301     3        2        112,46         1.842.000,00`;
    expect(said(sheet, 'dormitoriosMin', 'dormitoriosMax')).toEqual([3, 4]);
  });

  it('of abbreviated headings set close is read column by column', () => {
    const sheet = `
  TORRE   APTO   QTOS  STE  VAGA   ÁREA PRIV      PREÇO TABELA
  Norte   201     2     1    1      70,40         693.000,00
  Norte   203     3     1    2      96,10         948.000,00
  Sul     201     2     1    1      70,40         699.000,00`;
    expect(said(sheet, 'dormitoriosMin', 'dormitoriosMax', 'vagasMin', 'vagasMax')).toEqual([2, 3, 1, 2]);
  });
});

it.each([
  ['3 (três) quartos, sendo 1 (uma) suíte, e 2 (duas) vagas de garagem', [3, 2]],
  ['3/4 c/ suíte - 84m² privativos - 2 vagas', [3, 2]],
  ['Final 1 e 2 - 3 suítes, 139 m², 2 vagas', [3, 2]],
  ['Kit mobiliado para cozinha e banhos (2 dorm.)', [null, null]],
  ['casarão com quatro quartos de hóspedes', [null, null]],
])('rooms are counted as people write them: %s', (line, counts) => {
  expect(said(line, 'dormitoriosMax', 'vagasMax')).toEqual(counts);
});

it('a word alone on the cover over another may be half of the name: it is asked', () => {
  const cover = `TRIBUNA
CENTRAL
Apartamentos de 2 quartos em Cuiabá/MT
A Tribuna fica no centro. A Tribuna tem 20 andares.`;
  expect(['asked', 'TRIBUNA CENTRAL', null]).toContain(said(cover, 'nome')[0]);
});

it('a comparison with competitors lends nothing, though the own name is not known', () => {
  const sheet = `
                        CARAZINHO 45       CONCORRENTE X        CONCORRENTE Y
   Privativa (m²)       84 - 113           67 - 98              145 - 160
   Vagas                2                  1 - 2                3`;
  expect(said(sheet, 'vagasMin', 'vagasMax')).toEqual([2, 2]);
});

it('a bairro beside another city than the building’s is the firm’s', () => {
  const sheet = `Rua das Acácias, 45 - Alcântara - São Gonçalo/RJ
Mais um em Alcântara, São Gonçalo/RJ
Rua da Conceição, 188, Centro, Niterói/RJ`;
  const { fatos } = extractEmpreendimento({ documents: [typed(sheet)], folderName: null });
  expect([fatos.bairro?.value, fatos.cidade?.value]).toEqual(['Alcântara', 'São Gonçalo']);
  expect(fatos.bairro?.conflicts.map(({ value }) => value)).not.toContain('Centro');
});

it('a kind of home shouted in a book is named as people write it', () => {
  const sheet = `FINAL 01 - 118,40 m² privativos, 3 quartos

FINAL 02 - 146,75 m² privativos, 4 quartos`;
  const { fatos } = extractEmpreendimento({ documents: [typed(sheet)], folderName: null });
  expect(fatos.tipologias.map(({ value }) => value.nome)).toEqual(['Final 01', 'Final 02']);
});

describe('figures beside a home’s own', () => {
  it('a yard of one’s own is no home, whoever it belongs to', () => {
    const sheet = `
      18 lofts com jardim privativo de 22 a 41 m²

      TIPO             QUARTOS      PRIVATIVA    VAGAS
      Loft             1            47,30        1
      Duplex           2            88,10        2`;
    expect(said(sheet, 'areaMin', 'areaMax')).toEqual(['47.3', '88.1']);
  });

  it('of a rounded range and the table behind it the table is exact, whatever its rows are called', () => {
    const sheet = `
      41 a 63 m²

      Apê 1 quarto sem vaga        41,35 m²     R$ 312.000
      Apê 2 quartos com vaga       63,20 m²     R$ 455.000`;
    expect(said(sheet, 'areaMin', 'areaMax')).toEqual(['41.35', '63.2']);
  });

  it.each([
    'Uma vaga por apartamento; duas nas coberturas.',
    'São 1 vaga para cada apartamento e 2 nas coberturas.',
    'Aos apartamentos vincula-se uma vaga de garagem, e às coberturas, duas.',
  ])('what penthouses have besides counts: %s', (line) => {
    expect(said(line, 'vagasMin', 'vagasMax')).toEqual([1, 2]);
  });
});

describe('a name set over two lines of a cover', () => {
  const cover = (first: string, second: string) => `
      ${first}
      ${second}

      38 a 71 m²
      1 e 2 dorms.`;

  it('is whole where the folder says it in one', () => {
    expect(saidIn('Book Curva Bandeira 2027', [cover('CURVA', 'BANDEIRA')], 'nome')).toEqual([
      'CURVA BANDEIRA',
    ]);
  });

  it('is not its first line alone: where nothing else says it, it is asked', () => {
    expect(saidIn('Material Pátios', [cover('PÁTIOS', 'DO LAGEADO')], 'nome')).toEqual(['asked']);
  });

  it('is none of a company’s', () => {
    const sheet = `${cover('CURVA', 'BANDEIRA')}\n\n      Curva Bandeira Ilha SPE Ltda. Bandeira é o edifício da praça.`;
    expect(said(sheet, 'nome')).not.toEqual(['CURVA BANDEIRA']);
  });
});

describe('what stands beside plots', () => {
  it('a model house, or one to dream of, says nothing of the plots', () => {
    const sheet = `
      RECANTO DO JATOBÁ
      condomínio fechado de 96 chácaras em Itu, interior de São Paulo

      Chácaras de 1.012,50 a 1.936,00 m²

      Casa-modelo: visite a casa decorada de 210 m², 4 suítes.
      Lotes prontos para a casa de 3 quartos que você sempre quis.`;
    expect(said(sheet, 'areaMin', 'areaMax', 'dormitoriosMin', 'totalUnidades', 'cidade', 'uf')).toEqual([
      '1012.5',
      '1936',
      null,
      96,
      'Itu',
      'SP',
    ]);
  });

  it('of columns for how one pays the sum paid at once is the price', () => {
    const sheet = `
      TABELA DE PREÇOS

      QD  LT   FRENTE   ÁREA M2   SITUAÇÃO     À VISTA        ENTR.+24       ENTR.+120
      01  03   12,00    360,00    DISPON.      142.000,00     153.360,00     191.700,00
      01  04   12,00    372,00    DISPON.      146.000,00     157.680,00     197.100,00
      02  01   12,00    360,00    DISPON.      139.500,00     150.660,00     188.325,00`;
    expect(said(sheet, 'precoInicial')).toEqual(['139500.00']);
  });
});

describe('dates, sums and addresses of something else', () => {
  it('the month of an index is no delivery', () => {
    const sheet = `
      Edifício Pampo
      Reajuste: CUB/SC até a entrega. CUB set/26.
      Saldo corrigido pelo INCC até a conclusão. INCC ago/26.`;
    expect(said(sheet, 'dataEntrega')).toEqual([null]);
  });

  it('a condition that has ended is no price', () => {
    const sheet = `
      Assunto: Pátio do Ingá

      Como combinado, encerramos no dia 30/09/2026 a condição de pré-lançamento
      (Casa Sibipiruna a R$ 745.000). A partir de agora valem os preços abaixo:

      Casa Sibipiruna ......... a partir de R$ 812.000,00
      Casa Paineira ........... a partir de R$ 990.000,00`;
    expect(said(sheet, 'precoInicial')).toEqual(['812000.00']);
  });

  it('a firm’s own address after its name is not the building’s', () => {
    const sheet = `
      Vila Cambuí
      Fica no bairro Alto Alegre, em Cascavel, Paraná.

      Ipê Norte Empreendimentos | Av. Brasil, 4.100, Neva, Cascavel - PR`;
    expect(said(sheet, 'bairro')).toEqual(['Alto Alegre']);
  });
});

it('a month and year in words is a delivery', () => {
  const sheet = 'Casa Grande do Poço\n\nConclusão prevista para outubro de dois mil e trinta e um.';
  expect(said(sheet, 'dataEntrega')).toEqual(['2031-10']);
});

it('what stands between the name and the city in a heading is the bairro, whatever the folder is called', () => {
  const heading = 'PEDRA AZUL incorporadora | ALAMEDA DOS IPÊS | SANTA TEREZA | BELO HORIZONTE';
  const pages = [`${heading}\nImagine acordar com o sino.`, `${heading}\nLazer completo`];
  expect(saidIn('Pedra Azul - Santa Tereza - BH', pages, 'nome')).not.toEqual(['SANTA TEREZA']);
});

describe('homes counted in plain words', () => {
  it.each([
    ['o novo prédio terá 62 apartamentos, com entrega prevista para maio de 2028.', 62],
    ['O loteamento tem 143 lotes, de 300 a 560 m².', 143],
    ['Total: 118 apartamentos. Não há coberturas.', 118],
  ])('%s', (sentence, homes) => {
    expect(said(`Solar do Ingá\n\n${sentence}`, 'totalUnidades')).toEqual([homes]);
  });

  it('a count that is the sum of its parts is the whole', () => {
    const sheet = `
      Trinta e quatro casas.
      Uma rua que termina em praça.

      CASA SABIÁ                        CASA TUCANO
      118,40 m² privativos              141,20 m² privativos
      22 casas                          12 casas`;
    expect(said(sheet, 'totalUnidades')).toEqual([34]);
  });

  it('a single building is one tower', () => {
    expect(said('O Residencial Ipê é um prédio único, de quatro andares.', 'torres')).toEqual([1]);
  });
});

it('what goes on in the next row of its column belongs to it', () => {
  const sheet = `
      MORAR                         TRABALHAR                    COMPRAR
      Apartamentos de 2 e           Salas de 30 a 240 m²         11 lojas de 42 a
      3 quartos                     Auditório                    185 m²
      58 a 96 m²                    Salas de reunião             Praça de alimentação`;
  expect(said(sheet, 'dormitoriosMin', 'dormitoriosMax')).toEqual([2, 3]);
  expect(said(sheet, 'areaMax')).not.toContain('185');
});

it('a kind of building alone is no name', () => {
  const sheet = `
      🌿 *TARUMÃ RESIDENCIAL CLUBE* 🌿
      ✅ 2 torres`;
  expect(said(sheet, 'nome')).not.toEqual(['RESIDENCIAL CLUBE']);
});

it('headings of private and whole areas beside each other are two', () => {
  const sheet = `
      UNID    PRIVATIVA  TOTAL     SUÍTES  VAGAS   VALOR
      501     101,40     160,20    3       2       1.184.000,00
      502     117,90     181,15    3       2       1.398.000,00
      601     101,40     160,20    3       2       1.205.000,00`;
  expect(said(sheet, 'areaMin', 'areaMax')).toEqual(['101.4', '117.9']);
});
