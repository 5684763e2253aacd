import type { ComponentProps } from 'react';
import { cx } from '#web/kit/ui/cx.ts';

type Props = ComponentProps<'button'> & { look?: 'primary' | 'outline' | 'ghost' | 'danger' };

/** A button; `type` defaults to 'button', so that none submits a form by accident. */
export function Button({ look = 'outline', className, type = 'button', ...rest }: Props) {
  return <button type={type} className={cx('button', `button-${look}`, className)} {...rest} />;
}
