import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '#web/kit/ui/cx.ts';

interface Props {
  url: string;
  title: string;
  className?: string | undefined;
  frameRef?: RefObject<HTMLIFrameElement | null> | undefined;
  /** Width the page is laid out for, in pixels; drawn smaller where there is less room. */
  laidOut?: number | undefined;
  onLoad?: () => void;
}

/** Width and height of the box that holds a frame. */
function useSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, ...size };
}

/** An unpublished page, isolated like a public one: it cannot access the panel. */
export function PageFrame({ url, title, className, frameRef, laidOut, onLoad }: Props) {
  const { box, width, height } = useSize();
  const scale = laidOut && width > 0 ? Math.min(1, width / laidOut) : 1;
  return (
    <div ref={box} className={cx('overflow-hidden rounded-md border border-line bg-white', className)}>
      <iframe
        ref={frameRef}
        src={url}
        title={title}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        onLoad={onLoad}
        className="size-full origin-top-left"
        style={
          scale < 1 ? { width: laidOut, height: height / scale, transform: `scale(${scale})` } : undefined
        }
      />
    </div>
  );
}
