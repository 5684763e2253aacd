import { ExternalLink, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { gridClass } from '#web/cadastros/empreendimentos/card-grid.tsx';
import { placeOf } from '#web/cadastros/empreendimentos/empreendimentos.tsx';
import { PendingVerificacao } from '#web/cadastros/empreendimentos/pending-verificacao.tsx';
import type { Act } from '#web/kit/acts.ts';
import { formatRange } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { MainAct } from '#web/kit/ui/main-act.tsx';
import { Price } from '#web/kit/ui/price.tsx';
import { Cover } from '#web/widgets/cover.tsx';
import { statusLabel } from '#web/widgets/status-empreendimento.ts';
import { TabelaNotice } from '#web/widgets/tabela-notice.tsx';

interface Props {
  record: Empreendimento;
  /** Just saved. */
  marked: boolean;
  deleting: boolean;
  /** The main act by its state. */
  main: Act;
  /** Menu, edit and delete. */
  buttons: ReactNode;
  /** Notices from other features. */
  notice?: ReactNode;
}

function figures(record: Empreendimento): string {
  const parts = [
    [formatRange(record.areaMin, record.areaMax), 'm²'],
    [formatRange(record.dormitoriosMin, record.dormitoriosMax), 'dorms.'],
    [formatRange(record.vagasMin, record.vagasMax), 'vagas'],
  ];
  return parts
    .filter(([range]) => range)
    .map((part) => part.join(' '))
    .join(' · ');
}

/** An empreendimento in the list (EMP-02). */
export function EmpreendimentoCard({ record, marked, deleting, main, buttons, notice }: Props) {
  const { hotsite } = record;
  const facts = figures(record);
  return (
    <li
      tabIndex={-1}
      aria-busy={deleting}
      className={cx(
        'flex scroll-my-24 flex-col overflow-hidden rounded-xl border bg-surface transition-colors aria-busy:opacity-50',
        marked ? 'border-gold' : 'border-line hover:border-edge',
      )}
    >
      <div className="relative aspect-[8/5] overflow-hidden bg-sunken">
        <Cover src={record.imagemPrincipal} />
        {hotsite?.publicado && hotsite.ativo && (
          <a
            href={`/hotsite/${encodeURIComponent(hotsite.rota)}`}
            target="_blank"
            rel="noopener"
            className="button absolute bottom-2 left-2 bg-surface px-2.5 text-[13px] hover:bg-sunken"
          >
            Ver hotsite
            <ExternalLink aria-hidden="true" />
            <span className="sr-only">de {record.nome} em nova aba</span>
          </a>
        )}
      </div>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 text-[15px] leading-5 font-semibold tracking-tight break-words">
            <Link to={`/admin/empreendimentos/${record.id}`} className="hover:underline">
              {record.nome}
            </Link>
          </h2>
          <span className="flex shrink-0 flex-col items-end gap-1">
            <Badge>{statusLabel(record.status)}</Badge>
            {!record.ativo && <Badge tone="danger">Inativo</Badge>}
            <TabelaNotice record={record} />
          </span>
        </div>
        <p className="mt-0.5 truncate text-[13px] text-muted">{record.incorporadora.nome}</p>
        <p className="mt-3 flex gap-1.5 text-[13px] text-muted">
          <MapPin aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-faint" />
          <span className="line-clamp-2">{placeOf(record)}</span>
        </p>
        {record.descricao && (
          <p className="mt-2 line-clamp-2 text-[13px] leading-5 text-muted">{record.descricao}</p>
        )}
        {facts && <p className="mt-auto truncate pt-4 text-xs text-muted tabular-nums">{facts}</p>}
        <p
          className={cx(
            'text-base font-semibold tracking-tight tabular-nums',
            facts ? 'pt-1' : 'mt-auto pt-4',
          )}
        >
          <Price value={record.precoInicial} />
        </p>
        {notice && <div className="mt-2 -mb-2 -ml-2 flex flex-wrap gap-x-1 empty:hidden">{notice}</div>}
      </div>
      <div className="flex min-h-12 items-center border-t border-line gap-x-1 py-1.5 pr-1.5 pl-3 [&_.button-ghost]:text-faint [&_.button-ghost]:hover:text-ink">
        <MainAct act={main} name={record.nome} />
        <PendingVerificacao record={record} />
        <span className="flex-1" />
        {buttons}
      </div>
    </li>
  );
}

/** Placeholder cards while loading. */
export const CardSkeletons = () => (
  <ul className={gridClass} aria-hidden="true">
    {[1, 2, 3, 4, 5, 6].map((key) => (
      <CardSkeleton key={key} />
    ))}
  </ul>
);

function CardSkeleton() {
  return (
    <li className="overflow-hidden rounded-xl border border-line bg-surface">
      <div className="skeleton aspect-[8/5] rounded-none" />
      <div className="grid gap-3 p-4">
        <div className="skeleton h-5 w-2/3" />
        <div className="skeleton h-4 w-full" />
        <div className="skeleton h-4 w-4/5" />
        <div className="skeleton mt-3 h-5 w-1/3" />
      </div>
    </li>
  );
}
