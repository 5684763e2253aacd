import { ImagePlus, Trash2 } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { uploadFormats } from '#contract/uploads.ts';
import { useImageUpload } from '#web/kit/form/use-image-upload.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';

interface Props {
  /** The picture's address; null when there is none. */
  value: string | null;
  onChange: (url: string | null) => void;
  /** What the picture is of: 'Foto'. */
  label: string;
  /** Given by Field. */
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

const firstImage = (data: DataTransfer) => [...data.files].find((file) => file.type.startsWith('image/'));

/** A picture that is picked, dropped or pasted, sent at once, and can be taken away again (UPL-02..06). */
export function ImageUpload({ value, onChange, label, id, ...aria }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const { send, sending } = useImageUpload(onChange);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    send(firstImage(event.dataTransfer) ?? event.dataTransfer.files[0]);
  }
  function paste(event: ClipboardEvent) {
    const file = firstImage(event.clipboardData);
    if (!file) return;
    event.preventDefault();
    send(file);
  }
  function remove() {
    onChange(null);
    chooser.current?.focus();
  }

  const action = sending ? 'Enviando...' : value ? 'Trocar imagem' : 'Escolher imagem';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for a keyboard
    <div
      className={cx(
        'flex flex-wrap items-center gap-4 rounded-md border border-dashed p-3 transition-colors',
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
      <div
        className={cx(
          'grid h-20 w-28 shrink-0 place-items-center overflow-hidden rounded-md bg-sunken text-faint',
          sending && 'skeleton',
        )}
      >
        {value && !sending ? (
          <img src={value} alt={label} className="size-full object-cover" />
        ) : (
          <ImagePlus aria-hidden="true" className="size-5" />
        )}
      </div>
      <div className="min-w-0 flex-1 basis-48">
        <div className="flex flex-wrap items-center gap-1">
          <Button
            ref={chooser}
            id={id}
            aria-label={`${label}: ${action}`}
            aria-invalid={aria['aria-invalid']}
            aria-describedby={aria['aria-describedby']}
            aria-busy={sending}
            onClick={() => !sending && picker.current?.click()}
          >
            {action}
          </Button>
          {value && !sending && (
            <IconButton label={`Remover ${label.toLowerCase()}`} className="button-danger" onClick={remove}>
              <Trash2 />
            </IconButton>
          )}
        </div>
        <p className="mt-1.5 text-[13px] text-muted">
          JPEG, PNG ou WebP, até 10MB. Você também pode arrastar ou colar aqui.
        </p>
        {sending && (
          <div
            role="progressbar"
            aria-label="Enviando imagem"
            className="mt-2 h-1 overflow-hidden rounded-full"
          >
            <div className="alive h-full bg-gold" />
          </div>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        accept={uploadFormats}
        aria-label={label}
        onChange={(event) => {
          send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
