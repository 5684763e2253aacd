import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { whatsappDigits } from '#server/kernel/reading/whatsapp.ts';
import type { PublicCorretor } from './current-state.ts';
import { editionValues, ownPicture } from './edition.ts';
import { compileTemplate, render } from './template.ts';

const corretor: PublicCorretor = {
  nome: 'Maria Alves',
  nomeGuerra: 'Mari',
  creci: '12345-F',
  ufCreci: 'SC',
  tratamento: null,
  whatsapp: '(47) 99999-1234',
  foto: '/media/uploads/maria.webp',
};
const show = (html: string, change: Partial<PublicCorretor> | null = {}) =>
  render(compileTemplate(html), editionValues(change === null ? null : { ...corretor, ...change }, []));

const hostileNames = [
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  "$& $1 $` $' $$",
  '{{CORRETOR_NOME}}{{CORRETOR_CRECI}}',
  '&lt;b&gt;',
  '</title></style></script>',
  'javascript:alert(1)',
  '\u202eevil\u0000',
  'José & Filhos <Imóveis>',
];

test('what a page tells by its table stands while it is valid, and its place is kept once it lapsed', () => {
  const page = compileTemplate(
    '<div><div data-tabela="vigente"><h3>Unidades</h3><p>R$ 690.000</p></div><p data-tabela="vencida">Consulte.</p></div>',
  );
  const told = (tabled: boolean) => render(page, editionValues(null, [], { tabled }));
  expect(told(true)).toContain('<h3>Unidades</h3><p>R$ 690.000</p>');
  expect(told(true)).not.toContain('Consulte.');
  expect(told(false)).toContain('<p data-tabela="vencida">Consulte.</p>');
  expect(told(false)).not.toMatch(/Unidades|690/);
  // Of the broker it says nothing.
  expect(show('<p data-corretor="vencida">a</p><p data-tabela="sem">b</p>')).toMatch(/a<.*b</);
});

test('what stands beside a price goes with it, and what stands instead comes', () => {
  const page = compileTemplate(
    '<div><p data-preco="dito">Tabela de maio.</p><p data-preco="calado">Peça a tabela.</p></div>',
  );
  const told = (withoutPrice: boolean) => render(page, editionValues(null, [], { withoutPrice }));
  expect(told(false)).toBe('<div><p data-preco="dito">Tabela de maio.</p></div>');
  expect(told(true)).toBe('<div><p data-preco="calado">Peça a tabela.</p></div>');
});

test('a wish keeps its words on the way to the form, which is told it; no other wish than ours does', () => {
  const form = { href: '/hotsite/aurora/contato?corretor=ana', label: 'Falar com o corretor' };
  const shown = (pedido: string) =>
    render(
      compileTemplate(
        `<footer><a href="https://wa.me/{{CORRETOR_WHATSAPP}}?text=Oi" data-pedido="${pedido}">Outra coisa</a></footer>`,
      ),
      editionValues(null, [], { form, direct: { href: 'https://wa.me/55', number: '55' } }),
    );
  expect(shown('tabela')).toBe(
    '<footer><a data-pedido="tabela" rel="nofollow" data-contato href="/hotsite/aurora/contato?corretor=ana&amp;pedido=tabela"><span>Pedir a tabela atual</span></a></footer>',
  );
  expect(shown('tudo')).toContain('href="/hotsite/aurora/contato?corretor=ana"><span>Falar com o corretor<');
});

describe('filling in a page', () => {
  test('PUB-07 each placeholder is filled with its own field', () => {
    expect(
      show(
        '<p>{{CORRETOR_NOME}}|{{CORRETOR_NOME_GUERRA}}|{{CORRETOR_CRECI}}|{{CORRETOR_UF_CRECI}}</p><img src="{{CORRETOR_FOTO}}" alt="{{CORRETOR_NOME}}"><a href="https://wa.me/{{CORRETOR_WHATSAPP}}?text=Oi">x</a>',
      ),
    ).toBe(
      '<p>Maria Alves|Mari|12345-F|SC</p><img src="/media/uploads/maria.webp" alt="Maria Alves"><a href="https://wa.me/5547999991234?text=Oi" data-numero="(47) 99999-1234">x</a>',
    );
  });

  test.each(hostileNames)('T3 a name is text wherever it stands: %s', (nome) => {
    const html = show('<p title="{{CORRETOR_NOME}}">{{CORRETOR_NOME}}</p>', { nome });
    const read = compileTemplate(html);
    // What a browser reads is one element with that text, and nothing more.
    expect(html.match(/<[a-z]/g)).toEqual(['<p']);
    expect(html).not.toMatch(/<script|<b>|="[^"]*"[^ >]/);
    expect(render(read, editionValues({ ...corretor, nome: 'x' }, []))).not.toContain('alert(1)</script>');
  });

  test.each(hostileNames)('T3 a name in an address stays a part of it: %s', (nome) => {
    const html = show('<a href="https://wa.me/{{CORRETOR_WHATSAPP}}?text=Oi%20{{CORRETOR_NOME}}">x</a>', {
      nome,
    });
    const href = /href="([^"]*)"/.exec(html)?.[1] ?? '';
    const url = new URL(href);
    expect(url.origin).toBe('https://wa.me');
    expect(url.searchParams.get('text')).toBe(`Oi ${nome}`);
  });

  test('T3 no value is read again for placeholders', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', '{{CORRETOR_CRECI}}', '$&', '{{'), (text, odd) => {
        const nome = text + odd + text;
        const html = show('<i>{{CORRETOR_NOME}}</i>', { nome, creci: 'NEVER' });
        expect(html).not.toContain('NEVER');
      }),
    );
  });

  test('PUB-08 without a corretor nothing of one is left and no braces are', () => {
    const html = show(
      '<p data-corretor="com">{{CORRETOR_NOME}}</p><p data-corretor="sem">Fale conosco</p><p>{{CORRETOR_NOME}} {{CORRETOR_CRECI}}{{OUTRO}}</p><a href="https://wa.me/{{CORRETOR_WHATSAPP}}">WhatsApp</a><img src="{{CORRETOR_FOTO}}">',
      null,
    );
    expect(html).toBe('<p data-corretor="sem">Fale conosco</p><p>Equipe de vendas sob consulta</p>');
  });

  test('parts for a photo or a number stay only where there is one', () => {
    const html = '<b data-corretor="com"><i data-corretor="foto">f</i><u data-corretor="whatsapp">w</u></b>';
    expect(show(html)).toBe(html);
    expect(show(html, { foto: null, whatsapp: '123' })).toBe('<b data-corretor="com"></b>');
  });

  test('the way to a WhatsApp says its number for paper, once, and no other link does', () => {
    const html = show(
      '<a href="https://wa.me/{{CORRETOR_WHATSAPP}}" data-numero="(11) 91111-1111">w</a><a href="#x">x</a>',
    );
    expect(html).toBe(
      '<a href="https://wa.me/5547999991234" data-numero="(47) 99999-1234">w</a><a href="#x">x</a>',
    );
  });

  test('a stored page that never saw the check still cannot run a script of its own', () => {
    expect(show('<p>a</p><script>alert(1)</script><iframe srcdoc="x"></iframe><style>p{}</style>')).toBe(
      '<p>a</p>',
    );
  });

  test.each([
    ['(47) 99999-1234', '5547999991234'],
    ['+55 47 99999-1234', '5547999991234'],
    ['047 3333-4444', '554733334444'],
    ['55 99999-1234', '5555999991234'],
    ['1234', null],
    ['javascript:alert(1)', null],
    [null, null],
  ])('a number %s is dialled as %s', (value, digits) => {
    expect(whatsappDigits(value)).toBe(digits);
  });

  test.each([
    ['/media/uploads/a.webp', '/media/uploads/a.webp'],
    ['/media/../api/login', null],
    ['https://evil.example/x.png', null],
    ['//evil.example/x.png', null],
    ['javascript:alert(1)', null],
    ['https://cdn.exemplo.com.br/a.webp', 'https://cdn.exemplo.com.br/a.webp'],
  ])('T4 a picture at %s is shown as %s', (value, shown) => {
    expect(ownPicture(value, ['https://cdn.exemplo.com.br'])).toBe(shown);
  });
});
