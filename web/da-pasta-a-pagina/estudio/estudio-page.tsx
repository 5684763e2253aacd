import { useQuery } from '@tanstack/react-query';
import { Eye, Redo2, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { Estudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import { pageStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { ConflictNotice } from '#web/da-pasta-a-pagina/estudio/conflict-notice.tsx';
import { DraftLine } from '#web/da-pasta-a-pagina/estudio/draft-line.tsx';
import { EstiloTab } from '#web/da-pasta-a-pagina/estudio/estilo-tab.tsx';
import { ImagensTab } from '#web/da-pasta-a-pagina/estudio/imagens-tab.tsx';
import { type Device, LivePane } from '#web/da-pasta-a-pagina/estudio/live-pane.tsx';
import { MotoresTab } from '#web/da-pasta-a-pagina/estudio/motores-tab.tsx';
import { PreviewDialog } from '#web/da-pasta-a-pagina/estudio/preview-dialog.tsx';
import { SecoesTab } from '#web/da-pasta-a-pagina/estudio/secoes-tab.tsx';
import { useEstudio, useEstudioQuery } from '#web/da-pasta-a-pagina/estudio/use-estudio.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { useMediaQuery } from '#web/kit/ui/use-media-query.ts';
import { useAddress } from '#web/kit/use-address.ts';
import { HotsiteHead } from '#web/widgets/hotsite-head.tsx';
import { PagesBehind } from '#web/widgets/publicacao/pages-behind.tsx';
import { PublishDialog } from '#web/widgets/publicacao/publish-dialog.tsx';
import { behindOf } from '#web/widgets/publicacao/read-behind.ts';
import { VerificacaoLink } from '#web/widgets/publicacao/verificacao-link.tsx';

/** The studio of a hotsite: pictures, plan and style, in draft until published. */
export function EstudioPage() {
  const id = Number(useParams().id);
  const query = useEstudioQuery(id);
  if (query.isPending) return <Skeleton className="h-[60dvh]" />;
  if (query.isLoadingError)
    return (
      <LoadFailure detail={serverMessage(query.error) ?? undefined} onRetry={() => void query.refetch()} />
    );
  return <Studio key={id} estudio={query.data} />;
}

const tabs = { imagens: 'Imagens', secoes: 'Seções', estilo: 'Estilo', motores: 'Motores' } as const;
type Tab = keyof typeof tabs;

const noPictures = 'Ainda não há imagens: processe a pasta do Drive deste hotsite';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/** The bar that follows is taller while a version waits to be published. */
const besideUnder = (base: Estudio['base']) =>
  base && !base.publica ? 'sticky top-44 h-[calc(100dvh-12rem)]' : 'sticky top-32 h-[calc(100dvh-9rem)]';

function Studio({ estudio }: { estudio: Estudio }) {
  const { params, change } = useAddress();
  const tab: Tab = (Object.keys(tabs) as Tab[]).find((each) => each === params.get('aba')) ?? 'imagens';
  const [shown, setShown] = useState<'previa' | 'publicar' | null>(null);
  const editing = useEstudio(estudio, () => setShown('publicar'));
  const [device, setDevice] = useState<Device>('celular');
  // The page beside, where there is room; the tabs that show pages themselves take all of it.
  const isWide = useMediaQuery('(min-width: 80rem)');
  const isBeside =
    isWide && shown !== 'previa' && (tab === 'imagens' || tab === 'secoes') && estudio.temCatalogo;
  const { hotsite, base } = estudio;
  const show = (next: Tab) =>
    change((now) => {
      if (next === 'imagens') now.delete('aba');
      else now.set('aba', next);
      return now;
    });

  function openPart(id: SectionId) {
    setShown(null);
    change((now) => {
      now.set('aba', 'secoes');
      now.set('secao', id);
      return now;
    });
  }
  const pane = { estudio, editing, device, onDevice: setDevice, onPart: openPart };

  const { undo, redo } = editing;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [undo, redo]);

  return (
    <div className="grid grid-cols-1 gap-4">
      <HotsiteHead
        hotsite={hotsite}
        publica={estudio.versaoPublica !== null}
        current="estudio"
        state={<PageState estudio={estudio} />}
      >
        <div className="flex flex-wrap items-center gap-2">
          {base && (
            <VerificacaoLink
              hotsiteId={hotsite.id}
              nome={`versão ${base.numero}`}
              achados={base.achados}
              versaoId={base.versaoId}
            />
          )}
          <Button why={estudio.temCatalogo ? undefined : noPictures} onClick={() => setShown('previa')}>
            <Eye aria-hidden="true" />
            Prévia
          </Button>
        </div>
      </HotsiteHead>

      {estudio.retida && <HeldBack hotsiteId={hotsite.id} retida={estudio.retida} />}
      <Behind estudio={estudio} editing={editing} />
      {editing.conflict && <ConflictNotice editing={editing} conflict={editing.conflict} />}

      <div className="z-20 -mx-4 flex flex-wrap items-center gap-2 border-b border-line bg-canvas px-4 py-2 max-sm:contents sm:sticky sm:top-(--head) sm:mx-0 sm:px-0">
        <fieldset className="flex min-w-0 flex-1 gap-1 overflow-x-auto">
          <legend className="sr-only">Partes do estúdio</legend>
          {(Object.keys(tabs) as Tab[]).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === tab}
              onClick={() => show(each)}
              className={cx(
                'button px-3 max-[22.5rem]:px-2',
                each === tab ? 'bg-sunken text-ink' : 'button-ghost',
              )}
            >
              {tabs[each]}
            </button>
          ))}
        </fieldset>
        <div className="max-sm:sticky max-sm:top-(--head) max-sm:z-20 max-sm:-mx-4 max-sm:border-b max-sm:border-line max-sm:bg-canvas max-sm:px-4 max-sm:py-2 sm:contents">
          <Commands estudio={estudio} editing={editing} />
          <DraftLine
            estudio={estudio}
            hasNews={hasNews(estudio, editing)}
            onPublish={() => setShown('publicar')}
          />
        </div>
      </div>

      <div
        className={cx(
          'grid grid-cols-1 items-start gap-5',
          isBeside &&
            (device === 'celular'
              ? 'grid-cols-[minmax(0,1fr)_25.5rem]'
              : 'grid-cols-[minmax(0,1fr)_minmax(0,1fr)]'),
        )}
      >
        <div className="min-w-0">
          {!estudio.temCatalogo ? (
            <NoPictures id={hotsite.id} />
          ) : tab === 'imagens' ? (
            <ImagensTab estudio={estudio} editing={editing} />
          ) : tab === 'secoes' ? (
            <SecoesTab estudio={estudio} editing={editing} />
          ) : tab === 'estilo' ? (
            <EstiloTab estudio={estudio} editing={editing} />
          ) : (
            <MotoresTab estudio={estudio} editing={editing} />
          )}
        </div>
        {isBeside && <LivePane {...pane} className={besideUnder(base)} />}
      </div>

      {shown === 'previa' && <PreviewDialog {...pane} onClose={() => setShown(null)} />}
      {shown === 'publicar' && base && (
        <PublishDialog
          hotsite={hotsite}
          versao={{ id: base.versaoId, numero: base.numero }}
          publica={estudio.versaoPublica}
          publish={(ressalva) => editing.publish(base.versaoId, ressalva)}
          onClose={() => setShown(null)}
        >
          {editing.isDirty && (
            <p className="rounded-md bg-gold-soft p-3">
              O que você mudou depois de criar esta versão não está nela. Para incluir, crie outra.
            </p>
          )}
        </PublishDialog>
      )}
    </div>
  );
}

/** What is public, what is in draft, and who saved it. */
function PageState({ estudio }: { estudio: Estudio }) {
  const { base, versaoPublica, pendente, registroMudou, motor } = estudio;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-[13px] text-muted">
      {versaoPublica === null ? (
        <Badge>Sem página pública</Badge>
      ) : (
        <Badge tone="done">Pública: versão {versaoPublica}</Badge>
      )}
      {base && !base.publica && <Badge tone="alive">Rascunho: versão {base.numero}</Badge>}
      {pendente && <Badge tone="alive">Mudanças salvas, versão por criar</Badge>}
      {registroMudou && !pendente && <Badge tone="alive">Cadastro mudou, versão por criar</Badge>}
      <span>
        {base ? `${pageStyles[base.estilo].label} · ` : ''}
        {motor.nome}
      </span>
    </p>
  );
}

/** What the public page still says and the record does not; written again from here only where no draft is under way. */
function Behind({ estudio: { hotsite, base, pendente }, editing }: { estudio: Estudio; editing: Editing }) {
  const { data, refetch } = useQuery(behindOf(hotsite.id));
  const hasDraft = editing.isDirty || pendente || !base?.publica;
  return (
    <PagesBehind paginas={data?.paginas ?? []} onUpdated={hasDraft ? undefined : () => void refetch()} />
  );
}

/** A page that was generated and is not public, and why. */
function HeldBack({ hotsiteId, retida }: { hotsiteId: number; retida: NonNullable<Estudio['retida']> }) {
  const { versaoId, numero, motivo } = retida;
  return (
    <section
      aria-label="Página não publicada"
      className="flex flex-wrap items-center gap-3 rounded-xl border border-gold-ink bg-gold-soft p-4"
    >
      <p className="min-w-0 flex-1 basis-72">
        <strong className="font-semibold">Versão {numero}.</strong> {motivo}
      </p>
      <Link
        to={`/admin/hotsites/${hotsiteId}/verificacao?versao=${versaoId}`}
        className="button button-outline"
      >
        Verificação
      </Link>
      <Link to={`/admin/hotsites/${hotsiteId}/versoes?versao=${versaoId}`} className="button button-outline">
        Ver a versão
      </Link>
    </section>
  );
}

type Editing = ReturnType<typeof useEstudio>;

/** Whether a further version would say something new; if not, the one thing to do is publish. */
const hasNews = ({ base, pendente, registroMudou }: Estudio, { isDirty }: Editing): boolean =>
  base === null || isDirty || pendente || registroMudou;

function Commands({ estudio, editing }: { estudio: Estudio; editing: Editing }) {
  const { act, busy, isDirty, canUndo, canRedo, undo, redo } = editing;
  const { base, retida, pendente } = estudio;
  // A page kept back is nobody's draft: it is there whatever is discarded.
  const isDraft = base !== null && !base.publica && base.versaoId !== retida?.versaoId;
  const canDiscard = isDirty || pendente || isDraft;
  const [asked, setAsked] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-1">
      <IconButton label="Desfazer" why={canUndo ? undefined : 'Nada a desfazer'} onClick={undo}>
        <Undo2 />
      </IconButton>
      <IconButton label="Refazer" why={canRedo ? undefined : 'Nada a refazer'} onClick={redo}>
        <Redo2 />
      </IconButton>
      {asked ? (
        <>
          <span className="px-1 text-[13px]">Descartar tudo o que não é público?</span>
          <Button
            look="danger"
            onClick={() => {
              setAsked(false);
              act({ act: 'discard' });
            }}
          >
            Descartar
          </Button>
          <Button onClick={() => setAsked(false)}>Manter</Button>
        </>
      ) : (
        <>
          <Button
            look="ghost"
            className="max-lg:w-10 max-lg:px-0"
            disabled={busy !== null}
            why={canDiscard ? undefined : 'Nada a descartar: tudo está como a página pública'}
            onClick={() => setAsked(true)}
          >
            <Trash2 aria-hidden="true" className="lg:hidden" />
            <span className="max-lg:sr-only">Descartar rascunho</span>
          </Button>
          <Button
            why={isDirty ? undefined : 'Nada a salvar: nenhuma mudança desde a última vez'}
            aria-busy={busy?.act === 'save'}
            onClick={() => act({ act: 'save' })}
            className="max-sm:flex-1"
          >
            {busy?.act === 'save' ? (
              'Salvando...'
            ) : isDirty ? (
              <span>
                Salvar<span className="max-sm:sr-only"> rascunho</span>
              </span>
            ) : (
              'Salvo'
            )}
          </Button>
          <Button
            className="max-sm:flex-1"
            why={estudio.temCatalogo ? undefined : noPictures}
            aria-busy={busy?.act === 'write'}
            aria-disabled={busy !== null}
            onClick={() => act({ act: 'write' })}
          >
            {busy?.act === 'write' ? 'Criando...' : 'Criar versão'}
          </Button>
          {hasNews(estudio, editing) && estudio.temCatalogo && (
            <Button
              look="primary"
              className="max-sm:w-full"
              aria-busy={busy?.act === 'publish'}
              aria-disabled={busy !== null}
              data-hint="Cria a versão e a mostra aos visitantes"
              onClick={() => act({ act: 'publish' })}
            >
              {busy?.act === 'publish'
                ? 'Publicando...'
                : estudio.versaoPublica === null
                  ? 'Publicar a página'
                  : 'Publicar mudanças'}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function NoPictures({ id }: { id: number }) {
  return (
    <EmptyBox text="Nenhuma imagem ainda">
      <p className="-mt-2 text-muted">Processe a pasta do Drive deste hotsite e volte aqui.</p>
      <Link to={`/admin/hotsites?editar=${id}`} className="button button-outline">
        Processar a pasta
      </Link>
    </EmptyBox>
  );
}
