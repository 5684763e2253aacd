import type { ReactNode } from 'react';
import { cx } from '#web/kit/ui/cx.ts';

/** A code block; scrollable ones are keyboard accessible. */
export function CodeBlock({ label, wrap, children }: { label: string; wrap?: boolean; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-md border border-line bg-surface p-3 font-mono text-xs"
    >
      <pre className={cx('font-mono', wrap && 'break-words whitespace-pre-wrap')}>{children}</pre>
    </section>
  );
}
