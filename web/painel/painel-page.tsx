import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { type Empreendimento, listEmpreendimentos } from '#contract/empreendimentos.ts';
import { type Incorporadora, listIncorporadoras } from '#contract/incorporadoras.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { formatDate, formatPrice } from '#web/kit/format.ts';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';

const listPath = '/admin/empreendimentos';

function Figure({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div className="bg-surface px-5 py-4">
      <dt className="text-[13px] text-muted">{label}</dt>
      <dd className="mt-1 text-2xl font-semibold tracking-tight tabular-nums">
        {value === undefined ? <Skeleton className="h-8 w-10" /> : value.toLocaleString('pt-BR')}
      </dd>
    </div>
  );
}

function Recent({ records }: { records: Empreendimento[] }) {
  return (
    <ul className="mt-3 divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
      {records.map((record) => (
        <li key={record.id} className="flex items-center gap-4 px-4 py-3">
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium">{record.nome}</p>
            <p className="truncate text-[13px] text-muted">
              {record.bairro.nome}, {record.bairro.cidade}
            </p>
          </div>
          <div className="text-right text-[13px] tabular-nums">
            <p className="font-medium">{formatPrice(record.precoInicial)}</p>
            <p className="text-muted">{formatDate(record.criadoEm)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The start of the panel: what there is so far, and the way to more. */
export function PainelPage() {
  const list = useQuery(read<Empreendimento[]>(listEmpreendimentos.path));
  const incorporadoras = useQuery(read<Incorporadora[]>(listIncorporadoras.path));
  const published = list.data?.filter((record) => record.hotsite?.publicado && record.hotsite.ativo);
  const failed = list.isError ? list : incorporadoras.isError ? incorporadoras : null;

  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-xl font-semibold tracking-tight">Olá, Admin</h2>
          <p className="mt-1 max-w-prose text-muted">
            Cole o link de uma pasta de vendas no Super AI e receba o hotsite publicado.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to={listPath} state={{ superAi: true }} className="button button-primary">
            <Sparkles aria-hidden="true" className="text-gold" />
            Super AI
          </Link>
          <Link to={listPath} className="button button-outline">
            Empreendimentos
            <ArrowRight aria-hidden="true" />
          </Link>
        </div>
      </div>
      {failed ? (
        <LoadFailure
          detail={serverMessage(failed.error) ?? undefined}
          onRetry={() => void Promise.all([list.refetch(), incorporadoras.refetch()])}
        />
      ) : (
        <>
          <dl className="grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-3">
            <Figure label="Empreendimentos" value={list.data?.length} />
            <Figure label="Hotsites publicados" value={published?.length} />
            <Figure label="Incorporadoras" value={incorporadoras.data?.length} />
          </dl>
          {list.data && list.data.length > 0 && (
            <section>
              <h2 className="font-semibold tracking-tight">Empreendimentos recentes</h2>
              <Recent records={list.data.slice(0, 3)} />
            </section>
          )}
        </>
      )}
    </div>
  );
}
