import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Resumo } from '#contract/painel/painel.ts';
import { readServicos } from '#contract/sistema/servicos.ts';
import { read } from '#web/kit/api/queries.ts';
import { formatDate, formatTime } from '#web/kit/format.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { ResumoCard, type ResumoQuery } from '#web/painel/inicio/resumo-card.tsx';
import { ServicosList } from '#web/painel/inicio/servicos-list.tsx';

const backupText = (at: string | null) =>
  `Último backup: ${at ? `${formatDate(at)} às ${formatTime(at)}` : 'não informado'}`;

function State({ online, problemas, ultimoBackup, versao }: Resumo['sistema']) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-2 px-5 pt-1 pb-5">
      <p className="flex items-center gap-2 font-medium">
        <span aria-hidden="true" className={cx('size-2 rounded-full', online ? 'bg-done' : 'bg-danger')} />
        <span>{online ? 'Online' : 'Com problemas'}</span>
      </p>
      {problemas.map((problema) => (
        <p key={problema} className="text-danger">
          {problema}
        </p>
      ))}
      <p className="text-muted tabular-nums">
        <span>{backupText(ultimoBackup)}</span>
        {!ultimoBackup && (
          <Link
            to="/admin/configuracoes#copias"
            className="ml-2 font-medium text-ink underline underline-offset-4"
          >
            Fazer um backup
          </Link>
        )}
      </p>
      <p className="text-[13px] text-faint tabular-nums">{versao}</p>
    </div>
  );
}

/** 'Sistema' (DSH-17, DSH-18): health checks, last real backup, version, services. */
export function SistemaCard({ resumo }: { resumo: ResumoQuery }) {
  // Requested in parallel with the rest of the screen.
  const servicos = useQuery(read(readServicos));
  return (
    <ResumoCard title="Sistema" resumo={resumo}>
      {({ sistema }) => (
        <>
          <State {...sistema} />
          <ServicosList servicos={servicos} />
        </>
      )}
    </ResumoCard>
  );
}
