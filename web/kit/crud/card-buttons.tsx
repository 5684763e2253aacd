import { Suspense, useState } from 'react';
import type { Act } from '#web/kit/acts.ts';
import { ActMenu } from '#web/kit/ui/act-menu.tsx';
import { MainAct } from '#web/kit/ui/main-act.tsx';
import { useAddress } from '#web/kit/use-address.ts';
import { EditAndDelete, type RowButtonsProps } from './row-buttons.tsx';
import type { CrudRecord, RowDialog } from './screen.ts';

/** The foot of a phone's card: one main act, edit and delete in sight, the rest behind a menu. */
export function CardButtons(props: RowButtonsProps) {
  const { screen, row, more } = props;
  const address = useAddress();
  const [opened, setOpened] = useState<RowDialog<CrudRecord> | null>(null);
  const name = String(screen.columns[0]?.value(row) ?? '');
  const declared = screen.actsOf?.(row, address);
  const dialogs: RowDialog<CrudRecord>[] = [...(screen.rowDialogs ?? []), ...(more ? [more] : [])];
  const acts: Act[] = [
    ...(declared?.more ?? []),
    ...dialogs.map((dialog) => ({ ...dialog, go: () => setOpened(dialog) })),
  ];
  return (
    <>
      <span className="flex min-w-0 flex-1">{declared && <MainAct act={declared.main} name={name} />}</span>
      {acts.length > 0 && <ActMenu name={name} acts={acts} />}
      <EditAndDelete {...props} />
      {opened && (
        <Suspense>
          <opened.Dialog row={row} entidade={screen.entidade} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
