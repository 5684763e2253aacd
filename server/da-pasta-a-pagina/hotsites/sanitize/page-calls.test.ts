import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageLimits } from '#contract/da-pasta-a-pagina/pagina.ts';
import { Notes } from './notes.ts';
import { readPageCalls, writePageCalls } from './page-calls.ts';
import { sanitizeJs } from './sanitize-js.ts';

function check(source: string) {
  const notes = new Notes();
  const kept = sanitizeJs(source, notes);
  return { kept, notes, told: [...notes.repaired.values()].map(({ message }) => message) };
}

const good = "pagina.on('click', '.botao', 'toggle', '#menu');";
const keptGood = 'pagina.on("click", ".botao", "toggle", "#menu");\n';

describe('the script of a page is a flat list of literal calls', () => {
  test('every call of the documentation is kept as it is written', () => {
    const source = `
      pagina.on('click', '.menu-botao', 'toggle', '#menu');
      pagina.on('key', 'body', 'close', '#menu', { key: 'Escape' });
      pagina.on('click', '[role="tab"]', 'select', '[role="tabpanel"]');
      pagina.on('click', '.pergunta button', 'toggle', '.resposta', { within: '.pergunta', only: true });
      pagina.on('click', '.filtros button', 'filter', '.planta', { by: 'data-dormitorios' });
      pagina.on('click', '.proxima', 'step', '.fotos', { to: 'next', loop: true });
      pagina.on('load', '.fotos', 'step', '.fotos', { every: 5000, marks: '.pontos button' });
      pagina.on('view', '.numero', 'count');
      pagina.on('view', '.numero', 'count', { duration: 900 });
      pagina.on('load', '.revela', 'observe', '.revela', { class: 'visto' });
      pagina.on('scroll', 'header', 'addClass', 'header', { class: 'compacto', after: 80 });
      pagina.on('click', '.galeria img', 'zoom', '.galeria img');
      pagina.on('click', '#ver-mais', 'more', '.foto', { amount: 6 });
      pagina.on('click', 'a[href^="#"]', 'scrollTo');
      pagina.on('click', '.comparar', 'compare', '#lado-a-lado', { within: '.planta', amount: 3 });`;
    const { kept, told } = check(source);
    expect(told).toEqual([]);
    expect(kept.split('\n').filter(Boolean)).toHaveLength(15);
    // What is kept is read again as itself.
    expect(check(kept)).toMatchObject({ kept, told: [] });
    expect(readPageCalls(kept).calls[4]).toEqual({
      event: 'click',
      selector: '.filtros button',
      action: 'filter',
      target: '.planta',
      options: { by: 'data-dormitorios' },
    });
  });

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
    ['a call made of joined texts', "pagina.on('click', '.a' + b, 'toggle')"],
    ['a call with a template', 'pagina.on(`click`, ".a", "toggle")'],
    ['a call with a variable', "pagina.on('click', seletor, 'toggle')"],
    ['a call with a function', "pagina.on('click', '.a', () => location.replace('/x'))"],
    ['a call in a computed name', "pagina['on']('click', '.a', 'toggle')"],
    ['a call of something else', "pagina.off('click', '.a', 'toggle')"],
    ['a call of a prototype', "pagina.on.constructor('click', '.a', 'toggle')"],
    ['calls in a loop', "for (;;) pagina.on('click', '.a', 'toggle')"],
    ['a call with spread', "pagina.on(...['click', '.a', 'toggle'])"],
    ['an option that is an object', "pagina.on('click', '.a', 'toggle', '', { class: { a: 1 } })"],
    ['an option with a getter', "pagina.on('click', '.a', 'toggle', '', { get class() { return 1 } })"],
    ['an optional call', "pagina?.on('click', '.a', 'toggle')"],
    ['an action there is not', "pagina.on('click', '.a', 'navigate', 'https://evil.example')"],
    ['an inherited action', "pagina.on('click', '.a', 'constructor', '.b')"],
    ['an event there is not', "pagina.on('input', '.a', 'toggle', '.b')"],
    ['a selector that looks back', "pagina.on('click', '.a:has(.b)', 'toggle', '.b')"],
    ['a selector by an event attribute', "pagina.on('click', '[onclick]', 'toggle', '.b')"],
    ['a selector that is none', "pagina.on('click', '.a[', 'toggle', '.b')"],
    ['a selector without end', `pagina.on('click', '${'.a '.repeat(90)}', 'toggle', '.b')`],
    ['a placeholder', "pagina.on('click', '.{{CORRETOR_NOME}}', 'toggle', '.b')"],
    ['a class that is none', "pagina.on('click', '.a', 'addClass', '.b', { class: 'x y' }) || fetch('/x')"],
    ['nesting without end', '('.repeat(50_000)],
    ['a shadow elsewhere', 'function f(open) {} open(x)'],
  ])('SAF-01 T1 %s is dropped with a finding, and what stands beside it stays', (_name, source) => {
    const { kept, told, notes } = check(`${good}\n${source}\n${good}`);
    expect(kept).toBe(keptGood.repeat(2));
    expect(told[0]).toMatch(/^Retirado do script, linha \d+: .{5,}\.$/);
    expect([...notes.refused]).toEqual([]);
  });

  test('options that are unknown or out of bounds go alone', () => {
    const { kept, told } = check(
      "pagina.on('load', '.a', 'step', '.b', { every: 10, innerHTML: '<b>', class: 'a\"b', marks: '.c' });",
    );
    expect(kept).toBe('pagina.on("load", ".a", "step", ".b", {"marks":".c"});\n');
    expect(told).toHaveLength(3);
  });

  test('lists are bounded', () => {
    const { kept, told } = check(`${good}\n`.repeat(pageLimits.calls + 80));
    expect(kept).toBe(keptGood.repeat(pageLimits.calls));
    expect(told.length).toBeLessThan(20);
    expect(check('a'.repeat(200_000)).kept).toBe('');
  });

  test('SAF-01 whatever is thrown at it, what is kept is read as calls of the contract alone', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        good,
        'pagina',
        '.on',
        '(',
        ')',
        "'click'",
        ',',
        ';',
        '{',
        '}',
        'class:',
        '`',
        '//',
        '/*',
        '\n',
      ),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const { calls } = readPageCalls(pieces.join(''));
        const kept = writePageCalls(calls);
        const again = readPageCalls(kept);
        expect(again.dropped).toEqual([]);
        expect(again.calls).toEqual(calls);
      }),
      { numRuns: 300 },
    );
  });
});
