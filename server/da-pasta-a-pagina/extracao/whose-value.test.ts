import { describe, expect, it } from 'vitest';
import { duvidasEm, fatosCertos } from '#contract/cadastros/certeza.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';

/** Pages of text in one size; three spaces and more part cells, a blank line paragraphs. */
const pagesOf = (...pages: string[]): DocumentText => ({
  path: 'Texto.pdf',
  kind: 'outro',
  date: null,
  pageCount: pages.length,
  pages: pages.map((text, index) => ({
    page: index + 1,
    width: 595,
    height: 842,
    legibility: 1,
    lines: text.split('\n').flatMap((line, row) => {
      const box = { x: 40, y: 40 + row * 14, width: line.length * 5, height: 10 };
      return line === '' ? [] : [{ text: line.replace(/ {3,}/g, '\t'), box }];
    }),
  })),
});
const factsOf = (...pages: string[]) =>
  extractEmpreendimento({ documents: [pagesOf(...pages)], folderName: 'Material 4' }).fatos;
function read(...pages: string[]) {
  const fatos = factsOf(...pages);
  return fatosCertos(fatos, duvidasEm(fatos));
}
const value = (fact: { value: unknown } | null) => fact?.value ?? null;
const cover =
  'SOLAR DO IPANEMÃO\nO Solar do Ipanemão tem 18 andares.\nApartamentos de 2 quartos, 61 m², 1 vaga';

describe('an invitation’s evening', () => {
  it('lends no address, and no space for guests', () => {
    const fatos = read(
      cover.replace(', 1 vaga', ''),
      'quando   8 de junho, 20h\nonde   Galeria Pedra Alta - Alameda dos Jacarandás, 310\nquem   convite individual, com direito a 2 vagas no pátio',
    );
    expect([value(fatos.endereco), value(fatos.vagasMin)]).toEqual([null, null]);
  });

  it('nor where one meets, on a page that tells of homes', () => {
    const fatos = read(
      cover,
      'Local do coquetel: Clube Náutico\nRua das Garças, 77 - Vitória/ES\nTraje passeio. RSVP até 2 de maio\n\nPlantas de 61 m² e 75 m²',
    );
    expect([value(fatos.endereco), value(fatos.areaMax)]).toEqual([null, '75']);
  });
});

describe('another building of the firm', () => {
  it('has the same first word', () => {
    const fatos = read(
      'HARMONIA CAMPOLIM\nHarmonia Campolim: apartamentos de 3 quartos, 88 m²',
      'Pedro: e o Harmonia Lourdes, tem 2 quartos?\n\nAna: no Harmonia Lourdes restou 1 de 4 quartos, 120 m²',
    );
    expect([value(fatos.dormitoriosMin), value(fatos.dormitoriosMax), value(fatos.areaMax)]).toEqual([
      3,
      3,
      '88',
    ]);
  });

  it('stands in capitals', () => {
    const fatos = read(cover, 'Conheça também o GARÇA REAL, lançamento com 4 suítes, entrega 2031.');
    expect([value(fatos.suitesMax), value(fatos.entregas)]).toEqual([null, null]);
  });

  it('was delivered in a year gone by', () => {
    const fatos = read(cover, 'A Corais entregou em 2021 o Pátio Verde, com 4 quartos.');
    expect(value(fatos.dormitoriosMax)).toBe(2);
  });
});

describe('what is asked or might be is not said', () => {
  it.each([
    ['Precisa de 5 quartos? Fale do vizinho.', 2],
    ['O escritório pode virar um quarto.', 2],
  ])('of bedrooms: %s', (line, quartos) => {
    const fatos = read(cover, line);
    expect([value(fatos.dormitoriosMin), value(fatos.dormitoriosMax)]).toEqual([2, quartos]);
  });

  it('of a list of rooms that ends with “dois dormitórios e uma suíte”', () => {
    const fatos = read('Sala, cozinha, banheiro social, dois dormitórios e uma suíte.');
    expect(value(fatos.dormitoriosMax)).toBeNull();
  });

  it('of all plans with a suite, how many the larger have', () => {
    const fatos = read('SOLAR\n3 e 4 quartos, todas as plantas com suíte');
    expect([value(fatos.suitesMin), value(fatos.suitesMax)]).toEqual([1, null]);
  });

  it('of cars that all share', () => {
    const fatos = read('Sem vaga de garagem, com três vagas de carro compartilhado.\nStudios de 24 m²');
    expect(fatos.vagasMax?.value ?? 0).toBe(0);
  });
});

describe('a price', () => {
  it.each([
    ['Salas a partir de R$ 190.000\nApartamentos a partir de R$ 410.000', '410000.00'],
    ['A partir de R$ 980.000 na fase Norte.\nNa fase Sul o valor inicial foi de R$ 720.000.', '980000.00'],
    ['Lajes a partir de R$ 190.000', null],
  ])('is of the homes, and now: %j', (text, price) => {
    expect(value(read(cover, text).precoInicial)).toBe(price);
  });

  it('is of offices where nothing else is sold', () => {
    expect(value(read('ÁTRIO CENTRAL\nSalas de 30 m²', 'Salas a partir de R$ 190.000').precoInicial)).toBe(
      '190000.00',
    );
  });
});

describe('where a firm sits', () => {
  it.each([
    'Endereço da construtora: Rua Alvim, 298, Centro, Joinville - SC.',
    'Atenciosamente,\nEquipe comercial\nCORAIS EMPREENDIMENTOS\nRua Alvim, 298 - Centro - Joinville/SC',
  ])('is not where its building stands: %j', (text) => {
    const fatos = read(cover, text);
    expect([value(fatos.endereco), value(fatos.bairro), value(fatos.cidade)]).toEqual([null, null, null]);
  });

  it('is told beside its name, which is no bairro', () => {
    expect(value(read(cover, 'Gameleira Realizações · Ponta Grossa · Paraná').bairro)).toBeNull();
  });
});

describe('a name', () => {
  it('is not what stood there before', () => {
    const text = 'EDIFÍCIO ALGODÃO, 1948\nagora\nALGODÃO 48\nretrofit residencial';
    expect(read(text, 'Estúdios de 30 m² no centro.').nome?.value ?? 'Algodão 48').toMatch(/^algodão 48$/i);
  });

  it.each([
    ['CHEGOU O VIVA BEM GUAXINDIBA\n2 quartos em Macaé!', /^viva bem guaxindiba$/i],
    ['BLACK DO IPÊ | NOVEMBRO 2026\nIpê Amarelo', /^ipê amarelo$/i],
  ])('is not the campaign’s cry: %j', (text, name) => {
    const { nome } = read(text, 'Piscina e salão de festas.');
    if (nome) expect(nome.value).toMatch(name);
  });
});

describe('who drew it', () => {
  it('made it anew, and not the house before', () => {
    const fatos = read(
      cover,
      'Projetado por Bento Aranha para abrigar um hotel, o prédio foi vizinho de cafés.\nRetrofit por Lina Prates Arquitetura',
    );
    expect(value(fatos.arquitetura)).toEqual(['Lina Prates Arquitetura']);
  });
});

it('a firm under leaders is named without its label', () => {
  const firm = factsOf(cover, 'Marca....................... Serrado Incorporações').incorporadora;
  expect(firm?.value ?? '').not.toMatch(/\.\.|Marca/);
});

describe('leisure', () => {
  it('is not what a sheet denies', () => {
    const { amenidades } = read(cover, 'Piscina ......... sim\nSauna ........... não\nQuadra de tênis: não');
    expect(amenidades.map((one) => one.value)).toEqual(['Piscina']);
  });

  it('is not what each home has', () => {
    const { amenidades } = read(
      cover,
      '- Casas de 4 suítes com 230 m² privativos\n- Piscina individual e deck\n- Academia\n- Sauna\n- Salão de festas',
    );
    expect(amenidades.map((one) => one.value).sort()).toEqual(['Academia', 'Salão de festas', 'Sauna']);
  });
});

describe('the registration', () => {
  it.each([
    ['Projeto de Lia Sá.\nIncorporação no 2º Ofício, matr. 120.455, R-6.', /120\.455/],
    ['R-12, matrícula 51.207, 1º Ofício de Registro de Imóveis.', /51\.207/],
    ['Tem registro?\nSim, R-8/20.611, e pode ser citado.', /20\.611/],
    ['Registro 3/118.402 - 1º CRI Londrina', /3\/118\.402/],
    ['RI 2º Ofício, matrícula 61.330, R-4', /61\.330/],
  ])('is named by its act: %j', (text, number) => {
    expect(String(value(read(cover, text).registroIncorporacao))).toMatch(number);
  });

  it.each([
    'Terreno objeto da matrícula 45.001, R-2, do 1º Ofício.',
    'Matrícula do terreno: 77.321',
    'Registro em andamento no 1º Ofício.',
  ])('is none of the land: %s', (text) => {
    expect(value(read(cover, text).registroIncorporacao)).toBeNull();
  });
});

describe('plainly said', () => {
  it('a bairro ends the line of its street, over its city and state', () => {
    const fatos = read(
      cover,
      'ENDEREÇO\nRua das Sapucaias, 1.118, Jatiúca\nMaceió/AL\n\nLOJA\nAv. Fernandes Lima, 90, Farol',
    );
    expect([value(fatos.bairro), value(fatos.endereco)]).toEqual(['Jatiúca', 'Rua das Sapucaias, 1.118']);
  });

  it.each([['A mudança começa em abril de 2028.', '2028-04']])('a delivery: %s', (text, month) => {
    expect(value(read(cover, text).dataEntrega)).toBe(month);
  });

  it.each([
    ['1.3 Autor do projeto: arquiteto Ruy Tavares.\n1.4 Paisagismo: Horta Viva.', 'Ruy Tavares'],
    ['Projeto: Escritório Lund Ferraz\nPaisagismo: Horta Viva', 'Escritório Lund Ferraz'],
    ['Projeto de Jandira Paes. Paisagismo de Tito Moura.', 'Jandira Paes'],
  ])('who drew it, beside others: %j', (text, author) => {
    expect(value(read(cover, text).arquitetura)).toEqual([author]);
  });

  it('a motto stands among the first lines of a cover', () => {
    const { slogan } = read('SOLAR DO IPANEMÃO\nUm quintal no meio da cidade.', cover, 'Piscina e sauna');
    expect(value(slogan)).toBe('Um quintal no meio da cidade.');
  });

  it('but not in a message, and no line of figures', () => {
    expect(value(read('SOLAR\nUm quintal no meio da cidade.').slogan)).toBeNull();
  });
});

describe('a lowest price', () => {
  it.each([
    ['Studio R$ 198.000 | 1 quarto R$ 287.000 | 2 quartos R$ 402.000', '198000.00'],
    ['O mais barato disponível é o sobrado 9, por R$ 402.000.', '402000.00'],
    ['💰 a partir de *398 mil*', '398000.00'],
  ])('is said side by side, as the cheapest, in bold: %s', (text, price) => {
    expect(value(read(cover, text).precoInicial)).toBe(price);
  });
});

describe('spaces', () => {
  it.each(['E as vagas?\nDuas na frente da casa.', 'garagem: vaga para 2 carros'])(
    'are counted in %j',
    (text) => {
      expect(value(read(cover.replace(', 1 vaga', ''), text).vagasMax)).toBe(2);
    },
  );
});
