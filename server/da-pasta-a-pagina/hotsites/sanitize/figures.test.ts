import { describe, expect, test } from 'vitest';
import { serialize } from '#server/kernel/html/tree.ts';
import { assetOf, catalogOf, factsOf, sourceOf } from '#tests/fixtures/hotsite.ts';
import { unsupported } from './figures.ts';
import { sanitizePage } from './sanitize-page.ts';

describe('numbers of a page', () => {
  test.each([
    'A partir de R$ 690.000',
    'A partir de R$ 690.000,00',
    'R$ 690 mil',
    'De 63 a 110,5 m²',
    'Apartamentos de 63m2',
    '2 e 3 dormitórios, 2 suítes, 1 vaga',
    'A 400 metros da praia',
    'Entrega em novembro de 2029, dia 30/11/2029',
    'Rua das Acácias, 123',
    'Registro R.3/12.345 no 2º Ofício, Lei 4.591/64, art. 32',
    'Portaria 24h',
    'CNPJ 11.444.777/0001-61',
  ])('a text that says what the record says is left alone: %s', (text) => {
    expect(unsupported(text, factsOf())).toEqual([]);
  });

  test.each([
    ['another price', 'A partir de R$ 450.000'],
    ['another price in words', 'A partir de R$ 450 mil'],
    ['a rounded price', 'R$ 0,7 milhão'],
    ['a size nobody gave', 'Até 180 m²'],
    ['a number that is something else in the record', '63 dormitórios'],
    ['a year nobody gave', 'Entrega em 2027'],
    ['a percentage', '80% vendido'],
    ['a telephone', 'Ligue (11) 99999-8888'],
    ['an address to go to', 'Visite www.golpe.example.com.br'],
    ['a mail address', 'Escreva para vendas@golpe.com'],
  ])('%s is found: %s', (_name, text) => {
    expect(unsupported(text, factsOf())).not.toEqual([]);
  });
});

describe('a page that claims more than the record', () => {
  const check = (html: string, change = {}) =>
    sanitizePage(sourceOf({ html: `<h1>Aurora</h1>${html}` }), factsOf(change), catalogOf());
  const html = (source: string) => {
    const result = check(source);
    return result.ok ? serialize(result.page.nodes).replace('<h1>Aurora</h1>', '') : result.reasons;
  };

  test('loses the sentence where there are others', () => {
    expect(html('<p>Vista para o mar. Restam 7 unidades. Venha conhecer.</p>')).toBe(
      '<p>Vista para o mar. Venha conhecer.</p>',
    );
  });
  test('loses the block where there is no other sentence', () => {
    expect(html('<ul><li>Piscina</li><li>15 vagas</li></ul>')).toBe('<ul><li>Piscina</li></ul>');
  });
  test('loses a value with its label', () => {
    expect(html('<dl><dt>Área</dt><dd>63 m²</dd><dt>Torres</dt><dd>4</dd></dl>')).toBe(
      '<dl><dt>Área</dt><dd>63 m²</dd></dl>',
    );
    expect(html('<div><p>x</p><div><p>480</p><p>unidades</p></div></div>')).toBe('<div><p>x</p></div>');
  });
  test('keeps a number that is split over elements and stands in the record', () => {
    expect(html('<p>R$ <strong>690</strong>.000</p>')).toBe('<p>R$ <strong>690</strong>.000</p>');
  });
  test('loses a caption but keeps its picture, and gets another text in its place', () => {
    const figure = html(
      '<figure><img src="asset:a1" alt="Sala de 35 m²"><figcaption>35 m²</figcaption></figure>',
    );
    expect(figure).toBe('<figure><img src="asset:a1" alt="Fachada ao entardecer"></figure>');
  });
  test('is refused when it is the main heading that claims', () => {
    expect(html('<h1>Últimas 7 unidades</h1>')).toMatchObject([{ code: 'numero-sem-fonte', level: 'red' }]);
  });
  test('and what was taken out is told', () => {
    const result = check('<p>Vista. Restam 7 unidades.</p>');
    expect(result.ok && result.findings.map(({ code }) => code)).toContain('numero-sem-fonte');
  });
});

describe('findings of a page', () => {
  const codes = (change = {}, html = sourceOf().html) => {
    const result = sanitizePage(sourceOf({ html }), factsOf(change), catalogOf());
    return result.ok ? result.findings.map(({ level, code }) => `${level} ${code}`) : result.reasons;
  };

  test('a page that is in order has none', () => {
    expect(codes()).toEqual([]);
  });
  test('a launch without its registration is red, with or without an office', () => {
    expect(codes({ registroIncorporacao: null, cartorio: null })).toEqual(
      expect.arrayContaining(['red lancamento-sem-registro', 'red lancamento-sem-cartorio']),
    );
  });
  test('a finished building needs none', () => {
    expect(codes({ status: 'pronto', registroIncorporacao: null })).not.toContain(
      'red lancamento-sem-registro',
    );
  });
  test('a registration that is known and not shown is red', () => {
    expect(codes({}, '<h1>Aurora</h1><p>Imagens ilustrativas.</p>')).toEqual(
      expect.arrayContaining(['red registro-ausente', 'red cartorio-ausente', 'yellow sem-whatsapp']),
    );
  });
  test('a price without the date of its table, a missing notice, a nickname alone, an empty section are yellow', () => {
    const html =
      '<h1>Aurora</h1><p>R$ 690.000</p><p>{{CORRETOR_NOME_GUERRA}}</p><section id="contato"></section><img src="asset:a1" alt="">';
    expect(codes({ status: 'pronto', dataTabela: null }, html)).toEqual(
      expect.arrayContaining([
        'yellow preco-sem-data',
        'yellow sem-imagens-ilustrativas',
        'yellow nome-de-guerra-sozinho',
        'yellow corretor-sem-creci',
        'yellow secao-vazia',
        'yellow secao-contato',
        'yellow imagem-sem-descricao',
      ]),
    );
  });
  test('a picture that is not in the catalogue goes and is told', () => {
    const result = sanitizePage(
      sourceOf({ html: '<h1>Aurora</h1><img src="asset:zz" alt="x"><img src="asset:r1" alt="y">' }),
      factsOf(),
      catalogOf([assetOf('r1', { usage: 'reserva' })]),
    );
    expect(result.ok && serialize(result.page.nodes)).not.toContain('zz');
    expect(result.ok && result.findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['imagem-desconhecida', 'imagem-reserva']),
    );
  });
});
