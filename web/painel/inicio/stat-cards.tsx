import { useQuery } from '@tanstack/react-query';
import { Building2, Globe, House, type LucideIcon, UsersRound } from 'lucide-react';
import { Link } from 'react-router';
import { readStats, type Stats } from '#contract/painel/painel.ts';
import { read } from '#web/kit/api/queries.ts';
import { nothing } from '#web/kit/format.ts';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';

interface Stat {
  name: keyof Stats;
  label: string;
  icon: LucideIcon;
  /** The list it counts, filtered. */
  to: string;
}

const stats: Stat[] = [
  {
    name: 'corretoresAtivos',
    label: 'Corretores Ativos',
    icon: UsersRound,
    to: '/admin/corretores?status=ativo',
  },
  { name: 'empreendimentos', label: 'Empreendimentos', icon: Building2, to: '/admin/empreendimentos' },
  { name: 'imoveisUsados', label: 'Imóveis Usados', icon: House, to: '/admin/imoveis-usados' },
  { name: 'sitesAtivos', label: 'Sites Ativos', icon: Globe, to: '/admin/corretores?site=ativo' },
];

/** The four figures (DSH-03), each linked to its list. */
export function StatCards() {
  const { data, isError } = useQuery(read(readStats));
  return (
    <ul aria-label="Números do programa" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {stats.map(({ name, label, icon: Icon, to }) => (
        <li key={name}>
          <Link
            to={to}
            className="group block h-full rounded-xl border border-line bg-surface px-3 py-4 sm:px-5 [a&]:transition-colors [a&]:hover:border-edge"
          >
            <span className="flex items-start justify-between gap-2 text-[13px] text-muted max-[22.5rem]:text-xs">
              {label}
              <Icon
                aria-hidden="true"
                className="size-4 shrink-0 text-faint max-sm:hidden group-hover:text-gold-ink"
              />
            </span>
            <span className="mt-2 block text-[28px] leading-9 font-semibold tracking-tight tabular-nums">
              {data ? (
                data[name].toLocaleString('pt-BR')
              ) : isError ? (
                nothing
              ) : (
                <Skeleton className="h-9 w-14" />
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
