import { Pencil, Trash2 } from 'lucide-react';
import type { InSight } from '#web/kit/acts.ts';
import type { AnyCrudScreen, CrudRecord } from './screen.ts';

interface Ways {
  edit: (row: CrudRecord) => void;
  remove: (row: CrudRecord) => void;
}

/** What can be done with any record of a list. */
export const actsOf = (screen: AnyCrudScreen, row: CrudRecord, { edit, remove }: Ways): InSight => ({
  name: String(screen.columns[0]?.value(row) ?? ''),
  acts: [
    { label: 'Editar', Icon: Pencil, go: () => edit(row) },
    { label: 'Excluir', Icon: Trash2, go: () => remove(row) },
  ],
});
