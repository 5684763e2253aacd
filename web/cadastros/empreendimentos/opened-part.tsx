import { lazy, Suspense } from 'react';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';

const MaterialDialog = lazy(async () => ({
  default: (await import('./material-dialog.tsx')).MaterialDialog,
}));
const RecordHistorySheet = lazy(async () => ({
  default: (await import('#web/widgets/record-history-sheet.tsx')).RecordHistorySheet,
}));

/** A dialog opened from a record's menu. */
export type Opened = { part: 'material' | 'historico'; record: Empreendimento } | null;

export function OpenedPart({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  if (!opened) return null;
  const { id, nome } = opened.record;
  return (
    <Suspense>
      {opened.part === 'material' ? (
        <MaterialDialog id={id} nome={nome} onClose={onClose} />
      ) : (
        <RecordHistorySheet entidade="empreendimento" id={String(id)} name={nome} onClose={onClose} />
      )}
    </Suspense>
  );
}
