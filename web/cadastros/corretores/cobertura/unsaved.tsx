import { Button } from '#web/kit/ui/button.tsx';

/** Beside the button that saves a card: what was changed is kept in this browser, and can be thrown away. */
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
