import type { ReactNode } from 'react';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';

interface Props {
  /** Id of the form to submit. */
  form: string;
  busy: boolean;
  /** Nothing to submit yet. */
  disabled?: boolean | undefined;
  /** Why it does nothing now. */
  why?: string | undefined;
  children: ReactNode;
}

/** Submits a form. Not `disabled` while saving, which would lose focus: repeated submits are ignored. */
export function SaveButton({ form, busy, disabled, why, children }: Props) {
  return (
    <Button
      type="submit"
      form={form}
      look="primary"
      className={cx(busy && 'opacity-60')}
      disabled={disabled}
      why={why}
      aria-busy={busy}
      aria-disabled={busy}
    >
      {children}
    </Button>
  );
}
