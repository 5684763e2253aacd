import { lazy, Suspense, useState } from 'react';
import { UserButton } from '#web/app/user-button.tsx';

const load = () => import('#web/app/user-menu-open.tsx');
const UserMenuOpen = lazy(async () => ({ default: (await load()).UserMenuOpen }));
const preload = () => void load().catch(() => {});

/** Who is signed in, the theme, and the way out (ACC-32); what opens is fetched when it is reached for. */
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
