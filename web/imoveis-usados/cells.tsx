import { autorizacaoLabel } from '#contract/autorizacao.ts';
import type { ImovelUsado } from '#contract/imoveis-usados.ts';
import { autorizacaoToday, autorizacaoTones } from '#web/imoveis-usados/situation.ts';
import { formatDay } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Cover } from '#web/widgets/cover.tsx';

/** The cover beside the title; a phone's heading has the title alone. */
export function Title({ row }: { row: ImovelUsado }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="h-9 w-12 shrink-0 overflow-hidden rounded-md bg-sunken">
        <Cover src={row.fotos[0] ?? null} />
      </span>
      <span className="truncate" title={row.titulo}>
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

/** How the authorisation stands, and its last day where there is one. */
export function AutorizacaoBadge(row: ImovelUsado) {
  const autorizacao = autorizacaoToday(row);
  return (
    <>
      <Badge tone={autorizacaoTones[autorizacao.situacao]}>{autorizacaoLabel(autorizacao)}</Badge>
      {row.autorizacaoAte && (
        <span className="block text-xs text-muted tabular-nums">até {formatDay(row.autorizacaoAte)}</span>
      )}
    </>
  );
}
