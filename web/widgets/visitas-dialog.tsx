import { Dialog } from '#web/kit/ui/dialog.tsx';
import { VisitasCard } from '#web/widgets/visitas-card.tsx';

interface Props {
  hotsiteId: number;
  nome: string;
  onClose: () => void;
}

/** A hotsite's visit counts. */
export function VisitasDialog({ hotsiteId, nome, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={nome}
      description="Quantas vezes o hotsite foi aberto, com ou sem corretor, e quantas pessoas seguiram para o WhatsApp de um corretor."
    >
      <VisitasCard hotsiteId={hotsiteId} />
    </Dialog>
  );
}
