import type { LucideIcon } from 'lucide-react';

/** Something the palette leads to. */
export interface Entry {
  /** Stays the same from one day to the next: 'cidades/26'. */
  id: string;
  label: string;
  /** Stands beside the label and is searched as well. */
  detail?: string;
  Icon: LucideIcon;
  /** An address of the panel, a page to open beside it, or a deed. */
  go: { to: string; state?: unknown } | { href: string } | (() => void);
}

export interface EntryGroup {
  label: string;
  entries: readonly Entry[];
}
