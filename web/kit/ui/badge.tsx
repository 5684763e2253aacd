import type { ReactNode } from 'react';
import { cx } from '#web/kit/ui/cx.ts';

const tones = {
  plain: 'bg-sunken text-muted',
  alive: 'bg-gold-soft text-gold-ink',
  done: 'bg-done-soft text-done',
  danger: 'bg-danger-soft text-danger',
} as const;
export type Tone = keyof typeof tones;

/** A one-word status of a record. */
export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex h-[22px] shrink-0 items-center gap-1 rounded-md px-2 text-xs font-medium whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
