import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import {
  type Corretor,
  hasSite,
  type StatusCorretor,
  statusCorretor,
} from '#contract/cadastros/corretores.ts';
import { Badge, type Tone } from '#web/kit/ui/badge.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { CorretorPhoto } from '#web/widgets/corretor-photo.tsx';

/** Photo, name, nickname in quotes and e-mail (BRK-08). */
export function CorretorCell({ row }: { row: Corretor }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      {/* A tablet's column is for the name: without it nobody is told apart. */}
      <span className="contents sm:max-lg:hidden">
        <CorretorPhoto foto={row.foto} />
      </span>
      <span className="min-w-0 leading-5 sm:max-lg:leading-[18px]">
        <span
          className="block break-words whitespace-normal sm:line-clamp-2 lg:line-clamp-none lg:truncate"
          data-hint={row.nome}
        >
          <Link to={`/admin/corretores/${row.id}`} className="hover:underline">
            {row.nome}
          </Link>{' '}
          <span className="font-normal text-muted">“{row.nomeGuerra}”</span>
        </span>
        <span className="block truncate text-[13px] font-normal text-muted" data-hint={row.email}>
          {row.email}
        </span>
      </span>
    </span>
  );
}

export const statusLabels: Record<StatusCorretor, string> = {
  ativo: 'Ativo',
  inativo: 'Inativo',
  pendente: 'Pendente',
};
const tones: Record<StatusCorretor, Tone> = { ativo: 'done', inativo: 'plain', pendente: 'alive' };

/** The status of the two switches (BRK-11). */
export function StatusBadge({ row }: { row: Corretor }) {
  const status = statusCorretor(row);
  return <Badge tone={tones[status]}>{statusLabels[status]}</Badge>;
}

/** Link to the public site, or why there is none (BRK-13, BRK-14). */
export function OpenSite({ row }: { row: Corretor }) {
  const look = 'button button-ghost size-9 px-0';
  const label = `Abrir site de ${row.nome}`;
  if (!hasSite(row))
    return (
      <IconButton label={label} why="Site não configurado ou inativo">
        <ExternalLink aria-hidden="true" />
      </IconButton>
    );
  return (
    <a
      href={`/corretor/${encodeURIComponent(row.slug)}`}
      target="_blank"
      rel="noopener"
      aria-label={label}
      data-hint="Abrir site"
      className={look}
    >
      <ExternalLink aria-hidden="true" />
    </a>
  );
}
