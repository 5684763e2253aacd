import { cx } from '#web/kit/ui/cx.ts';

/** The shape of something that is being read. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('skeleton', className)} />;
}
