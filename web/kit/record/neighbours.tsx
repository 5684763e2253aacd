import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { formatCount } from '#contract/base/format-count.ts';
import { countText } from '#web/kit/format.ts';
import { neighboursOf } from '#web/kit/record/came-from.ts';
import { useCameFrom } from '#web/kit/record/use-came-from.ts';

function Step({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  const look = 'button button-ghost size-9 px-0';
  if (!to)
    return (
      <span aria-hidden="true" className={`${look} opacity-40`}>
        {children}
      </span>
    );
  return (
    <Link to={to} aria-label={label} data-hint={label} className={look}>
      {children}
    </Link>
  );
}

/** Previous and next of the list one came from, in its order, in the same tab; what it had not read is read. */
export function Neighbours({ path, list, id }: { path: string; list: string; id: number }) {
  const { search } = useLocation();
  const found = neighboursOf(useCameFrom(list, id), id);
  if (!found) return null;
  const to = (other: number | null) => (other === null ? null : `${path}/${other}${search}`);
  return (
    <nav aria-label="Outros da lista" className="flex items-center text-[13px] text-muted tabular-nums">
      <Step to={to(found.previous)} label="Anterior da lista">
        <ChevronLeft aria-hidden="true" />
      </Step>
      <span className="px-1">
        {formatCount(found.at)} de {countText(found.of)}
      </span>
      <Step to={to(found.next)} label="Próximo da lista">
        <ChevronRight aria-hidden="true" />
      </Step>
    </nav>
  );
}
