import { describe, expect, it } from 'vitest';
import { duvidasEm } from '#contract/cadastros/certeza.ts';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';

const nome = 'Mirante do Vale';

/** A book whose cover bears the words given, its lines far apart. */
function read(cover: string, ...lines: string[]): Fatos {
  const page = (number: number, texts: string[], height: number) => ({
    page: number,
    width: 595,
    height: 842,
    legibility: 1,
    lines: texts.map((text, index) => ({
      text,
      box: { x: 40, y: 40 + index * 60, width: text.length * 5, height },
    })),
  });
  const book: DocumentText = {
    path: 'Book.pdf',
    kind: 'book',
    date: null,
    pageCount: 2,
    pages: [page(1, [cover], 30), page(2, lines, 10)],
  };
  return extractEmpreendimento({ documents: [book], folderName: 'Material 3' }).fatos;
}

/** What is stated of the fields, questions left out. */
function stated(fatos: Fatos, ...campos: (keyof Fatos)[]): unknown[] {
  const asked: string[] = duvidasEm(fatos);
  return campos.map((campo) => {
    const fact = fatos[campo];
    if (Array.isArray(fact)) return fact.map(({ value }) => value);
    return fact === null || asked.includes(campo) ? null : fact.value;
  });
}

const inside = [
  [
    'a road or a square nearby',
    () => [
      'Fica próximo à Rodovia SC-401, 5.500.',
      'Em frente à Praça Tiradentes, 30.',
      'Ao lado da Rua das Flores, 200, e a dois passos da Avenida Brasil, 1.000.',
    ],
    ['endereco', 'bairro'],
  ],
  [
    'the address of the sales stand',
    () => [
      'Plantão de vendas: Av. Nereu Ramos, 900, Centro, Itapema/SC',
      'Visite o decorado na Avenida Central, 900, Centro, Itapema/SC.',
      'Stand no local: Rua das Palmeiras, 120',
    ],
    ['endereco', 'bairro', 'cidade'],
  ],
  [
    'the address of the firm',
    () => [
      'Escritório da incorporadora: Rua Dom Bosco, 15, Centro, Itajaí/SC',
      'Sede da Alfa na Rua Dom Bosco, 15, Centro, Itajaí/SC',
    ],
    ['endereco', 'bairro', 'cidade', 'incorporadora'],
  ],
  [
    'the date of the show flat',
    () => [
      'Entrega do apartamento decorado: março de 2027',
      'Abertura do showroom, entrega prevista para abril de 2027',
      'Entrega do decorado no 1º semestre de 2027',
    ],
    ['dataEntrega', 'entregas'],
  ],
] satisfies [string, () => string[], (keyof Fatos)[]][];

describe('TRU-05 what belongs to something else is left there', () => {
  it.each(inside)('%s', (_what, lines, campos) => {
    for (const line of lines())
      expect([line, ...stated(read(nome, line), ...campos)]).toEqual([line, ...campos.map(() => null)]);
    const own = read(nome, ...lines(), 'Rua das Acácias, 45, Meia Praia, Itapema/SC', 'Entrega: 12/2029');
    expect(stated(own, 'endereco', 'dataEntrega')).toEqual(['Rua das Acácias, 45', '2029-12']);
  });

  it.each([
    ['Interiores: Ateliê Marta Quirino', 'Ateliê Marta Quirino'],
    ['INTERIORES: ATELIÊ MARTA QUIRINO', 'Ateliê Marta Quirino'],
    ['O projeto de interiores é assinado pelo Ateliê Marta Quirino.', 'Ateliê Marta Quirino'],
    ['Interiores: Spa Studio', 'Spa Studio'],
    ['Ateliê Marta Quirino | designer de interiores', null],
    ['Paisagismo: Jardim & Horta', null],
  ])('an author’s firm is no amenity: %s', (line, author) => {
    const fatos = read(nome, line, 'Piscina e academia');
    expect(stated(fatos, 'amenidades')).toEqual([['Piscina', 'Academia']]);
    if (author) expect(fatos.interiores?.value).toEqual([author]);
  });

  it.each(['Ateliê, horta e academia', 'Ateliê Criativo', 'Paisagismo: Horta e Pomar', 'ATELIÊ | SPA'])(
    'an amenity beside a word of authors stays one: %s',
    (line) => {
      expect(read(nome, line).amenidades.length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['Pinheiros 12', 'Codinome da obra: Pinheiros 12'],
    ['Pinheiros 12', 'Nome da obra: Pinheiros 12'],
    ['OBRA 47', 'Obra em ritmo acelerado.'],
  ])('the code name of the works is not the name: %s, %s', (cover, line) => {
    const fatos = read(cover, line, `O ${nome} tem 20 andares.`, `O ${nome} nasce no alto.`);
    expect(fatos.nome?.value).toBe(nome);
  });

  it.each([
    'Conheça também o Solar do Porto, com 140 m² e 4 suítes, entrega em maio de 2027.',
    'Da mesma incorporadora: Solar do Porto, 140 m², 4 suítes, entrega em maio de 2027',
    'Outro lançamento da casa: Solar do Porto, 140 m², 4 suítes, entrega em maio de 2027',
    'Conheça outros empreendimentos: Solar do Porto, 140 m², 4 suítes, entrega em maio de 2027',
  ])('another development of the firm: %s', (line) => {
    const fatos = read(nome, 'Apartamentos de 62 m² a 88 m²', line);
    expect(stated(fatos, 'areaMin', 'areaMax', 'suitesMax', 'dataEntrega', 'incorporadora')).toEqual([
      '62',
      '88',
      null,
      null,
      null,
    ]);
  });

  it.each([
    `Conheça também o ${nome}, com apartamentos de 88 m².`,
    'Conheça também o decorado: apartamentos de 88 m².',
  ])('what is its own is kept: %s', (line) => {
    expect(stated(read(nome, line), 'areaMax')).toEqual(['88']);
  });
});
