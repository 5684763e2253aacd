import { ArrowRight, Pencil, Plus } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { nounOf } from '#contract/base/nouns.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { placeScreens, tablePath } from './place-screens.ts';
import { levelUnder, type Place, pathTo } from './tree.ts';

/** Number of children named; the table has all. */
const named = 60;

interface Props {
  place: Place;
  /** '645 cidades', null if unknown. */
  count: string | null;
  onSelect: (place: Place) => void;
  /** Adds a place inside this one. */
  onAdd: (under: Place) => void;
}

/** The selected place: location, children, and links to its tables. */
export function PlaceDetail({ place, count, onSelect, onAdd }: Props) {
  const under = levelUnder(place.level);
  const word = nounOf(place.level);
  return (
    <section aria-label={place.nome} className="rounded-xl border border-line bg-surface p-5">
      <p className="flex min-h-5 flex-wrap items-center gap-x-1.5 text-[13px] text-muted">
        {pathTo(place)
          .slice(0, -1)
          .map((above) => (
            <Fragment key={above.key}>
              <button
                type="button"
                className="hover:text-ink hover:underline"
                onClick={() => onSelect(above)}
              >
                {above.nome}
              </button>
              <span aria-hidden="true">›</span>
            </Fragment>
          ))}
        <span className="capitalize">{word.one}</span>
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 text-lg font-semibold tracking-tight break-words">{place.nome}</h2>
        {count && place.children.length > 0 && <Badge>{count}</Badge>}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {under && (
          <Button onClick={() => onAdd(place)}>
            <Plus aria-hidden="true" />
            {placeScreens[under].texts.add}
          </Button>
        )}
        <Link to={`${tablePath(place.level)}?editar=${place.id}`} className="button button-outline">
          <Pencil aria-hidden="true" />
          {placeScreens[place.level].texts.edit}
        </Link>
        {under && place.children.length > 0 && (
          <Link to={`${tablePath(under)}?${place.level}=${place.id}`} className="button button-ghost">
            Ver {count} na tabela
            <ArrowRight aria-hidden="true" />
          </Link>
        )}
      </div>
      {place.children.length > 0 && (
        <ul className="mt-5 columns-2 gap-4 border-t border-line pt-4 xl:columns-3">
          {place.children.slice(0, named).map((child) => (
            <li key={child.key} className="break-inside-avoid">
              <button
                type="button"
                className="w-full truncate rounded-md py-1.5 text-left hover:underline"
                onClick={() => onSelect(child)}
              >
                {child.nome}
              </button>
            </li>
          ))}
        </ul>
      )}
      {under && place.children.length === 0 && count && (
        <p className="mt-5 border-t border-line pt-4 text-muted">{placeScreens[under].texts.empty}</p>
      )}
      {place.children.length > named && (
        <p className="mt-2 text-[13px] text-muted">
          e mais {(place.children.length - named).toLocaleString('pt-BR')}
        </p>
      )}
    </section>
  );
}
