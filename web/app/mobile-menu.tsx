import { SidebarNav } from '#web/app/sidebar-nav.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';

/** The sidebar of a phone: a bottom sheet. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Portal do Corretor">
      <SidebarNav onGo={onClose} />
    </Dialog>
  );
}
