interface Props {
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  /** What each state is called. */
  on: string;
  off: string;
  name?: string;
  /** Given by Field. */
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/** Yes or no, with the word for what it is now beside it. */
export function SwitchControl({ value, onChange, on, off, ...rest }: Props) {
  return (
    <span className="flex min-h-9 items-center gap-3">
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-checked={value}
        className="relative h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full bg-edge transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-4 before:rounded-full before:bg-surface before:transition-transform checked:bg-done checked:before:translate-x-4"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span aria-hidden="true" className="text-muted">
        {value ? on : off}
      </span>
    </span>
  );
}
