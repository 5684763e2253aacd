import { Search } from 'lucide-react';
import { cx } from './cx.ts';

interface Props {
  placeholder: string;
  /** What is looked through, where the placeholder does not say it. */
  label?: string;
  value: string;
  onType: (text: string) => void;
  className?: string;
}

/** A field to look for something, with its sign. */
export function SearchField({
  placeholder,
  label = placeholder.replace(/\.+$/, ''),
  value,
  onType,
  className,
}: Props) {
  return (
    <div className={cx('relative', className)}>
      <Search aria-hidden="true" className="pointer-events-none absolute top-2.5 left-3 size-4 text-faint" />
      <input
        type="search"
        className="control pl-9"
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
