import { Monitor, Smartphone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Estudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import { type SectionId, sectionIds } from '#contract/da-pasta-a-pagina/sections.ts';
import { DraftChanges } from '#web/da-pasta-a-pagina/estudio/draft-changes.tsx';
import { useDraftPreview } from '#web/da-pasta-a-pagina/estudio/use-draft-preview.ts';
import type { Editing } from '#web/da-pasta-a-pagina/estudio/use-estudio.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { PageFrame } from '#web/widgets/publicacao/page-frame.tsx';

const devices = [
  { id: 'celular', label: 'Ver no celular', Icon: Smartphone, width: 390 },
  { id: 'computador', label: 'Ver no computador', Icon: Monitor, width: 1280 },
] as const;
export type Device = (typeof devices)[number]['id'];

export interface LivePaneProps {
  estudio: Estudio;
  editing: Editing;
  device: Device;
  onDevice: (device: Device) => void;
  /** Opens a part of the page in the editor. */
  onPart: (id: SectionId) => void;
  className?: string;
}

/**
 * Keeps a frame where it was when its page is made again, and hears which part was clicked. It is sandboxed: it
 * has no origin, and says a place and an id alone.
 */
function useFrame(onPart: (id: SectionId) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<unknown>(null);
  const open = useRef(onPart);
  useEffect(() => {
    open.current = onPart;
  });
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow) return;
      const told = data as { previa?: unknown; id?: unknown } | null;
      if (told?.previa === 'lugar') place.current = told;
      if (told?.previa !== 'parte') return;
      const id = sectionIds.find((each) => each === told.id);
      if (id) open.current(id);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  const goBack = () => {
    if (place.current) frame.current?.contentWindow?.postMessage(place.current, '*');
  };
  return { frame, goBack };
}

/** The page beside the editor, live: the draft as it is being edited (PNL-03). */
export function LivePane({ estudio, editing, device, onDevice, onPart, className }: LivePaneProps) {
  const hasPlan = estudio.base !== null || editing.edicao.blueprint !== null;
  const query = useDraftPreview(estudio, editing.edicao, hasPlan);
  const { frame, goBack } = useFrame(onPart);
  const { data } = query;
  const width = devices.find(({ id }) => id === device)?.width ?? 390;
  return (
    <section aria-label="Prévia do rascunho" className={cx('flex min-w-0 flex-col gap-2', className)}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1" aria-live="polite">
          {data && <DraftChanges mudancas={data.mudancas} />}
          {data && !data.exata && (
            <p className="text-[13px] text-muted">
              O plano como está, com seções prontas: ao criar a versão, o modelo escreve as palavras em volta.
            </p>
          )}
        </div>
        <fieldset className="flex shrink-0">
          <legend className="sr-only">Tela da prévia</legend>
          {devices.map(({ id, label, Icon }) => (
            <IconButton
              key={id}
              label={label}
              aria-pressed={id === device}
              className={id === device ? 'bg-sunken' : ''}
              onClick={() => onDevice(id)}
            >
              <Icon />
            </IconButton>
          ))}
        </fieldset>
      </div>
      {data?.aviso && !query.isError && (
        <p role="status" className="rounded-md bg-gold-soft px-3 py-2 text-[13px] text-gold-ink">
          {data.aviso}
        </p>
      )}
      {query.isError && data && (
        <p role="alert" className="rounded-md bg-gold-soft px-3 py-2 text-[13px] text-gold-ink">
          A prévia parou na mudança anterior: {errorText(query.error, 'a prévia não pôde ser lida')}
        </p>
      )}
      {query.isError && !data ? (
        <LoadFailure
          detail={errorText(query.error, 'A prévia não pôde ser lida')}
          onRetry={() => void query.refetch()}
        />
      ) : data ? (
        <PageFrame
          frameRef={frame}
          url={data.url}
          title="Página em rascunho"
          laidOut={width}
          onLoad={goBack}
          className={cx('min-h-0 w-full flex-1', device === 'celular' && 'mx-auto max-w-[392px]')}
        />
      ) : hasPlan ? (
        <Skeleton className="min-h-60 flex-1" />
      ) : (
        <p className="rounded-xl border border-dashed border-line px-6 py-12 text-center text-muted">
          Planeje as seções para ver a página aqui.
        </p>
      )}
    </section>
  );
}
