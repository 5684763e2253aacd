import type { ReactNode } from 'react';

interface Props {
  /** Search and filters. */
  children: ReactNode;
  /** Actions at the other end. */
  actions?: ReactNode;
}

/** A list's toolbar: one row if it fits, else actions above search and filters. */
export function Toolbar({ children, actions }: Props) {
  return (
    <div className="flex flex-wrap-reverse justify-end gap-3">
      {/* The search takes the remaining space up to its maximum, then the filters do. */}
      <search className="flex min-w-0 flex-auto flex-wrap gap-2 sm:gap-1.5 sm:*:first:w-44 sm:*:first:max-w-72 sm:*:first:grow-100">
        {children}
      </search>
      {actions && <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">{actions}</div>}
    </div>
  );
}
