import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#web/kit/ui/cx.ts';

type Props = Omit<ComponentProps<'button'>, 'children'> & { label: string; children: ReactNode };

/** A square icon button with an accessible name. */
export function IconButton({ label, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      data-hint={label}
      className={cx('button button-ghost size-9 px-0', className)}
      {...rest}
    >
      {children}
    </button>
  );
}
