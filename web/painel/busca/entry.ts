import type { LucideIcon } from 'lucide-react';

/** A palette entry. */
export interface Entry {
  /** Stable id: 'cidades/26'. */
  id: string;
  label: string;
  /** Shown beside the label and searchable. */
  detail?: string;
  /** Further lines it is found by; the one that was is shown beside the detail. */
  also?: readonly string[];
  Icon: LucideIcon;
  /** Target: a panel address, a page to open, or an action. */
  go: { to: string; state?: unknown } | { href: string } | (() => void);
  /** Of this moment only: never among the recent ones. */
  isPassing?: boolean;
}

export interface EntryGroup {
  label: string;
  entries: readonly Entry[];
  /** Of its label's noun: 'ver todas as 9'. */
  gender?: 'm' | 'f';
  /** Of the territory: people and empreendimentos come first. */
  isPlace?: boolean;
}
