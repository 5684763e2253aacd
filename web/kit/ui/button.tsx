import type { ComponentProps } from 'react';
import { cx } from '#web/kit/ui/cx.ts';
import { refusal } from '#web/kit/ui/refusal.ts';

type Props = ComponentProps<'button'> & {
  look?: 'primary' | 'outline' | 'ghost' | 'danger';
  /** Why it does nothing now. */
  why?: string | undefined;
};

/** A button; `type` defaults to 'button', so that none submits a form by accident. */
export function Button({ look = 'outline', why, className, type = 'button', ...rest }: Props) {
  return (
    <button type={type} className={cx('button', `button-${look}`, className)} {...rest} {...refusal(why)} />
  );
}
