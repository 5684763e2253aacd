import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { nounOf } from '#contract/base/nouns.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';

interface Props {
  entidade: string;
  row: { id: number | string; nome?: unknown };
}

const Sheet = lazy(async () => ({
  default: (await import('./record-history-sheet.tsx')).RecordHistorySheet,
}));

/** The button of a row that opens the record's history in a sheet at the side. */
export function RecordHistory({ entidade, row }: Props) {
  const [open, setOpen] = useState(false);
  const name = typeof row.nome === 'string' ? row.nome : `${nounOf(entidade).one} nº ${row.id}`;
  return (
    <>
      <IconButton label={`Histórico de ${name}`} onClick={() => setOpen(true)}>
        <History />
      </IconButton>
      {open && (
        <Suspense>
          <Sheet entidade={entidade} id={String(row.id)} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
