import { nounOf } from '#contract/base/nouns.ts';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { RecordDeeds } from './audit/record-deeds.tsx';

interface Props {
  entidade: string;
  id: string;
  /** Name of the record. */
  name: string;
  onClose: () => void;
}

interface RowProps {
  entidade: string;
  row: { id: number; nome?: unknown };
  onClose: () => void;
}

/** The same for a list's record. */
export const RowHistorySheet = ({ entidade, row: { id, nome }, onClose }: RowProps) => (
  <RecordHistorySheet
    entidade={entidade}
    id={String(id)}
    name={typeof nome === 'string' ? nome : `${nounOf(entidade).one} nº ${id}`}
    onClose={onClose}
  />
);

/** A record's history in a side sheet. */
export function RecordHistorySheet({ entidade, id, name, onClose }: Props) {
  return (
    <Dialog side open title="Histórico" description={name} onClose={onClose} width="sm:max-w-xl">
      <RecordDeeds entidade={entidade} id={id} />
    </Dialog>
  );
}
