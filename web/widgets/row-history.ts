import { History } from 'lucide-react';
import { lazy } from 'react';
import type { CrudRecord, RowDialog } from '#web/kit/crud/screen.ts';

/** The history of a list's record, on its row and in its card's menu. */
export const rowHistory: RowDialog<CrudRecord> = {
  label: 'Histórico',
  Icon: History,
  Dialog: lazy(async () => ({ default: (await import('./record-history-sheet.tsx')).RowHistorySheet })),
};
