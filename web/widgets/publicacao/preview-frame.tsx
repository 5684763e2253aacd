import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { previewVersao } from '#contract/da-pasta-a-pagina/versoes.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { PageFrame } from '#web/widgets/publicacao/page-frame.tsx';

interface Props {
  hotsiteId: number;
  versao: { id: number; numero: number };
  className?: string;
  frameRef?: RefObject<HTMLIFrameElement | null>;
  /** Width the page is laid out for, in pixels; drawn smaller where there is less room. */
  laidOut?: number | undefined;
}

/** A version as visitors would see it, in an opaque origin without access to the panel. */
export function PreviewFrame({ hotsiteId, versao, className, frameRef, laidOut }: Props) {
  const preview = useQuery({
    ...read(previewVersao, { params: { id: hotsiteId, versaoId: versao.id } }),
    gcTime: 0,
  });
  if (preview.isPending) return <Skeleton className={className} />;
  if (preview.isError)
    return (
      <LoadFailure
        detail={serverMessage(preview.error) ?? undefined}
        onRetry={() => void preview.refetch()}
      />
    );
  return (
    <PageFrame
      url={preview.data.url}
      title={`Prévia da versão ${versao.numero}`}
      className={className}
      frameRef={frameRef}
      laidOut={laidOut}
    />
  );
}

/** Keeps two frames scrolled to the same position by exchanging messages. */
export function useTogether() {
  const one = useRef<HTMLIFrameElement>(null);
  const other = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if ((data as { previa?: unknown } | null)?.previa !== 'lugar') return;
      const [a, b] = [one.current?.contentWindow, other.current?.contentWindow];
      // A sandboxed frame has no origin to address; it only receives a position.
      if (source === a) b?.postMessage(data, '*');
      else if (source === b) a?.postMessage(data, '*');
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  return { one, other };
}
