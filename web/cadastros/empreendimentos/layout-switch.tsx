import { LayoutGrid, Rows3 } from 'lucide-react';
import type { Layout } from '#web/cadastros/empreendimentos/last-layout.ts';
import { cx } from '#web/kit/ui/cx.ts';

const layouts = [
  { layout: 'cards', label: 'Ver em cartões', Icon: LayoutGrid },
  { layout: 'tabela', label: 'Ver em tabela', Icon: Rows3 },
] as const;

interface Props {
  layout: Layout;
  onChange: (layout: Layout) => void;
}

/** Cards or a table. */
export function LayoutSwitch({ layout: chosen, onChange }: Props) {
  return (
    <fieldset className="flex shrink-0 rounded-md border border-line bg-surface p-0.5">
      <legend className="sr-only">Apresentação da lista</legend>
      {layouts.map(({ layout, label, Icon }) => (
        <button
          key={layout}
          type="button"
          aria-label={label}
          data-hint={label}
          aria-pressed={layout === chosen}
          onClick={() => onChange(layout)}
          className={cx(
            'grid h-[30px] w-8 place-items-center rounded text-muted hover:text-ink',
            layout === chosen && 'bg-sunken text-ink',
          )}
        >
          <Icon aria-hidden="true" className="size-4" />
        </button>
      ))}
    </fieldset>
  );
}
