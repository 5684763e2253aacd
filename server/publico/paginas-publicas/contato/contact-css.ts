import type { ColorScheme } from '#contract/da-pasta-a-pagina/blueprint.ts';

const rules = `
*{box-sizing:border-box;margin:0}
body{padding:1.5rem clamp(1.25rem,6vw,2rem) 2rem;background:var(--background);color:var(--text);overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
.folha{max-width:26rem;margin:0 auto}
.sobre{padding-right:3rem;font-size:.875rem;color:var(--muted)}
h1{margin-top:.25rem;font-size:1.75rem;line-height:1.15;font-weight:600;text-wrap:balance}
h2{margin-top:1.75rem;padding-top:1.5rem;border-top:1px solid var(--line);font-size:1.0625rem;line-height:1.3;font-weight:600}
h1+p,h1+form{margin-top:1rem}
h2+form{margin-top:1rem}
.quem{margin-top:.75rem}
.quem strong,.quem small{display:block}
.quem strong{font-weight:600}
.quem small{font-size:.9375rem;color:var(--muted)}
.caminhos{display:grid;gap:.5rem;margin-top:1rem}
.caminho,button{display:flex;align-items:center;justify-content:center;width:100%;min-height:3rem;padding:.625rem 1.25rem;
border:1px solid var(--accent);border-radius:0;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer;overflow-wrap:anywhere}
.outro,h2+form button{background:none;color:var(--text);border-color:var(--edge)}
form{display:grid;gap:1rem}
.campo{display:grid;gap:.375rem}
label{font-size:.9375rem}
label small{color:var(--muted);font-size:inherit}
input,textarea{width:100%;min-height:3rem;padding:.625rem .75rem;border:1px solid var(--edge);border-radius:0;background:var(--background);color:var(--text);font:inherit}
textarea{display:block;resize:vertical}
[aria-invalid]{border-width:2px;border-color:var(--text)}
.falta{font-size:.9375rem;font-weight:600}
.aviso{padding:.75rem 1rem;background:var(--surface);border-left:3px solid var(--accent);font-size:.9375rem}
.concordo{grid-template-columns:1.5rem 1fr;gap:.25rem .625rem;align-items:start}
.concordo input{width:1.5rem;min-height:0;height:1.5rem;accent-color:var(--accent)}
.concordo label{font-size:.8125rem;line-height:1.45;color:var(--muted)}
.concordo .falta{grid-column:2}
.longe{position:absolute;left:-999rem;width:1px;height:1px;overflow:hidden}
:focus-visible{outline:3px solid currentColor;outline-offset:2px}
.volta{margin-top:2rem}
a{color:inherit;text-underline-offset:.2em}
`.replace(/\n/g, '');

/** Styles of the contact form in a page's colours and type. */
export function contactCss(colors: ColorScheme, families: readonly string[], dark: boolean): string {
  const [head = 'system-ui'] = families;
  const text = families.at(-1) ?? head;
  const stack = (family: string) => `"${family}","${family} fallback",system-ui,sans-serif`;
  return (
    `:root{color-scheme:${dark ? 'dark' : 'light'};--background:${colors.background};--surface:${colors.surface};--text:${colors.text};--muted:${colors.muted};` +
    `--accent:${colors.accent};--on-accent:${colors.onAccent};--line:color-mix(in srgb,var(--text) 14%,transparent);` +
    `--edge:color-mix(in srgb,var(--text) 55%,var(--background))}` +
    `body{font:1rem/1.5 ${stack(text)}}h1{font-family:${stack(head)}}${rules}`
  );
}
