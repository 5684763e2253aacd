import { describe, expect, it } from 'vitest';
import { duvidasEm, fatosCertos } from '#contract/cadastros/certeza.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';
import { readPassages, sentencesOf } from './passages.ts';
import { readSources } from './source.ts';

/** Pages of text in one size, a blank line between paragraphs: messages, ads and e-mails made into a PDF. */
const plain = (...pages: string[]): DocumentText => ({
  path: 'Book.pdf',
  kind: 'book',
  date: null,
  pageCount: pages.length,
  pages: pages.map((text, index) => ({
    page: index + 1,
    width: 595,
    height: 842,
    legibility: 1,
    lines: text.split('\n').flatMap((line, row) => {
      const box = { x: 40, y: 40 + row * 14, width: line.length * 5, height: 10 };
      return line === '' ? [] : [{ text: line, box }];
    }),
  })),
});
const sentences = (text: string) =>
  readPassages(readSources([plain(text)]).lines).flatMap((passage) =>
    sentencesOf(passage).map((sentence) => sentence.text),
  );
const factsOf = (...pages: string[]) =>
  extractEmpreendimento({ documents: [plain(...pages)], folderName: 'Material de Vendas 12' }).fatos;
function read(...pages: string[]) {
  const fatos = factsOf(...pages);
  return fatosCertos(fatos, duvidasEm(fatos));
}
const value = (fact: { value: unknown } | null) => fact?.value ?? null;
const cover = 'MIRANTE DO VALE\nApartamentos de 62 m² a 88 m²';
const about = 'O Mirante do Vale tem vinte andares.';

describe('TRU-04 lines set close', () => {
  it.each([
    ['Arquitetura: Ana Ruivo Prado', 'Paisagismo: Horta Viva', 'Obra: Casa Alta'],
    ['66 m² — 2 dormitórios (1 suíte) — 1 vaga', '89 m² — 3 dormitórios (1 suíte) — 2 vagas'],
    ['💳 Entrada em até 60 vezes direto com a Caldeira', '👉 sinal de R$ 9.900', '👉 mensais'],
  ])('are items of their own where each begins as one: %j', (...lines) => {
    expect(sentences(lines.join('\n'))).toEqual(lines);
  });

  it.each([
    ['ENCOSTA DO\nCATUÇABA', 'ENCOSTA DO CATUÇABA'],
    ['ENTREGA NOVEMBRO\nDE 2027', 'ENTREGA NOVEMBRO DE 2027'],
  ])('go on after “do” and before a year: %j', (text, whole) => {
    expect(sentences(text)).toEqual([whole]);
  });
});

describe('TRU-07 a name', () => {
  it('that is never said without its second line is not the first alone', () => {
    const fatos = read(
      'ALVORECER\nJARDINS\n\nA cidade desperta.\nMais devagar aqui.',
      'Entre as árvores nasce o Alvorecer Jardins:\n46 casas.',
    );
    expect(value(fatos.nome)).toMatch(/^Alvorecer Jardins$/i);
  });

  it('does not end in “das”', () => {
    const { nome } = factsOf(
      'CHEGOU A SUA VEZ!\n\nPARQUE DAS\nJANDAIAS\n\nApartamentos de 2 quartos',
      'Lazer',
    );
    expect(nome?.value ?? 'Parque das Jandaias').toMatch(/Jandaias/i);
  });

  it('that holds an exclamation mark is not what follows it', () => {
    expect(value(read('POP! PINHEIROS\nStudios de 19 a 38 m²', 'Lazer').nome)).toBeNull();
  });
});

describe('TRU-07 a name that running text alone says', () => {
  const named = (folderName: string, text: string) => {
    const { fatos } = extractEmpreendimento({ documents: [plain(text)], folderName });
    return value(fatosCertos(fatos, duvidasEm(fatos)).nome);
  };

  it.each([
    [
      'MEMORIAL DESCRITIVO\n\nCONDOMÍNIO VILLA CARNAÚBA, a ser edificado na Rua Bento, nº 220.',
      'CONDOMÍNIO VILLA CARNAÚBA',
    ],
    [
      'Vila Pitangueira\n22 casas\n\nO condomínio Vila Pitangueira fica no alto da serra.',
      'Vila Pitangueira',
    ],
  ])('is what it calls the building: %j', (text, name) => {
    expect(named('Material de Vendas 12', text)).toBe(name);
  });

  it('is asked where a legal phrase alone says it', () => {
    expect(factsOf('O empreendimento denominado Villa Carnaúba terá 20 casas.').nome?.value).toBe(
      'Villa Carnaúba',
    );
  });

  it('may stand in capitals within a sentence, where the folder says it too', () => {
    const text = 'Parceiros, bom dia.\n\nSaiu a condição nova do *SOLAR DAS GREVÍLEAS* para maio.';
    expect(named('Solar das Grevíleas - material', text)).toMatch(/solar das grevíleas/i);
    expect(named('Material de Vendas 12', text)).toBeNull();
  });

  it('is no author credited above others', () => {
    const { nome } = factsOf(
      'Apartamentos de 62 m²\n\nProjeto: Renê Silvatto\nObra: Construtora Terra Clara',
    );
    expect(nome).toBeNull();
  });
});

describe('TRU-08 the developer', () => {
  it.each([
    ['Caldeira Montes — incorporação', 'Caldeira Montes'],
    ['CALDEIRA MONTES\nConstrutora e Incorporadora\nhá 22 anos entregando chaves', 'Caldeira Montes'],
    ['A incorporação é da Caldeira Montes, que já fez o Maral Tower.', 'Caldeira Montes'],
    ['Porto Alto SPE Ltda., sociedade de propósito específico do Grupo Caldeira.', 'Grupo Caldeira'],
    ['💳 Entrada em até 60 vezes direto com a Caldeira\n👉 sinal de R$ 9.900', 'Caldeira'],
  ])('is told by %j', (text, firm) => {
    expect(value(read(cover, about, text).incorporadora)).toBe(firm);
  });

  it.each([
    'Perspectivas artísticas. Incorporação R.01/71.002 do 1º RI Joinville.',
    'Vale Alto — incorporação\nCaldeira Montes',
    'A execução das obras caberá à CONSTRUTORA CALDEIRA E FILHOS S/A, tendo como responsável o engenheiro.',
    'Imóveis semelhantes\nApartamento 2 quartos 70 m² - R$ 599.000 - Construtora Caldeira',
  ])(
    'is no registration, no builder, no name over another one’s and not of what else is for sale: %s',
    (text) => {
      expect(value(read(cover, about, text).incorporadora)).toBeNull();
    },
  );
});

describe('TRU-05 what else there is', () => {
  it.each([
    'Imóveis semelhantes\nApartamento 1 quarto 41 m² - R$ 165.000',
    'Desde 1987 desenhando endereços. Conheça também:\nZênite Perdizes, apartamentos de 41 m², a partir de R$ 165.000',
    'Aproveito para lembrar o restante do portfólio Caldeira:\n- Estação Buriti: apartamentos de 41 m², a partir de R$ 165.000',
    'DA MESMA CONSTRUTORA:\nED. MONT AZUL, apartamentos de 41 m², a partir de R$ 165.000',
  ])('lends no figures: %j', (text) => {
    const fatos = read(cover, about, `Apartamentos a partir de R$ 489.000\n\n${text}`);
    expect(value(fatos.precoInicial)).toBe('489000.00');
    expect(value(fatos.areaMin)).toBe('62');
  });

  it('is counted for itself', () => {
    const fatos = read(
      cover,
      'Duas torres, com 72 apartamentos ao todo.',
      'A Caldeira, que já fez o Maral Tower, prepara o Sal Grosso (95 unidades, 2030).',
    );
    expect(value(fatos.totalUnidades)).toBe(72);
  });
});

describe('TRU-06 figures', () => {
  it('of a list go on after what stands in brackets', () => {
    const fatos = read(
      'Plantas: 52 m² (2 quartos, 1 vaga), 64 m² (2 quartos, 1 vaga) e 81 m² (3 quartos, 2 vagas).',
    );
    expect([value(fatos.areaMin), value(fatos.areaMax)]).toEqual(['52', '81']);
  });

  it('of offices are theirs, and a meeting room is none', () => {
    const fatos = read('AXIAL\n\nSalas de 28 a 64 m²\n\nsala de reunião de 12 m²');
    expect([value(fatos.areaMin), value(fatos.areaMax)]).toEqual(['28', '64']);
    expect(value(read(cover, about, 'Salas de 28 a 34 m²').areaMin)).toBe('62');
  });

  it('that add up to more bedrooms make the most of them a question', () => {
    const text = '3 suítes\n2 vagas\n\nsobrado com 176 m² de área privativa\n3 suítes + 1 quarto no térreo';
    expect(value(read(text).dormitoriosMax)).toBeNull();
    expect(factsOf(text).dormitoriosMax?.conflicts.map((one) => one.value)).toContain(4);
  });

  it.each([
    ['torre única, 214 studios, rooftop com piscina', 1, 214],
    ['10 blocos • 320 apartamentos • térreo + 3', 10, 320],
    ['São 02 (duas) torres, totalizando 152 (cento e cinquenta e duas) unidades autônomas.', 2, 152],
    ['2 torres com 60 apartamentos por torre', null, 120],
    ['Fase 1: 2 torres, 120 apartamentos', null, null],
    ['2 torres, 80 apartamentos e 20 casas', 2, null],
    ['estrutura em blocos de concreto', null, null],
  ])('of towers and homes: %s', (text, torres, unidades) => {
    const fatos = read(cover, about, text);
    expect([value(fatos.torres), value(fatos.totalUnidades)]).toEqual([torres, unidades]);
  });

  it('“Chaves” before a month is the delivery', () => {
    expect(value(read(cover, about, 'Chaves: agosto de 2031. Casa decorada aberta.').dataEntrega)).toBe(
      '2031-08',
    );
  });
});

describe('TRU-10 the architect', () => {
  it('is named where the next line says of others, or as the author', () => {
    const credits = 'Projeto de arquitetura: Estúdio Caravelho\nInteriores: Lígia Montserral';
    expect(value(read(cover, about, credits).arquitetura)).toEqual(['Estúdio Caravelho']);
    const author = 'Projeto arquitetônico de autoria de OTACÍLIO BRANDARTE, CAU A00.';
    expect(value(read(cover, about, author).arquitetura)).toEqual(['Otacílio Brandarte']);
  });
});

describe('TRU-01 places', () => {
  it.each([
    ['situado na Rua Bento, nº 220, no Município de Fortaleza, Estado do Ceará.', 'Fortaleza', 'CE'],
    ['CASCAVEL PR', 'Cascavel', 'PR'],
  ])('a city is read with its state: %s', (text, cidade, uf) => {
    const fatos = read(cover, about, text);
    expect([value(fatos.cidade), value(fatos.uf)]).toEqual([cidade, uf]);
  });

  it.each([
    ['Apartamento à venda, 68 m² - Pituba, Salvador - BA\n\nExcelente apartamento na Pituba.', 'Pituba'],
    ['Enseada do Suá, Vitória - ES\nRua Engenheiro Varejão, 190', 'Enseada do Suá'],
    ['📍 Água Verde - Curitiba/PR\nRua Professor Anacleto Moura, 418', 'Água Verde'],
    [
      'A 80 metros da areia, no miolo da Praia dos Amores.\n\nRua das Sereias, 355, Praia dos Amores',
      'Praia dos Amores',
    ],
    [
      'Casas no Boa Vista, em Itu (SP), a 4 minutos da Av. Presidente Vargas.\n\nMorar em Boa Vista',
      'Boa Vista',
    ],
    ['A tabela do Mirante do Vale, no Setor Bueno, Goiânia/GO.', 'Setor Bueno'],
  ])('a bairro beside its city with a witness is stated: %j', (text, bairro) => {
    expect(value(read(cover, text, about).bairro)).toBe(bairro);
  });

  it.each([
    [cover, about, 'Caldeira Montes, Joinville/SC\nRua Dona Francisca, 190'],
    [cover, 'Plantão de vendas\nRua Dona Francisca, 190\nSaguaçu, Joinville/SC', about],
    [cover, 'Caldeira Montes, Joinville/SC\n\nA Caldeira Montes ergue desde 1990.', about],
  ])('the seat of a firm is none: %j', (...pages) => {
    expect(value(read(...pages).bairro)).toBeNull();
  });
});
