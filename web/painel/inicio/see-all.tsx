import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

/** Link from a dashboard part to its list. */
export function SeeAll({ to, of, children = 'Ver todos' }: { to: string; of: string; children?: string }) {
  return (
    <Link
      to={to}
      className="flex min-h-6 items-center gap-1 rounded-sm text-[13px] text-muted hover:text-ink"
    >
      {children}
      <span className="sr-only"> ({of})</span>
      <ArrowRight aria-hidden="true" className="size-3.5" />
    </Link>
  );
}
