import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { cx } from '#web/kit/ui/cx.ts';

interface Props {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  /** Marks it, and says so to assistive technology. */
  required?: boolean | undefined;
  /** Another notice says the error aloud: here it is only read with the field. */
  quiet?: boolean;
  /** One control; it receives the id, `aria-required`, `aria-invalid` and `aria-describedby`. */
  children: ReactElement<Record<string, unknown>>;
}

/** A labelled control with hint and error. */
export function Field({ label, error, hint, required, quiet = false, children }: Props) {
  const id = useId();
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className={cx('mb-1.5 block text-[13px] font-medium', required && 'required')}>
        {label}
      </label>
      {cloneElement(children, {
        id,
        ...(required ? { 'aria-required': true } : {}),
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p id={`${id}-error`} role={quiet ? undefined : 'alert'} className="field-error mt-1.5">
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-[13px] text-muted">
          {hint}
        </div>
      )}
    </div>
  );
}
