import { useQuery } from '@tanstack/react-query';
import { Film, ImageIcon } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type PreviewFile, previewThumbnail } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { addressOf, callFile } from '#web/kit/api/client.ts';

/** A previewed file's thumbnail, requested when visible if not stored. */
export function Thumbnail({ file, isVideo }: { file: PreviewFile; isVideo: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(frame);
  const Icon = isVideo ? Film : ImageIcon;
  return (
    <div
      ref={frame}
      className="grid aspect-[4/3] place-items-center overflow-hidden rounded-md border border-line bg-sunken text-faint"
    >
      {file.thumbnail ? (
        <img src={file.thumbnail} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
      ) : isSeen ? (
        <Fetched file={file} fallback={<Icon aria-hidden="true" className="size-5" />} />
      ) : (
        <Icon aria-hidden="true" className="size-5" />
      )}
    </div>
  );
}

/** Whether an element has been visible. */
function useSeen(frame: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || isSeen) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, isSeen]);
  return isSeen;
}

function Fetched({ file: { id, name }, fallback }: { file: PreviewFile; fallback: ReactNode }) {
  const which = { query: { id, nome: name } };
  const { data } = useQuery({
    queryKey: [addressOf(previewThumbnail, which)],
    queryFn: async ({ signal }) => {
      const picture = await callFile(previewThumbnail, which, signal);
      return picture.size > 0 ? createImageBitmap(picture) : null;
    },
    gcTime: 60_000,
  });
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (data) canvas.current?.getContext('2d')?.drawImage(data, 0, 0);
  }, [data]);
  if (!data) return fallback;
  return <canvas ref={canvas} width={data.width} height={data.height} className="size-full object-cover" />;
}
