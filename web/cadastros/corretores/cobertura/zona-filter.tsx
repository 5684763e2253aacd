import type { Zona } from '#contract/cadastros/territorio.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { toggled } from './place-choice.ts';

interface Props {
  zonas: readonly Zona[];
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
}

/** A city's zones as toggle buttons; none pressed means the whole city (COV-04). */
export function ZonaFilter({ zonas, chosen, onChange }: Props) {
  if (zonas.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1.5 text-[13px] font-medium">
        Zonas <span className="font-normal text-muted">(opcional)</span>
      </legend>
      <div className="flex max-h-32 flex-wrap gap-1.5 overflow-y-auto p-0.5">
        {zonas.map(({ id, nome }) => {
          const isChosen = chosen.includes(id);
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange(toggled(chosen, id))}
              className={cx(
                'min-h-8 max-w-full truncate rounded-full border px-3 text-[13px] max-sm:min-h-10',
                isChosen ? 'border-gold-ink bg-gold-soft text-gold-ink' : 'border-line hover:bg-sunken',
              )}
            >
              {nome}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
