import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { type Estudio, sectionLabels } from '#contract/da-pasta-a-pagina/estudio.ts';
import { filesOfAlike } from '#web/da-pasta-a-pagina/estudio/alike-pictures.ts';
import { picturesOf } from '#web/da-pasta-a-pagina/estudio/edit.ts';
import { PictureChoice } from '#web/da-pasta-a-pagina/estudio/picture-choice.tsx';
import { Thumb } from '#web/da-pasta-a-pagina/estudio/thumb.tsx';
import type { Editing } from '#web/da-pasta-a-pagina/estudio/use-estudio.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { moved, Sortable } from '#web/kit/ui/sortable.tsx';

interface Props {
  section: Section;
  most: number;
  estudio: Estudio;
  editing: Editing;
  onChange: (assets: string[]) => void;
}

/** The pictures of a section, in order. */
export function SectionPictures({ section, most, estudio, editing, onChange }: Props) {
  const [choosing, setChoosing] = useState(false);
  const pictures = picturesOf(estudio, editing.edicao);
  const chosen = section.assets.flatMap((id) => pictures.find((picture) => picture.id === id) ?? []);
  const ids = chosen.map(({ id }) => id);
  const files = filesOfAlike(pictures);
  return (
    <div>
      <p className="mb-1.5 text-[13px] font-medium">{most === 1 ? 'Imagem' : 'Imagens'}</p>
      {chosen.length > 0 && (
        <Sortable
          items={chosen}
          idOf={({ id }) => id}
          nameOf={({ description }) => description}
          label={`Imagens de ${sectionLabels[section.id]}`}
          layout="grid"
          className="mb-2 grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-6"
          itemClassName="min-w-0 overflow-hidden rounded-md border border-line bg-surface"
          onMove={(from, to) => onChange(moved(ids, from, to))}
        >
          {(picture, _index, handle) => (
            <>
              <Thumb picture={picture} className="aspect-[4/3]" />
              <p className="grid px-2 pt-1 text-xs text-muted">
                <span className="line-clamp-2 break-words" data-hint={picture.description}>
                  {picture.description}
                </span>
                <span className="truncate text-faint">{files.get(picture.id)}</span>
              </p>
              <div className="flex items-center justify-between">
                {handle}
                <IconButton
                  label={`Retirar ${picture.description} da seção`}
                  onClick={() => onChange(ids.filter((id) => id !== picture.id))}
                >
                  <X />
                </IconButton>
              </div>
            </>
          )}
        </Sortable>
      )}
      <Button onClick={() => setChoosing(true)}>
        <ImagePlus aria-hidden="true" />
        {most === 1 ? 'Escolher imagem' : 'Escolher imagens'}
      </Button>
      {choosing && (
        <PictureChoice
          title={`Imagens de ${sectionLabels[section.id]}`}
          pictures={pictures}
          chosen={ids}
          most={most}
          onChoose={onChange}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
