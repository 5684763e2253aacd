import { ImagePlus, X } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { uploadFormats } from '#contract/uploads.ts';
import { useImagesUpload } from '#web/kit/form/use-images-upload.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { moved, Sortable } from '#web/kit/ui/sortable.tsx';

interface Props {
  /** Addresses, the cover first. */
  value: readonly string[];
  onChange: (urls: string[]) => void;
  max: number;
  /** What they are: 'Fotos'. */
  label: string;
  /** Given by Field. */
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

const images = (data: DataTransfer) => [...data.files].filter((file) => file.type.startsWith('image/'));

/** Several pictures that are picked, dropped or pasted, put in order and taken away again. */
export function ImagesUpload({ value, onChange, max, label, id, ...aria }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const { send, progress } = useImagesUpload({ value, max, onChange });
  const isFull = value.length >= max;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const found = images(event.dataTransfer);
    void send(found.length > 0 ? found : [...event.dataTransfer.files].slice(0, 1));
  }
  function paste(event: ClipboardEvent) {
    const found = images(event.clipboardData);
    if (found.length === 0) return;
    event.preventDefault();
    void send(found);
  }
  function remove(url: string) {
    onChange(value.filter((each) => each !== url));
    chooser.current?.focus();
  }

  const action = progress ? `Enviando ${progress.at} de ${progress.of}...` : 'Adicionar fotos';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for a keyboard
    <div
      className={cx(
        'grid gap-3 rounded-md border border-dashed p-3 transition-colors',
        over ? 'border-gold bg-gold-soft' : 'border-line',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
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
    </div>
  );
}
