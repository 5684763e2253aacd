import { authorText, deedText } from '#contract/painel/audit-words.ts';
import type { Atividade } from '#contract/painel/painel.ts';
import { formatDate, formatTime } from '#web/kit/format.ts';
import { ResumoCard, type ResumoQuery } from '#web/painel/inicio/resumo-card.tsx';
import { SeeAll } from '#web/painel/inicio/see-all.tsx';

function Deed({ deed }: { deed: Atividade }) {
  return (
    <li className="px-5 py-2.5">
      <p className="break-words">
        <span className="font-medium">{authorText(deed)}</span> {deedText(deed)}
      </p>
      <time dateTime={deed.quando} className="text-xs text-faint tabular-nums">
        {formatDate(deed.quando)} às {formatTime(deed.quando)}
      </time>
    </li>
  );
}

/** 'Atividades Recentes' (DSH-16): the latest of the audit log. */
export function AtividadesRecentes({ resumo }: { resumo: ResumoQuery }) {
  const title = 'Atividades Recentes';
  return (
    <ResumoCard
      title={title}
      resumo={resumo}
      action={
        <SeeAll to="/admin/configuracoes/auditoria" of={title}>
          Ver auditoria
        </SeeAll>
      }
    >
      {({ atividades }) =>
        atividades.length === 0 ? (
          <p className="px-5 pt-1 pb-5 text-muted">Nenhuma atividade registrada</p>
        ) : (
          <ul className="divide-y divide-line pb-1">
            {atividades.map((deed) => (
              <Deed key={deed.id} deed={deed} />
            ))}
          </ul>
        )
      }
    </ResumoCard>
  );
}
