import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';

const VisitasCard = lazy(async () => ({
  default: (await import('#web/widgets/visitas-card.tsx')).VisitasCard,
}));

/** On a card: opens its hotsite's visit counts. */
export function VisitasButton({ hotsiteId, nome }: { hotsiteId: number; nome: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="ghost"
        className="px-2 text-[13px]"
        aria-label={`Visitas de ${nome}`}
        title={`Visitas de ${nome}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Visitas
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={nome}
        description="Quantas vezes o hotsite foi aberto, com ou sem corretor, e quantas pessoas seguiram para o WhatsApp de um corretor."
      >
        <Suspense>
          <VisitasCard hotsiteId={hotsiteId} />
        </Suspense>
      </Dialog>
    </>
  );
}
