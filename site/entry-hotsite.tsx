/// <reference types="vite/client" />

import { renderToStaticMarkup } from 'react-dom/server';
import type { PageSource } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { apelido, theName } from '#contract/da-pasta-a-pagina/nomes.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import luxoCss from './hotsite/luxo/luxo.css?raw';
import { luxo } from './hotsite/luxo/luxo.tsx';
import minimalistaCss from './hotsite/minimalista/minimalista.css?raw';
import { minimalista } from './hotsite/minimalista/minimalista.tsx';
import modernoCss from './hotsite/moderno/moderno.css?raw';
import { moderno } from './hotsite/moderno/moderno.tsx';
import baseCss from './hotsite/shared/base.css?raw';
import { colorVariables } from './hotsite/shared/color-variables.ts';
import { createPage, type HotsiteInput } from './hotsite/shared/page.ts';
import { PageFrame } from './hotsite/shared/page-frame.tsx';
import printCss from './hotsite/shared/print.css?raw';

/** The page's last words: a call, and an invitation to a person where nobody shows the page. */
interface Last {
  call(nome: string): string;
  invite(nome: string): string;
}
const styles = {
  modern: {
    views: moderno,
    css: modernoCss,
    call: (nome) => `Vamos conversar sobre ${nome}?`,
    invite: () => 'Um corretor de imóveis responde a você, da primeira dúvida à visita.',
  },
  luxury: {
    views: luxo,
    css: luxoCss,
    call: (nome) => `Conheça ${nome} de perto`,
    invite: (nome) => `Um corretor de imóveis apresenta ${nome} a você, no seu tempo.`,
  },
  minimalist: {
    views: minimalista,
    css: minimalistaCss,
    call: (nome) => `Dúvidas sobre ${nome}?`,
    invite: () => 'Pergunte a um corretor de imóveis.',
  },
} satisfies Record<HotsiteStyle, { views: unknown; css: string } & Last>;

/** A blueprint's page in its style: fragment and sheet as in `docs/pagina.md`. */
export function renderHotsite(input: HotsiteInput): PageSource {
  const { views, css, call, invite } = styles[input.blueprint.metadata.style];
  const page = createPage(input);
  const nome = theName(apelido(page.facts));
  return {
    html: withoutHints(
      renderToStaticMarkup(<PageFrame page={page} views={views} call={call(nome)} invite={invite(nome)} />),
    ),
    css: [colorVariables(input.blueprint.metadata), baseCss, css, printCss].join('\n'),
    // Our own styles need only the common script.
    js: '',
  };
}

/** One section of the page; '' if the blueprint has none with that id. */
export function renderSection(input: HotsiteInput, id: SectionId): string {
  const page = createPage(input);
  const section = page.section(id);
  const View = styles[input.blueprint.metadata.style].views[id];
  return section ? withoutHints(renderToStaticMarkup(<View page={page} section={section} />)) : '';
}

/** React adds preload links of eager pictures, which have no address yet. */
const withoutHints = (html: string) => html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
