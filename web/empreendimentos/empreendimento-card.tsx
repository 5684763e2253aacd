import { ExternalLink, MapPin, Trash2, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Empreendimento } from '#contract/empreendimentos.ts';
import { formatPrice, formatRange } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { Cover } from '#web/widgets/cover.tsx';
import { statusLabel } from '#web/widgets/status-empreendimento.ts';

interface Props {
  record: Empreendimento;
  deleting: boolean;
  onDelete: () => void;
  onCorretores: () => void;
  /** What other parts of the panel know about this record. */
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

/** One empreendimento in the list (EMP-02). */
export function EmpreendimentoCard({ record, deleting, onDelete, onCorretores, notice }: Props) {
  const { bairro, hotsite } = record;
  const address = record.endereco || `${bairro.nome}, ${bairro.cidade} - ${bairro.uf}`;
  const facts = figures(record);
  return (
    <li
      aria-busy={deleting}
      className="flex flex-col overflow-hidden rounded-xl border border-line bg-surface transition-colors hover:border-edge aria-busy:opacity-50"
    >
      <div className="relative aspect-[8/5] overflow-hidden bg-sunken">
        <Cover src={record.imagemPrincipal} />
      </div>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 text-[15px] leading-5 font-semibold tracking-tight break-words">
            {record.nome}
          </h2>
          <Badge>{statusLabel(record.status)}</Badge>
        </div>
        <p className="mt-0.5 truncate text-[13px] text-muted">{record.incorporadora.nome}</p>
        <p className="mt-3 flex gap-1.5 text-[13px] text-muted">
          <MapPin aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-faint" />
          <span className="line-clamp-2">{address}</span>
        </p>
        {record.descricao && (
          <p className="mt-2 line-clamp-2 text-[13px] leading-5 text-muted">{record.descricao}</p>
        )}
        <div className="mt-auto flex items-end justify-between gap-3 pt-4">
          <p className="min-w-0">
            <span className="block text-base font-semibold tracking-tight tabular-nums">
              {formatPrice(record.precoInicial)}
            </span>
            {facts && <span className="block truncate text-xs text-faint tabular-nums">{facts}</span>}
          </p>
        </div>
      </div>
      <div className="flex h-12 items-center gap-1 border-t border-line pr-1.5 pl-2">
        {hotsite?.publicado && hotsite.ativo ? (
          <a
            href={`/hotsite/${encodeURIComponent(hotsite.rota)}`}
            target="_blank"
            rel="noopener"
            className="button button-ghost px-2"
          >
            Ver hotsite
            <ExternalLink aria-hidden="true" />
            <span className="sr-only">de {record.nome} em nova aba</span>
          </a>
        ) : (
          <span className="px-2 text-[13px] text-faint">Sem hotsite publicado</span>
        )}
        <span className="flex-1" />
        {notice}
        <IconButton label={`Corretores de ${record.nome}`} className="text-faint" onClick={onCorretores}>
          <UsersRound />
        </IconButton>
        <IconButton
          label={`Excluir ${record.nome}`}
          className="text-faint hover:not-disabled:text-danger"
          disabled={deleting}
          onClick={onDelete}
        >
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}

/** A card that is being read. */
export function CardSkeleton() {
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
