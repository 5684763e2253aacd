import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { KeysButton } from '#web/app/keys-button.tsx';
import { OwnPasswordButton } from '#web/app/own-password-button.tsx';
import { dashboardPath } from '#web/app/screens.ts';
import { SidebarNav } from '#web/app/sidebar-nav.tsx';
import { ThemeButton } from '#web/app/theme-button.tsx';
import { readCookie, writeCookie } from '#web/kit/cookie.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { Mark } from '#web/kit/ui/mark.tsx';

/** Initial state: as last left, else folded on a tablet. */
const startsFolded = () =>
  (readCookie('menu') ?? (window.innerWidth < 1024 ? 'recolhido' : '')) === 'recolhido';

/** The sidebar of wider screens; foldable, with stored state. */
export function Sidebar() {
  const [folded, setFolded] = useState(startsFolded);
  const fold = () => {
    writeCookie('menu', folded ? 'aberto' : 'recolhido');
    setFolded(!folded);
  };
  return (
    <aside
      className={cx(
        'sticky top-0 hidden h-dvh shrink-0 flex-col border-r border-line bg-surface px-3 md:flex',
        folded ? 'w-[61px]' : 'w-60',
      )}
    >
      <Link
        to={dashboardPath}
        className="flex h-16 items-center gap-2.5 rounded-md px-1"
        aria-label="Portal do Corretor"
      >
        <Mark className="size-7 shrink-0" />
        {!folded && <span className="truncate font-semibold tracking-tight">Portal do Corretor</span>}
      </Link>
      {/* Folded there is no space for a bar beside the icons. */}
      <div
        className={cx(
          'min-h-0 flex-1 overflow-y-auto overflow-x-clip pt-3 -ml-3 pl-3',
          folded ? '[scrollbar-width:none]' : '[scrollbar-width:thin]',
        )}
      >
        <SidebarNav folded={folded} />
      </div>
      <div className={cx('flex gap-1 py-3', folded && 'flex-col')}>
        <IconButton label={folded ? 'Expandir menu' : 'Recolher menu'} aria-expanded={!folded} onClick={fold}>
          {folded ? <PanelLeftOpen /> : <PanelLeftClose />}
        </IconButton>
        <ThemeButton />
        <OwnPasswordButton />
        <KeysButton />
      </div>
    </aside>
  );
}
