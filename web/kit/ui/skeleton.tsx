import { cx } from '#web/kit/ui/cx.ts';

/** A loading placeholder. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('skeleton', className)} />;
}
