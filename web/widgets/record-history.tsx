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

/** A row's button opening the record's history. */
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
