/// <reference types="vite/client" />
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CorretorSite, ImovelPage } from '#contract/publico/corretor-site.ts';
import { themeColors } from '#contract/publico/theme-colors.ts';
import css from './corretor/corretor.css?raw';
import { ImovelPageView } from './corretor/imovel-page.tsx';
import { SitePage } from './corretor/site-page.tsx';

interface Rendered {
  html: string;
  css: string;
}

/** A page as fragment and sheet; needs no script. */
function rendered(page: ReactNode, { cor }: CorretorSite['corretor']): Rendered {
  const { fill, onFill, accent, tint } = themeColors(cor);
  return {
    html: renderToStaticMarkup(page).replace(/^(?:<link rel="preload"[^>]*>)+/, ''),
    css: `:root{--fill:${fill};--on-fill:${onFill};--accent:${accent};--tint:${tint}}\n${css}`,
  };
}

/** A corretor's site. */
export const renderCorretor = (site: CorretorSite): Rendered =>
  rendered(<SitePage site={site} />, site.corretor);

/** The page of one of his used properties. */
export const renderImovel = (page: ImovelPage): Rendered =>
  rendered(<ImovelPageView page={page} />, page.corretor);
