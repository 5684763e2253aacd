import { useQueryClient } from '@tanstack/react-query';
import { ExternalLink, MessageCircle } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { type Corretor, hasSite } from '#contract/cadastros/corretores.ts';
import { creciText } from '#contract/cadastros/creci-text.ts';
import { AssociacoesDoCorretor } from '#web/cadastros/associacoes/associacoes-do-corretor.tsx';
import { CoberturaCard } from '#web/cadastros/corretores/cobertura/cobertura-card.tsx';
import { PrecosCard } from '#web/cadastros/corretores/cobertura/precos-card.tsx';
import { SiteCard } from '#web/cadastros/corretores/cobertura/site-card.tsx';
import { StatusBadge } from '#web/cadastros/corretores/corretor-row.tsx';
import { corretoresScreen as screen } from '#web/cadastros/corretores/corretores.tsx';
import { DadosPart } from '#web/cadastros/corretores/dados-part.tsx';
import { putRow } from '#web/kit/crud/put-row.ts';
import type { OfRecord, RecordPage } from '#web/kit/record/record-page.ts';
import { useListedRecord } from '#web/kit/record/use-listed-record.ts';
import { Section } from '#web/kit/ui/section.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { CorretorPhoto } from '#web/widgets/corretor-photo.tsx';
import { hasEdition } from '#web/widgets/edition-link.tsx';
import { PageLinks } from '#web/widgets/page-links.tsx';

const VisitasCard = lazy(async () => ({
  default: (await import('#web/widgets/visitas-card.tsx')).VisitasCard,
}));

function Links({ record: { nome, slug, whatsapp, siteAtivo, ...rest } }: OfRecord<Corretor>) {
  const digits = whatsapp?.replace(/\D/g, '') ?? '';
  return (
    <>
      {hasSite({ ...rest, slug, siteAtivo } as Corretor) && (
        <a
          href={`/corretor/${encodeURIComponent(slug)}`}
          target="_blank"
          rel="noopener"
          className="button button-outline"
        >
          Ver site
          <ExternalLink aria-hidden="true" />
          <span className="sr-only">de {nome} em nova aba</span>
        </a>
      )}
      {digits && (
        <a
          href={`https://wa.me/${digits.length > 11 ? digits : `55${digits}`}`}
          target="_blank"
          rel="noopener"
          className="button button-outline"
        >
          <MessageCircle aria-hidden="true" />
          WhatsApp
        </a>
      )}
    </>
  );
}

function Dados({ record }: OfRecord<Corretor>) {
  const navigate = useNavigate();
  return <DadosPart record={record} onErased={() => navigate('/admin/corretores')} />;
}

const Cobertura = ({ record }: OfRecord<Corretor>) => (
  <div className="grid gap-4">
    <CoberturaCard corretorId={record.id} />
    <PrecosCard corretorId={record.id} />
  </div>
);

function Site({ record }: OfRecord<Corretor>) {
  const client = useQueryClient();
  return <SiteCard corretor={record} onSaved={(row) => void putRow(client, screen, row)} />;
}

const Empreendimentos = ({ record }: OfRecord<Corretor>) => (
  <div className="grid gap-4">
    {hasEdition(record) && (
      <Section title="Links para clientes">
        <PageLinks corretor={record} />
      </Section>
    )}
    <Section title="Empreendimentos do Site">
      <AssociacoesDoCorretor corretorId={record.id} />
    </Section>
  </div>
);

const Visitas = ({ record }: OfRecord<Corretor>) => (
  <Suspense fallback={<Skeleton className="h-60" />}>
    <VisitasCard corretorId={record.id} />
  </Suspense>
);

/** A corretor's page (PNL-08). */
export const corretorPage: RecordPage<Corretor> = {
  path: '/admin/corretores',
  list: screen.paths.list,
  back: 'Corretores',
  entidade: screen.entidade,
  missing: screen.texts.missing,
  useRecord: (id) => useListedRecord<Corretor>(screen, id),
  name: ({ nome }) => nome,
  line: ({ nomeGuerra, creci, ufCreci, email }) =>
    `“${nomeGuerra}” · ${creciText(creci, ufCreci)} · ${email}`,
  Picture: ({ record }) => <CorretorPhoto foto={record.foto} />,
  State: ({ record }) => <StatusBadge row={record} />,
  Links,
  tabs: [
    { id: 'dados', label: 'Dados Básicos', Content: Dados },
    { id: 'cobertura', label: 'Cobertura', Content: Cobertura },
    { id: 'site', label: 'Site', Content: Site },
    { id: 'empreendimentos', label: 'Empreendimentos', Content: Empreendimentos },
    { id: 'visitas', label: 'Visitas', Content: Visitas },
  ],
};
