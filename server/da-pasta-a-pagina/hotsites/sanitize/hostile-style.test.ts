import { expect, test } from 'vitest';
import { assetOf, catalogOf, factsOf, sourceOf } from '#tests/fixtures/hotsite.ts';
import { sanitizePage } from './sanitize-page.ts';

function check(css: string, { html = sourceOf().html, js = '' } = {}) {
  const result = sanitizePage({ html, css, js }, factsOf(), catalogOf([assetOf('a1')]));
  if (!result.ok) throw new Error(result.reasons.map(({ message }) => message).join());
  return { css: result.page.css, html: result.page.nodes, codes: result.findings.map(({ code }) => code) };
}

test.each([
  ['the footer is not shown', 'footer{display:none}'],
  ['the footer is not shown, said aloud', 'footer{display:none!important}'],
  ['the footer is laid out as a column', 'footer{display:table-column}'],
  ['the main heading is not shown on phones', '@media (max-width:600px){h1{display:none}}'],
  ['the main heading is not shown once touched', 'body:has(:hover) h1{display:none}'],
  ['what the law wants read is too small', 'footer p{font-size:2px}'],
  ['its size is a variable of nought', ':root{--t:0px}footer p{font-size:var(--t)}'],
  ['its size is worked out to nought', 'footer p{font-size:calc(1rem - 16px)}'],
  ['its size is in a shorthand', 'footer p{font:0/0 a}'],
  ['its colour is none', 'footer{color:transparent}'],
  ['its colour is nearly none', 'footer{color:rgb(0 0 0/.04)}'],
  ['it is moved out', 'footer p{margin-left:-9999px}'],
  ['it is pushed out', 'footer p{padding-left:300vw}'],
  ['it is narrow', 'footer p{max-width:0;overflow:hidden}'],
  ['a layer covers all', '.a{position:fixed;inset:0}'],
  ['a layer lies over all', '.a{z-index:99999}'],
  ['a shadow covers all', '.a{box-shadow:0 0 0 900px #fff}'],
  ['an outline covers all', '.a{outline:200vmax solid #fff}'],
  ['a style writes', '.a::after{content:"Aprovado"}'],
  ['a style counts', '.a::after{content:counter(p)}'],
  ['a style reads', '.a::after{content:attr(title)}'],
  ['letters are turned round', '.a{direction:rtl;unicode-bidi:bidi-override}'],
  ['everything is set at once', '.a{all:unset}'],
  ['a property is declared', '@property --x{syntax:"<color>";inherits:false;initial-value:#fff}'],
  ['a layer of its own', '@layer guarda{footer{display:none!important}}'],
  ['lines are worked out to lie on each other', 'h1{line-height:calc(1px)}'],
  ['no finger moves the page', 'html{touch-action:none}'],
  ['what stands before a text is laid under it', '.preco::before{position:relative}'],
  ['a visited link is asked', 'a:visited{color:red}'],
  ['huge sizes', '.a{width:100000000px}'],
  ['thousands of shadows', `.a{box-shadow:${'1px 1px red,'.repeat(5000)}0 0 red}`],
  ['a blur of everything', '*{filter:blur(90px)}'],
  ['an animation of the layout', '@keyframes a{to{width:100%}}'],
  ['relations within relations', '.a:has(.b):has(.c):has(.d) p{color:red}'],
  ['counting within relations', '.a:has(.b:nth-child(2) .c) .d{color:red}'],
  ['a selector written in codes', 'foo\\74 er{display:none}'],
  ['a selector with a namespace', '*|footer{display:none}'],
  ['a selector by what our server writes', '[lang] footer{display:none}'],
  ['a selector by a class of our script', '.is-laid-out footer{display:none}'],
  ['letters of a share of nothing', 'footer p{font-size:5%}'],
  ['letters of a narrow container', 'footer p{font-size:3cqw}'],
  ['letters upon each other by a variable', 'h1{--l:-12px;letter-spacing:var(--l)}'],
  ['a huge first letter', 'footer p::first-letter{font-size:900px}'],
  ['a first letter that vanishes', 'footer p::first-letter{font-size:7px}'],
  ['a block pulled over another', 'footer{margin-top:-199px}'],
  ['what stands beside a text over it', 'footer::before{content:"";margin-bottom:-221px}'],
  ['columns wider than a window', 'footer{grid-template-columns:9999px 1fr}'],
  ['a text aside', 'footer p{left:1250px;width:9999px}'],
  ['an outline over its own text', 'h1{outline-offset:-41px}'],
  ['a sheet nested without end', `${'@media all{'.repeat(15_000)}.a{color:red}`],
])('SAF-02 %s: it goes with a finding, and the page stays', (_name, css) => {
  const kept = check(`.bom{color:#123456}${css}`);
  expect(kept.codes.join()).toMatch(/estilo-(?:limitado|removido)/);
  expect(kept.css).not.toMatch(
    /none|table-column|transparent|fixed|9999|900px|200vmax|"Aprovado"|counter|attr|rtl|bidi|unset|@property|@layer|:visited|100000000|blur|width:100%|:has\(\.d|font-size|0\/0|\.04|300vw|max-width:0|-221px|-199px|-41px|900px|1250px|font-size:5%|3cqw|var\(--l\)|calc\(1px\)|7px|touch-action|relative|nth-child/,
  );
});

test('SAF-02 a page may be drawn through a few blurs, not through hundreds', () => {
  const cards = (count: number) =>
    sourceOf().html.replace('</main>', `${'<i class="v">x</i>'.repeat(count)}</main>`);
  const css = '.v{backdrop-filter:blur(20px)}';
  expect(check(css, { html: cards(10) }).css).toBe(css);
  expect(check(css, { html: cards(300) }).css).toBe('.v{}');
});

test('SAF-02 a bar at the bottom is low, whatever state it is in', () => {
  const html = `<div data-fixo="barra" class="v"><p>Aurora</p></div>${sourceOf().html}`;
  const js = "pagina.on('load', '.v', 'addClass', '.v', { class: 'alta' });";
  expect(check('.v{padding-top:100vh}.alta{bottom:30vh}.alta{padding:1rem}', { html, js }).css).toBe(
    '.v{}.alta{}.alta{padding:1rem}',
  );
});

test('SAF-02 a header that stays is no curtain', () => {
  const html = `<div data-fixo="topo" class="v"><p>Aurora</p></div>${sourceOf().html}`;
  expect(check('.v{padding:50vh 0}.v{padding:1rem}', { html }).css).toBe('.v{}.v{padding:1rem}');
});

test.each(['<svg><desc>', '<dialog>', '<details>', '<button>'])(
  'SAF-02 %s before everything swallows no page',
  (open) => {
    const { html } = check('', { html: open + sourceOf().html });
    expect(html.some((node) => typeof node !== 'string' && /^(?:main|header)$/.test(node.tag))).toBe(true);
  },
);

test('SAF-02 a class that a call puts on hides nothing that must be seen', () => {
  const js = "pagina.on('load', 'footer', 'addClass', 'footer', { class: 'some' });";
  expect(check('.some{display:none}', { js }).css).toBe('.some{}');
  expect(check('.some{display:none}').css).toBe('.some{display:none}');
});

test('SAF-02 honest design comes through as it was written', () => {
  const css =
    '.cartao{display:grid;gap:clamp(1rem,2vw,3rem);box-shadow:0 8px 30px rgb(0 0 0/.2);transition:transform .3s}' +
    '.cartao:hover{transform:translateY(-6px) scale(1.03)}.menu{display:none}.menu.is-open{display:flex}' +
    'h1{font-size:clamp(2rem,6vw,5rem);letter-spacing:-.03em;margin:0 0 .5em}' +
    '.foto{position:absolute;inset:0;object-fit:cover;clip-path:inset(0 round 1rem)}' +
    '.veu::before{content:"";position:absolute;inset:0;background:linear-gradient(180deg,transparent,rgb(0 0 0/.6))}' +
    '@keyframes sobe{from{opacity:0;transform:translateY(30px)}to{opacity:1;transform:none}}.revela{animation:sobe .8s both}' +
    'header{position:sticky;top:0;backdrop-filter:blur(12px)}footer{background:#111;color:#eee;padding:4rem 2rem}';
  const kept = check(css);
  expect(kept.codes).not.toContain('estilo-limitado');
});

test('SAF-02 markup that opens, takes in, turns or hides goes; SAF-09 a NUL goes too', () => {
  const bad =
    '<div popover id="p">x</div><dialog open>y</dialog><p lang="en" dir="rtl">z</p><p accesskey="s" autofocus contenteditable>w</p>' +
    '<div role="textbox" tabindex="5" data-guarda="x" data-nosso>Senha</div><button aria-expanded="true" popovertarget="p">b</button>' +
    '<svg><use href="#p"></use><path d="M0 0"></path></svg><p>a\u202eb\u200bc\u0000d&#x202e;e</p><footer data-corretor="sem">f</footer>';
  const { html } = check('', { html: sourceOf().html.replace('</main>', `${bad}</main>`) });
  const text = JSON.stringify(html);
  expect(text).not.toMatch(
    /popover|"open"|"lang"|"dir"|accesskey|autofocus|contenteditable|textbox|"5"|guarda|nosso|"true"|"use"|\\u202e|\u202e|\u200b|\\u0000/,
  );
  expect(text).toContain('abcde');
});

test.each([
  '<plaintext>',
  '<textarea>',
  '<!--',
  '<math><mtext><table><mglyph><style><!--</style><b>',
  '<title>',
  '<template>',
])('SAF-02 %s that nothing ends takes the rest of the page nowhere', (open) => {
  const { html } = check('', { html: sourceOf().html.replace('</main>', `${open}</main>`) });
  expect(JSON.stringify(html)).toContain('Imagens ilustrativas');
});

test('a page of far too many elements is cut, not refused', () => {
  const { codes } = check('', { html: `${sourceOf().html}${'<span>x</span>'.repeat(20_000)}` });
  expect(codes).toContain('elementos-demais');
});
