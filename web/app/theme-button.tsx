import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { chooseTheme, readTheme, themeLabels, themes } from '#web/kit/theme.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';

const icons = { sistema: Monitor, claro: Sun, escuro: Moon };

/** The theme; each press goes on to the next. */
export function ThemeButton() {
  const [theme, setTheme] = useState(readTheme);
  const next = themes[(themes.indexOf(theme) + 1) % themes.length]!;
  const Icon = icons[theme];
  const label = `Tema: ${themeLabels[theme].toLowerCase()}. Mudar para ${themeLabels[next].toLowerCase()}`;
  return (
    <IconButton
      label={label}
      onClick={() => {
        chooseTheme(next);
        setTheme(next);
      }}
    >
      <Icon />
    </IconButton>
  );
}
