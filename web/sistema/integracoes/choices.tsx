import { useId } from 'react';

interface Props<Value extends string> {
  legend: string;
  options: { value: Value; label: string; hint?: string }[];
  chosen: Value[];
  onChange: (chosen: Value[]) => void;
  error?: string | undefined;
}

/** Several of a few, each with a word of what it means. */
export function Choices<Value extends string>({ legend, options, chosen, onChange, error }: Props<Value>) {
  const fault = useId();
  return (
    <fieldset aria-describedby={error ? fault : undefined} className="grid gap-2">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      {options.map(({ value, label, hint }) => (
        <label key={value} className="flex items-start gap-2.5">
          <input
            type="checkbox"
            className="mt-1"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
          <span className="min-w-0">
            {label}
            {hint && <span className="block text-[13px] text-muted">{hint}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p id={fault} role="alert" className="text-[13px] text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
