import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '#web/kit/ui/button.tsx';
import { ownEscape } from '#web/kit/ui/dialog.tsx';

interface Props {
  /** 'Criar zona' */
  create: string;
  creating: boolean;
  onCreate: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of such a form, nested in another: Enter creates without saving that one, Escape closes alone. */
export function InPlaceFrame({ create, creating, onCreate, onClose, children }: Props) {
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') return onClose();
    if (event.key !== 'Enter' || event.defaultPrevented || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    onCreate();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches Enter and Escape of the fields inside
    <div className="mt-2 grid gap-3 rounded-md border border-line p-3" onKeyDown={press} {...ownEscape}>
      {children}
      <div className="flex justify-end gap-2">
        <Button look="ghost" onClick={onClose}>
          Fechar
        </Button>
        <Button onClick={onCreate} aria-busy={creating} aria-disabled={creating}>
          {creating ? 'Criando...' : create}
        </Button>
      </div>
    </div>
  );
}
