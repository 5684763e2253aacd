import { describe, expect, it } from 'vitest';
import { duvidasEm } from '#contract/cadastros/certeza.ts';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';
import { possibleAnswers } from './provas/names.ts';

/** A book of pages of lines, each far from the next; the first page's words are large. */
const book = (...pages: string[][]): DocumentText => ({
  path: 'Book.pdf',
  kind: 'book',
  date: null,
  pageCount: pages.length,
  pages: pages.map((lines, index) => ({
    page: index + 1,
    width: 595,
    height: 842,
    legibility: 1,
    lines: lines.map((text, line) => ({
      text,
      box: { x: 40, y: 40 + line * 60, width: text.length * 5, height: index === 0 ? 30 : 10 },
    })),
  })),
});
const read = (documents: DocumentText[], folderName: string | null = 'Material de Vendas 12') =>
  extractEmpreendimento({ documents, folderName }).fatos;
const asked = (fatos: Fatos, campo: keyof Fatos) => duvidasEm(fatos).some((each) => each === campo);
const values = (fatos: Fatos, campo: 'nome' | 'endereco' | 'areaMax' | 'dataEntrega') =>
  [fatos[campo]?.value, ...(fatos[campo]?.conflicts.map(({ value }) => value) ?? [])].sort();

describe('doubt asks', () => {
  it('a name the cover and the text say is stated; one only some sentence mentions is a question', () => {
    const twice = read([
      book(['MIRANTE DO VALE'], ['O Mirante do Vale é um edifício residencial de vinte andares.']),
    ]);
    expect(asked(twice, 'nome')).toBe(false);
    const once = read([book(['2026', '12'], ['Residencial Mirante do Vale', 'Piscina e academia'])]);
    expect(once.nome === null || asked(once, 'nome')).toBe(true);
  });

  it('two deliveries of two phases are a question with both dates', () => {
    const fatos = read([
      book(
        ['Fase 1 (Torres A e B): entrega em março de 2027'],
        ['Fase 2 (Torres C e D): entrega em novembro de 2028'],
      ),
    ]);
    expect(asked(fatos, 'dataEntrega')).toBe(true);
    expect(values(fatos, 'dataEntrega')).toEqual(['2027-03', '2028-11']);
  });

  it('the start of the works or the date of issue is no rival of the delivery', () => {
    const fatos = read([book(['Início das obras: março de 2026. Previsão de entrega: setembro de 2029'])]);
    expect(fatos.dataEntrega?.value).toBe('2029-09');
    expect(asked(fatos, 'dataEntrega')).toBe(false);
  });

  it('a second street makes the address a question; that of the sales stand or the firm does not', () => {
    const own = 'Rua das Palmeiras, 120, Centro, Itapema/SC.';
    const rivalled = read([book([own, 'Há convênio com a garagem na Rua Uruguai, 91.'])]);
    expect(values(rivalled, 'endereco')).toEqual(['Rua Uruguai, 91', 'Rua das Palmeiras, 120']);
    expect(asked(rivalled, 'endereco')).toBe(true);
    const explained = read([
      book([
        own,
        'Plantão de vendas: Av. Nereu Ramos, 900.',
        'Alfa Incorporadora Ltda., CNPJ 11.222.333/0001-81, Rua Dom Bosco, 15.',
      ]),
    ]);
    expect(explained.endereco?.value).toBe('Rua das Palmeiras, 120');
    expect(asked(explained, 'endereco')).toBe(false);
  });

  it('a bairro behind a street without its city is a question; with it, or called so, it is not', () => {
    const bare = read([book(['Rua das Palmeiras, 120, Cabo Branco'], ['Fica em João Pessoa/PB.'])]);
    expect(bare.bairro?.value).toBe('Cabo Branco');
    expect(asked(bare, 'bairro')).toBe(true);
    for (const whole of [
      'Rua das Palmeiras, 120, Cabo Branco, João Pessoa/PB',
      'Rua das Palmeiras, 120, no bairro de Cabo Branco',
      'Bairro ............ Cabo Branco',
    ]) {
      const fatos = read([book([whole])]);
      expect([whole, fatos.bairro?.value, asked(fatos, 'bairro')]).toEqual([whole, 'Cabo Branco', false]);
    }
  });

  it('half a bairro, cut where a line ends, is none', () => {
    expect(read([book(['Rua das Palmeiras, 120, Praia'])]).bairro).toBeNull();
  });

  it('an address behind a company’s number or of a shop is not the building’s', () => {
    const fatos = read([
      book([
        'Vento Desenvolvimento Ltda, 11.222.333/0001-81, Rod. SC-401, 5.500, Saco Grande, Florianópolis/SC.',
        'Cadastre-se em qualquer loja: Manaus/AM (Av. Djalma Batista, 1.000, Chapada).',
      ]),
    ]);
    expect([fatos.endereco, fatos.bairro]).toEqual([null, null]);
  });

  it('a city without its UF is the registry’s town if the book names it elsewhere too; in any separator with it', () => {
    const town = read([
      book(
        ['Belo Horizonte é feita de ladeiras.'],
        ['Registrada sob R-6 da matrícula 112.909 do 5º Ofício de Registro de Imóveis de Belo Horizonte.'],
      ),
    ]);
    expect([town.cidade?.value, asked(town, 'cidade')]).toEqual(['Belo Horizonte', false]);
    const alone = read([
      book(['R-6 da matrícula 112.909 do 5º Ofício de Registro de Imóveis de Belo Horizonte.']),
    ]);
    expect(alone.cidade).toBeNull();
    for (const line of ['Vila Velha • ES', 'Vila Velha · ES', 'Vila Velha . ES'])
      expect([line, read([book([line])]).uf?.value]).toEqual([line, 'ES']);
  });

  it('the name of a firm with its legal form is a question; a company of the building alone (SPE) asks nothing', () => {
    const pages = (firm: string) => [
      book(['PEDRA BRANCA'], ['O Pedra Branca é um condomínio de casas.'], [`Incorporação: ${firm}`]),
    ];
    expect(asked(read(pages('Pedra Branca Residências Ltda')), 'nome')).toBe(true);
    expect(asked(read(pages('Pedra Branca SPE Ltda')), 'nome')).toBe(false);
  });

  it('what a book says of the firm’s other work alone is a question', () => {
    const fatos = read([
      book(['Mirante do Vale', 'Nossa torre de 2021 tem apartamentos de 182 m² e 3 vagas.']),
    ]);
    for (const campo of ['areaMin', 'vagasMin'] as const)
      expect([campo, fatos[campo] === null || asked(fatos, campo)]).toEqual([campo, true]);
  });

  it('an area without its unit beside others makes the end a question', () => {
    const fatos = read([
      book(['Os estúdios medem de 24,6 a 33 metros quadrados; os apartamentos de dois quartos, 58,9.']),
    ]);
    expect(asked(fatos, 'areaMax')).toBe(true);
    expect(values(fatos, 'areaMax')).toContain('58.9');
  });

  it('a bairro beside a city alone is a question: it may be the name of the development', () => {
    const fatos = read([book(['Baía das Gaivotas | Itapema/SC'])]);
    expect(fatos.bairro === null || asked(fatos, 'bairro')).toBe(true);
  });

  it('figures of a page on which the firm counts its buildings are theirs', () => {
    const fatos = read([
      book(
        ['Solar do Lago'],
        ['Apartamentos de 62 a 88 m² privativos, 2 e 3 dormitórios'],
        [
          'A Tavella em números: 48 anos, 112 obras entregues.',
          'Don Giovanni (Batel): 3 dormitórios, 69 a 187 m² privativos, entrega 31/03/2028',
          'Aurora: entregue em 2016, 4 suítes, 240 m²',
        ],
      ),
    ]);
    expect([fatos.areaMin?.value, fatos.areaMax?.value, fatos.dormitoriosMax?.value]).toEqual([
      '62',
      '88',
      3,
    ]);
    expect(fatos.dataEntrega).toBeNull();
  });

  it('an area measured with terrace or total beside it is a question', () => {
    const fatos = read([book(['Cobertura de 187 m² privativos mais terraço descoberto, área total 320 m²'])]);
    expect(asked(fatos, 'areaMax')).toBe(true);
  });
});

describe('what may be answered', () => {
  const offered = (...pages: string[][]) => {
    const answers = possibleAnswers([book(...pages)]);
    return (field: keyof typeof answers) => answers[field].map(({ value }) => value);
  };

  it('offers the largest words of the cover, also in small letters', () => {
    expect(offered(['entre rios'], ['Nasce no Alto de Pinheiros, em São Paulo/SP.'])('nome')).toContain(
      'Entre Rios',
    );
  });

  it('offers places told by words of place, also in capitals', () => {
    const answers = offered(['BATEL · CURITIBA · PR'], ['DUAS TORRES NA GLEBA PALHANO, EM LONDRINA.']);
    expect(answers('bairro')).toEqual(expect.arrayContaining(['Gleba Palhano']));
  });

  it('offers firms named in small print or by what they build', () => {
    expect(
      offered(['Villas'], ['Outros condomínios da Agrimensa: Quinta do Espraiado'])('incorporadora'),
    ).toContain('Agrimensa');
  });

  it('offers at most five, each with the words it comes from', () => {
    const answers = possibleAnswers([
      book(
        ...['Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis'].map((n) => [
          `Mirante ${n}`,
          'Apartamentos de 60 m²',
        ]),
      ),
    ]);
    expect(answers.nome.length).toBeLessThanOrEqual(5);
    for (const { evidence } of answers.nome) expect(evidence.quote).not.toBe('');
  });
});
