import type { LucideIcon } from 'lucide-react';

/** What can be done with a record: in its card's menu, and in the palette while it is in sight. */
export interface Act {
  /** 'Material' */
  label: string;
  Icon: LucideIcon;
  go: { to: string } | { href: string } | (() => void);
}

export interface InSight {
  /** 'Aurora Jardins' */
  name: string;
  acts: readonly Act[];
}

let shown: InSight | null = null;

/** The record a screen last had in hand, for the palette's first group; a screen that leaves forgets it. */
export const recordInSight = {
  read: () => shown,
  show(record: InSight | null): void {
    shown = record;
  },
};
