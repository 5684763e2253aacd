import type { ReactNode } from 'react';

/**
 * Keeps the width of its empty label, so that choices neither move other filters nor get cut off. Remaining
 * space is shared.
 */
export function FilterFrame({ all, children }: { all: string; children: ReactNode }) {
  return (
    <div className="grid max-w-full flex-auto sm:max-w-56 sm:min-w-32 sm:shrink-0">
      <span aria-hidden="true" className="invisible col-start-1 row-start-1 truncate border pr-6.5 pl-2.5">
        {all}
      </span>
      <div className="col-start-1 row-start-1 w-0 min-w-full [&_.control]:bg-position-[right_8px_center] [&_.control]:pr-6.5 [&_.control]:pl-2.5 [&_.control]:placeholder:text-ink">
        {children}
      </div>
    </div>
  );
}

interface Option {
  value: string;
  label: string;
  /** Under which heading it stands, where a list is long. */
  group?: string;
}

/** Sorts options alphabetically. */
export const byLabel = (one: Option, other: Option) => one.label.localeCompare(other.label, 'pt-BR');

interface Props {
  /** 'Estado' */
  label: string;
  /** 'Todos os estados' */
  all: string;
  /** '' is all. */
  value: string;
  options: readonly Option[] | undefined;
  /** Label of a value missing in the options. */
  unknown?: string;
  onChange: (value: string) => void;
}

/** A filter with few options. */
export function FilterSelect({ label, all, value, options = [], unknown = value, onChange }: Props) {
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <FilterFrame all={all}>
      <select
        className="control truncate"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{all}</option>
        {!isListed && <option value={value}>{unknown}</option>}
        {[...Map.groupBy(options, ({ group }) => group)].map(([group, those]) => {
          const drawn = those.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ));
          return group === undefined ? (
            drawn
          ) : (
            <optgroup key={group} label={group}>
              {drawn}
            </optgroup>
          );
        })}
      </select>
    </FilterFrame>
  );
}
