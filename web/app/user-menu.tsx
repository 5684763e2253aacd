import { lazy, Suspense, useState } from 'react';
import { UserButton } from '#web/app/user-button.tsx';

const load = () => import('#web/app/user-menu-open.tsx');
const UserMenuOpen = lazy(async () => ({ default: (await load()).UserMenuOpen }));
const preload = () => void load().catch(() => {});

/** User and logout (ACC-32); the menu is loaded on approach. */
export function UserMenu() {
  const [wanted, setWanted] = useState(false);
  const button = (
    <UserButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    />
  );
  return wanted ? (
    <Suspense fallback={button}>
      <UserMenuOpen />
    </Suspense>
  ) : (
    button
  );
}
