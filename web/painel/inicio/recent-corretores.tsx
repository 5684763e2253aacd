import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Corretor, corretoresRoutes } from '#contract/cadastros/corretores.ts';
import { read } from '#web/kit/api/queries.ts';
import { formatDate } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { RecentList } from '#web/painel/inicio/recent-list.tsx';
import { CorretorPhoto } from '#web/widgets/corretor-photo.tsx';

/** 'Corretores Recentes' (DSH-05, DSH-06): newest first from the server. */
export function RecentCorretores() {
  const list = useQuery({
    ...read(corretoresRoutes.list),
    // The laboratory's people are for the approvals alone.
    select: (rows: Corretor[]) => rows.filter(({ teste }) => !teste),
  });
  return (
    <RecentList
      title="Corretores Recentes"
      all="/admin/corretores"
      empty="Nenhum corretor encontrado"
      list={list}
      row={({ id, nome, creci, foto, ativo, createdAt }) => (
        <>
          <CorretorPhoto foto={foto} />
          <div className="min-w-0 flex-1">
            <Link to={`/admin/corretores/${id}`} className="block truncate font-medium">
              {nome}
            </Link>
            <p className="truncate text-[13px] text-muted">CRECI {creci.replace(/^creci\s*/i, '')}</p>
          </div>
          <div className="grid justify-items-end gap-1">
            <Badge tone={ativo ? 'done' : 'plain'}>{ativo ? 'Ativo' : 'Inativo'}</Badge>
            <span className="text-xs text-faint tabular-nums">{formatDate(createdAt)}</span>
          </div>
        </>
      )}
    />
  );
}
