import { Tabs } from 'radix-ui';
import { type ReactNode, useId, useState } from 'react';

export type CorretorTab = 'dados' | 'cobertura';

interface Props {
  tab: CorretorTab;
  /** The second tab is opening, which saves first (BRK-48). */
  isSaving: boolean;
  /** He does not exist yet: the second tab creates him, and says so before (BRK-47). */
  isNew: boolean;
  /** Tabs with changes that were not saved. */
  unsaved: Record<CorretorTab, boolean>;
  onChoose: (tab: CorretorTab) => void;
  basic: ReactNode;
  coverage: ReactNode;
}

const look =
  'relative h-10 px-1 font-medium focus-visible:-outline-offset-2 text-muted hover:not-disabled:text-ink data-[state=active]:text-ink disabled:opacity-60 after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 data-[state=active]:after:bg-gold';

const UnsavedDot = () => (
  <>
    <span aria-hidden="true" className="ml-1.5 inline-block size-1.5 rounded-full bg-gold-ink align-middle" />
    <span className="sr-only"> (não salvo)</span>
  </>
);

/**
 * The two tabs of a corretor (BRK-17). Arrows move between them, Enter opens one, because opening the second
 * may save. Opened tabs stay mounted with their changes.
 */
export function CorretorTabs({ tab, isSaving, isNew, unsaved, onChoose, basic, coverage }: Props) {
  const note = useId();
  const saysIt = isNew && tab === 'dados';
  const [wasOpened, setOpened] = useState(tab === 'cobertura');
  if (tab === 'cobertura' && !wasOpened) setOpened(true);
  return (
    <Tabs.Root value={tab} activationMode="manual" onValueChange={(next) => onChoose(next as CorretorTab)}>
      <Tabs.List aria-label="Partes do corretor" className="flex gap-5 border-b border-line">
        <Tabs.Trigger value="dados" className={look}>
          Dados Básicos
          {unsaved.dados && <UnsavedDot />}
        </Tabs.Trigger>
        <Tabs.Trigger
          value="cobertura"
          className={look}
          disabled={isSaving}
          aria-busy={isSaving}
          aria-describedby={saysIt ? note : undefined}
        >
          {isSaving ? 'Salvando...' : 'Cobertura & Site'}
          {unsaved.cobertura && <UnsavedDot />}
        </Tabs.Trigger>
      </Tabs.List>
      <p id={note} className="mt-2 mb-4 text-[13px] text-muted empty:mt-0 empty:mb-5">
        {saysIt && 'Com os dados obrigatórios preenchidos, abrir “Cobertura & Site” cadastra o corretor.'}
      </p>
      <Tabs.Content value="dados" forceMount hidden={tab !== 'dados'} tabIndex={-1}>
        {basic}
      </Tabs.Content>
      {wasOpened && (
        <Tabs.Content
          value="cobertura"
          forceMount
          hidden={tab !== 'cobertura'}
          className="focus:outline-none"
        >
          {coverage}
        </Tabs.Content>
      )}
    </Tabs.Root>
  );
}
