import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { formatCount } from '#contract/base/format-count.ts';
import type { Pendencia, readResumo } from '#contract/painel/painel.ts';
import { sectionAt, waitingIn } from '#web/app/sections.ts';
import { at } from '#web/kit/api/client.ts';
import { read } from '#web/kit/api/queries.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { useInSight } from '#web/kit/use-in-sight.ts';

const waitingOf = (path: string, pendencias: readonly Pendencia[]) =>
  pendencias.filter(({ tipo }) => waitingIn[path]?.includes(tipo)).reduce((sum, { total }) => sum + total, 0);

interface Tab {
  path: string;
  label: string;
  active: boolean;
  waiting: number;
  /** What waits in all of them: figures that come later move the tabs. */
  beside: number;
}

function TabLink({ path, label, active, waiting, beside }: Tab) {
  const link = useInSight<HTMLAnchorElement>(active, beside);
  return (
    <Link
      ref={link}
      to={path}
      aria-current={active ? 'true' : undefined}
      className={cx(
        'flex h-10 items-center gap-1.5 border-b-2 px-2.5 font-medium whitespace-nowrap max-md:h-11',
        active ? 'border-gold-ink text-ink' : 'border-transparent text-muted hover:text-ink',
      )}
    >
      {label}
      {waiting > 0 && (
        <span className="rounded-full bg-sunken px-1.5 text-xs leading-5 text-ink tabular-nums">
          {formatCount(waiting)}
          <span className="sr-only"> à espera</span>
        </span>
      )}
    </Link>
  );
}

/** The screens of a section side by side, with how much waits in each; a failed count is left out. */
export function SectionTabs() {
  const { pathname } = useLocation();
  const section = sectionAt(pathname);
  const counts = section?.tabs.some(({ path }) => waitingIn[path]) ?? false;
  // By its address: the schemas of the answer would come with the panel's first script.
  const resumo = useQuery({
    ...read(at<typeof readResumo>('GET', '/api/dashboard/resumo')),
    enabled: counts,
  });
  if (!section) return null;
  const pendencias = resumo.data?.pendencias ?? [];
  const beside = pendencias.reduce((sum, { total }) => sum + total, 0);
  const isAt = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const current = section.tabs.find(({ path }) => isAt(path));
  return (
    <nav
      aria-label={section.label}
      className="relative -mx-4 -mt-3 mb-5 overflow-x-auto overflow-y-hidden border-b border-line px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex items-center">
        <li>
          <TabLink
            path={section.path}
            label={section.own}
            active={!current}
            waiting={waitingOf(section.path, pendencias)}
            beside={beside}
          />
        </li>
        {section.heading && (
          <li className="ml-2 border-l border-line pr-1 pl-4 text-xs font-medium text-faint">
            {section.heading}
          </li>
        )}
        {section.tabs.map((tab) => (
          <li key={tab.path}>
            <TabLink
              path={tab.path}
              label={tab.label}
              active={tab === current}
              waiting={waitingOf(tab.path, pendencias)}
              beside={beside}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
