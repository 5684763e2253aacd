import { escapeText } from '#server/kernel/html/tree.ts';
import { iconLink } from './favicon.ts';

const css = `
*{box-sizing:border-box;margin:0}
html{color-scheme:light dark}
body{min-height:100svh;display:grid;place-items:center;padding:2rem;background:#f6f5f3;color:#1c1b19;
font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:30rem}
main::before{content:"";display:block;width:2.5rem;height:3px;margin-bottom:1.75rem;background:#d4af37}
h1{font-size:clamp(1.75rem,1.3rem + 2vw,2.5rem);line-height:1.15;letter-spacing:-.02em;text-wrap:balance}
p{margin-top:1rem;color:#57534e;text-wrap:pretty}
@media (prefers-color-scheme:dark){body{background:#161513;color:#f2f0ec}p{color:#a8a29e}}
`.replace(/\n/g, '');

/** A page with a single sentence for a visitor. Not indexed. */
export function plainPage(title: string, text: string): string {
  return (
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeText(title)}</title><meta name="robots" content="noindex">` +
    '<meta name="theme-color" content="#f6f5f3">' +
    iconLink('Portal do Corretor', { fill: '#1c1b19', onFill: '#d4af37' }) +
    `<style>${css}</style></head><body><main><h1>${escapeText(title)}</h1><p>${escapeText(text)}</p></main></body></html>`
  );
}
