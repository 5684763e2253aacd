import { cx } from '#web/kit/ui/cx.ts';

/** An unpublished page, isolated like a public one: it cannot access the panel. */
export function PageFrame({ url, title, className }: { url: string; title: string; className?: string }) {
  return (
    <iframe
      src={url}
      title={title}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      className={cx('w-full rounded-md border border-line bg-white', className)}
    />
  );
}
