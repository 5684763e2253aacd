import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Link back to the list, above a record's name. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex items-center gap-1 text-[13px] text-muted hover:text-ink">
      <ArrowLeft aria-hidden="true" className="size-3.5" /> {children}
    </Link>
  );
}
