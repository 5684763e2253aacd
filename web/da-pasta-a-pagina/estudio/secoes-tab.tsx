import { Plus, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { type Estudio, sectionLabels } from '#contract/da-pasta-a-pagina/estudio.ts';
import { sectionIds } from '#contract/da-pasta-a-pagina/sections.ts';
import { addSection, moveSection, planOf } from '#web/da-pasta-a-pagina/estudio/edit.ts';
import { Ask } from '#web/da-pasta-a-pagina/estudio/estilo-tab.tsx';
import { SectionCard } from '#web/da-pasta-a-pagina/estudio/section-card.tsx';
import type { Editing } from '#web/da-pasta-a-pagina/estudio/use-estudio.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Sortable } from '#web/kit/ui/sortable.tsx';
import { useAddress } from '#web/kit/use-address.ts';

/** The page's plan: sections can be moved, hidden, locked, edited and rewritten one by one. */
export function SecoesTab({ estudio, editing }: { estudio: Estudio; editing: Editing }) {
  const { edicao, change, act, busy } = editing;
  const { params } = useAddress();
  // A linked section, or the part clicked in the page beside, is unfolded.
  const asked = sectionIds.find((id) => id === params.get('secao')) ?? null;
  const [linked, setLinked] = useState(asked);
  const [opened, setOpened] = useState(asked);
  if (asked !== linked) {
    setLinked(asked);
    setOpened(asked);
  }
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) list.current?.querySelector(`[data-secao="${asked}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const plan = planOf(estudio, edicao);
  if (!plan)
    return (
      <Ask
        text="Ainda não há um plano da página"
        button={busy?.act === 'plan' ? 'Planejando...' : 'Planejar as seções'}
        onClick={() => act({ act: 'plan' })}
      />
    );
  const [hero, ...others] = [
    ...plan.sections.filter(({ id }) => id === 'hero'),
    ...plan.sections.filter(({ id }) => id !== 'hero'),
  ];
  const first = plan.sections.findIndex(({ id }) => id === 'hero') === 0 ? 1 : 0;
  const missing = sectionIds.filter((id) => !plan.sections.some((section) => section.id === id));
  const card = (section: Section, handle?: React.ReactNode) => (
    <SectionCard
      section={section}
      handle={handle}
      estudio={estudio}
      editing={editing}
      open={opened === section.id}
      onToggle={(open) => setOpened(open ? section.id : null)}
    />
  );
  return (
    <section ref={list} aria-label="Seções" className="grid grid-cols-1 gap-3">
      {hero && <div className="rounded-xl border border-line bg-surface">{card(hero)}</div>}
      <Sortable
        items={others}
        idOf={({ id }) => id}
        nameOf={({ id }) => sectionLabels[id]}
        label="Seções da página, na ordem em que aparecem"
        layout="list"
        className="grid grid-cols-1 gap-3"
        itemClassName="min-w-0 rounded-xl border border-line bg-surface"
        onMove={(from, to) => change(moveSection(estudio, edicao, from + first, to + first))}
      >
        {(section, _index, handle) => card(section, handle)}
      </Sortable>
      <div className="flex flex-wrap items-center gap-2">
        {missing.map((id) => (
          <Button
            key={id}
            onClick={() => {
              change(addSection(estudio, edicao, id, sectionLabels[id]));
              setOpened(id);
            }}
          >
            <Plus aria-hidden="true" />
            Incluir {sectionLabels[id]}
          </Button>
        ))}
        <Button
          look="ghost"
          className="ml-auto max-sm:ml-0"
          aria-busy={busy?.act === 'plan' && !busy.secao}
          aria-disabled={busy !== null}
          onClick={() => act({ act: 'plan' })}
        >
          <RotateCcw aria-hidden="true" />
          {busy?.act === 'plan' && !busy.secao ? 'Planejando...' : 'Planejar tudo de novo'}
        </Button>
      </div>
    </section>
  );
}
