import { readCookie, writeCookie } from '#web/kit/cookie.ts';

export const themes = ['sistema', 'claro', 'escuro'] as const;
export type Theme = (typeof themes)[number];
export const themeLabels: Record<Theme, string> = {
  sistema: 'Como o sistema',
  claro: 'Claro',
  escuro: 'Escuro',
};

/** The chosen theme; by default the system's. */
export function readTheme(): Theme {
  const stored = readCookie('tema');
  return themes.find((theme) => theme === stored) ?? 'sistema';
}

/** Applies a theme; the style sheet has both and selects by attribute. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.tema = theme;
}

export function chooseTheme(theme: Theme): void {
  writeCookie('tema', theme);
  showTheme(theme);
}
