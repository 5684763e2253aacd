import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import { cx } from '#web/kit/ui/cx.ts';

interface Props {
  /** Pictures, or other dropped files to report as invalid. */
  onFiles: (files: File[]) => void;
  className: string;
  children: ReactNode;
}

const images = (data: DataTransfer) => [...data.files].filter((file) => file.type.startsWith('image/'));

/** An area for dropping pictures, or pasting while focused. */
export function DropArea({ onFiles, className, children }: Props) {
  const [over, setOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const found = images(event.dataTransfer);
    onFiles(found.length > 0 ? found : [...event.dataTransfer.files].slice(0, 1));
  }
  function paste(event: ClipboardEvent) {
    const found = images(event.clipboardData);
    if (found.length === 0) return;
    event.preventDefault();
    onFiles(found);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for a keyboard
    <div
      className={cx(
        'rounded-md border border-dashed p-3 transition-colors',
        over ? 'border-gold bg-gold-soft' : 'border-line',
        className,
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      {children}
    </div>
  );
}
