import 'react-easy-crop/react-easy-crop.css';
import { type FormEvent, useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { uploadMessages } from '#contract/base/upload-limits.ts';
import { type CropArea, cropImage } from '#web/cadastros/corretores/crop-image.ts';
import type { ImageEditorProps } from '#web/kit/crud/screen.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';

const mostZoom = 4;

/** Crops a picture to the face, by mouse, touch, wheel or keyboard. */
export function PhotoEditor({ file, onDone, onCancel }: ImageEditorProps) {
  const zoomId = useId();
  const formId = useId();
  const [url, setUrl] = useState<string | null>(null);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  async function finish(event: FormEvent) {
    event.preventDefault();
    // Nested in the field's form; must not submit it.
    event.stopPropagation();
    if (!url || !area) return;
    try {
      onDone(await cropImage(url, area, file.type));
    } catch {
      onCancel(uploadMessages.notAnImage);
    }
  }

  return (
    <Dialog
      open
      onClose={() => onCancel()}
      title="Recortar foto"
      description="Arraste a foto, ou use as setas do teclado, até o rosto ficar no centro do quadrado."
      width="sm:max-w-md"
      footer={
        <>
          <Button look="ghost" onClick={() => onCancel()}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} look="primary" aria-disabled={!area}>
            Usar foto
          </Button>
        </>
      }
    >
      <div className="relative h-72 overflow-hidden rounded-md bg-sunken sm:h-80">
        {url && (
          <Cropper
            image={url}
            aspect={1}
            crop={crop}
            zoom={zoom}
            maxZoom={mostZoom}
            keyboardStep={8}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
            mediaProps={{ alt: '', onError: () => onCancel(uploadMessages.notAnImage) }}
            cropperProps={{ role: 'group', 'aria-label': 'Recorte: as setas movem a foto' }}
          />
        )}
      </div>
      <form id={formId} className="mt-4 flex items-center gap-3" onSubmit={(event) => void finish(event)}>
        <label htmlFor={zoomId} className="text-[13px] font-medium">
          Zoom
        </label>
        <input
          id={zoomId}
          type="range"
          className="h-9 min-w-0 flex-1 accent-gold-ink"
          min={1}
          max={mostZoom}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </form>
    </Dialog>
  );
}
