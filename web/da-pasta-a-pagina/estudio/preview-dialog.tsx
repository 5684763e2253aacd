import { LivePane, type LivePaneProps } from '#web/da-pasta-a-pagina/estudio/live-pane.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';

/** The draft in full width, or on screens without room beside the editor. */
export function PreviewDialog({
  onClose,
  ...pane
}: Omit<LivePaneProps, 'className'> & { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Prévia"
      description="O rascunho como está agora. Só você o vê, até ser publicado."
      width="sm:max-w-6xl"
      readFirst
      footer={<Button onClick={onClose}>Fechar</Button>}
    >
      <LivePane {...pane} className="h-[66dvh]" />
    </Dialog>
  );
}
