import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { Versoes } from '#contract/da-pasta-a-pagina/versoes.ts';
import { ComprovanteDialog } from '#web/da-pasta-a-pagina/hotsites/comprovante-dialog.tsx';
import { Comparison } from '#web/da-pasta-a-pagina/hotsites/versoes/comparison.tsx';
import { PreviewLinks, Publications } from '#web/da-pasta-a-pagina/hotsites/versoes/past.tsx';
import { ShareDialog } from '#web/da-pasta-a-pagina/hotsites/versoes/share-dialog.tsx';
import { useVersoes, type VersoesActions } from '#web/da-pasta-a-pagina/hotsites/versoes/use-versoes.ts';
import { VersionList } from '#web/da-pasta-a-pagina/hotsites/versoes/version-list.tsx';
import { VersionPane } from '#web/da-pasta-a-pagina/hotsites/versoes/version-pane.tsx';
import { serverMessage } from '#web/kit/api/errors.ts';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { useAddress } from '#web/kit/use-address.ts';
import { HotsiteHead } from '#web/widgets/hotsite-head.tsx';
import { PublishDialog } from '#web/widgets/publicacao/publish-dialog.tsx';

/** All versions of a page: viewing, comparing, sharing, publishing, restoring. */
export function VersoesPage() {
  const id = Number(useParams().id);
  const { query, ...actions } = useVersoes(id);
  if (query.isPending) return <Skeleton className="h-[60dvh]" />;
  if (query.isLoadingError)
    return (
      <LoadFailure detail={serverMessage(query.error) ?? undefined} onRetry={() => void query.refetch()} />
    );
  return <Versions data={query.data} {...actions} />;
}

function Versions({ data, publish, copy, revoke }: { data: Versoes } & VersoesActions) {
  const { hotsite, versoes, publicacoes, links } = data;
  const { params, change } = useAddress();
  const [open, setOpen] = useState<'publish' | 'share' | 'prove' | null>(null);
  const named = (name: string) => versoes.find(({ id }) => String(id) === params.get(name));
  const chosen = named('versao') ?? versoes.find(({ publica }) => publica) ?? versoes[0];
  const compared = named('comparar');
  const published = new Set(publicacoes.map(({ numero }) => numero));
  const put = (values: { versao?: number; comparar?: number | null }) =>
    change((now) => {
      if (values.versao) now.set('versao', String(values.versao));
      if (values.comparar) now.set('comparar', String(values.comparar));
      else now.delete('comparar');
      return now;
    });

  if (!chosen)
    return (
      <div className="grid grid-cols-1 gap-5">
        <HotsiteHead hotsite={hotsite} publica={hotsite.versaoPublicaId !== null} current="versoes" />
        <EmptyBox text="Este hotsite ainda não tem versões">
          <Link to={`/admin/hotsites?gerar=${hotsite.id}`} className="button button-outline">
            Gerar a primeira versão
          </Link>
        </EmptyBox>
      </div>
    );

  const [antes, depois] =
    compared && compared.numero < chosen.numero ? [compared, chosen] : [chosen, compared ?? chosen];
  return (
    <div className="grid grid-cols-1 gap-5">
      <HotsiteHead hotsite={hotsite} publica={hotsite.versaoPublicaId !== null} current="versoes" />
      {compared && compared.id !== chosen.id ? (
        <Comparison
          key={`${antes.id} ${depois.id}`}
          hotsiteId={hotsite.id}
          antes={antes}
          depois={depois}
          onClose={() => put({ comparar: null })}
        />
      ) : (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
          <VersionList
            versoes={versoes}
            published={published}
            current={chosen.id}
            onChoose={(versao) => put({ versao })}
          />
          <div className="grid min-w-0 grid-cols-1 gap-5">
            <VersionPane
              data={data}
              versao={chosen}
              wasPublic={published.has(chosen.numero)}
              copy={copy}
              onPublish={() => setOpen('publish')}
              onShare={() => setOpen('share')}
              onCompare={(comparar) => put({ versao: chosen.id, comparar })}
              onCopied={(versao) => put({ versao })}
            />
            <PreviewLinks links={links} busy={revoke.isPending} onRevoke={(link) => revoke.mutate(link)} />
            <Publications publicacoes={publicacoes} versoes={versoes} onProve={() => setOpen('prove')} />
          </div>
        </div>
      )}
      {open === 'publish' && (
        <PublishDialog
          hotsite={hotsite}
          versao={chosen}
          publica={versoes.find(({ publica }) => publica)?.numero ?? null}
          publish={(ressalva) => publish.mutateAsync({ versaoId: chosen.id, ressalva })}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'prove' && <ComprovanteDialog hotsite={hotsite} onClose={() => setOpen(null)} />}
      {open === 'share' && (
        <ShareDialog hotsiteId={hotsite.id} versao={chosen} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
