import { Search } from 'lucide-react';

interface Props {
  placeholder: string;
  /** Its accessible name, if the placeholder is not enough. */
  label?: string;
  value: string;
  onType: (text: string) => void;
}

/** A search field with icon. */
export function SearchField({ placeholder, label = placeholder.replace(/\.+$/, ''), value, onType }: Props) {
  return (
    <div className="relative w-full">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-2.5 left-2.5 size-4 text-faint"
      />
      <input
        type="search"
        className="control truncate pr-2 pl-7.5"
        placeholder={placeholder}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}
