import { ImagePlus, X } from 'lucide-react';
import { useRef } from 'react';
import { uploadFormats } from '#contract/sistema/uploads.ts';
import { DropArea } from '#web/kit/form/drop-area.tsx';
import { useImagesUpload } from '#web/kit/form/use-images-upload.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { moved, Sortable } from '#web/kit/ui/sortable.tsx';

interface Props {
  /** Addresses, cover first. */
  value: readonly string[];
  onChange: (urls: string[]) => void;
  max: number;
  /** Name of the pictures: 'Fotos'. */
  label: string;
  /** Given by Field. */
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/** Several pictures, picked, dropped or pasted, sortable and removable. */
export function ImagesUpload({ value, onChange, max, label, id, ...aria }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const { send, progress } = useImagesUpload({ value, max, onChange });
  const isFull = value.length >= max;

  function remove(url: string) {
    onChange(value.filter((each) => each !== url));
    chooser.current?.focus();
  }

  const action = progress ? `Enviando ${progress.at} de ${progress.of}...` : 'Adicionar fotos';
  return (
    <DropArea onFiles={(files) => void send(files)} className="grid gap-3">
      {value.length > 0 && (
        <Sortable
          items={value}
          idOf={(url) => url}
          nameOf={(_, index) => `foto ${index + 1}`}
          label={label}
          layout="grid"
          onMove={(from, to) => onChange(moved(value, from, to))}
          className="grid grid-cols-2 gap-3 sm:grid-cols-4"
          itemClassName="relative aspect-[4/3] overflow-hidden rounded-md border border-line bg-sunken"
        >
          {(url, index, handle) => (
            <>
              <img src={url} alt={`Foto ${index + 1}`} draggable={false} className="size-full object-cover" />
              {index === 0 && (
                <Badge tone="alive" className="absolute bottom-1.5 left-1.5">
                  Capa
                </Badge>
              )}
              <span className="absolute top-1 left-1 rounded-md bg-surface">{handle}</span>
              <span className="absolute top-1 right-1 rounded-md bg-surface">
                <IconButton
                  label={`Remover foto ${index + 1}`}
                  className="button-danger"
                  onClick={() => remove(url)}
                >
                  <X />
                </IconButton>
              </span>
            </>
          )}
        </Sortable>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button
          ref={chooser}
          id={id}
          aria-label={`${label}: ${action}`}
          aria-invalid={aria['aria-invalid']}
          aria-describedby={aria['aria-describedby']}
          aria-busy={progress !== null}
          aria-disabled={isFull}
          className={cx(isFull && 'opacity-60')}
          onClick={() => !progress && !isFull && picker.current?.click()}
        >
          <ImagePlus aria-hidden="true" />
          {action}
        </Button>
        <span className="text-[13px] text-muted tabular-nums">
          {value.length} de {max}
        </span>
      </div>
      <p className="text-[13px] text-muted">
        JPEG, PNG ou WebP, até 10MB cada. Arraste ou cole várias aqui; a primeira é a capa.
      </p>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={uploadFormats}
        aria-label={label}
        onChange={(event) => {
          void send([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </DropArea>
  );
}
