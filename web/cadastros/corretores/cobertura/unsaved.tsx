import { Button } from '#web/kit/ui/button.tsx';

/** Beside a card's save button: unsaved changes are kept in this browser and can be discarded. */
export function Unsaved({ onDiscard }: { onDiscard: () => void }) {
  return (
    <>
      <span className="text-[13px] text-gold-ink">Alterações não salvas</span>
      <Button look="ghost" onClick={onDiscard}>
        Descartar
      </Button>
    </>
  );
}
