import { LogOut } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { UserButton } from '#web/app/user-button.tsx';
import { useOwnName } from '#web/kit/api/use-own-name.ts';
import { logout, logoutLabel } from '#web/sistema/sessao/logout.ts';

const item =
  'flex h-9 items-center gap-2.5 rounded-md px-2.5 outline-none data-highlighted:bg-sunken max-sm:h-11';

/** The user menu, initially open. */
export function UserMenuOpen() {
  const name = useOwnName();
  return (
    // Not modal: the modal kind writes a <style> element, which our policy refuses. Not in a portal: its
    // content belongs to the header.
    <DropdownMenu.Root defaultOpen modal={false}>
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
          <p className="font-medium break-words">{name}</p>
          <p className="text-[13px] text-muted">Administrador</p>
        </div>
        <DropdownMenu.Item className={item} onSelect={() => void logout()}>
          <LogOut className="size-4 text-muted" />
          {logoutLabel}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
