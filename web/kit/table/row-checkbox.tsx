import { Check, Minus } from 'lucide-react';

interface Props {
  label: string;
  checked: boolean;
  /** Some of several are selected. */
  mixed?: boolean;
  /** Nothing to select. */
  disabled?: boolean;
  onChange: () => void;
}

/** Selects a row; touch-sized, rendered small. */
export function RowCheckbox({ label, checked, mixed = false, disabled = false, onChange }: Props) {
  return (
    <label
      className="group grid size-11 cursor-pointer place-items-center has-disabled:cursor-default has-disabled:opacity-40"
      data-hint={label}
    >
      <input
        ref={(input) => {
          if (input) input.indeterminate = mixed;
        }}
        type="checkbox"
        className="peer sr-only"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
      />
      <span
        aria-hidden="true"
        className="grid size-[18px] place-items-center rounded border border-edge bg-surface text-transparent peer-checked:border-gold-ink peer-checked:bg-gold-ink peer-checked:text-surface peer-indeterminate:border-gold-ink peer-indeterminate:bg-gold-ink peer-indeterminate:text-surface peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-gold-ink group-hover:border-gold-ink"
      >
        {mixed ? <Minus className="size-3.5" /> : <Check className="size-3.5" />}
      </span>
    </label>
  );
}
