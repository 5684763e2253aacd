import { type ComponentType, Suspense } from 'react';
import type { AnyCrudScreen, CrudDialogProps } from './screen.ts';
import type { useCrudDialog } from './use-crud-dialog.ts';

interface Props {
  screen: AnyCrudScreen;
  dialog: Pick<ReturnType<typeof useCrudDialog>, 'opened' | 'close'>;
  Dialog: ComponentType<CrudDialogProps>;
  onSaved: (id: number) => void;
}

/** The dialog named by the address, remounted per record; nothing if none is open. */
export function OpenedDialog({ screen, dialog: { opened, close }, Dialog, onSaved }: Props) {
  if (!opened) return null;
  return (
    <Suspense>
      <Dialog
        key={opened.record?.id ?? 'novo'}
        screen={screen}
        record={opened.record}
        initial={opened.initial}
        onClose={close}
        onSaved={(row) => onSaved(row.id)}
      />
    </Suspense>
  );
}
