import { useState } from 'react';
import type { ImagemDoEstudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import { filesOfAlike } from '#web/da-pasta-a-pagina/estudio/alike-pictures.ts';
import { Thumb } from '#web/da-pasta-a-pagina/estudio/thumb.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';

interface Props {
  title: string;
  pictures: ImagemDoEstudio[];
  chosen: string[];
  most: number;
  onChoose: (ids: string[]) => void;
  onClose: () => void;
}

/** Selects from the pictures allowed on the page. */
export function PictureChoice({ title, pictures, chosen, most, onChoose, onClose }: Props) {
  const [ids, setIds] = useState(chosen);
  const usable = pictures.filter(({ usage }) => usage === 'usar');
  const files = filesOfAlike(usable);
  const toggle = (id: string) =>
    setIds(
      most === 1 ? [id] : ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id].slice(0, most),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width="sm:max-w-3xl"
      footer={
        <>
          <Button className="mr-auto" look="ghost" onClick={() => setIds([])}>
            Nenhuma
          </Button>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            look="primary"
            onClick={() => {
              onChoose(ids);
              onClose();
            }}
          >
            Usar {ids.length === 1 ? '1 imagem' : `${ids.length} imagens`}
          </Button>
        </>
      }
    >
      <fieldset className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <legend className="sr-only">{title}</legend>
        {usable.map((picture) => (
          <label
            key={picture.id}
            className="cursor-pointer overflow-hidden rounded-md border-2 border-line has-checked:border-gold-ink has-focus-visible:outline-2 has-focus-visible:outline-gold-ink"
          >
            <input
              type={most === 1 ? 'radio' : 'checkbox'}
              name="imagem"
              className="sr-only"
              checked={ids.includes(picture.id)}
              onChange={() => toggle(picture.id)}
            />
            <Thumb picture={picture} className="aspect-[4/3]" />
            <span className="grid gap-0.5 px-2 py-1 text-xs">
              <span className="line-clamp-2 break-words">{picture.description}</span>
              <span className="truncate text-muted">{files.get(picture.id)}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
