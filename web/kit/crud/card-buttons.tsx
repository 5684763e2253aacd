import { Suspense, useState } from 'react';
import type { Act } from '#web/kit/acts.ts';
import { ActMenu } from '#web/kit/ui/act-menu.tsx';
import { MainAct } from '#web/kit/ui/main-act.tsx';
import { useAddress } from '#web/kit/use-address.ts';
import { EditAndDelete, type RowButtonsProps } from './row-buttons.tsx';
import type { CrudRecord, RowDialog } from './screen.ts';

/** The foot of a phone's card: one main act, edit and delete in sight, the rest behind a menu. */
export function CardButtons(props: RowButtonsProps) {
  const { main, more, dialog, name } = useActs(props);
  return (
    <>
      <span className="flex min-w-min flex-1 basis-28">{main && <MainAct act={main} name={name} />}</span>
      {more.length > 0 && <ActMenu name={name} acts={more} />}
      <EditAndDelete {...props} />
      {dialog}
    </>
  );
}

/** The actions of a row where they would cover its columns: edit and delete in sight, the rest behind a menu. */
export function NarrowButtons(props: RowButtonsProps) {
  const { main, more, dialog, name } = useActs(props);
  const acts = main ? [main, ...more] : more;
  return (
    <>
      {acts.length > 0 && <ActMenu name={name} acts={acts} />}
      <EditAndDelete {...props} />
      {dialog}
    </>
  );
}

function useActs({ screen, row, more }: RowButtonsProps) {
  const address = useAddress();
  const [opened, setOpened] = useState<RowDialog<CrudRecord> | null>(null);
  const declared = screen.actsOf?.(row, address);
  const dialogs: RowDialog<CrudRecord>[] = [...(screen.rowDialogs ?? []), ...(more ? [more] : [])];
  const acts: Act[] = [
    ...(declared?.more ?? []),
    ...dialogs.map((dialog) => ({ ...dialog, go: () => setOpened(dialog) })),
  ];
  const dialog = opened && (
    <Suspense>
      <opened.Dialog row={row} entidade={screen.entidade} onClose={() => setOpened(null)} />
    </Suspense>
  );
  return { main: declared?.main, more: acts, dialog, name: String(screen.columns[0]?.value(row) ?? '') };
}
