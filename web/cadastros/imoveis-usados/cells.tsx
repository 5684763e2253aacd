import { autorizacaoLabel } from '#contract/cadastros/autorizacao.ts';
import type { ImovelUsado } from '#contract/cadastros/imoveis-usados.ts';
import {
  activity,
  autorizacaoToday,
  autorizacaoTones,
  isOffSite,
} from '#web/cadastros/imoveis-usados/situation.ts';
import { formatDay } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Cover } from '#web/widgets/cover.tsx';

/** Cover beside the title, where the title keeps its space. */
export function Title({ row }: { row: ImovelUsado }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="h-9 w-12 shrink-0 overflow-hidden rounded-md bg-sunken md:max-lg:hidden">
        <Cover src={row.fotos[0] ?? null} />
      </span>
      <span className="line-clamp-2 min-w-0 whitespace-normal" data-hint={row.titulo}>
        {row.titulo}
      </span>
    </span>
  );
}

export function Place({ bairro: { nome, cidade, uf } }: ImovelUsado) {
  return (
    <>
      {nome}
      <span className="block truncate text-[13px] font-normal text-muted">
        {cidade}/{uf}
      </span>
    </>
  );
}

/** Active state and authorisation. */
export function Situation(row: ImovelUsado) {
  const autorizacao = autorizacaoToday(row);
  const until = row.autorizacaoAte ? `Autorização até ${formatDay(row.autorizacaoAte)}` : undefined;
  return (
    <span className="flex flex-wrap items-start gap-1">
      <Badge tone={row.ativo ? 'done' : 'plain'}>{activity(row)}</Badge>
      <span data-hint={until} className="inline-flex">
        <Badge tone={isOffSite(row) ? 'danger' : autorizacaoTones[autorizacao.situacao]}>
          {autorizacaoLabel(autorizacao)}
        </Badge>
      </span>
      {isOffSite(row) && <span className="basis-full text-[13px] text-danger">Fora do site</span>}
    </span>
  );
}
