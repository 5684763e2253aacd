/// <reference types="vite/client" />
import { renderToStaticMarkup } from 'react-dom/server';
import type { CorretorSite } from '#contract/publico/corretor-site.ts';
import { themeColors } from '#contract/publico/theme-colors.ts';
import css from './corretor/corretor.css?raw';
import { SitePage } from './corretor/site-page.tsx';

/** A corretor's site as fragment and sheet; needs no script. */
export function renderCorretor(site: CorretorSite): { html: string; css: string } {
  const { fill, onFill, accent, tint } = themeColors(site.corretor.cor);
  return {
    html: renderToStaticMarkup(<SitePage site={site} />).replace(/^(?:<link rel="preload"[^>]*>)+/, ''),
    css: `:root{--fill:${fill};--on-fill:${onFill};--accent:${accent};--tint:${tint}}\n${css}`,
  };
}
