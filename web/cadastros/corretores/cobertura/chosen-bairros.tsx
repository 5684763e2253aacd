import { X } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import type { CityGroup } from './place-choice.ts';

interface Props {
  groups: readonly CityGroup[];
  onRemove: (ids: number[]) => void;
}

/** Initially visible bairros per city. */
const shownAtFirst = 24;
const shownMore = 200;

const chip =
  'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full bg-sunken pr-2 pl-3 text-[13px] hover:bg-gold-soft max-sm:min-h-9';

/** Removing by keyboard moves focus to the neighbour. */
function focusBeside(event: MouseEvent<HTMLElement>, otherwise: HTMLElement | null): void {
  const item = event.currentTarget.closest('li');
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  (beside?.querySelector<HTMLElement>('button') ?? otherwise)?.focus();
}

function CityChips({ group, onRemove }: { group: CityGroup; onRemove: Props['onRemove'] }) {
  const { cidade, bairros } = group;
  const [limit, setLimit] = useState(shownAtFirst);
  const heading = useRef<HTMLHeadingElement>(null);
  const hidden = bairros.length - limit;
  return (
    <li>
      <div className="flex items-center justify-between gap-2">
        <h5 ref={heading} tabIndex={-1} className="text-[13px] font-medium">
          {cidade} <span className="font-normal text-muted">· {bairros.length.toLocaleString('pt-BR')}</span>
        </h5>
        <Button
          look="ghost"
          className="h-8 px-2 text-[13px]"
          aria-label={`Remover todos de ${cidade}`}
          onClick={() => onRemove(bairros.map(({ id }) => id))}
        >
          Remover todos
        </Button>
      </div>
      <ul className="mt-1 flex flex-wrap gap-1.5">
        {bairros.slice(0, limit).map(({ id, nome }) => (
          <li key={id} className="max-w-full min-w-0">
            <button
              type="button"
              className={chip}
              aria-label={`Remover ${nome}, ${cidade}`}
              onClick={(event) => {
                focusBeside(event, heading.current);
                onRemove([id]);
              }}
            >
              <span className="min-w-0 truncate">{nome}</span>
              <X aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
            </button>
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <button
              type="button"
              className={`${chip} pr-3 font-medium`}
              aria-label={`Mostrar mais bairros de ${cidade}`}
              onClick={() => setLimit(limit + shownMore)}
            >
              mais {hidden.toLocaleString('pt-BR')}
            </button>
          </li>
        )}
      </ul>
    </li>
  );
}

/** The chosen bairros by city, removable (COV-11). */
export function ChosenBairros({ groups, onRemove }: Props) {
  const total = groups.reduce((sum, { bairros }) => sum + bairros.length, 0);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div>
      <h4 ref={title} tabIndex={-1} className="text-[13px] font-medium">
        {total === 0 ? 'Nenhum bairro escolhido' : countOf(total, 'bairro escolhido', 'bairros escolhidos')}
      </h4>
      {total > 0 && (
        <ul className="mt-2 grid max-h-72 gap-3 overflow-y-auto">
          {groups.map((group) => (
            <CityChips
              key={group.cidade}
              group={group}
              onRemove={(ids) => {
                if (ids.length === group.bairros.length) title.current?.focus();
                onRemove(ids);
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
