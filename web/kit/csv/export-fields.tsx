import { type ReactNode, useId } from 'react';

interface Option {
  value: string;
  label: string;
  hint?: string;
}

const legendClass = 'mb-1.5 text-[13px] font-medium';
const optionClass =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-1 hover:bg-sunken max-sm:min-h-11';

interface RadiosProps {
  legend: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

/** One of a few; nothing is asked where there is only one. */
export function Radios({ legend, value, options, onChange }: RadiosProps) {
  const name = useId();
  if (options.length === 1)
    return (
      <p>
        {options[0]?.label}: <span className="text-muted">{options[0]?.hint}</span>
      </p>
    );
  return (
    <fieldset>
      <legend className={legendClass}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={optionClass}>
          <input
            type="radio"
            className="size-4 shrink-0 accent-gold-ink"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <span className="text-[13px] text-muted"> · {option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface ChoicesProps {
  legend: string;
  options: readonly Option[];
  /** In the order they were chosen in. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** Buttons that choose several. */
  children: ReactNode;
}

/** Several of many. */
export function Choices({ legend, options, chosen, onChange, children }: ChoicesProps) {
  return (
    <fieldset>
      <legend className={legendClass}>{legend}</legend>
      <div className="mb-2 flex flex-wrap gap-2">{children}</div>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        {options.map(({ value, label }) => {
          const isChosen = chosen.includes(value);
          return (
            <label key={value} className={optionClass}>
              <input
                type="checkbox"
                className="size-4 shrink-0 accent-gold-ink"
                checked={isChosen}
                onChange={() =>
                  onChange(isChosen ? chosen.filter((one) => one !== value) : [...chosen, value])
                }
              />
              <span className="min-w-0 break-words">{label}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
