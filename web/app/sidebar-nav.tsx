import { Link, useLocation } from 'react-router';
import type { Screen } from '#web/app/screen.ts';
import { screenAt, screenGroups } from '#web/app/screens.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { useInSight } from '#web/kit/use-in-sight.ts';

function Entry({
  screen,
  folded,
  onGo,
}: {
  screen: Screen;
  folded: boolean;
  onGo?: (() => void) | undefined;
}) {
  const { pathname } = useLocation();
  // A record's screen belongs to its list.
  const active = screenAt(pathname) === screen || pathname.startsWith(`${screen.path}/`);
  const link = useInSight<HTMLAnchorElement>(active);
  const Icon = screen.icon;
  return (
    <Link
      ref={link}
      to={screen.path}
      onClick={onGo}
      aria-current={active ? 'page' : undefined}
      data-hint={folded ? screen.label : undefined}
      className={cx(
        'relative flex h-9 items-center gap-3 rounded-md px-2.5 font-medium transition-colors max-md:h-11',
        active ? 'bg-sunken text-ink' : 'text-muted hover:bg-sunken hover:text-ink',
      )}
    >
      {active && <span aria-hidden="true" className="absolute -left-3 h-5 w-[3px] rounded-r bg-gold" />}
      <Icon
        aria-hidden="true"
        className={cx('size-[18px] shrink-0', active && 'text-gold-ink')}
        strokeWidth={1.75}
      />
      <span className={cx('truncate', folded && 'sr-only')}>{screen.label}</span>
    </Link>
  );
}

/** The sidebar's groups and entries; icons only when folded. */
export function SidebarNav({ folded = false, onGo }: { folded?: boolean; onGo?: () => void }) {
  return (
    <nav aria-label="Principal" className="flex flex-col gap-5">
      {screenGroups.map((group) => (
        <div key={group.label}>
          <p className={cx('mb-1 px-2.5 text-xs font-medium text-faint', folded && 'sr-only')}>
            {group.label}
          </p>
          <ul className="flex flex-col gap-0.5">
            {group.screens.map((screen) => (
              <li key={screen.path}>
                <Entry screen={screen} folded={folded} onGo={onGo} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
