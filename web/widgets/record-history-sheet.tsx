import { Dialog } from '#web/kit/ui/dialog.tsx';
import { RecordDeeds } from './audit/record-deeds.tsx';

interface Props {
  entidade: string;
  id: string;
  /** Name of the record. */
  name: string;
  onClose: () => void;
}

/** A record's history in a side sheet. */
export function RecordHistorySheet({ entidade, id, name, onClose }: Props) {
  return (
    <Dialog side open title="Histórico" description={name} onClose={onClose} width="sm:max-w-xl">
      <RecordDeeds entidade={entidade} id={id} />
    </Dialog>
  );
}
