import { useId } from 'react';
import { cx } from './cx.ts';
import { refusal } from './refusal.ts';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** A line below the label. */
  hint?: string | undefined;
  disabled?: boolean;
  /** Why it cannot be switched now. */
  why?: string | undefined;
  /** The label is visually hidden, because its context is visible. */
  bare?: boolean;
  name?: string;
}

/** A labelled on/off switch. */
export function Switch({ label, checked, onChange, hint, disabled = false, why, bare = false, name }: Props) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <button
        id={id}
        type="button"
        role="switch"
        name={name}
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        {...refusal(why)}
        className={cx(
          // Pressed as far as a finger reaches: 44 px each way.
          'relative mt-px inline-flex before:absolute before:-inset-x-[5px] before:-inset-y-[13px] h-5 w-9 shrink-0 items-center rounded-full border transition-colors disabled:opacity-50 aria-disabled:opacity-50',
          checked ? 'border-gold-ink bg-gold' : 'border-edge bg-sunken',
        )}
      >
        <span
          aria-hidden="true"
          className={cx(
            'size-3.5 rounded-full transition-transform',
            checked ? 'translate-x-[18px] bg-[#1c1917]' : 'translate-x-0.5 bg-edge',
          )}
        />
      </button>
      <div className="min-w-0">
        <label htmlFor={id} className={bare ? 'sr-only' : 'block cursor-pointer leading-[22px] font-medium'}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-[13px] text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
