import { ExternalLink } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { CorretoresPart } from '#web/cadastros/associacoes/corretores-part.tsx';
import { DadosPart } from '#web/cadastros/empreendimentos/dados-part.tsx';
import { placeOf, empreendimentosScreen as screen } from '#web/cadastros/empreendimentos/empreendimentos.tsx';
import { MaterialButton } from '#web/cadastros/empreendimentos/material-button.tsx';
import { PendingVerificacao } from '#web/cadastros/empreendimentos/pending-verificacao.tsx';
import { useSeenByVisit } from '#web/da-pasta-a-pagina/super-ai/use-seen-by-visit.ts';
import type { OfRecord, RecordPage } from '#web/kit/record/record-page.ts';
import { useListedRecord } from '#web/kit/record/use-listed-record.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { Cover } from '#web/widgets/cover.tsx';
import { empreendimentoTabs } from '#web/widgets/empreendimento-tabs.ts';
import { statusLabel } from '#web/widgets/status-empreendimento.ts';
import { TabelaNotice } from '#web/widgets/tabela-notice.tsx';

const VisitasCard = lazy(async () => ({
  default: (await import('#web/widgets/visitas-card.tsx')).VisitasCard,
}));

const Picture = ({ record }: OfRecord<Empreendimento>) => (
  <span className="h-16 w-24 shrink-0 overflow-hidden rounded-lg bg-sunken">
    <Cover src={record.imagemPrincipal} />
  </span>
);

function State({ record }: OfRecord<Empreendimento>) {
  useSeenByVisit(record.id);
  return (
    <>
      <Badge>{statusLabel(record.status)}</Badge>
      {!record.ativo && <Badge tone="danger">Inativo</Badge>}
      <TabelaNotice record={record} />
      <PendingVerificacao record={record} />
    </>
  );
}

const Links = ({ record }: OfRecord<Empreendimento>) => (
  <>
    {record.hotsite?.publicado && record.hotsite.ativo && (
      <a
        href={`/hotsite/${encodeURIComponent(record.hotsite.rota)}`}
        target="_blank"
        rel="noopener"
        className="button button-outline"
      >
        Ver hotsite
        <ExternalLink aria-hidden="true" />
        <span className="sr-only">de {record.nome} em nova aba</span>
      </a>
    )}
    <MaterialButton record={record} />
  </>
);

const Visitas = ({ record }: OfRecord<Empreendimento>) =>
  record.hotsite ? (
    <Suspense fallback={<Skeleton className="h-60" />}>
      <VisitasCard hotsiteId={record.hotsite.id} />
    </Suspense>
  ) : (
    <EmptyBox text="Sem hotsite, sem visitas">
      <p className="max-w-sm text-muted">As visitas são contadas quando o empreendimento tem um hotsite.</p>
    </EmptyBox>
  );

const linked = empreendimentoTabs.map(({ id, label, to }) => ({
  id,
  label,
  to: ({ id, driveUrl, hotsite }: Empreendimento) => to({ id, driveUrl, hotsiteId: hotsite?.id ?? null }),
}));

/** An empreendimento's page (PNL-08). */
export const empreendimentoPage: RecordPage<Empreendimento> = {
  path: '/admin/empreendimentos',
  list: screen.paths.list,
  back: 'Empreendimentos',
  entidade: screen.entidade,
  missing: screen.texts.missing,
  useRecord: (id) => useListedRecord<Empreendimento>(screen, id),
  name: ({ nome }) => nome,
  line: (record) => `${record.incorporadora.nome} · ${placeOf(record)}`,
  Picture,
  State,
  Links,
  tabs: [
    { id: 'dados', label: 'Dados', Content: DadosPart },
    {
      id: 'corretores',
      label: 'Corretores',
      Content: CorretoresPart,
    },
    { id: 'visitas', label: 'Visitas', Content: Visitas },
    ...linked,
  ],
};
