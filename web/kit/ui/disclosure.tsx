import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#web/kit/ui/cx.ts';

const looks = {
  /** A framed line among others. */
  box: {
    frame: 'rounded-md border border-line',
    summary: 'rounded-md px-4 py-2.5 font-medium text-muted hover:text-ink max-sm:flex-wrap max-sm:gap-y-0',
    chevron: 'size-4',
    content: 'px-4 pt-2 pb-4',
  },
  /** Words in running text. */
  line: {
    frame: 'text-[13px]',
    summary: 'min-h-6 w-fit rounded-sm text-muted hover:text-ink',
    chevron: 'size-3.5',
    content: 'pt-2',
  },
  /** A card of its own. */
  card: {
    frame: 'card',
    summary: 'min-h-11 rounded-[inherit] p-4 sm:p-5',
    chevron: 'order-last size-5 text-muted',
    content: 'border-t border-line px-4 sm:px-5',
  },
};

interface Props {
  label: ReactNode;
  /** A short hint of the content. */
  hint?: ReactNode;
  look?: keyof typeof looks;
  /** Controlled if the parent must know; otherwise it toggles itself. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** Rarely needed content behind one line; the browser's own, found by its search. */
export function Disclosure({ label, hint, look = 'box', open, onToggle, className, children }: Props) {
  const { frame, summary, chevron, content } = looks[look];
  return (
    <details
      className={cx('group', frame, className)}
      open={open}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary
        className={cx(
          'flex cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden',
          summary,
        )}
      >
        <ChevronRight
          aria-hidden="true"
          className={cx('shrink-0 transition-transform group-open:rotate-90', chevron)}
        />
        <span className={cx('min-w-0', look === 'box' ? 'max-sm:flex-1 sm:shrink-0' : 'flex-1')}>
          {label}
        </span>
        {hint !== undefined && (
          <span className="min-w-0 truncate font-normal text-faint max-sm:w-full max-sm:pl-6">{hint}</span>
        )}
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}
