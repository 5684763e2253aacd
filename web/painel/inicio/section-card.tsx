import { type ReactNode, useId } from 'react';
import { cx } from '#web/kit/ui/cx.ts';

interface Props {
  title: string;
  /** At the right of the title. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A dashboard part with its heading. */
export function SectionCard({ title, action, className, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx('flex min-w-0 flex-col rounded-xl border border-line bg-surface', className)}
    >
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-3 pb-2">
        <h2 id={id} className="font-semibold tracking-tight">
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}
