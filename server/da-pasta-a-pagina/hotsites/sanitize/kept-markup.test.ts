import { expect, test } from 'vitest';
import { serialize } from '#server/kernel/html/tree.ts';
import { assetOf, catalogOf, factsOf, sourceOf } from '#tests/fixtures/hotsite.ts';
import { sanitizePage } from './sanitize-page.ts';

const video = assetOf('v1', { type: 'video', url: '/media/video/v1.mp4', variants: [] });
const catalog = catalogOf([assetOf('a1'), video]);

function check(more: string, change: Parameters<typeof factsOf>[0] = {}) {
  const html = sourceOf().html.replace('</main>', `${more}</main>`);
  const result = sanitizePage(sourceOf({ html }), factsOf(change), catalog);
  if (!result.ok) throw new Error(result.reasons.map(({ message }) => message).join());
  return { html: serialize(result.page.nodes), codes: result.findings.map(({ code }) => code) };
}

test.each(['data-guarda', 'data-nosso', 'data-asset', 'data-olhado', 'data-contato'])(
  'SAF-02 the mark %s is our server’s alone: a page cannot pass for it',
  (name) => {
    expect(check(`<p ${name}="1" data-cor="1">x</p>`).html).toContain('<p data-cor="1">x</p>');
  },
);

test.each(['aria-modal="true"', 'aria-owns="a"', 'aria-activedescendant="a"'])(
  'SAF-02 %s, which takes the rest of a page from a screen reader, goes',
  (attribute) => {
    expect(check(`<div ${attribute} aria-label="b">x</div>`).html).toContain('<div aria-label="b">x</div>');
  },
);

test('SAF-02 letters shrink once, not with each element they stand in; a button keeps no link from being pressed', () => {
  expect(check('<p><small><sub><small>x</small></sub></small></p>').html).toContain(
    '<p><small>x</small></p>',
  );
  expect(check('<button disabled><a href="#galeria">x</a></button>').html).toContain(
    '<a href="#galeria">x</a>',
  );
  expect(check('<button disabled><a href="#galeria">x</a></button>').html).not.toContain('<button');
});

test('SAF-02 no element of a page has the looks of what our script makes', () => {
  expect(check('<div class="viewer-stage cartao arrows pagina-fechar">x</div>').html).toContain(
    '<div class="cartao">x</div>',
  );
});

test('SAF-02 only a frame of the page may stay while it is scrolled', () => {
  expect(check('<nav data-fixo="topo">x</nav>').html).toContain('<nav data-fixo="topo">');
  expect(check('<section data-fixo="topo">x</section><nav data-fixo="tudo">y</nav>').html).not.toContain(
    'data-fixo="t',
  );
});

test('SAF-02 the title of a drawing holds text and no elements', () => {
  const { html } = check('<svg viewBox="0 0 9 9"><title>Sol<b>forte</b></title><path d="M0 0"></path></svg>');
  expect(html).toContain('<title>Sol</title>');
  expect(html).not.toContain('<b>');
});

test('a picture shows a picture and a film a film', () => {
  const { html } = check('<img src="asset:v1" alt="x"><video src="asset:a1" controls></video>');
  expect(html).not.toMatch(/asset:v1|<video/);
  expect(check('<video src="asset:v1" poster="asset:a1" controls></video>').html).toContain('asset:v1');
});

test('a price without the date of its table is told only where the page shows the price', () => {
  const html = '<h1>Aurora</h1>';
  const codes = (body: string) => {
    const result = sanitizePage(sourceOf({ html: body }), factsOf({ dataTabela: null }), catalog);
    return result.ok && result.findings.map(({ code }) => code);
  };
  expect(codes(`${html}<p>R$ 690.000</p>`)).toContain('preco-sem-data');
  expect(codes(html)).not.toContain('preco-sem-data');
});

test('SAF-04 a status that nobody confirmed is a yellow finding, which keeps no page back', () => {
  const told = (status: string | null) => {
    const result = sanitizePage(sourceOf(), factsOf({ status }), catalog);
    return result.ok ? result.findings.filter(({ code }) => code === 'status-sem-fonte') : null;
  };
  expect(told(null)).toEqual([
    {
      level: 'yellow',
      code: 'status-sem-fonte',
      message: expect.stringMatching(/padrão do cadastro.*registro da incorporação\.$/),
    },
  ]);
  expect(told('em_lancamento')).toEqual([]);
});
