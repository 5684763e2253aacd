import { ArrowRight } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router';
import { KnownScreens } from '#web/kit/screen-link.tsx';

/** The way from a part of the dashboard to its whole list; nothing while that has no screen. */
export function SeeAll({ to, of, children = 'Ver todos' }: { to: string; of: string; children?: string }) {
  if (!use(KnownScreens)(to)) return null;
  return (
    <Link to={to} className="flex items-center gap-1 rounded-sm text-[13px] text-muted hover:text-ink">
      {children}
      <span className="sr-only"> ({of})</span>
      <ArrowRight aria-hidden="true" className="size-3.5" />
    </Link>
  );
}
