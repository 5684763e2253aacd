import type { LucideIcon } from 'lucide-react';

/** A palette entry. */
export interface Entry {
  /** Stable id: 'cidades/26'. */
  id: string;
  label: string;
  /** Shown beside the label and searchable. */
  detail?: string;
  Icon: LucideIcon;
  /** Target: a panel address, a page to open, or an action. */
  go: { to: string; state?: unknown } | { href: string } | (() => void);
}

export interface EntryGroup {
  label: string;
  entries: readonly Entry[];
}
