import { RefreshCw } from 'lucide-react';
import { Link, useParams } from 'react-router';
import type { Verificacao } from '#contract/da-pasta-a-pagina/verificacao.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { formatDate, formatTime } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { useAddress } from '#web/kit/use-address.ts';
import { HotsiteHead } from '#web/widgets/hotsite-head.tsx';
import { countsText } from '#web/widgets/publicacao/finding-counts.tsx';
import { Findings } from '#web/widgets/publicacao/findings.tsx';
import { useRunVerificacao, useVerificacao } from '#web/widgets/publicacao/use-verificacao.ts';
import { PublicationRule } from '#web/widgets/publication-rule.tsx';

/** The findings of a version, each linked to where it is fixed. */
export function VerificacaoPage() {
  const id = Number(useParams().id);
  const { params } = useAddress();
  const asked = params.get('versao');
  const versaoId = asked && /^\d+$/.test(asked) ? Number(asked) : null;
  const query = useVerificacao(id, versaoId);
  const run = useRunVerificacao(id, versaoId);
  if (query.isPending) return <Skeleton className="h-[60dvh]" />;
  if (query.isLoadingError)
    return (
      <LoadFailure detail={serverMessage(query.error) ?? undefined} onRetry={() => void query.refetch()} />
    );
  return <Result check={query.data} onRun={() => run.mutate()} running={run.isPending} />;
}

interface Props {
  check: Verificacao;
  onRun: () => void;
  running: boolean;
}

function Result({ check, onRun, running }: Props) {
  const { hotsite, versao, achados, retirados } = check;
  return (
    <div className="grid grid-cols-1 gap-5">
      <HotsiteHead hotsite={hotsite} publica={hotsite.versaoPublicaId !== null} current="verificacao">
        {versao && (
          <Button
            look="primary"
            className="max-sm:w-full"
            aria-busy={running}
            aria-disabled={running}
            onClick={() => !running && onRun()}
          >
            <RefreshCw aria-hidden="true" className={running ? 'animate-spin' : undefined} />
            {running ? 'Verificando...' : 'Verificar agora'}
          </Button>
        )}
      </HotsiteHead>
      {versao ? (
        <>
          <Summary check={check} />
          <Findings achados={achados} hotsite={hotsite} whole />
          {retirados.length > 0 && (
            <Disclosure
              label="Retirado quando a página foi feita"
              hint={retirados.length === 1 ? 'um trecho' : `${retirados.length} trechos`}
            >
              <ul className="grid gap-1.5">
                {retirados.map(({ code, message }) => (
                  <li key={`${code} ${message}`} className="break-words">
                    {message}
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
        </>
      ) : (
        <EmptyBox text="Este hotsite ainda não tem página">
          <Link to={`/admin/hotsites?gerar=${hotsite.id}`} className="button button-outline">
            Gerar a primeira versão
          </Link>
        </EmptyBox>
      )}
      <section aria-label="Regra do programa" className="rounded-xl border border-line px-4 py-4 sm:px-5">
        <PublicationRule />
      </section>
    </div>
  );
}

function Summary({
  check: { hotsite, versao, verificadaEm, por, achados, medidas },
}: {
  check: Verificacao;
}) {
  const of = (level: 'red' | 'yellow') => achados.filter((finding) => finding.level === level).length;
  const counts = { vermelhos: of('red'), amarelos: of('yellow') };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-[15px] font-semibold tracking-tight">{countsText(counts)}</h2>
        <p role="status" className="sr-only">
          {countsText(counts)}
        </p>
        {versao && (
          <Link
            to={`/admin/hotsites/${hotsite.id}/versoes?versao=${versao.id}`}
            className="inline-flex items-center gap-2 text-muted hover:text-ink [a&]:underline [a&]:decoration-line [a&]:underline-offset-4"
          >
            Versão {versao.numero}
          </Link>
        )}
        {versao && (
          <Badge tone={versao.publica ? 'done' : 'plain'}>
            {versao.publica ? 'Pública' : 'Não publicada'}
          </Badge>
        )}
      </div>
      <p className="text-[13px] text-muted tabular-nums">
        {verificadaEm
          ? `Verificada em ${formatDate(verificadaEm)} às ${formatTime(verificadaEm)}${por ? ` por ${por}` : ''}`
          : 'Ainda não verificada; o que segue é de quando a página foi feita'}
        {medidas &&
          ` · ${medidas.imagens} ${medidas.imagens === 1 ? 'imagem' : 'imagens'} · primeira vista de cerca de ${Math.round(medidas.primeiraVista / 1000)} kB no celular`}
      </p>
    </div>
  );
}
