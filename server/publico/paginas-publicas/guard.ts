import { pageScriptCss } from './page-script.ts';
import { plainCss } from './without-sheet.ts';

/**
 * Rules that apply to every hotsite, whatever its sheet says. An important rule in the first layer beats all
 * others, including animations. Elements marked `data-guarda` must be visible
 * (`server/da-pasta-a-pagina/hotsites/sanitize/guard-page.ts`); blocks contain their content. The name's block is
 * measured by its own styles: it is an inline-size container only.
 */
const blocks =
  ':is(header,nav,section,article,aside,footer,div,figure,ul,ol,dl,p,h1,h2,h3,h4,table,blockquote,details)';
const rules = `
html,body,[data-guarda]:not([data-fixo=barra],[data-guarda=salto]){visibility:visible;opacity:1;filter:none;backdrop-filter:none;clip-path:none;mask:none;
-webkit-mask:none;mix-blend-mode:normal;translate:none;scale:none;rotate:none;perspective:none;backface-visibility:visible;
will-change:auto;animation:none;text-indent:0;zoom:1;user-select:auto;pointer-events:auto;interactivity:auto}
html,body,[data-guarda]:not(.hero-text,.hero-panel){container-type:normal}
.hero-text,.hero-panel{container-type:inline-size}
html,body,[data-guarda=casca]{transform:none;position:static;height:auto;max-height:none;float:none;
grid-template-rows:none;grid-auto-rows:auto;grid-auto-flow:row;grid-auto-columns:auto;flex-flow:column nowrap;columns:auto;z-index:auto;isolation:auto;scroll-snap-type:none}
html{overflow-y:auto;overflow-x:clip}
body{overflow:visible;width:auto;max-width:none;min-width:0}
[data-guarda=casca]:not(body){overflow:visible}
[data-guarda=parte]{transform:none;height:auto;max-height:none;overflow:clip;overflow-clip-margin:0;isolation:isolate;z-index:auto;float:none;flex-shrink:0;flex-basis:auto}
${blocks}[data-guarda=parte][data-guarda=parte]{clip-path:inset(-12px)}
[data-guarda=parte]:not(${blocks}){box-shadow:none;outline:none}
[data-guarda=parte]:not([data-fixo],header){position:relative;inset:auto;contain:layout}
[data-guarda-cor],[data-guarda-cor] *{color:#1c1917;background:#fff;text-shadow:none;text-decoration-thickness:auto}
:is(header,[data-fixo=topo])[data-guarda=parte]:has([aria-expanded=true]),${blocks}[data-guarda=parte][data-guarda=parte]:has(dialog[open]){overflow:visible;clip-path:none}
[data-guarda=parte] *{text-decoration-thickness:auto}
[data-guarda=salto]:not(:focus){clip-path:inset(50%)}
[data-guarda=salto]{position:absolute;max-width:24rem;max-height:5rem;overflow:clip;z-index:60}
header[data-guarda=parte]{z-index:30;inset:0 0 auto;contain:layout}
header[data-guarda=parte]:not(:has([aria-expanded=true])){max-height:12rem}
[data-guarda=via]{overflow:visible;z-index:1000;max-height:none;height:auto}
[data-guarda=texto]{transform:none;position:relative;inset:auto;z-index:1000;overflow:visible;max-height:none;height:auto;
white-space:normal;text-overflow:clip;-webkit-line-clamp:none;-webkit-text-fill-color:currentcolor;text-align-last:auto;transition:none;
text-decoration-thickness:auto;text-decoration-skip-ink:auto}
[data-guarda=texto] *{visibility:visible;opacity:1;filter:none;clip-path:none;mask:none;-webkit-mask:none;transform:none;
translate:none;scale:none;rotate:none;position:static;float:none;animation:none;text-indent:0;mix-blend-mode:normal;-webkit-text-fill-color:currentcolor;transition:none;text-decoration-thickness:auto;text-decoration-skip-ink:auto}
[data-guarda=texto] *::before,[data-guarda=texto] *::after{position:static;float:none;margin:0;transform:none}
[data-guarda=texto]::before,[data-guarda=texto]::after{z-index:-1;float:none;margin:0;max-width:100%;transform:none;animation:none}
[data-guarda]:is([data-guarda=parte],[data-guarda=via],[data-guarda=casca])::before,[data-guarda]:is([data-guarda=parte],[data-guarda=via],[data-guarda=casca])::after{z-index:-1;pointer-events:none}
body::before,body::after,html::before,html::after{content:none;display:none}
[data-fixo=topo]{position:sticky;inset:0 auto auto;z-index:40}
[data-fixo=topo]:not(:has([aria-expanded=true])){max-height:40vh}
[data-fixo=barra]{position:fixed;top:auto;z-index:50;max-height:25vh;min-height:0;box-sizing:border-box;overflow:clip}
[data-olhar] *,[data-olhar] *::before,[data-olhar] *::after{pointer-events:auto}
dialog:not([open]){display:none}
dialog>.pagina-fechar{display:block;position:sticky;top:0;right:0;width:3rem;height:3rem;z-index:1000;visibility:visible;opacity:1;pointer-events:auto;
transform:none;translate:none;scale:none;clip-path:none;filter:none;mask:none;color:#1c1917;background:#fff;font-size:1.5rem}
dialog:not([data-nosso]){max-width:100vw;max-height:100dvh;overflow:auto}
`;

/** Makes each declaration important. */
const important = rules.replace(/\n/g, '').replace(
  /\{([^}]*)\}/g,
  (_, body: string) =>
    `{${body
      .split(';')
      .filter(Boolean)
      .map((one) => `${one}!important`)
      .join(';')}}`,
);

/** Below any sheet: a picture has the size of its file where none says otherwise. */
const base = '@layer base{img,video{max-width:100%;height:auto}}';

let made: string | undefined;

/** Precedes all other rules of a hotsite: the common rules, and our script's styles. */
export function guardCss(): string {
  // A bar without a position is at the bottom.
  made ??= `@layer guarda{${important}[data-fixo=barra]{bottom:0}${plainCss()}}${base}${pageScriptCss()}`;
  return made;
}
