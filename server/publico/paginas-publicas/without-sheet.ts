/**
 * Styles of a page whose own sheet was removed (`site/pagina/seen.js`): for any markup, one column, pictures
 * in rows, distinguishable links.
 */
const rules = `
{color:#1c1917;background:#fff;scroll-snap-type:none}
body{margin:0;padding:0 max(1.25rem,50% - 32rem) 3rem;font:1rem/1.6 system-ui,sans-serif}
:is(header,nav,section,aside,footer){margin-block:1.5rem}
footer{border-top:1px solid #d6d3d1;padding-top:1rem;font-size:.875rem;color:#57534e}
:is(h1,h2,h3){line-height:1.2;margin:1.5rem 0 .5rem;text-wrap:balance}
h1{font-size:clamp(2rem,6vw,3rem)}
h2{font-size:1.5rem}
h3{font-size:1.125rem}
p{margin:.5rem 0;max-width:44rem}
figure{margin:0}
:is(p,figcaption,summary) :is(span,strong,small,em)+:is(span,strong,small,em){margin-inline-start:.375rem}
address,address>*{display:block;font-style:normal;margin:0}
:is(ul,ol){padding-inline-start:1.25rem}
:is(ul,ol):has(img){padding:0;list-style:none}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.5rem;margin:1rem 0;max-width:44rem}
dl>div{display:contents}
dd{margin:0}
a{display:inline-block;color:#1c1917;text-underline-offset:.2em;margin:0 1rem .5rem 0}
:is(a[target],a[data-contato]){padding:.75rem 1.25rem;border-radius:.5rem;background:#1c1917;color:#fff;text-decoration:none}
a[target] *{vertical-align:middle}
a[target] svg{margin-inline-end:.5rem}
button{font:inherit;color:inherit;background:#fff;padding:.5rem 1rem;border:1px solid #78716c;border-radius:.5rem}
:is(img,svg,video){max-width:100%;height:auto}
svg:not([width]){width:1.5rem}
:is(img,video){display:block;max-height:70vh;width:auto;border-radius:.375rem}
:is(a,figure,li):has(img){display:inline-block;vertical-align:top;width:clamp(9rem,50% - 1rem,15rem);margin:0 1rem 1rem 0}
:is(a,figure,li) :is(a,figure):has(img){width:100%;margin:0}
:is(a,figure,li) img{width:100%;aspect-ratio:4/3;object-fit:contain;background:#f5f5f4}
:not(picture)>img{width:5rem;height:5rem;object-fit:cover}
table{border-collapse:collapse}
:is(td,th){padding:.25rem .75rem .25rem 0;text-align:start}
hr{border:0;border-top:1px solid #d6d3d1}
`;
/** Overrides of our first layer: a bar must not cover text that has no space reserved. */
const held = `
[data-fixo]{position:static!important;max-height:none!important}
header:not(#_){position:static!important;max-height:none!important}
`;

let made: string | undefined;
export function plainCss(): string {
  made ??= `${rules}${held}`
    .split('\n')
    .filter(Boolean)
    .map((rule) => `[data-sem-folha]${rule.startsWith('{') ? '' : ' '}${rule}`)
    .join('');
  return made;
}
