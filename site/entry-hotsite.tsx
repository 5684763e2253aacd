/// <reference types="vite/client" />
import { renderToStaticMarkup } from 'react-dom/server';
import type { HotsiteStyle, PageSource } from '#contract/blueprint.ts';
import luxoCss from './hotsite/luxo/luxo.css?raw';
import { Luxo } from './hotsite/luxo/luxo.tsx';
import minimalistaCss from './hotsite/minimalista/minimalista.css?raw';
import { Minimalista } from './hotsite/minimalista/minimalista.tsx';
import modernoCss from './hotsite/moderno/moderno.css?raw';
import { Moderno } from './hotsite/moderno/moderno.tsx';
import baseCss from './hotsite/shared/base.css?raw';
import { colorVariables } from './hotsite/shared/color-variables.ts';
import { createPage, type HotsiteInput } from './hotsite/shared/page.ts';
import script from './hotsite/shared/script.js?raw';

const styles = {
  modern: { View: Moderno, css: modernoCss },
  luxury: { View: Luxo, css: luxoCss },
  minimalist: { View: Minimalista, css: minimalistaCss },
} satisfies Record<HotsiteStyle, unknown>;

/** The page of a blueprint in its style: fragment, sheet and script as `docs/pagina.md` describes them. */
export function renderHotsite(input: HotsiteInput): PageSource {
  const { View, css } = styles[input.blueprint.metadata.style];
  return {
    html: withoutHints(renderToStaticMarkup(<View page={createPage(input)} />)),
    css: `${colorVariables(input.blueprint.metadata)}\n${baseCss}\n${css}`,
    js: script,
  };
}

/** React puts preload links of eager pictures first; these pictures have no address yet. */
const withoutHints = (html: string) => html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
