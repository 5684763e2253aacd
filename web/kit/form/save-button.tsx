import type { ReactNode } from 'react';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';

interface Props {
  /** The form it sends. */
  form: string;
  busy: boolean;
  /** There is nothing yet that could be sent. */
  disabled?: boolean | undefined;
  children: ReactNode;
}

/** Sends a form. Not `disabled` meanwhile, which would take the focus away: a second submit is dropped instead. */
export function SaveButton({ form, busy, disabled, children }: Props) {
  return (
    <Button
      type="submit"
      form={form}
      look="primary"
      className={cx(busy && 'opacity-60')}
      disabled={disabled}
      aria-busy={busy}
      aria-disabled={busy}
    >
      {children}
    </Button>
  );
}
