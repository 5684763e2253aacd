import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** A short hint of the content. */
  hint: string;
  /** Controlled if the parent must know; otherwise it toggles itself. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** Rarely needed content behind one line. */
export function Disclosure({ label, hint, open, onToggle, className = '', children }: Props) {
  return (
    <details
      className={`group rounded-md border border-line ${className}`}
      open={open}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-md px-4 py-2.5 font-medium text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-90"
        />
        <span className="shrink-0">{label}</span>
        <span className="min-w-0 truncate font-normal text-faint">{hint}</span>
      </summary>
      <div className="px-4 pt-2 pb-4">{children}</div>
    </details>
  );
}
