import { Search } from 'lucide-react';

interface Props {
  placeholder: string;
  /** Its accessible name, if the placeholder is not enough. */
  label?: string;
  value: string;
  onType: (text: string) => void;
  /** Enter: goes to the first of what was found. */
  onEnter?: () => void;
}

/** A search field with icon. */
export function SearchField(props: Props) {
  const { placeholder, label = placeholder.replace(/\.+$/, ''), value, onType, onEnter } = props;
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
        onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}
      />
    </div>
  );
}
