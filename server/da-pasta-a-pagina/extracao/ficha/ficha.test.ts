import { describe, expect, it } from 'vitest';
import { linhaPadrao } from '#contract/cadastros/certeza.ts';
import { type CampoDaFicha, linhasDoFato } from '#contract/cadastros/ficha.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import { bookOf } from '#tests/fixtures/book-of.ts';
import { readSources } from '../source.ts';
import { extractFicha } from './extract-ficha.ts';

/** A book of one page; cells of a row are divided by '|'. */
function book(lines: string[], more: Partial<DocumentText> = {}, step = 60): DocumentText {
  return {
    path: 'Book.pdf',
    kind: 'book',
    date: null,
    pageCount: 1,
    pages: [
      {
        page: 1,
        width: 595,
        height: 842,
        legibility: 1,
        lines: lines.map((text, index) => ({
          text: text.replaceAll(' | ', '\t'),
          // Far apart: each is a paragraph of its own.
          box: { x: 40, y: 40 + index * step, width: 400, height: 12 },
        })),
      },
    ],
    ...more,
  } as DocumentText;
}
const read = (campo: CampoDaFicha, ...documents: DocumentText[]) =>
  extractFicha(readSources(documents).lines)[campo];
const said = (campo: CampoDaFicha, ...lines: string[]) => {
  const fact = read(campo, book(lines));
  return fact && fact.confidence >= linhaPadrao ? linhasDoFato(campo, fact.value) : null;
};

describe('what a book says is read with its words', () => {
  it.each<[CampoDaFicha, string[], string[]]>([
    ['arquitetura', ['Projeto arquitetônico: Müller & Dalcin. Paisagismo: Ana Ruivo.'], ['Müller & Dalcin']],
    ['paisagismo', ['PROJETO ARQUITETÔNICO: MÜLLER & DALCIN. PAISAGISMO: ANA RUIVO.'], ['Ana Ruivo']],
    ['arquitetura', ['Arquitetura | Traço Livre'], ['Traço Livre']],
    ['interiores', ['Interiores das áreas comuns | Ateliê Marta Quirino'], ['Ateliê Marta Quirino']],
    ['paisagismo', ['Paisagismo assinado pelo escritório Raiz Paisagem, com árvores.'], ['Raiz Paisagem']],
    [
      'construtora',
      ['Incorporação: Manguezal · Construção: Pernambucana de Estruturas'],
      ['Pernambucana de Estruturas'],
    ],
    ['torres', ['São 2 torres com lazer completo.'], ['2']],
    ['torres', ['Torre | única, 17 andares'], ['1']],
    ['torres', ['Torres: 3'], ['3']],
    ['pavimentos', ['Um edifício de vinte e um pavimentos, dois apartamentos por andar.'], ['21']],
    ['pavimentos', ['1 TORRE, 14 PAVTOS., 4 APTOS. POR ANDAR.'], ['14']],
    ['pavimentos', ['Gabarito: 21 pavimentos'], ['21']],
    ['totalUnidades', ['• 88 unidades'], ['88']],
    ['unidadesPorAndar', ['Uma residência por andar.'], ['1']],
    ['unidadesPorAndar', ['1 TORRE, 14 PAVTOS., 4 APTOS. POR ANDAR.'], ['4']],
    [
      'perguntas',
      [
        'Perguntas frequentes',
        'O prédio aceita animais?',
        'Sim, com espaço próprio no jardim.',
        'P: Há bicicletário? R: Há um por torre, no térreo.',
        'Qual é o valor da entrada?',
        'A partir de R$ 50.000.',
      ],
      [
        'O prédio aceita animais? Sim, com espaço próprio no jardim.',
        'Há bicicletário? Há um por torre, no térreo.',
      ],
    ],
    ['elevadores', ['Elevadores: 2 sociais + 1 de serviço'], ['3']],
    ['elevadores', ['• 3 elevadores (com elevador de serviço exclusivo)'], ['3']],
    ['areaTerreno', ['Terreno de 2.500 m² no alto do bairro.'], ['2.500 m²']],
    ['areaTerreno', ['Área do terreno | 18.240,50 m²'], ['18.240,50 m²']],
    [
      'diferenciais',
      ['Diferenciais', '• Fechadura digital', '• Persianas automatizadas'],
      ['Fechadura digital', 'Persianas automatizadas'],
    ],
    [
      'diferenciais',
      [
        'Segurança & Acesso',
        '• Leitor facial: entrada do hall com cadastro de cada morador da torre.',
        '• 3 elevadores: espera curta para quem mora no alto do prédio.',
        'Conforto & Tecnologia',
        '• Rede de internet: pontos em todos os quartos e na sala de estar.',
        'Sustentabilidade',
        '• Captação de chuva: rega dos jardins e lavagem da garagem comum.',
        'Praia da Armação',
      ],
      ['Leitor facial', 'Rede de internet', 'Captação de chuva'],
    ],
    [
      'acabamentos',
      ['Acabamentos', '– Porcelanato 90x90: em grandes formatos', '– Bancadas em granito'],
      ['Porcelanato 90x90', 'Bancadas em granito'],
    ],
    [
      'distancias',
      ['Fica a 5 min a pé do metrô Vila Madalena e a 300 m da praia.'],
      ['metrô Vila Madalena: 5 min a pé', 'praia: 300 m'],
    ],
    ['distancias', ['A 900 m da Rod. Washington Luís (SP-310).'], ['Rod. Washington Luís: 900 m']],
    [
      'distancias',
      ['Shopping | 6 min', 'Escola bilíngue | 3 min'],
      ['Shopping: 6 min', 'Escola bilíngue: 3 min'],
    ],
    [
      'pagamento',
      ['20% de entrada, 30% em 24 meses e 50% financiamento.'],
      ['Entrada: 20%', 'Parcelas mensais: 30% em 24 parcelas', 'Financiamento: 50%'],
    ],
    [
      'pagamento',
      ['Entrada de 20% e 36 parcelas mensais.'],
      ['Entrada: 20%', 'Parcelas mensais: 36 parcelas'],
    ],
    [
      'pagamento',
      ['Condição 1 (tabela): 15% de entrada, 25% em 5 reforços anuais e 60% em parcelas mensais.'],
      ['Entrada: 15%', 'Reforços anuais: 25% em 5 parcelas', 'Parcelas mensais: 60%'],
    ],
    [
      'pagamento',
      ['Entrada de 15%, saldo em até 48 parcelas mensais e 4 reforços anuais (cada reforço vale 3 mensais).'],
      ['Entrada: 15%', 'Saldo: 48 parcelas', 'Reforços anuais: 4 parcelas'],
    ],
    [
      'pagamento',
      ['Unidade | Tipologia | Valor total | Ato (10%) | 36 mensais | 6 semestrais | Chaves / financiamento'],
      ['Ato: 10%', 'Parcelas mensais: 36 parcelas', 'Semestrais: 6 parcelas', 'Chaves ou financiamento'],
    ],
    [
      'pagamento',
      ['Apto | Área privativa (m²) | Preço | Sinal 15% | Mensais 48x (35%) | Financiamento (50%)'],
      ['Sinal: 15%', 'Parcelas mensais: 35% em 48 parcelas', 'Financiamento: 50%'],
    ],
    [
      'pagamento',
      [
        'APTO | VAGAS | PREÇO | ENTRADA | REFORÇOS | PARCELAS',
        'GARAGEM | (R$) | 20% | ANUAIS x 6 | MENSAIS x 65',
      ],
      ['Entrada: 20%', 'Reforços anuais: 6 parcelas', 'Parcelas mensais: 65 parcelas'],
    ],
    [
      'pagamento',
      [
        'APTO | PREÇO | ENTRADA | REFORÇOS x 3 | MENSAIS x 22 | PÓS CHAVES OU',
        '(R$) | 10% | 5% | 15% | FIN. 70%',
      ],
      [
        'Entrada: 10%',
        'Reforços: 5% em 3 parcelas',
        'Parcelas mensais: 15% em 22 parcelas',
        'Pós-chaves ou financiamento: 70%',
      ],
    ],
    ['andamento', ['Obras 45 % concluídas em 10/2025.'], ['45% em 10/2025']],
    ['entregas', ['Entrega no 2º semestre de 2027.'], ['2º semestre de 2027']],
    ['entregas', ['Entrega | 3º trimestre de 2028'], ['3º trimestre de 2028']],
    ['entregas', ['Entrega: 2031. Projeto em aprovação.'], ['2031']],
    [
      'entregas',
      ['Entrega', 'Torre Norte: dezembro de 2028', 'Torre Sul: junho de 2029'],
      ['Torre Norte: 12/2028', 'Torre Sul: 06/2029'],
    ],
    [
      'fases',
      ['→ Fase 1 (Torres A e B)', '→ Fase 2 (Torres C e D)'],
      ['Fase 1 (Torres A e B)', 'Fase 2 (Torres C e D)'],
    ],
    ['videos', ['Assista: youtu.be/dQw4w9WgXcQ'], ['https://youtu.be/dQw4w9WgXcQ']],
    ['tours', ['https://my.matterport.com/show/?m=abc123'], ['https://my.matterport.com/show/?m=abc123']],
    [
      'coordenadas',
      ['Como chegar: https://www.google.com/maps/place/x/@-26.990812,-48.634721,17z'],
      ['-26.990812, -48.634721'],
    ],
    ['totalUnidades', ['12 apartamentos, 2 por andar'], ['12']],
    ['totalUnidades', ['• 132 apartamentos'], ['132']],
    ['totalUnidades', ['Total de apartamentos ......... 46'], ['46']],
    ['torres', ['São 34 residências em uma única torre.'], ['1']],
    ['totalUnidades', ['22 casas, um quintal em comum'], ['22']],
    ['totalUnidades', ['168 salas em 1 torre, 14 por andar'], ['168']],
    ['totalUnidades', ['287 terrenos em condomínio fechado'], ['287']],
    ['totalUnidades', ['São 64 apartamentos, 4 (quatro) por pavimento tipo.'], ['64']],
    ['arquitetura', ['Projeto arquitetônico ......... Ana Ruivo'], ['Ana Ruivo']],
    ['arquitetura', ['Arquitetura | Ana Ruivo'], ['Ana Ruivo']],
    ['totalUnidades', ['O Solar reúne doze residências em um edifício de linhas precisas.'], ['12']],
    ['distancias', ['Museu do Porto – 1,2 km'], ['Museu do Porto: 1,2 km']],
    ['slogan', ['Slogan: Viver devagar'], ['Viver devagar']],
    [
      'conceito',
      [
        'O conceito',
        'Um prédio baixo e largo, de um apartamento por andar, cercado de jardins por todos os lados.',
      ],
      ['Um prédio baixo e largo, de um apartamento por andar, cercado de jardins por todos os lados.'],
    ],
  ])('%s of %j', (campo, lines, value) => {
    expect(said(campo, ...lines)).toEqual(value);
  });

  it('with the page and the words it stands in', () => {
    expect(read('torres', book(['São 2 torres.']))?.evidence).toEqual([
      expect.objectContaining({ file: 'Book.pdf', page: 1, quote: 'São 2 torres.' }),
    ]);
  });
});

describe('what belongs to something else is no fact', () => {
  it.each<[CampoDaFicha, string]>([
    ['perguntas', 'Já pensou em morar perto do mar?'],
    ['arquitetura', 'Arquitetura: linhas retas e fachada contemporânea'],
    ['arquitetura', 'ARQUITETURA: LINHAS RETAS E MODERNAS'],
    ['construtora', 'Obra: em andamento'],
    ['torres', 'A construtora já ergueu 31 torres na cidade.'],
    ['torres', 'Fase 2: 3 torres'],
    ['torres', 'TORRE 1 | TORRE 2'],
    ['torres', 'TORRE 1 TORRE 2'],
    ['pavimentos', 'Casas de dois pavimentos'],
    ['pavimentos', '2 pavimentos de garagem'],
    ['pavimentos', 'Térreo + 3 pavimentos'],
    ['totalUnidades', 'Últimas 4 unidades à venda!'],
    ['totalUnidades', '2 unidades por andar'],
    ['totalUnidades', 'A Torre B reúne doze apartamentos.'],
    ['totalUnidades', '20 apartamentos vendidos no lançamento'],
    ['totalUnidades', '24 apartamentos de 2 quartos'],
    ['totalUnidades', '30 casas na fase 1'],
    ['totalUnidades', '1.200 apartamentos entregues em 20 anos'],
    ['totalUnidades', 'O pavimento tipo reúne dez apartamentos.'],
    ['totalUnidades', '15 pavimentos, com 88 unidades, mais 4 unidades garden.'],
    ['unidadesPorAndar', 'De 2 a 4 apartamentos por andar'],
    ['elevadores', '2 elevadores por torre'],
    ['elevadores', 'Sem elevador'],
    ['areaTerreno', 'Terrenos de 794 a 1.038 m²'],
    ['areaTerreno', 'Casas em terreno de 300 m²'],
    ['distancias', 'Plantão de vendas a 200 m do Shopping Iguatemi.'],
    ['distancias', 'Nosso escritório fica a 200 m do Shopping Iguatemi.'],
    ['distancias', 'Piscina: 25 m'],
    ['distancias', 'Uma academia, e fica a 300 m dela.'],
    ['pagamento', 'Condição 2: 20% de entrada e 5% de desconto à vista'],
    ['pagamento', 'Comissão de 4%, sinal de 10% e 12 mensais'],
    ['pagamento', 'Entrada de 20%'],
    ['pagamento', 'Unidade | Ato | Mensais | Chaves'],
    ['pagamento', 'Unidade | Valor total | Ato (10%) | Desconto 5%'],
    ['pagamento', 'Unidade | Valor total | Ato (10%) | 36 mensais | Comissão (4%)'],
    ['pagamento', 'Unidade | Valor total | Ato (10%) | 36 mensais | 3 parcelas do kit'],
    ['pagamento', 'Apto | Preço | Campanha | Entrada (10%) | Mensais x 74'],
    ['pagamento', 'Corretor | Valor total | Sinal (60%) | Financiamento (60%)'],
    ['andamento', '90% vendido em 10/2025'],
    ['andamento', 'Obras 45% concluídas'],
    ['entregas', 'Entregue em 2019'],
    ['entregas', 'Parcelas corrigidas até a entrega em 2029 pelo INCC'],
    ['entregas', 'Entrega em junho de 2027'],
    ['fases', 'Etapa II, Av. do Sol, km 2,5'],
    ['videos', 'https://www.youtube.com/@construtora'],
    ['tours', 'https://www.construtora.com.br/tour'],
  ])('%s of “%s”', (campo, line) => {
    expect(said(campo, line)).toBeNull();
  });
});

it('a link that goes on in the next line of its paragraph is none, for half of it leads nowhere', () => {
  const links = (...lines: string[]) => read('videos', book(lines, {}, 14))?.value ?? null;
  const film = 'Assista ao filme: https://youtu.be/dQw4w9WgXcQ';
  expect(links(film, 'Fale com a nossa equipe de vendas.')).toEqual(['https://youtu.be/dQw4w9WgXcQ']);
  expect(links(film, '?t=90&feature=shared')).toBeNull();
});

it('an answer on the next page is left out with its question: no quote goes on over a page', () => {
  const pages = [
    ['Perguntas frequentes', 'Quantas torres são?'],
    ['São duas torres.', 'Há portaria?', 'Sim, há.'],
  ];
  const fact = read('perguntas', bookOf(...pages));
  expect(fact && linhasDoFato('perguntas', fact.value).join(' ')).toMatch(/^(?!.*torres).*portaria/);
});

it('two counts of homes are of two parts, and no total', () => {
  expect(said('totalUnidades', '24 apartamentos', '12 casas')).toBeNull();
  expect(said('totalUnidades', 'Fase 1', '24 apartamentos')).toBeNull();
  expect(said('totalUnidades', 'Duas torres.', '24 apartamentos')).toBeNull();
  expect(said('totalUnidades', '24 apartamentos', 'São 24 apartamentos.')).toEqual(['24']);
});

it('a count of homes that other figures prove is the whole one', () => {
  expect(said('totalUnidades', '6 torres', '240 apartamentos', '40 por torre')).toEqual(['240']);
  expect(said('totalUnidades', 'São 17 andares, 4 apartamentos por andar, 68 no total.')).toEqual(['68']);
  expect(said('totalUnidades', '30 apartamentos e 6 coberturas: 36 unidades.')).toEqual(['36']);
  expect(said('totalUnidades', '6 torres', '250 apartamentos', '40 por torre')).toBeNull();
  expect(said('totalUnidades', '12 apartamentos e 8 coberturas na torre A', '9 andares')).toBeNull();
});

it('an architect is named by his credit, whatever stands beside it', () => {
  expect(said('arquitetura', 'Autoria do projeto: Ateliê Sol Nascente')).toEqual(['Ateliê Sol Nascente']);
  expect(said('arquitetura', 'Projeto arquitetônico Iara Buriti CAU A11.222-3')).toEqual(['Iara Buriti']);
  expect(said('arquitetura', 'arquitetura: Iara Buriti', 'prazo: entrega em agosto de 2031')).toEqual([
    'Iara Buriti',
  ]);
});

it('a slogan is the one sentence below the title of a cover with hardly anything else', () => {
  const cover = (...texts: string[]) => {
    const made = book(texts);
    made.pages[0]!.lines.forEach((line, at) => {
      line.box.height = at === 0 ? 40 : 12;
    });
    const fact = read('slogan', made);
    return fact && linhasDoFato('slogan', fact.value);
  };
  const said = 'A cidade vista de um lugar só seu.';
  expect(cover('ARTUS', said)).toEqual([said]);
  expect(cover('ARTUS', said, 'Fale com o seu corretor hoje.')).toBeNull();
  expect(cover('ARTUS', 'Imagens meramente ilustrativas deste livro.')).toBeNull();
  expect(cover('ARTUS', 'Um lançamento da Construtora Horizonte Ltda.')).toBeNull();
  expect(cover('ARTUS', 'Um', 'dois', 'três', said)).toBeNull();
});

describe('a list whose signs were drawn and not written', () => {
  const listed = (headingHeight: number, ...texts: string[]) => {
    const page = book(texts, {}, 30);
    for (const line of page.pages[0]!.lines)
      line.box.height = /^(?:Diferenciais|Ficha técnica)$/.test(line.text) ? headingHeight : 10;
    const fact = read('diferenciais', page);
    return fact && linhasDoFato('diferenciais', fact.value);
  };
  const items = ['Piso aquecido nas suítes', 'Esquadrias com vidro duplo', 'Automação da iluminação'];
  it('is read under a heading in larger letters, until the next one', () => {
    expect(
      listed(16, 'Diferenciais', ...items, 'Ficha técnica', 'Torre única', 'Terreno inclinado', 'Pátio'),
    ).toEqual(items);
  });
  it('is none where nothing tells the heading from what follows, of two lines, or where sentences follow', () => {
    expect(listed(10, 'Diferenciais', ...items)).toBeNull();
    expect(listed(16, 'Diferenciais', ...items.slice(1))).toBeNull();
    expect(listed(16, 'Diferenciais', 'O prédio tem piso aquecido.', ...items)).toBeNull();
  });
});

it('an answer of two sentences on two lines is read whole, and the question after it too', () => {
  const lines = [
    'Perguntas frequentes',
    'Há portaria?',
    'Sim, a portaria funciona de dia e de noite.',
    'A entrada dos fundos abre das seis às dez.',
    'Há vagas para visitantes?',
    'Sim, duas.',
  ];
  const fact = read('perguntas', bookOf(lines));
  expect(fact && linhasDoFato('perguntas', fact.value)).toEqual([
    'Há portaria? Sim, a portaria funciona de dia e de noite. A entrada dos fundos abre das seis às dez.',
    'Há vagas para visitantes? Sim, duas.',
  ]);
});

it('an answer sends its reader to nobody else, and is none where nothing else is left of it', () => {
  const lines = [
    'Perguntas frequentes',
    'A obra já começou?',
    'Sim, as fundações estão prontas. Fale com Marina para saber a etapa atual.',
    'Quem vende o prédio?',
    'Marina Duarte atende como corretora parceira da construtora.',
    'Há portaria?',
    'Sim, de dia e de noite.',
  ];
  expect(said('perguntas', ...lines)).toEqual([
    'A obra já começou? Sim, as fundações estão prontas.',
    'Há portaria? Sim, de dia e de noite.',
  ]);
});

it('a list goes on over the page, and over an item that ends there', () => {
  const pages = [
    ['Solar do Campeche'],
    [
      'Acabamentos',
      '• Piso vinílico nos quartos',
      '• Portas internas: brancas, com guarnição larga e fechadura escolhida para que',
    ],
    ['nada risque o piso.', '• Bancadas em granito'],
    ['O bairro', '• Feira aos sábados'],
  ];
  const fact = read('acabamentos', bookOf(...pages));
  expect(fact && linhasDoFato('acabamentos', fact.value)).toEqual([
    'Piso vinílico nos quartos',
    'Portas internas',
    'Bancadas em granito',
  ]);
});

it('the month of another thing said later in the sentence is no tower’s', () => {
  expect(
    said(
      'entregas',
      'Entrega das torres: Torre Norte com vista para o mar e Torre Sul em obras até junho de 2029.',
    ),
  ).toBeNull();
});

it('a concept whose beginning is not found is none', () => {
  const below = 'edifício: varandas que avançam e recuam como a linha da maré, e vidro que devolve o céu.';
  expect(said('conceito', 'A luz que o tempo guardou. Dela nasceu o', 'O conceito', below)).toBeNull();
});

describe('what is not certain is a question', () => {
  it('two books that count otherwise leave both as candidates', () => {
    const fact = read('pavimentos', book(['18 pavimentos']), book(['21 pavimentos'], { path: 'Outro.pdf' }));
    expect(fact!.confidence).toBeLessThan(linhaPadrao);
    expect([fact!.value, ...fact!.conflicts.map(({ value }) => value)].sort()).toEqual([18, 21]);
  });

  it('of works and conditions the newest document holds, and the older is kept beside it', () => {
    const old = book(['Obras 20% concluídas em 02/2026.'], { path: 'Fev.pdf', date: '2026-02-01' });
    const fresh = book(['Obras 45% concluídas em 08/2026.'], { path: 'Ago.pdf', date: '2026-08-01' });
    const fact = read('andamento', old, fresh)!;
    expect(fact.confidence).toBeGreaterThanOrEqual(linhaPadrao);
    expect(linhasDoFato('andamento', fact.value)).toEqual(['45% em 08/2026']);
    expect(fact.conflicts).toHaveLength(1);
  });

  it('a place said at two distances stays out of the list', () => {
    const fact = read(
      'distancias',
      book(['A 5 min da Praia Brava.', 'A 9 min da Praia Brava.', 'A 300 m do Shopping Beira.']),
    );
    expect(linhasDoFato('distancias', fact!.value)).toEqual(['Shopping Beira: 300 m']);
  });
});
