import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { previewVersao } from '#contract/da-pasta-a-pagina/versoes.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';

interface Props {
  hotsiteId: number;
  versao: { id: number; numero: number };
  className?: string;
  frameRef?: RefObject<HTMLIFrameElement | null>;
}

/** A version as visitors would see it, in an opaque origin without access to the panel. */
export function PreviewFrame({ hotsiteId, versao, className, frameRef }: Props) {
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
    <iframe
      ref={frameRef}
      src={preview.data.url}
      title={`Prévia da versão ${versao.numero}`}
      sandbox="allow-scripts allow-popups"
      className={cx('w-full rounded-xl border border-line bg-white', className)}
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
