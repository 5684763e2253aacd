import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { uploadMessages } from '#contract/base/upload-limits.ts';
import { imageFault } from '#web/kit/form/image-check.ts';
import { failureText, sendImage } from '#web/kit/form/use-image-upload.ts';
import { showToast } from '#web/kit/ui/toast.ts';

interface Options {
  value: readonly string[];
  max: number;
  onChange: (urls: string[]) => void;
}

/**
 * Uploads pictures one by one, adding each when done. Failures are reported at the end by file name, in the
 * specified texts; the others stay.
 */
export function useImagesUpload({ value, max, onChange }: Options) {
  // Pictures may be removed or moved during uploads.
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });
  const upload = useMutation({ mutationFn: sendImage });
  const [progress, setProgress] = useState<{ at: number; of: number } | null>(null);
  const busy = useRef(false);

  async function sendOne(file: File): Promise<string | null> {
    const fault = imageFault(file);
    if (fault) return fault;
    try {
      const url = await upload.mutateAsync(file);
      const { value: now, onChange: set } = latest.current;
      if (!now.includes(url)) {
        latest.current.value = [...now, url];
        set([...now, url]);
      }
      return null;
    } catch (error) {
      return failureText(error);
    }
  }

  async function send(files: readonly File[]) {
    if (busy.current || files.length === 0) return;
    busy.current = true;
    const room = Math.max(0, max - latest.current.value.length);
    const faults: string[] = files.length > room ? [`Use no máximo ${max} imagens`] : [];
    const taken = files.slice(0, room);
    let sent = 0;
    for (const [index, file] of taken.entries()) {
      setProgress({ at: index + 1, of: taken.length });
      const fault = await sendOne(file);
      if (fault) faults.push(taken.length > 1 ? `${file.name}: ${fault}` : fault);
      else sent += 1;
    }
    busy.current = false;
    setProgress(null);
    const done = sent > 1 ? `${sent} imagens enviadas com sucesso!` : uploadMessages.done;
    if (faults.length > 0) showToast({ title: 'Erro', text: faults.join('\n'), tone: 'destructive' });
    else if (sent > 0) showToast({ title: 'Sucesso', text: done });
  }
  return { send, progress };
}
