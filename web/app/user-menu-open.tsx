import { Check, LogOut } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { UserButton } from '#web/app/user-button.tsx';
import { chooseTheme, readTheme, type Theme, themeLabels, themes } from '#web/kit/theme.ts';
import { logout, logoutLabel } from '#web/sistema/sessao/logout.ts';

const item =
  'flex h-9 items-center gap-2.5 rounded-md px-2.5 outline-none data-highlighted:bg-sunken max-sm:h-11';

/** The user menu, initially open. */
export function UserMenuOpen() {
  const [theme, setTheme] = useState(readTheme);
  return (
    // Not modal: the modal kind writes a <style> element, which our policy refuses. Not in a portal: its
    // content belongs to the header.
    <DropdownMenu.Root defaultOpen modal={false} onOpenChange={() => setTheme(readTheme())}>
      <DropdownMenu.Trigger asChild>
        <UserButton />
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
