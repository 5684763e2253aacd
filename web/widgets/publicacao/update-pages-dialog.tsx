import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { HotsiteAtras } from '#contract/da-pasta-a-pagina/pagina-atras.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { countOf } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { pagesBehind } from '#web/widgets/publicacao/read-behind.ts';
import { SaidChanges } from '#web/widgets/publicacao/said-changes.tsx';
import { type Fate, useUpdatePages } from '#web/widgets/publicacao/use-update-pages.ts';

interface Props {
  /** The hotsites asked about; absent for all. */
  ids?: readonly number[];
  onClose: () => void;
}

const updateWord = (count: number) => (count === 1 ? 'Atualizar e publicar' : 'Atualizar e publicar todas');

/** Which pages are behind their records and what changes on each, before all of them are brought up to date. */
export function UpdatePagesDialog({ ids, onClose }: Props) {
  const query = useQuery({ ...pagesBehind(ids), refetchOnMount: 'always' });
  const { run, fates, isBusy, start, stop } = useUpdatePages();
  const behind = query.data;
  const pages = run ?? behind;
  const others = ids && behind && !run ? ids.length - behind.length : 0;
  const done = Object.values(fates).filter(({ estado }) => estado !== 'fazendo').length;
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!isBusy}
      readFirst
      title="Páginas atrás do cadastro"
      description={
        pages &&
        (pages.length === 0
          ? 'As páginas no ar dizem o que o cadastro diz.'
          : `${countOf(pages.length, 'página no ar diz', 'páginas no ar dizem')} o que o cadastro não diz mais. Veja o que muda em cada uma; o que você fez no estúdio fica.`)
      }
      footer={
        isBusy ? (
          <>
            <p role="status" className="mr-auto text-muted tabular-nums">
              {done.toLocaleString('pt-BR')} de {countOf(run?.length ?? 0, 'página', 'páginas')}
            </p>
            <Button onClick={stop}>Parar depois desta</Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{run || behind?.length === 0 ? 'Fechar' : 'Cancelar'}</Button>
            {!run && behind && behind.length > 0 && (
              <Button look="primary" onClick={() => void start(behind)}>
                <RefreshCw aria-hidden="true" />
                {updateWord(behind.length)}
              </Button>
            )}
          </>
        )
      }
    >
      {query.isPending && <Skeleton className="h-32" />}
      {query.isLoadingError && (
        <LoadFailure detail={serverMessage(query.error) ?? undefined} onRetry={() => void query.refetch()} />
      )}
      {pages && pages.length > 0 && (
        <ul aria-label="Páginas a atualizar" className="grid divide-y divide-line">
          {pages.map((page) => (
            <Behind key={page.hotsiteId} page={page} fate={fates[page.hotsiteId]} />
          ))}
        </ul>
      )}
      {others > 0 && (
        <p className="mt-3 text-muted">
          {others === 1
            ? 'A outra escolhida já diz o que o cadastro diz, ou não está no ar.'
            : `As outras ${others.toLocaleString('pt-BR')} escolhidas já dizem o que o cadastro diz, ou não estão no ar.`}
        </p>
      )}
    </Dialog>
  );
}

function Behind({ page, fate }: { page: HotsiteAtras; fate: Fate | undefined }) {
  return (
    <li className="py-3 text-[13px] first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a
          href={page.path}
          target="_blank"
          rel="noopener"
          className="min-w-0 flex-1 text-sm font-medium break-words underline decoration-line underline-offset-4"
        >
          {page.nome}
          <span className="sr-only"> (em nova aba)</span>
        </a>
        {fate?.estado === 'fazendo' && <Badge tone="alive">Atualizando...</Badge>}
        {fate?.estado === 'feita' && <Badge tone="done">Publicada</Badge>}
        {fate?.estado === 'falha' && <Badge tone="danger">Não atualizada</Badge>}
      </div>
      {fate?.estado === 'falha' && <p className="mt-1 break-words text-danger">{fate.falha}</p>}
      <SaidChanges mudancas={page.mudancas} />
    </li>
  );
}
