import { Link } from 'react-router';
import { cx } from '#web/kit/ui/cx.ts';
import { useInSight } from '#web/kit/use-in-sight.ts';

export interface TabTarget {
  label: string;
  to: string;
  current: boolean;
  /** A mark beside the label: this tab has unsaved changes. */
  changed?: boolean;
}

function TabLink({ label, to, current, changed = false }: TabTarget) {
  const link = useInSight<HTMLAnchorElement>(current);
  return (
    <Link
      ref={link}
      to={to}
      preventScrollReset
      aria-current={current ? 'page' : undefined}
      className={cx(
        'flex h-10 items-center gap-1.5 border-b-2 px-2.5 font-medium whitespace-nowrap max-md:h-11',
        current ? 'border-gold-ink text-ink' : 'border-transparent text-muted hover:text-ink',
      )}
    >
      {label}
      {changed && (
        <>
          <span aria-hidden="true" className="size-1.5 rounded-full bg-gold" />
          <span className="sr-only"> (alterações não salvas)</span>
        </>
      )}
    </Link>
  );
}

/** The sides of a record, one of them shown: links, so that each has an address. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabTarget[] }) {
  return (
    <nav
      aria-label={label}
      className="relative -mx-4 overflow-x-auto overflow-y-hidden border-b border-line px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex items-center">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <TabLink {...tab} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
