import { describe, expect, it } from 'vitest';
import {
  describeBlueprint,
  describeClasses,
  describeExtraction,
  describePage,
  describeText,
  describeUnderstood,
} from './describe-answers.ts';

const fact = (value: unknown) => ({
  value,
  confidence: 0.9,
  conflicts: [],
  evidence: [{ file: 'Book.pdf', page: 3, quote: 'como está escrito', box: null }],
});
const nothing = Object.fromEntries(
  'nome incorporadora endereco bairro cidade uf precoInicial dormitoriosMin dormitoriosMax suitesMax vagasMin vagasMax areaMin areaMax status dataEntrega registroIncorporacao cartorio descricao'
    .split(' ')
    .map((field) => [field, null]),
);
const extraction = (fatos: object, warnings: string[] = []) =>
  describeExtraction({
    fatos: { ...nothing, amenidades: [], tipologias: [], ...fatos },
    warnings,
    outrosEmpreendimentos: [],
  } as never);
const campos = (fatos: object) => {
  const [first] = extraction(fatos);
  return first?.tipo === 'campos' ? first.campos.map(({ rotulo, valor }) => [rotulo, valor]) : [];
};

describe('what was read of documents', () => {
  it('is shown field by field, as it is written here', () => {
    const fatos = {
      nome: fact('Aurora'),
      incorporadora: fact('Horizonte'),
      endereco: fact('Rua 1, 10'),
      bairro: fact('Centro'),
      cidade: fact('Itapema'),
      uf: fact('SC'),
      precoInicial: fact('1250000.50'),
      dormitoriosMin: fact(2),
      dormitoriosMax: fact(3),
      suitesMax: fact(1),
      vagasMin: fact(1),
      vagasMax: fact(2),
      areaMin: fact('63.4'),
      areaMax: fact('1110'),
      status: fact('em_construcao'),
      dataEntrega: fact('2029-06'),
      registroIncorporacao: fact('R.3/12.345'),
      cartorio: fact('2º Ofício'),
      amenidades: [fact('Piscina'), fact('Sauna')],
      tipologias: [fact({ nome: 'Tipo A' }), fact({ nome: 'Tipo B' })],
    };
    expect(campos(fatos)).toEqual([
      ['Nome', 'Aurora'],
      ['Incorporadora', 'Horizonte'],
      ['Endereço', 'Rua 1, 10'],
      ['Bairro', 'Centro'],
      ['Cidade', 'Itapema'],
      ['Estado', 'SC'],
      ['Preço inicial', 'R$ 1.250.000,5'],
      ['Dormitórios, mínimo', '2'],
      ['Dormitórios, máximo', '3'],
      ['Suítes, máximo', '1'],
      ['Vagas, mínimo', '1'],
      ['Vagas, máximo', '2'],
      ['Área mínima', '63,4 m²'],
      ['Área máxima', '1.110 m²'],
      ['Situação', 'Em construção'],
      ['Entrega', '06/2029'],
      ['Registro de incorporação', 'R.3/12.345'],
      ['Cartório', '2º Ofício'],
      ['Amenidades', 'Piscina; Sauna'],
      ['Tipologias', 'Tipo A; Tipo B'],
    ]);
    for (const [status, label] of [
      ['em_lancamento', 'Em lançamento'],
      ['pronto', 'Pronto'],
    ])
      expect(campos({ status: fact(status) })).toContainEqual(['Situação', label]);
  });

  it('says where each stands, and of what is not there that it was not found', () => {
    const [parts, descricao, ...more] = extraction({ nome: fact('Aurora') });
    expect(parts).toMatchObject({ tipo: 'campos', titulo: 'Dados encontrados' });
    const [nome, incorporadora] = parts?.tipo === 'campos' ? parts.campos : [];
    expect(nome).toEqual({ rotulo: 'Nome', valor: 'Aurora', nota: '“como está escrito” (Book.pdf, p. 3)' });
    expect(incorporadora).toEqual({ rotulo: 'Incorporadora', valor: 'não encontrado', nota: null });
    expect(campos({}).every(([, valor]) => valor === 'não encontrado')).toBe(true);
    expect(descricao).toEqual({ tipo: 'texto', titulo: 'Descrição', texto: 'não encontrado' });
    expect(more).toEqual([]);
  });

  it('a value without evidence has no note; warnings stand one below the other', () => {
    const [parts, descricao, avisos] = extraction(
      { nome: { ...fact('Aurora'), evidence: [] }, descricao: fact('Três quadras do mar.') },
      ['Um PDF não abre.', 'Outro está vazio.'],
    );
    expect(parts?.tipo === 'campos' && parts.campos[0]!.nota).toBeNull();
    expect(descricao).toMatchObject({ texto: 'Três quadras do mar.' });
    expect(avisos).toEqual({
      tipo: 'texto',
      titulo: 'Avisos',
      texto: 'Um PDF não abre.\nOutro está vazio.',
    });
  });
});

it('a picture’s class is shown with its reason, one that is not certain as such', () => {
  const one = {
    category: 'fachada',
    kind: null,
    confidence: 1,
    description: 'A fachada',
    reason: 'pelo nome',
  };
  const [sure, unsure] = describeClasses([one, { ...one, confidence: 0, kind: 'desenho' }] as never, [
    'a.jpg',
    'b.jpg',
  ]);
  expect(sure).toEqual({
    tipo: 'campos',
    titulo: 'a.jpg',
    campos: [
      { rotulo: 'Categoria', valor: expect.stringMatching(/^Fachada$/i), nota: 'pelo nome' },
      { rotulo: 'Tipo', valor: 'não encontrado', nota: null },
      { rotulo: 'Descrição', valor: 'A fachada', nota: null },
    ],
  });
  expect(unsure).toMatchObject({
    titulo: 'b.jpg',
    campos: [{ valor: expect.stringMatching(/ \(incerta\)$/) }, { valor: 'desenho' }, {}],
  });
});

it('a plan of a page is shown section by section, then its colours, style and number of pictures', () => {
  const section = {
    id: 'plantas',
    titulo: 'Plantas',
    subtitulo: 'De 63 a 110 m²',
    texto: ['Primeiro.', 'Segundo.'],
    destaques: [{ rotulo: 'Entrega', valor: '2029' }],
    itens: [
      { titulo: 'Tipo A', texto: '63 m²' },
      { titulo: 'Tipo B', texto: null },
    ],
    assets: ['a1', 'a2'],
  };
  const bare = { ...section, id: 'hero', subtitulo: null, texto: [], destaques: [], itens: [], assets: [] };
  const metadata = {
    color_scheme: { primary: '#111', accent: '#222' },
    style: 'modern',
    total_assets_used: 2,
  };
  expect(describeBlueprint({ sections: [section, bare], metadata } as never)).toEqual([
    {
      tipo: 'texto',
      titulo: 'Seção plantas',
      texto:
        'Plantas\nDe 63 a 110 m²\nPrimeiro.\nSegundo.\nEntrega: 2029\n• Tipo A – 63 m²\n• Tipo B\nImagens: a1, a2',
    },
    { tipo: 'texto', titulo: 'Seção hero', texto: 'Plantas' },
    {
      tipo: 'campos',
      titulo: 'Metadata',
      campos: [
        { rotulo: 'primary', valor: '#111', nota: null },
        { rotulo: 'accent', valor: '#222', nota: null },
        { rotulo: 'style', valor: 'modern', nota: null },
        { rotulo: 'total_assets_used', valor: '2', nota: null },
      ],
    },
  ]);
});

it('a page is shown as its three parts', () => {
  expect(describePage({ html: 'H', css: 'C', js: 'J' })).toEqual([
    { tipo: 'codigo', titulo: 'HTML', texto: 'H' },
    { tipo: 'codigo', titulo: 'CSS', texto: 'C' },
    { tipo: 'codigo', titulo: 'JavaScript', texto: 'J' },
  ]);
});

describe('a text', () => {
  const said = { texto: 'Um bairro.', nota: null, buscou: true, fontes: [] };
  const told = (over: object) => describeText('Bairro', { ...said, ...over } as never);
  it('that was researched names its sources, by title where they have one', () => {
    const fontes = [
      { url: 'https://a', titulo: 'A' },
      { url: 'https://b', titulo: null },
    ];
    expect(told({ fontes })).toEqual([
      { tipo: 'texto', titulo: 'Bairro', texto: 'Um bairro.' },
      { tipo: 'texto', titulo: 'Fontes', texto: 'A: https://a\nhttps://b' },
    ]);
    expect(told({})[1]).toMatchObject({ texto: 'A busca na web não informou fontes.' });
  });
  it('that was not says so, and one of another size than asked says that', () => {
    expect(told({ buscou: false, nota: 'Mais curto.' })).toEqual([
      { tipo: 'texto', titulo: 'Bairro', texto: 'Um bairro.' },
      { tipo: 'texto', titulo: 'Tamanho', texto: 'Mais curto.' },
      {
        tipo: 'texto',
        titulo: 'Fontes',
        texto: 'Sem busca na web: o texto vem do cadastro e do que o motor sabe.',
      },
    ]);
  });
});

it('of a message is shown what was asked for, and no more', () => {
  const message = {
    creci: { numero: '12345', uf: 'SC', tipo: null },
    nome: 'Ana Lima',
    email: null,
  };
  const valores = (asked: 'creci' | 'contato', over: object = {}) => {
    const [part] = describeUnderstood(asked, { ...message, ...over } as never);
    expect(part).toMatchObject({ tipo: 'campos', titulo: 'O que foi entendido' });
    return part?.tipo === 'campos' ? part.campos.map(({ rotulo, valor }) => `${rotulo}: ${valor}`) : [];
  };
  expect(valores('creci')).toEqual(['Número: 12345', 'Estado: SC', 'Tipo: não encontrado']);
  expect(valores('contato')).toEqual(['Nome: Ana Lima', 'E-mail: não encontrado']);
  expect(valores('creci', { creci: null })).toEqual([
    'Número: não encontrado',
    'Estado: não encontrado',
    'Tipo: não encontrado',
  ]);
});
