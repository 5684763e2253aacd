import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { serverMessage } from '#web/kit/api/errors.ts';
import { CrudDialog } from '#web/kit/crud/crud-dialog.tsx';
import type { CrudRecord } from '#web/kit/crud/screen.ts';
import { countOf, nothing } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { useAddress } from '#web/kit/use-address.ts';
import { useAddressText } from '#web/kit/use-address-text.ts';
import { CompleteWithIbge, LoadIbge } from './load-ibge.tsx';
import { PlaceDetail } from './place-detail.tsx';
import { placeScreens, tablePath } from './place-screens.ts';
import { PlaceTree } from './place-tree.tsx';
import { type Level, levelUnder, type Place, pathTo, visiblePlaces } from './tree.ts';
import { useTerritorio } from './use-territorio.ts';

/** A place being created, with its initial values. */
type Adding = { level: Level; initial: Record<string, string> } | null;

const counted = ['regiao', 'estado', 'cidade', 'bairro'] as const;

/** 'Visão Geral': size of the territory, and its tree (TER-59, TER-60). */
export function TerritorioPage() {
  const [lugar, goTo] = useAddressText(useAddress(), 'lugar');
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const [adding, setAdding] = useState<Adding>(null);
  const needsZonas =
    [...unfolded].some((key) => key.startsWith('estado-')) || /^(cidade|zona|bairro)-/.test(lugar);
  const { tree, lists, isRead, error, retry } = useTerritorio(needsZonas);

  const selected = tree.at.get(lugar) ?? tree.roots[0] ?? null;
  const open = useMemo(
    () => new Set([...unfolded, ...(selected ? pathTo(selected).slice(0, -1) : []).map(({ key }) => key)]),
    [unfolded, selected],
  );
  const shown = useMemo(() => visiblePlaces(tree, open), [tree, open]);

  const select = ({ key }: Pick<Place, 'key'>) => goTo(key);
  function toggle(place: Place) {
    // Folding moves the selection out of hidden places.
    const folds = open.has(place.key);
    const next = new Set(open);
    if (folds) next.delete(place.key);
    else next.add(place.key);
    setUnfolded(next);
    if (folds) select(place);
  }
  /** Adds a place of a level inside the selected one, or beside it: inside what that lies in. */
  function add(level: Level, at: Place | null) {
    const under = at && pathTo(at).find((place) => levelUnder(place.level) === level);
    setAdding({ level, initial: under ? { [`${under.level}Id`]: String(under.id) } : {} });
  }

  function countUnder(place: Place): string | null {
    const level = levelUnder(place.level);
    if (!level || !isRead[level]) return null;
    const { noun } = placeScreens[level];
    return countOf(place.children.length, noun.one, noun.many);
  }

  return (
    <>
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
        {selected && lists.cidades.data && <CompleteWithIbge cidades={lists.cidades.data.length} />}
        <Button onClick={() => add('cidade', selected)}>
          <Plus aria-hidden="true" />
          Nova Cidade
        </Button>
        <Button look="primary" onClick={() => add('bairro', selected)}>
          <Plus aria-hidden="true" />
          Novo Bairro
        </Button>
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line lg:grid-cols-4">
        {counted.map((level) => {
          const { noun, list } = placeScreens[level];
          const { data, isLoadingError } = lists[list as keyof typeof lists];
          return (
            <li key={level}>
              <Link
                to={tablePath(level)}
                className="block bg-surface px-5 py-4 transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
              >
                <span className="block text-[13px] text-muted capitalize">{noun.many}</span>
                <span className="mt-1 block text-2xl font-semibold tracking-tight tabular-nums">
                  {data?.length.toLocaleString('pt-BR') ??
                    (isLoadingError ? nothing : <Skeleton className="h-8 w-16" />)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <div className="mt-6">
        {error ? (
          <LoadFailure detail={serverMessage(error) ?? undefined} onRetry={retry} />
        ) : !isRead.regiao ? (
          <p role="status" className="text-[13px] text-muted">
            Carregando...
          </p>
        ) : selected ? (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
            <PlaceTree
              shown={shown}
              selected={selected}
              countOf={countUnder}
              onSelect={select}
              onToggle={toggle}
            />
            <PlaceDetail
              place={selected}
              count={countUnder(selected)}
              onSelect={select}
              onAdd={(under) => {
                const level = levelUnder(under.level);
                if (level) add(level, under);
              }}
            />
          </div>
        ) : (
          <EmptyBox text={placeScreens.regiao.texts.empty}>
            <LoadIbge />
          </EmptyBox>
        )}
      </div>
      {adding && (
        <CrudDialog
          screen={placeScreens[adding.level]}
          record={null}
          initial={adding.initial}
          onClose={() => setAdding(null)}
          onSaved={(row: CrudRecord) => select({ key: `${adding.level}-${row.id}` })}
        />
      )}
    </>
  );
}
