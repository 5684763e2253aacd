import { OwnPasswordButton } from '#web/app/own-password-button.tsx';
import { SidebarNav } from '#web/app/sidebar-nav.tsx';
import { ThemeButton } from '#web/app/theme-button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';

/** The sidebar of a phone: a bottom sheet. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Portal do Corretor">
      <SidebarNav onGo={onClose} />
      <div className="mt-4 flex gap-1 border-t border-line pt-3">
        <ThemeButton />
        <OwnPasswordButton onGo={onClose} />
      </div>
    </Dialog>
  );
}
