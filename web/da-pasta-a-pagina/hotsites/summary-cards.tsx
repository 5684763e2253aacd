import { Activity, CalendarClock, FileCode2, Globe, type LucideIcon } from 'lucide-react';
import type { Hotsite } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { formatDate, nothing } from '#web/kit/format.ts';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';

interface Card {
  label: string;
  icon: LucideIcon;
  value: (rows: Hotsite[]) => string;
}

const count = (rows: Hotsite[], test: (row: Hotsite) => boolean) =>
  rows.filter(test).length.toLocaleString('pt-BR');

/** HOT-02..04: the first of the list is the newest. */
const cards: Card[] = [
  { label: 'Total de Hotsites', icon: Globe, value: (rows) => count(rows, () => true) },
  { label: 'Hotsites Ativos', icon: Activity, value: (rows) => count(rows, ({ ativo }) => ativo) },
  {
    label: 'Templates Disponíveis',
    icon: FileCode2,
    value: (rows) => count(rows, ({ htmlFile }) => Boolean(htmlFile)),
  },
  {
    label: 'Último Upload',
    icon: CalendarClock,
    value: ([first]) => (first ? formatDate(first.criadoEm) : 'Nenhum'),
  },
];

/** The four figures above the list; undefined while loading, null on failure. */
export function SummaryCards({ rows }: { rows: Hotsite[] | undefined | null }) {
  return (
    <ul aria-label="Resumo dos hotsites" className="mb-5 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {cards.map(({ label, icon: Icon, value }) => (
        <li key={label} className="rounded-xl border border-line bg-surface px-3 py-4 sm:px-5">
          <span className="flex items-start justify-between gap-2 text-[13px] text-muted">
            {label}
            <Icon aria-hidden="true" className="size-4 shrink-0 text-faint" />
          </span>
          <span className="mt-2 block text-lg leading-8 font-semibold tracking-tight tabular-nums sm:text-2xl">
            {rows ? value(rows) : rows === null ? nothing : <Skeleton className="h-8 w-16" />}
          </span>
        </li>
      ))}
    </ul>
  );
}
