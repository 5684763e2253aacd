import { Bot, Hourglass, type LucideIcon, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '#contract/base/format-count.ts';
import type { ChannelState } from '#contract/lisa/aprovacoes.ts';
import { countOf, nothing } from '#web/kit/format.ts';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';

interface Props {
  /** Undefined while loading, or on failure. */
  pendentes: number | undefined;
  /** Shown in the list, but in no figure. */
  deTeste: number;
  total: number | undefined;
  /** Null if the server does not say. */
  channel: ChannelState | null | undefined;
  failed: boolean;
}

/** Channel problems in a few words. */
function queueText({ naFila, comFalha, emDuvida = 0, avisos = [] }: ChannelState): string {
  const parts = [
    naFila > 0 && `${formatCount(naFila)} na fila`,
    comFalha > 0 && countOf(comFalha, 'falha de envio', 'falhas de envio'),
    emDuvida > 0 && `${formatCount(emDuvida)} em dúvida`,
    avisos.length > 0 && countOf(avisos.length, 'problema do canal', 'problemas do canal'),
  ].filter(Boolean);
  return parts.join(' · ') || 'Nada na fila';
}

function Card(props: { label: string; icon: LucideIcon; note?: string | undefined; children: ReactNode }) {
  const { label, icon: Icon, note, children } = props;
  return (
    <li className="rounded-xl border border-line bg-surface px-4 py-4 max-sm:px-3 max-sm:py-3 max-[22.5rem]:px-2 sm:px-5">
      <span className="flex items-start justify-between gap-2 text-[13px] text-muted max-[22.5rem]:text-xs">
        {label}
        <Icon aria-hidden="true" className="size-4 shrink-0 text-faint max-sm:hidden" />
      </span>
      <span className="mt-2 block text-base leading-8 font-semibold max-sm:mt-1 tracking-tight tabular-nums sm:text-2xl">
        {children}
      </span>
      {note && <span className="block text-[13px] text-muted">{note}</span>}
    </li>
  );
}

/** Waiting and registered counts, and the channel's state (WPP-01). */
export function SummaryCards({ pendentes, deTeste, total, channel, failed }: Props) {
  const figure = (count: number | undefined) =>
    count !== undefined ? formatCount(count) : failed ? nothing : <Skeleton className="h-8 w-16" />;
  return (
    <ul aria-label="Resumo das aprovações" className="mb-4 grid grid-cols-3 gap-2 sm:gap-4">
      <Card
        label="Pendentes"
        icon={Hourglass}
        note={deTeste > 0 ? `e ${formatCount(deTeste)} de teste, do laboratório` : undefined}
      >
        {figure(pendentes)}
      </Card>
      <Card label="Total Cadastrados" icon={UsersRound}>
        {figure(total)}
      </Card>
      <Card label="Lisa" icon={Bot} note={channel ? queueText(channel) : undefined}>
        {channel ? channel.estado : channel === null ? nothing : <Skeleton className="h-8 w-24" />}
      </Card>
    </ul>
  );
}
