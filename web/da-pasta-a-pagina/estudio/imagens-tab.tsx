import { Star } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Estudio, ImagemDoEstudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import {
  type AssetCategory,
  assetCategories,
  imageClass,
} from '#contract/da-pasta-a-pagina/image-classes.ts';
import { filesOfAlike } from '#web/da-pasta-a-pagina/estudio/alike-pictures.ts';
import { ChosenPictures } from '#web/da-pasta-a-pagina/estudio/chosen-pictures.tsx';
import {
  editPicture,
  editPictures,
  isOfOthers,
  movePicture,
  picturesOf,
  setCategory,
  setHero,
} from '#web/da-pasta-a-pagina/estudio/edit.ts';
import { PictureDialog } from '#web/da-pasta-a-pagina/estudio/picture-dialog.tsx';
import { Thumb } from '#web/da-pasta-a-pagina/estudio/thumb.tsx';
import type { Editing } from '#web/da-pasta-a-pagina/estudio/use-estudio.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { Sortable } from '#web/kit/ui/sortable.tsx';

const views = {
  todas: { label: 'Todas', shows: () => true },
  usadas: { label: 'Usadas', shows: ({ usage }: ImagemDoEstudio) => usage === 'usar' },
  fora: { label: 'De fora', shows: ({ usage }: ImagemDoEstudio) => usage === 'reserva' },
  incertas: {
    label: 'Incertas',
    shows: (picture: ImagemDoEstudio) => picture.uncertain || isOfOthers(picture),
  },
} as const;
type View = keyof typeof views;

/** The folder's pictures in a grid: class, order, main picture, exclusions; nothing is downloaded again. */
export function ImagensTab({ estudio, editing }: { estudio: Estudio; editing: Editing }) {
  const { edicao, change } = editing;
  const [view, setView] = useState<View>('todas');
  const [opened, setOpened] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const pictures = picturesOf(estudio, edicao);
  const shown = pictures.filter(views[view].shows);
  const picture = pictures.find(({ id }) => id === opened);
  const files = filesOfAlike(pictures);

  /** Shift takes all from the last one on. */
  function choose(id: string, isRange: boolean) {
    const at = shown.findIndex((each) => each.id === id);
    const from = isRange ? shown.findIndex((each) => each.id === last.current) : -1;
    const ids =
      from < 0 ? [id] : shown.slice(Math.min(at, from), Math.max(at, from) + 1).map((each) => each.id);
    const next = new Set(chosen);
    for (const one of ids) {
      if (chosen.has(id)) next.delete(one);
      else next.add(one);
    }
    last.current = id;
    setChosen(next);
  }

  return (
    <section aria-label="Imagens">
      <fieldset className="mb-3 flex min-w-0 flex-wrap gap-1">
        <legend className="sr-only">Imagens mostradas</legend>
        {(Object.keys(views) as View[]).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            onClick={() => setView(each)}
            className={cx('button px-3', each === view ? 'bg-sunken text-ink' : 'button-ghost')}
          >
            {views[each].label}{' '}
            <span className="text-muted tabular-nums">{pictures.filter(views[each].shows).length}</span>
          </button>
        ))}
      </fieldset>
      {chosen.size > 0 && (
        <ChosenPictures
          count={chosen.size}
          shown={shown.length}
          onEdit={(edit) => change(editPictures(estudio, edicao, chosen, edit))}
          onAll={() => setChosen(new Set(shown.map(({ id }) => id)))}
          onClear={() => setChosen(new Set())}
        />
      )}
      {shown.length === 0 ? (
        <p className="rounded-xl border border-dashed border-line px-6 py-12 text-center text-muted">
          Nenhuma imagem aqui
        </p>
      ) : (
        <Sortable
          items={shown}
          idOf={({ id }) => id}
          nameOf={({ description }) => description}
          label="Imagens do hotsite"
          layout="grid"
          className="grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,45%),1fr))] gap-3"
          itemClassName="flex min-w-0 flex-col overflow-hidden rounded-xl border border-line bg-surface"
          onMove={(from, to) => change(movePicture(estudio, edicao, shown[from]!.id, shown[to]!.id))}
        >
          {(each, _index, handle) => (
            <Card
              picture={each}
              file={files.get(each.id)}
              handle={handle}
              chosen={chosen.has(each.id)}
              onChoose={(isRange) => choose(each.id, isRange)}
              onOpen={() => setOpened(each.id)}
              onLead={() => change(setHero(estudio, edicao, each.id))}
              onCategory={(category) => change(setCategory(estudio, edicao, each.id, category))}
              onUsage={() =>
                change(
                  editPicture(estudio, edicao, each.id, {
                    usage: each.usage === 'usar' ? 'reserva' : 'usar',
                  }),
                )
              }
            />
          )}
        </Sortable>
      )}
      {picture && (
        <PictureDialog
          picture={picture}
          estudio={estudio}
          editing={editing}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

interface CardProps {
  picture: ImagemDoEstudio;
  /** Its file, where others are described alike. */
  file: string | undefined;
  handle: React.ReactNode;
  chosen: boolean;
  onChoose: (isRange: boolean) => void;
  onOpen: () => void;
  /** Makes it the main picture. */
  onLead: () => void;
  onCategory: (category: AssetCategory) => void;
  onUsage: () => void;
}

function Card({ picture, file, handle, chosen, onChoose, onOpen, onLead, onCategory, onUsage }: CardProps) {
  const { type, description, category, usage, uncertain, lead } = picture;
  const isOut = usage === 'reserva';
  return (
    <>
      <div className="relative">
        <button type="button" onClick={onOpen} className="block w-full" aria-label={`Editar ${description}`}>
          <Thumb picture={picture} className={cx('aspect-[4/3]', isOut && 'opacity-40')} />
        </button>
        <label className="absolute top-1 right-1 grid size-9 cursor-pointer place-items-center">
          <span className="sr-only">Escolher {description}</span>
          <input
            type="checkbox"
            className="size-5 accent-gold-ink"
            checked={chosen}
            onChange={({ nativeEvent }) => onChoose((nativeEvent as unknown as MouseEvent).shiftKey)}
          />
        </label>
        <span className="pointer-events-none absolute top-2 left-2 flex max-w-[calc(100%-3rem)] flex-wrap gap-1">
          {lead && (
            <Badge tone="alive">
              <Star aria-hidden="true" className="size-3" /> Principal
            </Badge>
          )}
          {isOut && <Badge>De fora</Badge>}
          {uncertain && <Badge tone="danger">Incerta</Badge>}
          {isOfOthers(picture) && <Badge tone="alive">Logo de quem?</Badge>}
        </span>
        {type === 'image' && !lead && (
          <button
            type="button"
            className="absolute bottom-1.5 left-1.5 inline-flex h-7 items-center gap-1 rounded-md bg-surface px-1.5 text-xs font-medium text-ink hover:bg-sunken max-sm:h-9"
            aria-label={`Tornar principal ${description}`}
            onClick={onLead}
          >
            <Star aria-hidden="true" className="size-3.5" />
            Tornar principal
          </button>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-2">
        <p className="line-clamp-2 min-h-10 text-[13px] leading-5" data-hint={description}>
          {description}
        </p>
        {file && <span className="-mt-2 truncate text-xs text-muted">{file}</span>}
        <select
          aria-label={`Classe de ${description}`}
          className="control h-9 w-full max-sm:h-10"
          value={category}
          onChange={({ target }) => onCategory(target.value as AssetCategory)}
        >
          {assetCategories.map((each) => (
            <option key={each} value={each}>
              {imageClass[each].label}
            </option>
          ))}
        </select>
        <div className="mt-auto flex items-center justify-between">
          {handle}
          <button
            type="button"
            className="button button-ghost h-9 px-2 text-[13px] max-[22.5rem]:h-auto max-[22.5rem]:shrink max-[22.5rem]:text-right"
            aria-label={`${isOut ? 'Incluir' : 'Deixar de fora'} ${description}`}
            onClick={onUsage}
          >
            {isOut ? 'Incluir' : 'Deixar de fora'}
          </button>
        </div>
      </div>
    </>
  );
}
