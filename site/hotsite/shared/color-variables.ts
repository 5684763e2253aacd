import type { Blueprint } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { pageStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';

/** The colour scheme as custom properties of the root. */
export function colorVariables({ color_scheme: scheme, style }: Blueprint['metadata']): string {
  const mode = pageStyles[style].dark ? 'dark' : 'light';
  return `:root{color-scheme:${mode};--background:${scheme.background};--surface:${scheme.surface};--text:${scheme.text};--muted:${scheme.muted};--accent:${scheme.accent};--on-accent:${scheme.onAccent}}`;
}
