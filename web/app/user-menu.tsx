import { Check, ChevronDown, LogOut } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { chooseTheme, readTheme, type Theme, themeLabels, themes } from '#web/kit/theme.ts';
import { logout, logoutLabel } from '#web/sessao/logout.ts';

const item =
  'flex h-9 items-center gap-2.5 rounded-md px-2.5 outline-none data-highlighted:bg-sunken max-sm:h-11';

/** Who is signed in, the theme, and the way out (ACC-32). */
export function UserMenu() {
  const [theme, setTheme] = useState(readTheme);
  return (
    // Not modal: the modal kind writes a <style> element, which our policy refuses. Not in a portal:
    // what it shows belongs to the header.
    <DropdownMenu.Root modal={false} onOpenChange={() => setTheme(readTheme())}>
      <DropdownMenu.Trigger className="button button-ghost -mr-2 h-11 px-2 text-left">
        <span
          className="grid size-8 place-items-center rounded-full bg-ink text-xs font-semibold text-canvas"
          aria-hidden="true"
        >
          A
        </span>
        <span className="sr-only">Menu do usuário</span>
        <span className="hidden leading-tight sm:block">
          <span className="block text-[13px] font-medium text-ink">Admin</span>
          <span className="block text-xs font-normal text-muted">Administrador</span>
        </span>
        <ChevronDown className="hidden text-faint sm:block" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="rise z-50 w-60 rounded-xl border border-line bg-surface p-1.5 shadow-lg shadow-black/10"
      >
        <div className="px-2.5 pt-1.5 pb-2 sm:hidden">
          <p className="font-medium">Admin</p>
          <p className="text-[13px] text-muted">Administrador</p>
        </div>
        <DropdownMenu.Label className="px-2.5 py-1.5 text-xs font-medium text-faint">Tema</DropdownMenu.Label>
        <DropdownMenu.RadioGroup
          value={theme}
          onValueChange={(value) => {
            chooseTheme(value as Theme);
            setTheme(value as Theme);
          }}
        >
          {themes.map((name) => (
            <DropdownMenu.RadioItem key={name} value={name} className={item}>
              <span className="flex-1">{themeLabels[name]}</span>
              <DropdownMenu.ItemIndicator>
                <Check className="size-4 text-gold-ink" />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />
        <DropdownMenu.Item className={item} onSelect={() => void logout()}>
          <LogOut className="size-4 text-muted" />
          {logoutLabel}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
