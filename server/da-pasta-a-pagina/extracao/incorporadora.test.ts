import { describe, expect, it } from 'vitest';
import { duvidasEm } from '#contract/cadastros/certeza.ts';
import type { DocumentText, TextPage } from '#contract/da-pasta-a-pagina/documentos.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';
import { possibleAnswers } from './provas/names.ts';

/** A book whose cover says the building; `foot` stands small at the foot of every page. */
const book = (pages: string[][], { foot, drawn }: { foot?: string; drawn?: string[] } = {}): DocumentText => {
  const pageOf = (texts: string[], number: number, isDrawn = false): TextPage => ({
    page: number,
    width: 595,
    height: 842,
    legibility: 1,
    ...(isDrawn ? { drawn: true } : {}),
    lines: [
      ...texts.map((text, line) => ({
        text,
        box: { x: 40, y: 60 + line * 60, width: 400, height: number === 1 && line === 0 ? 40 : 11 },
      })),
      ...(foot ? [{ text: foot, box: { x: 40, y: 810, width: 200, height: 8 } }] : []),
    ],
  });
  const written = pages.map((texts, index) => pageOf(texts, index + 1));
  const all = drawn ? [...written, pageOf(drawn, written.length + 1, true)] : written;
  return { path: 'Book.pdf', kind: 'book', date: null, pageCount: all.length, pages: all };
};
const cover = ['MIRANTE DO VALE', 'Apartamentos de 62 m² a 88 m²'];
const about = ['O Mirante do Vale tem vinte andares.', 'Piscina e academia'];

function readBook(documents: DocumentText[]) {
  const { fatos } = extractEmpreendimento({ documents, folderName: 'Material de Vendas 12' });
  const isAsked = duvidasEm(fatos).includes('incorporadora');
  return {
    nome: fatos.nome?.value ?? null,
    firm: fatos.incorporadora?.value ?? null,
    isAsked: fatos.incorporadora === null || isAsked,
    cnpj: fatos.cnpj?.value ?? null,
    offered: possibleAnswers(documents).incorporadora.map(({ value }) => value),
  };
}
const read = (...lines: string[]) => readBook([book([cover, about, lines])]);
const cnpj = '11.444.777/0001-61';

describe('TRU-08 the developer without a colon', () => {
  it.each([
    // Beside the word for who realises, on its line or under it.
    [['Incorporação Caldeira Montes'], 'Caldeira Montes'],
    [['Incorporação e construção Caldeira Montes'], 'Caldeira Montes'],
    [['Uma realização Caldeira Montes'], 'Caldeira Montes'],
    [['Realização e construção | Caldeira Montes'], 'Caldeira Montes'],
    [['REALIZAÇÃO', 'CALDEIRA MONTES'], 'Caldeira Montes'],
    [['Incorporação', 'Caldeira Montes Ltda.'], 'Caldeira Montes Ltda'],
    [['Realização Caldeira Urbanismo | Vendas Chave Imóveis'], 'Caldeira Urbanismo'],
    [['Realização e Construção Caldeira Empreendimentos'], 'Caldeira Empreendimentos'],
    [['Incorporação Caldeira Incorporadora | Vendas Chave'], 'Caldeira Incorporadora'],
    // Who signs.
    [['Mirante do Vale by Grupo Caldeira'], 'Grupo Caldeira'],
    [['by Caldeira Montes', '© 2026 Caldeira Montes'], 'Caldeira Montes'],
    [['© 2026 Caldeira Montes Ltda'], 'Caldeira Montes Ltda'],
    // Legal notes.
    [
      [
        `Incorporadora responsável Caldeira Montes Empreendimentos SPE 12 Ltda., CNPJ ${cnpj}, Rua Dom Bosco, 15.`,
      ],
      'Caldeira Montes Empreendimentos SPE 12 Ltda.',
    ],
    [
      [
        `Incorporação registrada sob R.3 da matrícula 45.123 do 2º Registro de Imóveis de Itajaí. Caldeira Montes Incorporações Ltda., CNPJ ${cnpj}.`,
      ],
      'Caldeira Montes Incorporações Ltda.',
    ],
    [
      [
        'Empreendimento registrado sob o R-2/88.120. Incorporado por Caldeira Montes S.A. Imagens ilustrativas.',
      ],
      'Caldeira Montes S.A',
    ],
    // CNPJ lines.
    [[`CNPJ ${cnpj} - Caldeira Montes Construtora Ltda`], 'Caldeira Montes Construtora Ltda'],
    [['CALDEIRA MONTES', `CNPJ: ${cnpj}`, '© 2026 Caldeira Montes'], 'Caldeira Montes'],
    // Two witnesses of different kinds.
    [
      ['Mais um lançamento da Caldeira Montes.', 'A Caldeira Montes nasceu em 1998 na serra.'],
      'Caldeira Montes',
    ],
    [
      ['© 2026 Caldeira Montes. Todos os direitos reservados.', 'www.caldeiramontes.com.br'],
      'Caldeira Montes',
    ],
  ])('is stated: %j', (lines, firm) => {
    expect(read(...lines)).toMatchObject({ firm, isAsked: false, nome: 'Mirante do Vale' });
  });

  it.each([
    ['Um empreendimento Caldeira Montes'],
    ['Caldeira Montes apresenta'],
    ['Com a qualidade Caldeira Montes.'],
    ['© 2026 Caldeira Montes. Todos os direitos reservados.'],
    ['Construção: Caldeira Montes'],
  ])('told in one weak way it is asked, first among its candidates: %j', (line) => {
    expect(read(line)).toMatchObject({ firm: 'Caldeira Montes', isAsked: true });
  });

  it('stands in footers, with its kind or its address as the second witness, and alone is offered', () => {
    const withFoot = (foot: string, ...last: string[]) =>
      readBook([book([cover, about, ['Plantas'], ['Lazer', 'Salão de festas'], last], { foot })]);
    expect(withFoot('Caldeira Montes Construtora')).toMatchObject({
      firm: 'Caldeira Montes Construtora',
      isAsked: false,
    });
    expect(withFoot('Caldeira Montes', 'Mais um lançamento da Caldeira Montes.')).toMatchObject({
      firm: 'Caldeira Montes',
      isAsked: false,
    });
    const alone = withFoot('Caldeira Montes');
    expect(alone.isAsked).toBe(true);
    expect(alone.offered[0]).toBe('Caldeira Montes');
  });

  it('read off a logo it is asked, and one that is written too is stated', () => {
    const logo = readBook([book([cover, about], { drawn: ['REALIZAÇÃO', 'CALDEIRA MONTES'] })]);
    expect(logo).toMatchObject({ firm: 'Caldeira Montes', isAsked: true });
    const both = readBook([
      book([cover, about, ['Uma realização Caldeira Montes']], { drawn: ['CALDEIRA MONTES'] }),
    ]);
    expect(both).toMatchObject({ firm: 'Caldeira Montes', isAsked: false });
  });

  it.each([
    ['Projeto arquitetônico Estúdio Norte', 'www.estudionorte.com.br'],
    ['Vendas Chave Imóveis Ltda.', 'CRECI J 24.105'],
    ['Mirante do Vale by Fino Traço', 'Fachada by Fino Traço'],
    ['Paisagismo Horta Viva', 'Os jardins têm palmeiras.'],
    ['www.mirantedovale.com.br', 'Mirante do Vale'],
    ['Construção do Mirante do Vale', 'A construtora do Mirante do Vale'],
    ['Financiamento direto com a construtora', 'Incorporação registrada no 2º Ofício'],
  ])('is not who draws or sells, nor the building: %j', (...lines) => {
    expect(read(...lines)).toMatchObject({ isAsked: true, nome: 'Mirante do Vale' });
  });

  it('two firms told alike are a question with both', () => {
    const { isAsked, offered } = read('Uma realização Caldeira Montes', 'Uma realização Porto Claro');
    expect(isAsked).toBe(true);
    expect(offered).toEqual(expect.arrayContaining(['Caldeira Montes', 'Porto Claro']));
  });

  it('its CNPJ is read with it', () => {
    expect(read('CALDEIRA MONTES', `CNPJ: ${cnpj}`).cnpj).toBe(cnpj);
  });
});

it('the label that follows a CNPJ or the name of the building is no firm', () => {
  const memorial = book([
    [
      'Memorial Descritivo - Residencial Mirante do Vale',
      'Empreendimento: Residencial Mirante do Vale. Endereço: Rua 238, nº 415, bairro Centro, Itapema/SC.',
      'Incorporadora: Solarenga Incorporações Ltda., inscrita no CNPJ sob o nº 12.345.678/0001-95.',
    ],
  ]);
  const ficha = book([
    [
      'FICHA TÉCNICA - Residencial Mirante do Vale',
      'Incorporação e construção: Solarenga Incorporações Ltda. - CNPJ 12.345.678/0001-95 Endereço: Rua 238, nº 415 - Centro, Itapema - SC',
      'Previsão de entrega: novembro de 2029',
    ],
  ]);
  const { incorporadora } = extractEmpreendimento({
    documents: [memorial, { ...ficha, path: 'Ficha Técnica.pdf' }],
    folderName: 'Material',
  }).fatos;
  expect(incorporadora?.value).toBe('Solarenga Incorporações Ltda.');
  expect(incorporadora?.conflicts).toEqual([]);
});
