import type { KeyboardEventHandler, ReactNode, RefObject } from 'react';
import { useSingleKeysOn } from '#web/kit/keys.ts';

interface Props {
  id: string;
  pane: RefObject<HTMLElement | null>;
  nome: string;
  onKeyDown: KeyboardEventHandler;
  children: ReactNode;
}

/** What is known of the chosen registration, beside the list; its heading takes the focus from there. */
export function DecidingPane({ id, pane, nome, onKeyDown, children }: Props) {
  return (
    <section
      ref={pane}
      id={id}
      aria-labelledby={`${id}-nome`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="rounded-xl border border-line bg-surface p-5 lg:sticky lg:top-22 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
    >
      <h2 id={`${id}-nome`} tabIndex={-1} className="mb-4 text-[13px] text-muted">
        <span className="sr-only">Sobre </span>
        {nome}
      </h2>
      {children}
    </section>
  );
}

/** The keys that work here. */
export function KeysLine() {
  const hasLetters = useSingleKeysOn();
  return (
    <p className="mb-2 text-[13px] text-muted max-lg:hidden">
      Pelo teclado: ↑ e ↓ escolhem, Enter abre a conferência, Esc volta à lista
      {hasLetters && ', A aprova, R rejeita'} e Ctrl+Z desfaz.
    </p>
  );
}
