import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#web/kit/ui/cx.ts';
import { refusal } from '#web/kit/ui/refusal.ts';

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  label: string;
  /** Why it does nothing now. */
  why?: string | undefined;
  children: ReactNode;
};

/** A square icon button with an accessible name. */
export function IconButton({ label, why, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      data-hint={label}
      className={cx('button button-ghost size-9 px-0', className)}
      {...rest}
      {...refusal(why)}
    >
      {children}
    </button>
  );
}
