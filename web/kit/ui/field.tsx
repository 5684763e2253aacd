import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';

interface Props {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** One control; it receives the id, `aria-invalid` and `aria-describedby`. */
  children: ReactElement<Record<string, unknown>>;
}

/** A labelled control with hint and error. */
export function Field({ label, error, hint, children }: Props) {
  const id = useId();
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-[13px] font-medium">
        {label}
      </label>
      {cloneElement(children, {
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p id={`${id}-error`} role="alert" className="field-error mt-1.5">
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
