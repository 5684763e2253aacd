import { ImagePlus, Trash2 } from 'lucide-react';
import { type ComponentType, Suspense, useRef, useState } from 'react';
import { uploadFormats } from '#contract/sistema/uploads.ts';
import type { ImageEditorProps } from '#web/kit/crud/screen.ts';
import { DropArea } from '#web/kit/form/drop-area.tsx';
import { imageFault } from '#web/kit/form/image-check.ts';
import { useImageUpload } from '#web/kit/form/use-image-upload.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';

interface Props {
  /** The picture's address; null if none. */
  value: string | null;
  onChange: (url: string | null) => void;
  /** Name of the picture: 'Foto'. */
  label: string;
  /** Advice about it. */
  advice?: string | undefined;
  /** Shown uncropped. */
  whole?: boolean | undefined;
  /** Edits a picture before upload, such as cropping. */
  Editor?: ComponentType<ImageEditorProps> | undefined;
  /** Given by Field. */
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/** A picture that is picked, dropped or pasted, uploaded at once, and removable (UPL-02..06). */
export function ImageUpload({ value, onChange, label, advice, whole, Editor, id, ...aria }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const { send, refuse, fault, sending } = useImageUpload(onChange);
  const [edited, setEdited] = useState<File | null>(null);

  function take(file: File | null | undefined) {
    if (!file || sending || !Editor) send(file);
    else if (!refuse(imageFault(file))) setEdited(file);
  }

  function remove() {
    onChange(null);
    chooser.current?.focus();
  }

  const action = sending ? 'Enviando...' : value ? 'Trocar imagem' : 'Escolher imagem';
  return (
    <DropArea onFiles={([file]) => take(file)} className="flex flex-wrap items-center gap-4">
      <div
        className={cx(
          'grid h-20 w-28 shrink-0 place-items-center overflow-hidden rounded-md bg-sunken text-faint',
          sending && 'skeleton',
        )}
      >
        {value && !sending ? (
          <img
            src={value}
            alt={label}
            className={cx('size-full', whole ? 'object-contain' : 'object-cover')}
          />
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
          {advice && <span className="block">{advice}</span>}
          JPEG, PNG ou WebP, até 10MB. Você também pode arrastar ou colar aqui.
        </p>
        {fault && (
          <p role="alert" className="field-error mt-1.5">
            {fault}
          </p>
        )}
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
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {edited && Editor && (
        <Suspense>
          <Editor
            file={edited}
            onDone={(file) => {
              setEdited(null);
              send(file);
            }}
            onCancel={(reason) => {
              setEdited(null);
              if (reason) refuse(reason);
            }}
          />
        </Suspense>
      )}
    </DropArea>
  );
}
